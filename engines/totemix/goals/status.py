"""The goal of a match: the terrains it needs, how far the map is from it, if it is reached."""

from __future__ import annotations

from engines.totemix.components import Tile
from engines.totemix.goals.hint import Hint, pattern_hint, zone_hint
from engines.totemix.options import Options
from engines.totemix.state import State


def picture_of(options: Options) -> str:
    """Return the name of the goal's picture; the first goal has none (X-53)."""
    if options.goal == "first":
        return ""
    return f"himalaya_{options.himalaya}" if options.goal == "himalaya" else options.goal


def needed(state: State) -> tuple[Tile, ...]:
    """Return the terrains that must be in place: all of them, or those left (X-30)."""
    if state.options.lost_tiles == "needed":
        return state.tiles
    return tuple(tile for tile in state.tiles if tile in state.terrain.spots)


def hint(state: State) -> Hint:
    """Return how far the map is from the goal."""
    picture = picture_of(state.options)
    if not picture:
        return zone_hint(needed(state), state.terrain)
    return pattern_hint(state.printed.goal(picture), needed(state), state.terrain)


def is_reached(state: State) -> bool:
    """Tell whether the goal is reached; the cheap tests come first."""
    terrain = state.terrain
    if terrain.polluted or (terrain.lost and state.options.lost_tiles == "needed"):
        return False
    if terrain.lost or tuple(sorted(len(pile) for _, pile in terrain.piles)) == _heights(state):
        return hint(state).distance == 0
    return False


def _heights(state: State) -> tuple[int, ...]:
    picture = picture_of(state.options)
    return state.printed.goal(picture).heights if picture else (1,) * len(state.tiles)
