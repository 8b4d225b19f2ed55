"""The place of every bird, totem piece and spell counter."""

from __future__ import annotations

from engines.tschukka.components import COLOURS, HUT_NAMES, PIECES_EACH, SPELLS, Family, token
from engines.tschukka.state import State


def places(state: State) -> dict[str, tuple[str, ...]]:
    """Return the pieces of every place; spells written on a sheet are still in hand."""
    found: dict[str, tuple[str, ...]] = {"supply": ("bird",) * state.supply}
    for family in state.order:
        found.update(_of_family(state, family))
    for counter in state.counters:
        place = f"{HUT_NAMES[counter.hut]} counters"
        found[place] = (*found.get(place, ()), token(counter.owner, counter.spell))
    return found


def _of_family(state: State, family: Family) -> dict[str, tuple[str, ...]]:
    name, clan = COLOURS[family], state.clans[family]
    chosen = state.chosen[family]
    lying = {counter.spell for counter in state.counters if counter.owner == family}
    hand = (spell for spell in SPELLS if spell not in lying and spell not in chosen)
    return {
        f"{name} pen": ("bird",) * clan.birds,
        f"{name} pole": (f"{name} piece",) * clan.pole,
        f"{name} box": (f"{name} piece",) * (PIECES_EACH - clan.pole),
        f"{name} chosen": tuple(token(family, spell) for spell in chosen),
        f"{name} hand": tuple(token(family, spell) for spell in hand),
    }
