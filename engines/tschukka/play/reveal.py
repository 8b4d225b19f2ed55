"""Reveal passes: owners turn up counters that belong to the phase, as they like."""

from __future__ import annotations

from typing import Final

from engines.core.remembered import remembered
from engines.core.values import changer, maker, replace
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

_revealed = maker(Revealed)
_passing = changer(State, "phase", "queue", "marked")
_queued = changer(State, "queue")
_shown = changer(State, "counters", "shown")
_turned = changer(Counter, "is_revealed")
_SETTLED: Final = tuple(map(Settled, COLOURS))


def begin_pass(state: State, phase: Phase) -> State:
    """Return the start of the pass.

    Every family with a hidden counter is asked, so that being asked gives nothing away.
    """
    asked = {counter.owner for counter in state.counters if not counter.is_revealed}
    queue = tuple([family for family in state.turn_order if family in asked])
    return _passing(state, phase, queue, ())


def turn_up(state: State, move: Reveal) -> Progress:
    """Return the progress after a counter was turned up; older matches marked single ones."""
    family = move.family
    if state.is_simultaneous:
        return _mark(state, family, (move.spell,))
    progress = _open(state, family, move.spell)
    return progress if hidden(progress.state, family) else progress.then(_next_family)


def ready(state: State, move: Ready) -> Progress:
    """Return the progress after the family is ready; after the last one marked counters open."""
    queue = state.queue[1:]
    if state.queue[0] != move.family:
        queue = tuple([family for family in state.queue if family != move.family])
    settled = Progress(_queued(state, queue), (_SETTLED[move.family],))
    if move.spells:
        settled = settled.then(lambda state: _mark(state, move.family, move.spells))
    if queue or not settled.state.marked:
        return settled
    return settled.each(state.turn_order, _open_marked)


@remembered("counters")
def revealed(state: State) -> dict[Hut, list[Spell]]:
    """Return the spells that are revealed on each hut that has any."""
    spells: dict[Hut, list[Spell]] = {}
    for counter in state.counters:
        if counter.is_revealed:
            spells.setdefault(counter.hut, []).append(counter.spell)
    return spells


def huts_under(state: State, spell: Spell) -> list[Hut]:
    """Return the huts on which such a counter is revealed."""
    return [hut for hut, there in revealed(state).items() if spell in there]


def count(state: State, hut: Hut, spell: Spell) -> int:
    """Return how many such counters are revealed on the hut, 0 if its family is extinct."""
    spells = revealed(state).get(hut)
    return 0 if spells is None or state.clan_of(hut).is_extinct else spells.count(spell)


def prevailing(state: State, hut: Hut, pair: tuple[Spell, Spell]) -> tuple[Spell | None, int]:
    """Return which of two opposite spells works on the hut and how often; together neither does."""
    spells = revealed(state).get(hut)
    if spells is None or state.clan_of(hut).is_extinct:
        return None, 0
    first, second = spells.count(pair[0]), spells.count(pair[1])
    if first and second:
        return None, 0
    return (pair[0], first) if first else (pair[1], second) if second else (None, 0)


def cancellations(state: State, huts: tuple[Hut, ...]) -> tuple[Cancelled, ...]:
    """Return the pairs of opposite spells that cancel each other on these huts in this phase."""
    spelled = revealed(state)
    crossed = [hut for hut in huts if hut in spelled and len(spelled[hut]) > 1]
    if not crossed:
        return ()
    spells = SPELLS_OF[state.phase]
    return tuple(
        Cancelled(CANCELLED, HUT_NAMES[hut], (first.value, second.value))
        for hut in crossed
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
    counters = state.counters
    places = range(len(counters))
    here = next(it for it in places if counters[it].spell is spell and counters[it].owner == family)
    turned = counters[here]
    rest = (*counters[:here], *counters[here + 1 :])
    place = _place_of(state, turned) if state.options.spells == "b" else here
    counters = (*rest[:place], _turned(turned, True), *rest[place:])
    name = token(family, spell)
    told = _revealed(COLOURS[family], HUT_NAMES[turned.hut], name)
    return Progress(_shown(state, counters, (*state.shown, name)), (told,))


def _place_of(state: State, turned: Counter) -> int:
    """Return where the counter lies once it is turned up.

    Counters that were laid one by one stay where all saw them laid. Those of a sheet were laid
    together: whichever is turned up, it takes the place of the first hidden one of its hut.
    """
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
    return Progress(_queued(state, state.queue[1:]))
