"""The notation of moves: one text per move, and a name for what is none."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.core.notation import NotationError
from engines.tschukka import moves
from engines.tschukka.components import ALL_KINDS, HUT_NAMES, SPELLS, Family, Hut, Spell
from engines.tschukka.people import read_people, write_people
from engines.tschukka.reading import parse

FAMILIES = st.integers(0, 3).map(Family)
HUTS = st.integers(0, len(HUT_NAMES) - 1).map(Hut)
KINDS = st.sampled_from(ALL_KINDS)
SPELL = st.sampled_from(SPELLS)
GROUPS = st.tuples(*(st.integers(0, 99) for _ in ALL_KINDS))
THREE = st.tuples(GROUPS, GROUPS, GROUPS)


def in_order(spells: list[Spell]) -> tuple[Spell, ...]:
    """Return the spells as a family lays them."""
    return tuple(sorted(spells, key=SPELLS.index))


@st.composite
def sheets(draw: st.DrawFn) -> tuple[tuple[Spell, Hut], ...]:
    """Return a sheet of the variant sorts B."""
    spells = in_order(draw(st.lists(SPELL, max_size=6)))
    return tuple((spell, draw(HUTS)) for spell in spells)


MOVES: st.SearchStrategy[moves.Move] = st.one_of(
    *(st.builds(kind, FAMILIES) for kind in (moves.First, moves.Pass, moves.Ready)),
    *(st.builds(kind, FAMILIES, THREE) for kind in (moves.House, moves.Born)),
    *(st.builds(kind, FAMILIES, HUTS, KINDS) for kind in (moves.Remove, moves.Note)),
    st.builds(moves.Keep, FAMILIES, HUTS, st.none() | KINDS),
    st.builds(moves.Choose, FAMILIES, st.lists(SPELL, max_size=6).map(in_order)),
    st.builds(moves.Place, FAMILIES, SPELL, HUTS),
    st.builds(moves.Reveal, FAMILIES, SPELL),
    st.builds(moves.Write, FAMILIES, sheets()),
)


@given(MOVES)
def test_a_written_move_reads_back(move: moves.Move) -> None:
    assert parse(moves.write(move)) == move


@given(GROUPS)
def test_a_group_reads_back(group: tuple[int, ...]) -> None:
    assert read_people(write_people(group)) == group


@pytest.mark.parametrize(
    "text",
    [
        "house",
        "house red",
        "house pink 1w - -",
        "house red 1w -",
        "house red 1w - - -",
        "house red 1m1w - -",
        "house red 0w - -",
        "house red 01w - -",
        "house red w - -",
        "house red 1w1w - -",
        "house red 100w - -",
        "house red  - -",
        "choose red",
        "choose red ",
        "choose red boys girls",
        "choose red - girls",
        "choose red love",
        "place red girls",
        "place red girls red4",
        "place red girls 1",
        "write red girls",
        "write red girls@",
        "write red boys@red1 girls@red1",
        "reveal red",
        "ready",
        "ready red now",
        "pass red ",
        "remove red red1 -",
        "remove red red1 wm",
        "note red red1",
        "keep red red1",
        "keep red red1 x",
        "Ready red",
        "ready Red",
        "first red 1",
    ],
)
def test_an_invalid_move_is_refused_with_the_invalid_part(text: str) -> None:
    with pytest.raises(NotationError):
        parse(text)


@given(st.text(max_size=30) | st.from_regex(r"(house|born|keep|choose) red [-0-9gbwm ]{0,20}"))
def test_any_text_reads_as_its_own_move_or_is_refused(text: str) -> None:
    try:
        move = parse(text)
    except NotationError:
        return
    assert moves.write(move) == text
