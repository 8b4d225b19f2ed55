"""All ways in which a goal may lie: turned, mirrored, slid, free environments exchanged."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import pairwise, product
from typing import TYPE_CHECKING, Final

from engines.totemix.hexes import Cell, mirrored, turned

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engines.totemix.edition import Goal

Spots = tuple[tuple[Cell, str], ...]

_WIDTH: Final = 1 << 10
_TURNS: Final = 6


def code(cell: Cell) -> int:
    """Return the cell as a number, so that moving a whole map is adding one number."""
    return cell[0] * _WIDTH + cell[1]


def decoded(number: int) -> Cell:
    """Return the cell of the number."""
    r = (number + _WIDTH // 2) % _WIDTH - _WIDTH // 2
    return ((number - r) // _WIDTH, r)


@dataclass(frozen=True, slots=True)
class Shape:
    """One way in which a goal may lie: for each letter and level the cells that want it."""

    spots: Spots
    wants: tuple[tuple[str, int, tuple[int, ...]], ...]


@cache
def shapes_of(goal: Goal) -> tuple[Shape, ...]:
    """Return the ways of the goal; where it lies and which free letter is which is open."""
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
    """Return the goal with each row half a tile to either side of the row above."""
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
    """Return one form for all ways that differ only in place and in names of free letters."""
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
