"""Pollution numbers: which ones a terrain can still have."""

from __future__ import annotations

from engines.totemix.components import FIRST_TILES_EACH, TILES_EACH, Tile, environment_of
from engines.totemix.state import State


def possible_numbers(state: State, tile: Tile) -> tuple[int, ...]:
    """Return the numbers of the terrain's environment that were not seen on another terrain."""
    each = FIRST_TILES_EACH if state.options.first_game else TILES_EACH
    left = list(state.printed.numbers_of(environment_of(tile), each))
    for other, number in state.terrain.numbers:
        if other[0] == tile[0] and number in left:
            left.remove(number)
    return tuple(left)
