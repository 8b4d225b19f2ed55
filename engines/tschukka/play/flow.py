"""The order of the eight phases: what follows when no family is left to act."""

from __future__ import annotations

from collections.abc import Callable

from engines.core.values import changer, replace
from engines.tschukka import scoring
from engines.tschukka.components import COLOURS, Family
from engines.tschukka.events import Event, MatchEnded, Short
from engines.tschukka.play import ageing, births, housing, hunt, illness, magic, meal
from engines.tschukka.play.census import build
from engines.tschukka.play.progress import Progress
from engines.tschukka.play.reveal import begin_pass
from engines.tschukka.shortages import shortages
from engines.tschukka.state import Phase, State

COUNTERS_SHORT = "tschukka.counters_short"

_in_phase = changer(State, "phase")


def go_on(progress: Progress) -> Progress:
    """Return the progress up to the next decision of a seat or of chance."""
    state = progress.state
    if state.queue:
        return progress
    told = list(progress.events)
    while not state.queue and state.phase is not Phase.OVER:
        later = _NEXT[state.phase](state)
        state = later.state
        told += later.events
    return Progress(state, tuple(told))


def begin(state: State, first: Family) -> Progress:
    """Return the start of the first round."""
    return go_on(housing.begin_round(replace(state, first=first)))


def _after_housing(state: State) -> Progress:
    done = housing.end_housing(state)
    return Progress(magic.begin_magic(done.state), done.events)


def _after_magic(state: State) -> Progress:
    done = magic.end_magic(state)
    return Progress(begin_pass(done.state, Phase.BIRTHS), done.events)


def _after_births(state: State) -> Progress:
    done = births.end_births(state)
    return Progress(begin_pass(done.state, Phase.HUNT), done.events + _notices(done.state))


def _after_hunt(state: State) -> Progress:
    done = hunt.hand_out(state)
    return Progress(meal.begin_meal(done.state), done.events + _notices(done.state))


def _during_meal(state: State) -> Progress:
    if state.eaters:
        return meal.feed(state)
    done = meal.end_meal(state)
    return Progress(begin_pass(done.state, Phase.ILLNESS), done.events)


def _after_illness(state: State) -> Progress:
    done = illness.strike(state)
    return Progress(begin_pass(done.state, Phase.AGEING), done.events)


def _during_youth(state: State) -> Progress:
    after = ageing.next_youth(state)
    if after.queue:
        return Progress(after)
    older = ageing.grow_older(after)
    census = _in_phase(older.state, Phase.CENSUS)
    return Progress(census, older.events + _notices(census))


def _after_census(state: State) -> Progress:
    """Return the end of the match, or the next round with the first turn to the left."""
    progress = build(state)
    ending = scoring.ending(progress.state)
    if ending is None:
        return progress.then(_next_round)
    over = replace(progress.state, phase=Phase.OVER, queue=(), counters=(), ending=ending)
    families = tuple(COLOURS[family] for family in ending.families)
    ended = MatchEnded(ending.rule, ending.winners, families)
    return Progress(over, progress.events).tell(ended)


def _next_round(state: State) -> Progress:
    first = state.turn_order[1]
    return housing.begin_round(replace(state, round=state.round + 1, first=first))


def _notices(state: State) -> tuple[Event, ...]:
    """Return the notices of real counters that ran out in a phase that adds people or birds."""
    return tuple([Short(COUNTERS_SHORT, kind, count) for kind, count in shortages(state).items()])


_NEXT: dict[Phase, Callable[[State], Progress]] = {
    Phase.HOUSING: _after_housing,
    Phase.CHOOSING: magic.begin_placing,
    Phase.PLACING: _after_magic,
    Phase.WRITING: _after_magic,
    Phase.BIRTHS: births.expect_births,
    Phase.THROWING: _after_births,
    Phase.HUNT: _after_hunt,
    Phase.MEAL: _during_meal,
    Phase.ILLNESS: _after_illness,
    Phase.AGEING: ageing.ask_for_youth,
    Phase.YOUTH: _during_youth,
    Phase.CENSUS: _after_census,
}
