"""Checkpoints of a family: extinction and the loss of its last elder (T-05, T-06, T-30)."""

from __future__ import annotations

from engines.core.values import replace
from engines.tschukka.components import BOY, COLOURS, GIRL, HUTS_EACH, Family
from engines.tschukka.events import EldersLost, Extinct
from engines.tschukka.people import NOBODY, men, women
from engines.tschukka.play.ledger import pay_birds, rehouse, set_pole
from engines.tschukka.play.progress import Progress
from engines.tschukka.state import Clan, State

EXTINCT = "tschukka.extinct"
ELDERS_LOST = "tschukka.elders_lost"
ELDERS_FLOOR = "tschukka.elders_floor"
DISMANTLED = "tschukka.dismantled"


def check(state: State, family: Family, *, has_aged: bool = False) -> Progress:
    """Return the progress after the checkpoint of a family."""
    if state.options.checks == "round" and not has_aged:
        return Progress(state)
    clan = state.clans[family]
    if cannot_go_on(state, clan):
        return _die_out(state, family)
    has_lost = clan.had_elders and not clan.elders
    after = _seen(state, family, has_elders=bool(clan.elders), has_lost=has_lost)
    if state.options.elder_penalty == "per_round":
        has_lost = has_aged and not clan.elders
    return _lose_elders(after, family) if has_lost else Progress(after)


def is_quiet(state: State, clan: Clan) -> bool:
    """Tell whether the checkpoint surely changes nothing; else `check` decides."""
    has_elders = bool(clan.elders)
    is_known = clan.had_elders == has_elders
    is_free = has_elders or state.options.elder_penalty == "edge"
    return is_known and is_free and not cannot_go_on(state, clan)


def _seen(state: State, family: Family, *, has_elders: bool, has_lost: bool) -> State:
    """Return the state that knows whether the family has elders, and has lost its last one."""
    clan = state.clans[family]
    is_barred = clan.is_barred or has_lost
    if (clan.had_elders, clan.is_barred) == (has_elders, is_barred):
        return state
    return state.with_clan(family, replace(clan, had_elders=has_elders, is_barred=is_barred))


def cannot_go_on(state: State, clan: Clan) -> bool:
    """Tell whether the family has no women or no men of childbearing age left."""
    groups = (*clan.huts, clan.camp)
    if any(map(women, groups)) and any(map(men, groups)):
        return False
    people = clan.people
    saved = people if state.options.children_save_family else NOBODY
    return not (women(people) + saved[GIRL]) or not (men(people) + saved[BOY])


def _lose_elders(state: State, family: Family) -> Progress:
    """Return the progress after a lost piece, or all of them with totem A (T-30, T-47)."""
    pole = state.clans[family].pole
    rest = 0 if state.options.totem_a else max(min(pole, state.floor), pole - 1)
    rule = ELDERS_FLOOR if rest == pole else DISMANTLED if state.options.totem_a else ELDERS_LOST
    after = set_pole(state, family, rest, "elders_lost")
    return Progress(after, (EldersLost(rule, COLOURS[family], pole - rest, rest),))


def _die_out(state: State, family: Family) -> Progress:
    """Return the progress after extinction: huts, pen and pole are emptied as agreed (T-07)."""
    clan = state.clans[family]
    after = rehouse(state, family, (NOBODY,) * HUTS_EACH, "extinction")
    if state.options.extinct_assets == "reset":
        after = pay_birds(after, family, clan.birds, "extinction")
    pole = _pole_left(state, clan)
    after = set_pole(after, family, pole, "extinction")
    if state.options.extinct_spells == "removed":
        counters = tuple(lying for lying in state.counters if lying.owner != family)
        after = replace(after, counters=counters)
    gone = replace(after.clans[family], is_extinct=True, had_elders=False)
    return Progress(after.with_clan(family, gone), (Extinct(EXTINCT, COLOURS[family], pole),))


def _pole_left(state: State, clan: Clan) -> int:
    options = state.options
    has_no_floor = options.totem_a or (options.village and options.village_pole == "none")
    if options.extinct_assets == "reset":
        return 0 if has_no_floor else 1
    return 0 if options.totem_a else max(0, clan.pole - 1)
