"""Reveal passes: owners turn up counters that belong to the phase, as they like."""

from __future__ import annotations

from engines.core.values import replace
from engines.tschukka.components import (
    COLOURS,
    HUT_NAMES,
    OPPOSITES,
    SPELLS,
    Family,
    Hut,
    Spell,
    token,
)
from engines.tschukka.counters import hidden
from engines.tschukka.events import Cancelled, Revealed, Settled
from engines.tschukka.moves import Ready, Reveal
from engines.tschukka.play.progress import Progress
from engines.tschukka.secret import Marked
from engines.tschukka.state import SPELLS_OF, Counter, Phase, State

CANCELLED = "tschukka.cancelled"


def begin_pass(state: State, phase: Phase) -> Progress:
    """Return the start of the pass.

    Every family with a hidden counter is asked, so that being asked gives nothing away.
    """
    queue = tuple(family for family in state.turn_order if hidden(state, family))
    return Progress(replace(state, phase=phase, queue=queue, marked=()))


def turn_up(state: State, move: Reveal) -> Progress:
    """Return the progress after a counter was turned up; older matches marked single ones."""
    family = move.family
    if state.is_simultaneous:
        return _mark(state, family, (move.spell,))
    progress = _open(state, family, move.spell)
    return progress if hidden(progress.state, family) else progress.then(_next_family)


def ready(state: State, move: Ready) -> Progress:
    """Return the progress after the family is ready; after the last one marked counters open."""
    queue = tuple(family for family in state.queue if family != move.family)
    marked = _mark(state, move.family, move.spells)
    settled = Progress(replace(marked.state, queue=queue), (Settled(COLOURS[move.family]),))
    progress = Progress(settled.state, (*settled.events, *marked.events))
    return progress if queue else progress.each(state.turn_order, _open_marked)


def count(state: State, hut: Hut, spell: Spell) -> int:
    """Return how many such counters are revealed on the hut, 0 if its family is extinct."""
    if state.clan_of(hut).is_extinct:
        return 0
    return sum(
        counter.hut == hut and counter.spell is spell and counter.is_revealed
        for counter in state.counters
    )


def prevailing(state: State, hut: Hut, pair: tuple[Spell, Spell]) -> tuple[Spell | None, int]:
    """Return which of two opposite spells works on the hut and how often; together neither does."""
    first, second = (count(state, hut, spell) for spell in pair)
    if first and second:
        return None, 0
    return (pair[0], first) if first else (pair[1], second) if second else (None, 0)


def cancellations(state: State, huts: tuple[Hut, ...]) -> tuple[Cancelled, ...]:
    """Return the pairs of opposite spells that cancel each other on these huts in this phase."""
    spells = SPELLS_OF[state.phase]
    return tuple(
        Cancelled(CANCELLED, HUT_NAMES[hut], (first.value, second.value))
        for hut in huts
        for first, second in OPPOSITES
        if first in spells and count(state, hut, first) and count(state, hut, second)
    )


def stacked(state: State, times: int) -> int:
    """Return how often equal spells on one hut work: once, unless the option adds them (T-18)."""
    return times if state.options.spell_stack == "add" else min(1, times)


def _mark(state: State, family: Family, spells: tuple[Spell, ...]) -> Progress:
    seat = state.owners[family]
    told = tuple(Marked(COLOURS[family], seat, token(family, spell)) for spell in spells)
    marked = (*state.marked, *((family, spell) for spell in spells))
    return Progress(replace(state, marked=marked), told)


def _open(state: State, family: Family, spell: Spell) -> Progress:
    turned = next(
        counter for counter in state.counters if (counter.owner, counter.spell) == (family, spell)
    )
    rest = [counter for counter in state.counters if counter is not turned]
    place = _place_of(state, turned)
    counters = (*rest[:place], replace(turned, is_revealed=True), *rest[place:])
    name = token(family, spell)
    told = Revealed(COLOURS[family], HUT_NAMES[turned.hut], name)
    return Progress(replace(state, counters=counters, shown=(*state.shown, name)), (told,))


def _place_of(state: State, turned: Counter) -> int:
    """Return where the counter lies once it is turned up.

    Counters that were laid one by one stay where all saw them laid. Those of a sheet were laid
    together: whichever is turned up, it takes the place of the first hidden one of its hut.
    """
    if state.options.spells != "b":
        return state.counters.index(turned)
    alike = (turned.owner, turned.hut, False)
    return next(
        place
        for place, counter in enumerate(state.counters)
        if (counter.owner, counter.hut, counter.is_revealed) == alike
    )


def _open_marked(state: State, family: Family) -> Progress:
    """Turn the marked counters up in printed order: nobody sees in which order they were marked."""
    progress = Progress(state)
    for spell in SPELLS:
        if (family, spell) in state.marked:
            progress = progress.joined(_open(progress.state, family, spell))
    return progress


def _next_family(state: State) -> Progress:
    return Progress(replace(state, queue=state.queue[1:]))
