"""The eight phases in order: what follows when nobody is awaited any more."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from engines.tschukka import ageing, births, housing, hunt, illness, magic, meal, scoring
from engines.tschukka.census import build
from engines.tschukka.components import COLOURS, Family
from engines.tschukka.events import MatchEnded, Short
from engines.tschukka.notices import shortages
from engines.tschukka.reveal import begin_pass
from engines.tschukka.state import Phase
from engines.tschukka.step import Course

if TYPE_CHECKING:
    from collections.abc import Callable

    from engines.tschukka.state import State

COUNTERS_SHORT = "tschukka.counters_short"


def go_on(course: Course) -> Course:
    """Return the course up to the next thing that somebody has to decide."""
    while not course.state.queue and course.state.phase is not Phase.OVER:
        course = course.then(_NEXT[course.state.phase])
    return course


def begin(state: State, first: Family) -> Course:
    """Return the course into the first round."""
    return go_on(housing.begin_round(replace(state, first=first)))


def _after_housing(state: State) -> Course:
    return housing.end_housing(state).then(magic.begin_magic)


def _after_magic(state: State) -> Course:
    return magic.end_magic(state).then(lambda after: begin_pass(after, Phase.BIRTHS))


def _after_births(state: State) -> Course:
    course = births.end_births(state).then(_notice)
    return course.then(lambda after: begin_pass(after, Phase.HUNT))


def _after_hunt(state: State) -> Course:
    return hunt.hand_out(state).then(_notice).then(meal.begin_meal)


def _during_meal(state: State) -> Course:
    if state.eaters:
        return meal.feed(state)
    return meal.end_meal(state).then(lambda after: begin_pass(after, Phase.ILLNESS))


def _after_illness(state: State) -> Course:
    return illness.strike(state).then(lambda after: begin_pass(after, Phase.AGEING))


def _during_youth(state: State) -> Course:
    course = ageing.next_youth(state)
    if course.state.queue:
        return course
    return course.then(ageing.grow_older).then(_notice).then(_to_census)


def _to_census(state: State) -> Course:
    return Course(replace(state, phase=Phase.CENSUS))


def _after_census(state: State) -> Course:
    """Count, build, and end the match or hand the first turn to the left."""
    course = build(state)
    ending = scoring.ending(course.state)
    if ending is None:
        return course.then(_next_round)
    over = replace(course.state, phase=Phase.OVER, queue=(), counters=(), ending=ending)
    families = tuple(COLOURS[family] for family in ending.families)
    return Course(over, course.events).tell(MatchEnded(ending.rule, ending.winners, families))


def _next_round(state: State) -> Course:
    first = Family((state.first + 1) % len(state.clans))
    return housing.begin_round(replace(state, round=state.round + 1, first=first))


def _notice(state: State) -> Course:
    """Tell which real counters run out, after a phase that brings new ones."""
    told = (Short(COUNTERS_SHORT, kind, count) for kind, count in shortages(state).items())
    return Course(state, tuple(told))


_NEXT: dict[Phase, Callable[[State], Course]] = {
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
