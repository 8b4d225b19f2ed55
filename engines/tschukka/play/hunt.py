"""Phase 4: the catch is handed out in turn order."""

from __future__ import annotations

from engines.core.values import maker
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
from engines.tschukka.events import Caught, Event
from engines.tschukka.people import hunters
from engines.tschukka.play.ledger import close_phase, move_birds
from engines.tschukka.play.progress import Progress
from engines.tschukka.play.reveal import cancellations, prevailing, revealed, stacked
from engines.tschukka.state import State

HUNT = "tschukka.hunt"
_told = maker(Caught)
HUNT_SHORT = "tschukka.hunt_short"


def hand_out(state: State) -> Progress:
    """Return the end of the phase: each family in turn takes its share while the catch lasts."""
    left = min(CATCH_OF_THREE if state.has_three else CATCH, state.supply)
    shares: dict[Family, int] = {}
    told: list[Event] = []
    for family in state.alive():
        count = hunters_of(state, family)
        claim = -(-count // HUNTERS_A_BIRD)
        birds = min(claim, left)
        left -= birds
        rule = HUNT if birds == claim else HUNT_SHORT
        told += cancellations(state, huts_of(family))
        told.append(_told(rule, COLOURS[family], count, birds))
        shares[family] = birds
    after = move_birds(state, shares, "hunt")
    return Progress(after, tuple(told)).joined(close_phase(after, "hunt"))


def hunters_of(state: State, family: Family) -> int:
    """Return the family's hunters as spells count them, all huts together (T-20)."""
    spelled = revealed(state)
    homes = zip(huts_of(family), state.clans[family].huts, strict=True)
    return sum(
        [
            hunters(living) * _weight(state, hut) if hut in spelled else hunters(living)
            for hut, living in homes
        ]
    )


def _weight(state: State, hut: Hut) -> int:
    spell, times = prevailing(state, hut, (Spell.PLENTY, Spell.FAMINE))
    if spell is Spell.FAMINE:
        return 0
    return 1 + stacked(state, times)
