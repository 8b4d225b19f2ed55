"""Phase 4: the catch is handed out in turn order."""

from __future__ import annotations

from engines.tschukka.components import (
    CATCH,
    CATCH_OF_THREE,
    COLOURS,
    HUNTERS_A_BIRD,
    Family,
    Hut,
    Spell,
    huts_of,
)
from engines.tschukka.events import Caught
from engines.tschukka.people import hunters
from engines.tschukka.play.ledger import close_phase, give_birds
from engines.tschukka.play.progress import Progress
from engines.tschukka.play.reveal import cancellations, prevailing, stacked
from engines.tschukka.state import State

HUNT = "tschukka.hunt"
HUNT_SHORT = "tschukka.hunt_short"


def hand_out(state: State) -> Progress:
    """Return the end of the phase: each family in turn takes its share while the catch lasts."""
    left = min(CATCH_OF_THREE if state.has_three else CATCH, state.supply)
    progress = Progress(state)
    for family in state.alive():
        count = hunters_of(state, family)
        claim = -(-count // HUNTERS_A_BIRD)
        birds = min(claim, left)
        left -= birds
        told = Caught(HUNT if birds == claim else HUNT_SHORT, COLOURS[family], count, birds)
        after = give_birds(progress.state, family, birds, "hunt")
        progress = Progress(after, progress.events).tell(
            *cancellations(state, huts_of(family)), told
        )
    return progress.then(lambda state: close_phase(state, "hunt"))


def hunters_of(state: State, family: Family) -> int:
    """Return the family's hunters as spells count them, all huts together (T-20)."""
    return sum(hunters(state.people_in(hut)) * _weight(state, hut) for hut in huts_of(family))


def _weight(state: State, hut: Hut) -> int:
    spell, times = prevailing(state, hut, (Spell.PLENTY, Spell.FAMINE))
    if spell is Spell.FAMINE:
        return 0
    return 1 + stacked(state, times)
