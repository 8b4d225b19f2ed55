"""Phase 6: illness and cures."""

from __future__ import annotations

from engines.tschukka.components import (
    CHILDREN,
    COLOURS,
    HUT_NAMES,
    Family,
    Hut,
    Spell,
    huts_of,
    owner_of,
)
from engines.tschukka.events import Struck
from engines.tschukka.people import NOBODY, People
from engines.tschukka.play.checks import check
from engines.tschukka.play.ledger import close_phase, rehouse
from engines.tschukka.play.progress import Progress
from engines.tschukka.play.reveal import count, huts_under
from engines.tschukka.state import State

ILLNESS = "tschukka.illness"
MAJOR_CURE = "tschukka.major_cure"
MINOR_CURE = "tschukka.minor_cure"


def strike(state: State) -> Progress:
    """Return the end of the phase: illness strikes the families on which it lies."""
    struck = {owner_of(hut) for hut in huts_under(state, Spell.ILLNESS)}
    families = (family for family in state.alive() if family in struck)
    progress = Progress(state).each(families, _strike_family)
    return progress.joined(close_phase(progress.state, "illness"))


def _strike_family(state: State, family: Family) -> Progress:
    struck = {hut: _rule(state, hut) for hut in huts_of(family)}
    huts = tuple(_survivors(state.people_in(hut), rule) for hut, rule in struck.items())
    told = tuple(
        Struck(rule, COLOURS[family], HUT_NAMES[hut], sum(state.people_in(hut)) - sum(left))
        for (hut, rule), left in zip(struck.items(), huts, strict=True)
        if rule
    )
    progress = Progress(rehouse(state, family, huts, "illness"), told)
    return progress.joined(check(progress.state, family))


def _rule(state: State, hut: Hut) -> str | None:
    """Return the rule for the hut; one cure works against any number of illnesses (T-26)."""
    if not count(state, hut, Spell.ILLNESS):
        return None
    if count(state, hut, Spell.MAJOR_CURE):
        return MAJOR_CURE
    return MINOR_CURE if count(state, hut, Spell.MINOR_CURE) else ILLNESS


def _survivors(group: People, rule: str | None) -> People:
    if rule == ILLNESS:
        return NOBODY
    if rule == MINOR_CURE:
        return tuple(0 if kind in CHILDREN else number for kind, number in enumerate(group))
    return group
