"""Zones: adjacent cells whose tops show one environment (X-01)."""

from __future__ import annotations

from engines.totemix.map.hexes import Cell, reached
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


def zone_of(state: State, start: Cell) -> frozenset[Cell]:
    """Return the zone of the cell; an option also parts zones by height."""
    terrain = state.terrain
    alike = {cell for cell, top in terrain.tops.items() if top == terrain.tops[start]}
    if state.options.zones == "same_height":
        alike = {cell for cell in alike if terrain.height(cell) == terrain.height(start)}
    return reached(start, alike)
