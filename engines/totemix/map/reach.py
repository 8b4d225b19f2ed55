"""Where terrains may go: one step of the bear, one or two of the turtle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.totemix.map.hexes import BESIDE, Cell
from engines.totemix.map.ways import bears_from, turtles_from
from engines.totemix.moves import Bear, Turtle

if TYPE_CHECKING:
    from engines.totemix.map.terrain import Terrain


def bear_targets(terrain: Terrain, source: Cell) -> tuple[Cell, ...]:
    """Return the cells beside this one where its top would change its level (X-03, X-04)."""
    level = terrain.height(source)
    return tuple(
        cell
        for cell in BESIDE[source]
        if terrain.is_open(cell) and terrain.height(cell) + 1 != level
    )


def turtle_targets(terrain: Terrain, source: Cell) -> list[Cell]:
    """Return the cells that the top reaches by one or two steps on its level (X-05)."""
    at, clean = terrain.at, terrain.clean
    below = len(at.get(source, ())) - 1

    def carrying(here: Cell) -> list[Cell]:
        if not below:
            return [cell for cell in BESIDE[here] if cell not in at]
        return [cell for cell in BESIDE[here] if cell in clean and len(at[cell]) == below]

    targets = carrying(source)
    for over in tuple(targets):
        targets += [cell for cell in carrying(over) if cell != source]
    return list(dict.fromkeys(targets))


def bears(terrain: Terrain) -> tuple[Bear, ...]:
    """Return the moves of all clean tops to where a bear can bring them."""
    at, clean = terrain.at, terrain.clean
    found: list[Bear] = []
    for source, pile in terrain.piles:
        if source in clean:
            to, level = bears_from(source), len(pile)
            if level == 1:
                found += [to[cell] for cell in BESIDE[source] if cell in clean]
            else:
                free = [cell for cell in BESIDE[source] if cell not in at or cell in clean]
                found += [to[cell] for cell in free if len(at.get(cell, ())) + 1 != level]
    return tuple(found)


def turtles(terrain: Terrain) -> tuple[Turtle, ...]:
    """Return the moves of all clean tops to where a turtle can bring them."""
    at, clean = terrain.at, terrain.clean
    free_beside: dict[Cell, list[Cell]] = {}
    found: list[Turtle] = []
    for source, pile in terrain.piles:
        if source not in clean:
            continue
        if len(pile) > 1:
            targets = turtle_targets(terrain, source)
        else:
            targets = [cell for cell in BESIDE[source] if cell not in at]
            for over in tuple(targets):
                if over not in free_beside:
                    free_beside[over] = [cell for cell in BESIDE[over] if cell not in at]
                targets += free_beside[over]
        if targets:
            found += map(turtles_from(source).__getitem__, dict.fromkeys(targets))
    return tuple(found)
