"""Checkpoints: whether a family is extinct or lost its last elder (T-05, T-06, T-30)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from engines.tschukka.components import BOY, COLOURS, GIRL, HUTS_EACH
from engines.tschukka.events import EldersLost, Extinct
from engines.tschukka.ledger import differences, noted, pay_birds, rehouse, set_pole
from engines.tschukka.people import NOBODY, men, women
from engines.tschukka.step import Course

if TYPE_CHECKING:
    from engines.tschukka.components import Family
    from engines.tschukka.state import Clan, State

EXTINCT = "tschukka.extinct"
ELDERS_LOST = "tschukka.elders_lost"
ELDERS_FLOOR = "tschukka.elders_floor"
DISMANTLED = "tschukka.dismantled"


def check(state: State, family: Family, *, has_aged: bool = False) -> Course:
    """Return the course after the checkpoint that follows each step of a family."""
    if state.options.checks == "round" and not has_aged:
        return Course(state)
    clan = state.clans[family]
    if cannot_go_on(state, clan):
        return _die_out(state, family)
    has_lost = clan.had_elders and not clan.elders
    after = state.with_clan(
        family,
        replace(clan, had_elders=bool(clan.elders), is_barred=clan.is_barred or has_lost),
    )
    if state.options.elder_penalty == "per_round":
        has_lost = has_aged and not clan.elders
    return _lose_elders(after, family) if has_lost else Course(after)


def cannot_go_on(state: State, clan: Clan) -> bool:
    """Tell whether nobody is left who can bear, or nobody who can father a child."""
    people = clan.people
    saved = people if state.options.children_save_family else NOBODY
    return not (women(people) + saved[GIRL]) or not (men(people) + saved[BOY])


def _lose_elders(state: State, family: Family) -> Course:
    """Take a piece from the pole, all of them with totem A, never the last one without."""
    pole = state.clans[family].pole
    rest = 0 if state.options.totem_a else max(min(pole, state.floor), pole - 1)
    rule = ELDERS_FLOOR if rest == pole else DISMANTLED if state.options.totem_a else ELDERS_LOST
    after = set_pole(state, family, rest, "elders_lost")
    return Course(after, (EldersLost(rule, COLOURS[family], pole - rest, rest),))


def _die_out(state: State, family: Family) -> Course:
    """Empty the huts at once; pen and pole go too, unless the table lets them stay (T-07)."""
    clan = state.clans[family]
    after = rehouse(state, family, (NOBODY,) * HUTS_EACH, "extinction")
    after = _without_camp(after, family)
    if state.options.extinct_assets == "reset":
        after = pay_birds(after, family, clan.birds, "extinction")
    pole = _pole_left(state, clan)
    after = set_pole(after, family, pole, "extinction")
    if state.options.extinct_spells == "removed":
        counters = tuple(lying for lying in state.counters if lying.owner != family)
        after = replace(after, counters=counters)
    gone = replace(after.clans[family], is_extinct=True, had_elders=False)
    return Course(after.with_clan(family, gone), (Extinct(EXTINCT, COLOURS[family], pole),))


def _without_camp(state: State, family: Family) -> State:
    clan = state.clans[family]
    gone = tuple(-count for count in clan.camp)
    after = state.with_clan(family, replace(clan, camp=NOBODY))
    return noted(after, *differences(family, "camp", gone, "extinction"))


def _pole_left(state: State, clan: Clan) -> int:
    options = state.options
    has_no_floor = options.totem_a or (options.village and options.village_pole == "none")
    if options.extinct_assets == "reset":
        return 0 if has_no_floor else 1
    return 0 if options.totem_a else max(0, clan.pole - 1)
