"""Cells of a hexagonal map: pointy tops, axial coordinates (q to the right, r downwards)."""

from __future__ import annotations

from collections.abc import Collection, Container, Sequence
from functools import cache
from typing import Final

Cell = tuple[int, int]

DIRECTIONS: Final = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
ORIGIN: Final[Cell] = (0, 0)
_WIDEST: Final = 6
_ENDS_OF_AN_ARC: Final = 2


_ONLY: Final[dict[Cell, Cell]] = {}


def only(cell: Cell) -> Cell:
    """Return the one tuple that stands for the cell: tables find what is identical faster."""
    return _ONLY.setdefault(cell, cell)


class _Beside(dict[Cell, tuple[Cell, ...]]):
    """The six cells around each cell that was ever asked for; a look-up costs less than a call."""

    def __missing__(self, cell: Cell) -> tuple[Cell, ...]:
        q, r = cell
        around = self[only(cell)] = tuple(only((q + dq, r + dr)) for dq, dr in DIRECTIONS)
        return around


BESIDE: Final = _Beside()


def neighbours(cell: Cell) -> tuple[Cell, ...]:
    """Return the six cells around a cell."""
    return BESIDE[cell]


def distance(here: Cell, there: Cell) -> int:
    """Return how many steps apart two cells are."""
    dq, dr = here[0] - there[0], here[1] - there[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def parts(cells: Collection[Cell]) -> list[frozenset[Cell]]:
    """Return the connected parts of a set of cells, in the order of their first cells."""
    left = set(cells)
    found: list[frozenset[Cell]] = []
    for start in sorted(left):
        if start in left:
            part = reached(start, left)
            left -= part
            found.append(part)
    return found


def reached(start: Cell, cells: Collection[Cell]) -> frozenset[Cell]:
    """Return the cells that can be reached from a start through these cells."""
    left = set(cells)
    left.discard(start)
    found = [start]
    for here in found:
        if not left:
            break
        for cell in BESIDE[here]:
            if cell in left:
                left.remove(cell)
                found.append(cell)
    return frozenset(found)


def is_connected(cells: Collection[Cell]) -> bool:
    """Tell whether the cells are connected."""
    return not cells or len(reached(next(iter(cells)), cells)) == len(cells)


def stays_connected(cells: Container[Cell], gone: Sequence[Cell]) -> bool:
    """Tell whether a connected map without some of its cells is connected; `cells` are the others.

    It is if the cells beside those that went are connected with each other, which shows near them.
    """
    if len(gone) == 1 and _are_one_arc([cell in cells for cell in BESIDE[gone[0]]]):
        return True
    sides = {cell for lost in gone for cell in BESIDE[lost] if cell in cells}
    found = list(sides)[:1]
    seen = set(found)
    for here in found:
        if sides <= seen:
            return True
        for cell in BESIDE[here]:
            if cell in cells and cell not in seen:
                seen.add(cell)
                found.append(cell)
    return sides <= seen


def _are_one_arc(sides: list[bool]) -> bool:
    """Tell whether the sides of a cell that are taken lie side by side."""
    one, two, three, four, five, six = sides
    ends = (one != two) + (two != three) + (three != four) + (four != five) + (five != six)
    return ends + (six != one) == _ENDS_OF_AN_ARC or (one and not ends)


def turned(cell: Cell) -> Cell:
    """Return the cell rotated by 60 degrees about the origin."""
    q, r = cell
    return (-r, q + r)


def mirrored(cell: Cell) -> Cell:
    """Return the mirror image of the cell."""
    q, r = cell
    return (-q - r, r)


@cache
def blob(count: int) -> tuple[Cell, ...]:
    """Return the `count` cells nearest to the origin, in order of distance."""
    reach = range(-_WIDEST, _WIDEST + 1)
    cells = (only((q, r)) for q in reach for r in reach)
    return tuple(sorted(cells, key=lambda cell: (distance(cell, ORIGIN), cell))[:count])
