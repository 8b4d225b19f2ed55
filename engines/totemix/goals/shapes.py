"""The shapes of a goal: rotated, mirrored, slid, with free environments exchanged."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import pairwise, product
from typing import Final

from engines.totemix.goals.printed import Goal
from engines.totemix.map.hexes import Cell, mirrored, turned

Spots = tuple[tuple[Cell, str], ...]

_WIDTH: Final = 1 << 10
_TURNS: Final = 6


def code(cell: Cell) -> int:
    """Return the cell as a number; adding one number to all cells moves a whole map."""
    return cell[0] * _WIDTH + cell[1]


def decoded(number: int) -> Cell:
    """Return the cell of the number."""
    r = (number + _WIDTH // 2) % _WIDTH - _WIDTH // 2
    return ((number - r) // _WIDTH, r)


@dataclass(frozen=True, slots=True)
class Shape:
    """One orientation of a goal: for each letter and level the cells that need it."""

    spots: Spots
    wants: tuple[tuple[str, int, tuple[int, ...]], ...]


@cache
def shapes_of(goal: Goal) -> tuple[Shape, ...]:
    """Return the distinct shapes of the goal, whatever its position and names of free letters."""
    found = {_canon(spots, goal.free): spots for spots in _all_ways(goal)}
    return tuple(Shape(spots, _wants(spots)) for spots in found.values())


def _all_ways(goal: Goal) -> Iterator[Spots]:
    for spots in _slid(goal) if goal.slides else (goal.spots,):
        way = spots
        for _ in range(_TURNS):
            way = tuple((turned(cell), pile) for cell, pile in way)
            yield way
            yield tuple((mirrored(cell), pile) for cell, pile in way)


def _slid(goal: Goal) -> Iterator[Spots]:
    """Yield the goal with each row offset half a tile to either side of the row above."""
    rows = sorted({r for (_, r), _ in goal.spots})
    starts = [min(q for (q, r), _ in goal.spots if r == row) for row in rows]
    # Half a tile to the right keeps q, half a tile to the left lowers it by one.
    steps = [here - above for above, here in pairwise(starts)]
    for wanted in product((0, -1), repeat=len(steps)):
        shift, shifts = 0, {rows[0]: 0}
        for row, step, want in zip(rows[1:], steps, wanted, strict=True):
            shift += want - step
            shifts[row] = shift
        yield tuple(((q + shifts[r], r), pile) for (q, r), pile in goal.spots)


def _canon(spots: Spots, free: str) -> Spots:
    """Return the canonical form of shapes that differ only in position and free letters."""
    ordered = sorted(spots)
    (q0, r0), _ = ordered[0]
    names: dict[str, str] = {}
    for _, pile in ordered:
        for letter in pile:
            if letter in free:
                names.setdefault(letter, str(len(names)))
    return tuple(
        ((q - q0, r - r0), "".join(names.get(letter, letter) for letter in pile))
        for (q, r), pile in ordered
    )


def _wants(spots: Spots) -> tuple[tuple[str, int, tuple[int, ...]], ...]:
    cells: dict[tuple[str, int], list[int]] = {}
    for cell, pile in spots:
        for level, letter in enumerate(pile, start=1):
            cells.setdefault((letter, level), []).append(code(cell))
    return tuple((letter, level, tuple(codes)) for (letter, level), codes in cells.items())
