"""Where terrains may go: one step of the bear, one or two of the turtle."""

from __future__ import annotations

from collections.abc import Callable

from engines.totemix.map.hexes import Cell, neighbours
from engines.totemix.map.terrain import Terrain


def bear_targets(terrain: Terrain, source: Cell) -> tuple[Cell, ...]:
    """Return the cells beside this one where its top would change its level (X-03, X-04)."""
    level = terrain.height(source)
    return tuple(
        cell
        for cell in neighbours(source)
        if terrain.is_open(cell) and terrain.height(cell) + 1 != level
    )


def turtle_targets(terrain: Terrain, source: Cell) -> tuple[Cell, ...]:
    """Return the cells that the top reaches by one or two steps on its level (X-05)."""
    below = terrain.height(source) - 1
    if below:
        return _over(source, lambda cell: terrain.height(cell) == below and cell in terrain.clean)
    return _over(source, lambda cell: cell not in terrain.at)


def _over(source: Cell, carries: Callable[[Cell], bool]) -> tuple[Cell, ...]:
    near = [cell for cell in neighbours(source) if carries(cell)]
    far = [cell for over in near for cell in neighbours(over) if cell != source and carries(cell)]
    return tuple(dict.fromkeys((*near, *far)))
