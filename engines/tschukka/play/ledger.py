"""Moves people, birds and pieces, and records each change for the real board."""

from __future__ import annotations

from collections.abc import Iterator

from engines.core.values import replace
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
from engines.tschukka.state import State

REPORTS_KEPT = 8
"""The reports of one round: one for each of its eight phases."""


def noted(state: State, *changes: Change) -> State:
    """Return the state with more changes recorded for the real board."""
    return replace(state, changes=(*state.changes, *changes))


def rehouse(state: State, family: Family, huts: tuple[People, ...], cause: Cause) -> State:
    """Return the state with these people in the family's huts."""
    clan = state.clans[family]
    after = state.with_clan(family, replace(clan, huts=huts))
    changes = [
        change
        for hut, before, now in zip(huts_of(family), clan.huts, huts, strict=True)
        if before != now
        for change in _differences(family, HUT_NAMES[hut], less(now, before), cause)
    ]
    return noted(after, *changes)


def _differences(family: Family, place: str, delta: People, cause: Cause) -> Iterator[Change]:
    """Return a change for each kind of people that came or went."""
    for kind in ALL_KINDS:
        if delta[kind]:
            yield _counted(family, place, KINDS[kind], delta[kind], cause)


def take(state: State, hut: Hut, kind: Kind, count: int, cause: Cause) -> State:
    """Return the state with so many people of a kind taken from the hut."""
    huts = list(state.clan_of(hut).huts)
    place = hut % HUTS_EACH
    gone = tuple(count if other == kind else 0 for other in ALL_KINDS)
    huts[place] = less(huts[place], gone)
    return rehouse(state, owner_of(hut), tuple(huts), cause)


def give_birds(state: State, family: Family, count: int, cause: Cause) -> State:
    """Return the state with more birds in the pen, limited by the supply (T-37)."""
    return _move_birds(state, family, min(count, state.supply), cause)


def pay_birds(state: State, family: Family, count: int, cause: Cause) -> State:
    """Return the state with birds of the pen returned to the supply."""
    return _move_birds(state, family, -count, cause)


def _move_birds(state: State, family: Family, delta: int, cause: Cause) -> State:
    if not delta:
        return state
    clan = state.clans[family]
    after = state.with_clan(family, replace(clan, birds=clan.birds + delta))
    after = replace(after, supply=state.supply - delta)
    return noted(after, _counted(family, "pen", "bird", delta, cause))


def set_pole(state: State, family: Family, pole: int, cause: Cause) -> State:
    """Return the state with a pole of so many pieces."""
    clan = state.clans[family]
    if clan.pole == pole:
        return state
    after = state.with_clan(family, replace(clan, pole=pole))
    return noted(after, _counted(family, "pole", "piece", pole - clan.pole, cause))


def close_phase(state: State, phase: str) -> Progress:
    """Return the end of a phase, with the event that lists its changes for the real board."""
    done = PhaseDone(state.round, phase, _merged(state.changes))
    reports = (*state.reports, done)[-REPORTS_KEPT:]
    return Progress(replace(state, changes=(), reports=reports), (done,))


def _counted(family: Family, place: str, kind: str, delta: int, cause: Cause) -> Change:
    act: Act = "add" if delta > 0 else "remove"
    return Change(COLOURS[family], place, kind, act, abs(delta), cause)


def _merged(changes: tuple[Change, ...]) -> tuple[Change, ...]:
    """Return the changes with equal ones added up, in order of first appearance."""
    sums: dict[Change, int] = {}
    for change in changes:
        key = replace(change, count=0)
        sums[key] = sums.get(key, 0) + change.count
    return tuple(replace(key, count=count) for key, count in sums.items())
