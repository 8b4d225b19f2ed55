"""The rules over JSON Lines: one answer line per request line, whatever the line holds."""

from __future__ import annotations

import io
import json
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.catalog import find_game
from engines.core.match import begin
from firmware_host.cli.referee import LINE_AT_MOST, Referee, _lines
from tests.fixtures.host_tables import DUEL, stacked

DEAL = f"deal @0.000000000 first:0 {stacked(*DUEL)}"
KINDS = ["to_act", "legal", "view", "outcome", "transcript", "play", "chance", "undo", "fly"]
SEATS: st.SearchStrategy[Any] = (
    st.none()
    | st.integers(-2, 4)
    | st.sampled_from(["chance", "0", 2**64, 10**400, True, 1.5, [], {}])
)
MOVES: st.SearchStrategy[Any] = st.sampled_from(
    [
        "flip",
        "settle",
        DEAL,
        "grab @0.030000000",
        "reveal @999999999.999999999",
        "lower 0",
        "",
        None,
    ]
) | st.text(max_size=12)


def referee(seats: int = 3) -> Referee:
    """Return the referee of a new match."""
    return Referee(begin(find_game("arriba"), seats, {"first_player": "seat0"}), seed=1)


def ask(asked: Referee, **request: Any) -> dict[str, Any]:
    """Return the answer as it would be read from the pipe."""
    answer: dict[str, Any] = json.loads(
        msgspec.json.encode(asked.answer(json.dumps(request).encode()))
    )
    return answer


@pytest.fixture
def dealt() -> Referee:
    """Return the referee of a match that is dealt."""
    asked = referee()
    assert ask(asked, do="play", seat="chance", move=DEAL)["ok"]
    return asked


def test_it_lists_the_awaited_seats(dealt: Referee) -> None:
    assert ask(referee(), do="to_act") == {"ok": True, "seats": ["chance"]}
    assert ask(dealt, do="to_act") == {"ok": True, "seats": [0]}


def test_it_lists_the_legal_moves(dealt: Referee) -> None:
    assert "flip" in ask(dealt, do="legal", seat=0)["moves"]
    assert "flip" not in ask(dealt, do="legal", seat=1)["moves"]
    assert ask(dealt, do="legal", seat="chance") == {"ok": True, "moves": []}


def test_it_shows_the_view_of_a_viewer(dealt: Referee) -> None:
    spectator = ask(dealt, do="view")
    assert spectator == ask(dealt, do="view", seat=None)
    assert ask(dealt, do="view", seat=2)["view"]["phase"] == "flip"
    assert '"Ar"' not in json.dumps(spectator)


def test_it_plays_a_move_and_returns_its_events(dealt: Referee) -> None:
    flipped = ask(dealt, do="play", seat=0, move="flip")
    assert flipped == {"ok": True, "number": 2, "events": [{"kind": "flipping", "seat": 0}]}
    shown = ask(dealt, do="chance")
    assert shown["events"][0] == {"kind": "shown", "cards": [[0, "Ar"]]}


def test_a_refusal_names_its_rule_in_both_languages(dealt: Referee) -> None:
    refused = ask(dealt, do="play", seat=1, move="flip")
    assert not refused["ok"]
    assert refused["illegal"]["rule"] == "arriba.turn"
    assert set(refused["illegal"]["text"]) == {"fr", "en"}


def test_it_undoes_move_by_move(dealt: Referee) -> None:
    ask(dealt, do="play", seat=0, move="flip")
    undone = ask(dealt, do="undo")
    assert undone["events"] == [{"kind": "undone", "seat": "0", "move": "flip"}]
    assert ask(dealt, do="undo")["number"] == 0
    assert ask(dealt, do="undo") == {"ok": False, "invalid": "there is no move to undo"}


def test_it_returns_the_outcome_and_the_transcript(dealt: Referee) -> None:
    assert ask(dealt, do="outcome") == {"ok": True, "outcome": None}
    lines = ask(dealt, do="transcript")["lines"]
    assert lines[0] == "totembox transcript 1"
    assert lines[-1] == f"chance {DEAL}"
    assert ask(dealt, do="chance") == {"ok": False, "invalid": "no chance move is due"}


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (b"", "not a request"),
        (b"nonsense", "not a request"),
        (b"[]", "not a request"),
        (b"\xff\xfe\x00", "not a request"),
        (b"[" * 100_000, "not a request"),
        (b'{"do":"fly"}', "'fly'"),
        (b'{"do":"play","seat":0}', "`move`"),
        (b'{"do":"to_act","x":1}', "`x`"),
        (b'{"do":"legal","seat":3}', "there is no seat 3; seats are 0 to 2"),
        (b'{"do":"legal","seat":-1}', "there is no seat -1"),
        (b'{"do":"play","seat":0,"move":"leap"}', "'leap' is no move"),
        (b'{"do":"to_act"}' + b" " * LINE_AT_MOST, "longer than 1000000 bytes"),
    ],
)
def test_an_invalid_request_line_is_answered(line: bytes, said: str) -> None:
    answer = referee().answer(line)
    assert answer["ok"] is False
    assert said in answer["invalid"]


@settings(deadline=None, max_examples=300)
@given(line=st.binary(max_size=80))
def test_no_bytes_end_it(line: bytes) -> None:
    assert msgspec.json.encode(referee().answer(line)).startswith(b'{"ok":')


@settings(deadline=None, max_examples=150)
@given(
    requests=st.lists(
        st.fixed_dictionaries(
            {"do": st.sampled_from(KINDS)}, optional={"seat": SEATS, "move": MOVES}
        ),
        max_size=8,
    )
)
def test_no_requests_end_it(requests: list[dict[str, Any]]) -> None:
    asked = referee()
    for request in requests:
        answer = asked.answer(msgspec.json.encode(request))
        assert msgspec.json.encode(answer).startswith(b'{"ok":')


def test_a_line_that_never_ends_is_cut_and_the_next_one_is_read() -> None:
    source = io.BytesIO(b"x" * (3 * LINE_AT_MOST + 7) + b"\n\n  \nnext\nlast")
    lines = list(_lines(source))
    assert [len(line) for line in lines] == [LINE_AT_MOST + 1, 5, 4]
    assert "longer than" in referee().answer(lines[0])["invalid"]
