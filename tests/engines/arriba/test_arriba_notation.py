"""The notation of moves: one text per move, and a name for what is none."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.arriba import moves
from engines.arriba.components import FACES
from engines.core.notation import NotationError
from engines.core.seats import Seat

STAMPS = st.integers(0, 10**18 - 1)
SEATS = st.integers(0, 7).map(Seat)
CARDS = st.sampled_from(FACES)
MOVES: st.SearchStrategy[moves.Move] = st.one_of(
    st.builds(moves.Deal, STAMPS, SEATS, st.lists(CARDS).map(tuple)),
    st.builds(moves.Flip, st.none() | CARDS),
    *(st.builds(kind, STAMPS) for kind in (moves.Reveal, moves.Grab, moves.Signal, moves.Timeout)),
    st.builds(moves.Lower, SEATS),
    st.sampled_from((moves.AsIs(), moves.Settle())),
    st.builds(moves.Settle, STAMPS),
)


@given(MOVES)
def test_a_written_move_reads_back(move: moves.Move) -> None:
    assert moves.parse(moves.write(move)) == move


@pytest.mark.parametrize(
    "text",
    [
        "flip ",
        "flip Zr",
        "flip ar",
        "flip ?",
        "flip Ar Bg",
        "grab",
        "grab 1.000000000",
        "grab @1.0",
        "grab @01.000000000",
        "grab @-1.000000000",
        "grab @1.000000000 ",
        "lower chance",
        "lower 01",
        "lower",
        "deal",
        "deal @0.000000000",
        "deal @0.000000000 0",
        "deal @0.000000000 first:x",
        "deal @0.000000000 first:0 ",
        "settle now",
        "Settle",
    ],
)
def test_an_invalid_move_is_refused_with_the_invalid_part(text: str) -> None:
    with pytest.raises(NotationError):
        moves.parse(text)


@given(st.text(max_size=30))
def test_any_text_reads_as_its_own_move_or_is_refused(text: str) -> None:
    try:
        move = moves.parse(text)
    except NotationError:
        return
    assert moves.write(move) == text
