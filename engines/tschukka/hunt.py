"""Phase 4: the catch is handed out in turn order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.tschukka.components import (
    CATCH,
    CATCH_OF_THREE,
    COLOURS,
    HUNTERS_A_BIRD,
    Spell,
    huts_of,
)
from engines.tschukka.events import Caught
from engines.tschukka.ledger import close_phase, give_birds
from engines.tschukka.people import hunters
from engines.tschukka.reveal import cancellations, prevailing, stacked
from engines.tschukka.step import Course

if TYPE_CHECKING:
    from engines.tschukka.components import Family, Hut
    from engines.tschukka.state import State

HUNT = "tschukka.hunt"
HUNT_SHORT = "tschukka.hunt_short"


def hand_out(state: State) -> Course:
    """Return the course on which each family took its share, while there was any."""
    left = min(CATCH_OF_THREE if state.has_three else CATCH, state.supply)
    course = Course(state)
    for family in state.alive():
        count = hunters_of(state, family)
        claim = -(-count // HUNTERS_A_BIRD)
        birds = min(claim, left)
        left -= birds
        told = Caught(HUNT if birds == claim else HUNT_SHORT, COLOURS[family], count, birds)
        after = give_birds(course.state, family, birds, "hunt")
        course = Course(after, (*course.events, *cancellations(state, huts_of(family)), told))
    return course.then(lambda state: close_phase(state, "hunt"))


def hunters_of(state: State, family: Family) -> int:
    """Return the family's hunters as spells count them, all huts together (T-20)."""
    return sum(hunters(state.people_in(hut)) * _weight(state, hut) for hut in huts_of(family))


def _weight(state: State, hut: Hut) -> int:
    spell, times = prevailing(state, hut, (Spell.PLENTY, Spell.FAMINE))
    if spell is Spell.FAMINE:
        return 0
    return 1 + stacked(state, times)
