"""Cells of a hexagonal map: pointy tops, axial coordinates (q to the right, r downwards)."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import cache
from typing import Final

Cell = tuple[int, int]

DIRECTIONS: Final = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
ORIGIN: Final[Cell] = (0, 0)
_WIDEST: Final = 6


@cache
def neighbours(cell: Cell) -> tuple[Cell, ...]:
    """Return the six cells around a cell."""
    q, r = cell
    return tuple((q + dq, r + dr) for dq, dr in DIRECTIONS)


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
    seen = {start}
    edge = [start]
    while edge:
        for cell in neighbours(edge.pop()):
            if cell in cells and cell not in seen:
                seen.add(cell)
                edge.append(cell)
    return frozenset(seen)


def is_connected(cells: Collection[Cell]) -> bool:
    """Tell whether the cells are connected."""
    return not cells or len(reached(next(iter(cells)), cells)) == len(cells)


def turned(cell: Cell) -> Cell:
    """Return the cell rotated by 60 degrees about the origin."""
    q, r = cell
    return (-r, q + r)


def mirrored(cell: Cell) -> Cell:
    """Return the mirror image of the cell."""
    q, r = cell
    return (-q - r, r)


def blob(count: int) -> tuple[Cell, ...]:
    """Return the `count` cells nearest to the origin, in order of distance."""
    reach = range(-_WIDEST, _WIDEST + 1)
    cells = ((q, r) for q in reach for r in reach)
    return tuple(sorted(cells, key=lambda cell: (distance(cell, ORIGIN), cell))[:count])


def touching(group: Iterable[Cell], others: Collection[Cell]) -> bool:
    """Tell whether a cell of the group lies beside one of the others."""
    return any(cell in others for here in group for cell in neighbours(here))
