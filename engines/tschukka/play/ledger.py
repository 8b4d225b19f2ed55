"""Moves people, birds and pieces, and records each change for the real board."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from operator import attrgetter

from engines.core.values import changer, maker, replace
from engines.tschukka.changes import Act, Cause, Change, PhaseDone
from engines.tschukka.components import (
    ALL_KINDS,
    COLOURS,
    HUT_NAMES,
    HUTS_EACH,
    KINDS,
    Family,
    Hut,
    Kind,
    huts_of,
    owner_of,
)
from engines.tschukka.people import People, less
from engines.tschukka.play.progress import Progress
from engines.tschukka.state import Clan, State

_KEPT = 1024
"""For how many groups of people the changes are kept, because the same ones come and go."""

_KEY: Callable[[Change], tuple[str, ...]] = attrgetter("family", "place", "kind", "act", "cause")
"""What equal changes have in common."""

REPORTS_KEPT = 8
"""The reports of one round: one for each of its eight phases."""


_REPEATING = ("magic", "meal")
"""The phases in which the same change is made more than once: birds are paid one by one for
spells, and people starve one by one. In all others a family changes each thing once."""

_change = maker(Change)
_done = maker(PhaseDone)
_at_home = changer(State, "clans", "changes", "queue")
_fed = changer(State, "clans", "supply", "changes")
_reported = changer(State, "changes", "reports")
_with_birds = changer(Clan, "birds")
in_huts = changer(Clan, "huts")
with_clans = changer(State, "clans", "changes")


def noted(state: State, *changes: Change) -> State:
    """Return the state with more changes recorded for the real board."""
    return replace(state, changes=(*state.changes, *changes))


def rehouse(
    state: State,
    family: Family,
    huts: tuple[People, ...],
    cause: Cause,
    queue: tuple[Family, ...] | None = None,
) -> State:
    """Return the state with these people in the family's huts, and with that queue if any."""
    clan = state.clans[family]
    changes = list(state.changes)
    for hut, before, now in zip(huts_of(family), clan.huts, huts, strict=True):
        if before != now:
            changes += _differences(hut, less(now, before), cause)
    clans = state.clans_with(family, in_huts(clan, huts))
    return _at_home(state, clans, tuple(changes), state.queue if queue is None else queue)


def _changed(state: State, family: Family, clan: Clan, *changes: Change) -> State:
    return with_clans(state, state.clans_with(family, clan), (*state.changes, *changes))


@lru_cache(_KEPT)
def _differences(hut: Hut, delta: People, cause: Cause) -> tuple[Change, ...]:
    """Return a change for each kind of people that came or went."""
    family, place = owner_of(hut), HUT_NAMES[hut]
    return tuple(
        _counted(family, place, KINDS[kind], delta[kind], cause)
        for kind in ALL_KINDS
        if delta[kind]
    )


def take(state: State, hut: Hut, kind: Kind, count: int, cause: Cause) -> State:
    """Return the state with so many people of a kind taken from the hut."""
    huts = list(state.clan_of(hut).huts)
    place = hut % HUTS_EACH
    living = list(huts[place])
    living[kind] -= count
    huts[place] = tuple(living)
    return rehouse(state, owner_of(hut), tuple(huts), cause)


def give_birds(state: State, family: Family, count: int, cause: Cause) -> State:
    """Return the state with more birds in the pen, limited by the supply (T-37)."""
    return move_birds(state, {family: min(count, state.supply)}, cause)


def pay_birds(state: State, family: Family, count: int, cause: Cause) -> State:
    """Return the state with birds of the pen returned to the supply."""
    return move_birds(state, {family: -count}, cause)


def move_birds(state: State, shares: Mapping[Family, int], cause: Cause) -> State:
    """Return the state with so many birds more in each pen, all at once; pens pay what is less."""
    clans, changes = list(state.clans), list(state.changes)
    for family, birds in shares.items():
        if birds:
            clans[family] = _with_birds(clans[family], clans[family].birds + birds)
            changes.append(_counted(family, "pen", "bird", birds, cause))
    supply = state.supply - sum(shares.values())
    return _fed(state, tuple(clans), supply, tuple(changes))


def set_pole(state: State, family: Family, pole: int, cause: Cause) -> State:
    """Return the state with a pole of so many pieces."""
    clan = state.clans[family]
    if clan.pole == pole:
        return state
    change = _counted(family, "pole", "piece", pole - clan.pole, cause)
    return _changed(state, family, replace(clan, pole=pole), change)


def close_phase(state: State, phase: str) -> Progress:
    """Return the end of a phase, with the event that lists its changes for the real board."""
    changes = _merged(state.changes) if phase in _REPEATING else state.changes
    done = _done(state.round, phase, changes)
    reports = (*state.reports, done)[-REPORTS_KEPT:]
    return Progress(_reported(state, (), reports), (done,))


@lru_cache(_KEPT)
def _counted(family: Family, place: str, kind: str, delta: int, cause: Cause) -> Change:
    act: Act = "add" if delta > 0 else "remove"
    return _change(COLOURS[family], place, kind, act, abs(delta), cause)


def _merged(changes: tuple[Change, ...]) -> tuple[Change, ...]:
    """Return the changes with equal ones added up, in order of first appearance."""
    keys = list(map(_KEY, changes))
    if len(set(keys)) == len(keys):
        return changes
    found: dict[tuple[str, ...], Change] = {}
    for key, change in zip(keys, changes, strict=True):
        first = found.get(key)
        found[key] = change if first is None else replace(first, count=first.count + change.count)
    return tuple(found.values())
