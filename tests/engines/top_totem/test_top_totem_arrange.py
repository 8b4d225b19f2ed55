"""A board that people set up: before a game, or because the real one looks different."""

from __future__ import annotations

import pytest

from engines.core.match import Match, begin
from engines.core.notation import NotationError
from engines.core.seats import Seat
from engines.top_totem.board.bitboard import BACARTA
from engines.top_totem.game import TopTotem
from engines.top_totem.moves import Arrange
from engines.top_totem.state import Men, Phase
from tests.engines.playing import scripted, verdict_on

GAME = TopTotem()
PRINTED = "arrange iiiiIIII/iiii4/iiii4/8/8/8/4wwww/4wwww/WWWWwwww red 0+0 0+0"
FEW = "arrange 8/8/8/8/2i5/4w3/8/8/8 white 0+0 0+0"


def game(start: str, *lines: str) -> Match:
    """Return the match after the lot and the lines."""
    return scripted(begin(GAME, 2, {"start": start}), ("chance begin 0", *lines))


def test_the_notation_is_read_and_written() -> None:
    move = GAME.parse(PRINTED)
    assert move == Arrange(BACARTA, Seat(0))
    assert GAME.write(move) == PRINTED


@pytest.mark.parametrize(
    "text",
    [
        "arrange 8/8 red 0+0 0+0",
        PRINTED.replace("red", "blue"),
        PRINTED.replace("8/8/8", "8/8/71"),
        PRINTED.replace("8/8/8", "8/8/9"),
        PRINTED.replace("0+0 0+0", "13+0 0+0"),
    ],
)
def test_other_text_is_no_position(text: str) -> None:
    with pytest.raises(NotationError):
        GAME.parse(text)


def test_a_game_begins_from_any_position() -> None:
    match = game("position")
    assert match.state.phase is Phase.SETUP
    assert GAME.awaited(match.state) == {0: "board", 1: "board"}
    match = scripted(match, (f"1 {FEW}",))
    assert (match.state.phase, match.state.turn) == (Phase.PLAY, 1)
    assert match.state.lost == (Men(11, 4), Men(11, 4))


def test_only_the_host_sets_the_board_right_in_a_game() -> None:
    move = GAME.parse(FEW)
    assert GAME.is_made_on_table(game("bacarta").state, move)
    assert not GAME.is_made_on_table(game("position").state, move)


def test_what_was_called_and_counted_before_is_void() -> None:
    match = game("bacarta", "0 12-13", "1 53-52", "1 top", f"0 {FEW}")
    state = match.state
    assert (state.call, state.last, state.quiet, len(state.seen)) == (None, None, 0, 1)
    assert verdict_on(match, "0 top") == "top_totem.top_early"


def test_men_in_the_camp_are_kept() -> None:
    match = game("cowboy", "0 enter 1", "1 arrange 1i6/8/8/8/8/8/8/8/8 white 11+4 12+4")
    assert match.state.camps == (Men(11, 4), Men(12, 4))
    assert match.state.lost == (Men(0, 0), Men(0, 0))


def test_nothing_is_set_up_while_men_are_placed_or_after_a_game() -> None:
    assert verdict_on(game("indian"), f"0 {FEW}") == "top_totem.phase"
