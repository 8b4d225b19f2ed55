"""The place of every piece, so that tests can prove that none is lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from engines.totemix.components import CUBES, centre_of, outer_tiles
from engines.totemix.state import Phase, State

CUBE = "cube"


def inventory(state: State) -> Mapping[str, int]:
    """Return the cubes, the terrains once they are laid, and the totem tiles of the match."""
    centres = (centre_of(player.animal) for player in state.players if player.animal)
    counts: Counter[str] = Counter({CUBE: CUBES})
    counts.update(() if state.phase is Phase.LAY else state.tiles)
    counts.update((*outer_tiles(state.animals), *centres))
    return counts


def places(state: State) -> Mapping[str, tuple[str, ...]]:
    """Return the pieces of every place."""
    found: dict[str, tuple[str, ...]] = {
        "box": (CUBE,) * state.spent,
        "general reserve": (CUBE,) * state.general,
        "totem pile": state.pile,
        "totem discard": state.discard,
        "terrain discard": state.terrain.lost,
    }
    for (q, r), pile in state.terrain.piles:
        found[f"cell {q},{r}"] = pile
    for seat, player in enumerate(state.players):
        found[f"{seat} reserve"] = (CUBE,) * player.reserve
        found[f"{seat} held"] = (player.held,) if player.held else ()
        found[f"{seat} totem"] = tuple(part.tile for _, part in player.totem.parts)
        found[f"{seat} actions"] = (CUBE,) * player.totem.cubes
    return found
