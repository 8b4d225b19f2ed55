"""Transcripts, seats, times and pieces: what the core reads, and what it names as unreadable."""

from __future__ import annotations

import pytest

from engines.catalog import find_game
from engines.core.match import Entry, ReplayError, begin, replay
from engines.core.notation import NotationError, read_time, write_time
from engines.core.options import BadSetupError
from engines.core.pieces import misplaced
from engines.core.seats import CHANCE, Seat, clockwise, read_seat, write_seat
from engines.core.transcript import TranscriptError, read_transcript

HEAD = ("totembox transcript 1", "game arriba", "seats 3", "option deck table")
DEAL = "chance deal @0.000000000 first:0"


def test_remarks_and_empty_lines_are_skipped() -> None:
    match = read_transcript(find_game, (*HEAD, "", "# a remark", DEAL, "#   dealt", "0 flip Ar"))
    assert match.number == 2
    assert match.options.deck == "scanned"


def test_a_head_alone_is_an_unplayed_match() -> None:
    assert read_transcript(find_game, HEAD).number == 0


@pytest.mark.parametrize(
    ("lines", "number", "reason"),
    [
        ((), 1, "no line says 'game'"),
        (("hello",), 1, "a transcript starts with"),
        ((HEAD[0], "game arriba", DEAL), 3, "no line says 'seats'"),
        ((HEAD[0], "game chess", "seats 3", DEAL), 4, "game-unknown"),
        ((HEAD[0], "game arriba", "seats many", DEAL), 4, "'many' is no number"),
        ((HEAD[0], "game arriba", "seats ²", DEAL), 4, "'²' is no number"),
        ((HEAD[0], "game arriba", "seats 9", DEAL), 4, "seats-range"),
        ((*HEAD, "option rounds", DEAL), 5, "option 'rounds' has no value"),
        ((*HEAD, "option rounds 99", DEAL), 6, "option-whole"),
        ((*HEAD, "nobody flip"), 5, "'nobody' is no seat"),
        ((*HEAD, "00 flip Ar"), 5, "'00' is no seat"),
        ((*HEAD, DEAL, "option rounds 1"), 6, "'option' is no seat"),
        ((*HEAD, DEAL, "0 dance"), 6, "'dance' is no move"),
        ((*HEAD, DEAL, "1 flip Ar"), 6, "'1 flip Ar' is refused by arriba.turn"),
    ],
)
def test_an_unreadable_transcript_names_its_line(
    lines: tuple[str, ...], number: int, reason: str
) -> None:
    with pytest.raises(TranscriptError) as refused:
        read_transcript(find_game, lines)
    assert refused.value.line == number
    assert reason in refused.value.reason


def test_a_refused_line_carries_its_refusal() -> None:
    with pytest.raises(TranscriptError) as refused:
        read_transcript(find_game, (*HEAD, DEAL, "1 flip Ar"))
    assert refused.value.refusal is not None
    assert refused.value.refusal.facts == {"flipper": 0}


def test_a_replay_names_the_move_that_is_refused() -> None:
    game = find_game("arriba")
    entries = [Entry(CHANCE, game.parse("settle"))]
    with pytest.raises(ReplayError, match=r"move 1 \(settle\) is refused by arriba.deal_due"):
        replay(begin(game, 3, {}), entries)


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadSetupError, match="arriba") as refused:
        find_game("chess")
    assert refused.value.key == "game-unknown"


@pytest.mark.parametrize("at_ns", [0, 1, 999_999_999, 10**9, 10**18 - 1])
def test_times_read_back_to_the_nanosecond(at_ns: int) -> None:
    assert read_time(write_time(at_ns)) == at_ns


@pytest.mark.parametrize("text", ["", "@", "@1", "@1.5", "1.000000000", "@1.00000000a", "@٣.5"])
def test_an_invalid_time_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        read_time(text)


@pytest.mark.parametrize("seat", [CHANCE, Seat(0), Seat(7), Seat(12)])
def test_seats_read_back(seat: Seat) -> None:
    assert read_seat(write_seat(seat)) == seat


@pytest.mark.parametrize("text", ["", "-1", "00", "100", "x", "²", "Chance"])
def test_an_invalid_seat_reads_as_none(text: str) -> None:
    assert read_seat(text) is None


def test_clockwise_goes_round_once() -> None:
    assert clockwise(2, 4) == (2, 3, 0, 1)
    assert clockwise(4, 4) == (0, 1, 2, 3)


@pytest.mark.parametrize(
    ("places", "complaint"),
    [
        ({"a": ("x", "y")}, None),
        ({"a": ("x",), "b": ("?",)}, None),
        ({"a": ("x", "x")}, "2 of x, but there are 1"),
        ({"a": ("x", "z")}, "1 of z, but there are 0"),
        ({"a": ("x",)}, "1 pieces, but there are 2"),
        ({"a": ("x", "y", "?")}, "3 pieces, but there are 2"),
    ],
)
def test_a_piece_that_is_lost_or_doubled_is_named(
    places: dict[str, tuple[str, ...]], complaint: str | None
) -> None:
    assert misplaced({"x": 1, "y": 1}, places) == complaint


@pytest.mark.parametrize(
    "lines",
    [
        (*HEAD, f"option {'x' * 5_000}", DEAL),
        (*HEAD, f"option {'x' * 5_000} 1", DEAL),
        (*HEAD[:2], f"seats {'9' * 5_000}", DEAL),
        (*HEAD, DEAL, f"1 lay same {' '.join(['0'] * 5_000)}"),
    ],
)
def test_a_refusal_quotes_only_the_begin_of_what_is_too_long(lines: tuple[str, ...]) -> None:
    with pytest.raises(TranscriptError) as refused:
        read_transcript(find_game, lines)
    assert len(str(refused.value)) < 1_000


def test_a_refused_move_of_a_record_is_quoted_in_part() -> None:
    game = find_game("arriba")
    entries = [Entry(Seat(0), game.parse(f"lay same {' '.join(['0'] * 5_000)}"))]
    with pytest.raises(ReplayError) as refused:
        replay(begin(game, 3, {}), entries)
    assert len(str(refused.value)) < 1_000
