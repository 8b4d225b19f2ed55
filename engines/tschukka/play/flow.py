"""The order of the eight phases: what follows when no family is left to act."""

from __future__ import annotations

from collections.abc import Callable

from engines.core.values import replace
from engines.tschukka import scoring
from engines.tschukka.components import COLOURS, Family
from engines.tschukka.events import MatchEnded, Short
from engines.tschukka.play import ageing, births, housing, hunt, illness, magic, meal
from engines.tschukka.play.census import build
from engines.tschukka.play.progress import Progress
from engines.tschukka.play.reveal import begin_pass
from engines.tschukka.shortages import shortages
from engines.tschukka.state import Phase, State

COUNTERS_SHORT = "tschukka.counters_short"


def go_on(progress: Progress) -> Progress:
    """Return the progress up to the next decision of a seat or of chance."""
    while not progress.state.queue and progress.state.phase is not Phase.OVER:
        progress = progress.then(_NEXT[progress.state.phase])
    return progress


def begin(state: State, first: Family) -> Progress:
    """Return the start of the first round."""
    return go_on(housing.begin_round(replace(state, first=first)))


def _after_housing(state: State) -> Progress:
    return housing.end_housing(state).then(magic.begin_magic)


def _after_magic(state: State) -> Progress:
    return magic.end_magic(state).then(lambda after: begin_pass(after, Phase.BIRTHS))


def _after_births(state: State) -> Progress:
    progress = births.end_births(state).then(_notice)
    return progress.then(lambda after: begin_pass(after, Phase.HUNT))


def _after_hunt(state: State) -> Progress:
    return hunt.hand_out(state).then(_notice).then(meal.begin_meal)


def _during_meal(state: State) -> Progress:
    if state.eaters:
        return meal.feed(state)
    return meal.end_meal(state).then(lambda after: begin_pass(after, Phase.ILLNESS))


def _after_illness(state: State) -> Progress:
    return illness.strike(state).then(lambda after: begin_pass(after, Phase.AGEING))


def _during_youth(state: State) -> Progress:
    progress = ageing.next_youth(state)
    if progress.state.queue:
        return progress
    return progress.then(ageing.grow_older).then(_notice).then(_to_census)


def _to_census(state: State) -> Progress:
    return Progress(replace(state, phase=Phase.CENSUS))


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


def _notice(state: State) -> Progress:
    """Return the notices of real counters that ran out in a phase that adds people or birds."""
    told = (Short(COUNTERS_SHORT, kind, count) for kind, count in shortages(state).items())
    return Progress(state, tuple(told))


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
