"""Zones: adjacent cells whose tops show one environment (X-01)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engines.totemix.map.hexes import BESIDE, Cell

if TYPE_CHECKING:
    from engines.totemix.map.terrain import Terrain
    from engines.totemix.state import State


def polluted_zones(state: State) -> list[frozenset[Cell]]:
    """Return the zones with a polluted terrain in them."""
    left = set(state.terrain.at) - state.terrain.clean
    found: list[frozenset[Cell]] = []
    while left:
        zone = zone_of(state, min(left))
        left -= zone
        found.append(zone)
    return found


def near(changed: Iterable[Cell], terrain: Terrain) -> set[Cell]:
    """Return the polluted cells whose zone can have died because these cells changed.

    A zone dies with its last clean top, or where one that joined it went: beside that cell, or on
    it, lies a polluted one.
    """
    tops, clean = terrain.tops, terrain.clean
    around = {cell for here in changed for cell in (here, *BESIDE[here])}
    return {cell for cell in around if cell in tops and cell not in clean}


def dead_cells(terrain: Terrain, polluted: Iterable[Cell], *, by_height: bool) -> tuple[Cell, ...]:
    """Return the cells of those zones of the polluted cells that have no clean top.

    Most polluted terrains lie beside a clean one of their zone: only around the others is the
    whole zone looked at.
    """
    tops, clean = terrain.tops, terrain.clean
    found: set[Cell] = set()
    for start in polluted:
        top = tops[start]
        for cell in () if by_height else BESIDE[start]:
            if cell in clean and tops[cell] == top:
                break
        else:
            if start not in found:
                zone = _zone(terrain, start, by_height=by_height)
                found.update(zone if clean.isdisjoint(zone) else ())
    return tuple(found)


def zone_of(state: State, start: Cell) -> frozenset[Cell]:
    """Return the zone of the cell; an option also parts zones by height."""
    return _zone(state.terrain, start, by_height=state.options.zones == "same_height")


def _zone(terrain: Terrain, start: Cell, *, by_height: bool) -> frozenset[Cell]:
    tops, top = terrain.tops, terrain.tops[start]
    found = [start]
    for here in found:
        for cell in BESIDE[here]:
            is_alike = cell in tops and tops[cell] == top and cell not in found
            if is_alike and (not by_height or terrain.height(cell) == terrain.height(start)):
                found.append(cell)
    return frozenset(found)
