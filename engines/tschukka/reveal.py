"""Reveal passes: each owner turns up what he wants of the counters that belong to the phase."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from engines.tschukka.components import COLOURS, HUT_NAMES, OPPOSITES, token
from engines.tschukka.events import Cancelled, Revealed, Settled
from engines.tschukka.secret import Marked
from engines.tschukka.state import SPELLS_OF
from engines.tschukka.step import Course

if TYPE_CHECKING:
    from engines.tschukka.components import Family, Hut, Spell
    from engines.tschukka.moves import Ready, Reveal
    from engines.tschukka.state import Counter, Phase, State

CANCELLED = "tschukka.cancelled"


def begin_pass(state: State, phase: Phase) -> Course:
    """Return the course into the pass; all with a hidden counter are asked, so that none tells."""
    queue = tuple(family for family in state.turn_order if hidden(state, family))
    return Course(replace(state, phase=phase, queue=queue, marked=()))


def hidden(state: State, family: Family) -> tuple[Counter, ...]:
    """Return the family's counters that lie face down."""
    return tuple(
        counter for counter in state.counters if counter.owner == family and not counter.is_revealed
    )


def pending(state: State, family: Family) -> tuple[Counter, ...]:
    """Return the family's counters that it may turn up in this phase."""
    spells = SPELLS_OF.get(state.phase, ())
    return tuple(
        counter
        for counter in hidden(state, family)
        if counter.spell in spells and (family, counter.spell) not in state.marked
    )


def turn_up(state: State, move: Reveal) -> Course:
    """Return the course on which the counter is open, or will be when all are ready."""
    family = move.family
    if state.is_simultaneous:
        marked = (*state.marked, (family, move.spell))
        told = Marked(COLOURS[family], state.owners[family], token(family, move.spell))
        return Course(replace(state, marked=marked), (told,))
    course = _open(state, family, move.spell)
    return course if hidden(course.state, family) else course.then(_next_family)


def ready(state: State, move: Ready) -> Course:
    """Return the course without the family; the last one opens what was marked."""
    queue = tuple(family for family in state.queue if family != move.family)
    course = Course(replace(state, queue=queue), (Settled(COLOURS[move.family]),))
    return course if queue else course.each(state.turn_order, _open_marked)


def count(state: State, hut: Hut, spell: Spell) -> int:
    """Return how many such counters are revealed on the hut, none where nobody can be living."""
    if state.clan_of(hut).is_extinct:
        return 0
    return sum(
        counter.hut == hut and counter.spell is spell and counter.is_revealed
        for counter in state.counters
    )


def prevailing(state: State, hut: Hut, pair: tuple[Spell, Spell]) -> tuple[Spell | None, int]:
    """Return which of two opposites holds on the hut and how often; both together hold nothing."""
    first, second = (count(state, hut, spell) for spell in pair)
    if first and second:
        return None, 0
    return (pair[0], first) if first else (pair[1], second) if second else (None, 0)


def cancellations(state: State, huts: tuple[Hut, ...]) -> tuple[Cancelled, ...]:
    """Return what was wiped out on these huts by its opposite in this phase."""
    spells = SPELLS_OF[state.phase]
    return tuple(
        Cancelled(CANCELLED, HUT_NAMES[hut], (first.value, second.value))
        for hut in huts
        for first, second in OPPOSITES
        if first in spells and count(state, hut, first) and count(state, hut, second)
    )


def stacked(state: State, times: int) -> int:
    """Return how often equal spells work: once, unless the table adds them up (T-18)."""
    return times if state.options.spell_stack == "add" else min(1, times)


def _open(state: State, family: Family, spell: Spell) -> Course:
    place = next(
        place
        for place, counter in enumerate(state.counters)
        if (counter.owner, counter.spell) == (family, spell)
    )
    turned = replace(state.counters[place], is_revealed=True)
    counters = (*state.counters[:place], turned, *state.counters[place + 1 :])
    name = token(family, spell)
    told = Revealed(COLOURS[family], HUT_NAMES[turned.hut], name)
    return Course(replace(state, counters=counters, shown=(*state.shown, name)), (told,))


def _open_marked(state: State, family: Family) -> Course:
    course = Course(state)
    for owner, spell in state.marked:
        if owner == family:
            opened = _open(course.state, family, spell)
            course = Course(opened.state, (*course.events, *opened.events))
    return course


def _next_family(state: State) -> Course:
    return Course(replace(state, queue=state.queue[1:]))
