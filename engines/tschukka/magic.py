"""Phase 2: spells are chosen, paid for and laid on huts, face down."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from engines.tschukka.components import COLOURS, HUT_NAMES, SPELLS, token
from engines.tschukka.events import Passed, Sacrificed
from engines.tschukka.ledger import close_phase, pay_birds
from engines.tschukka.secret import Chose, Placed, Wrote
from engines.tschukka.state import Counter, Phase
from engines.tschukka.step import Course

if TYPE_CHECKING:
    from engines.tschukka.components import Family, Hut, Spell
    from engines.tschukka.moves import Choose, Pass, Place, Write
    from engines.tschukka.state import State

SACRIFICE = "tschukka.sacrifice"


def begin_magic(state: State) -> Course:
    """Return the course into the phase, as the variant has it; last round's reveals are history."""
    fresh = replace(state, chosen=((),) * len(state.clans), sheets=(), shown=())
    match state.options.spells:
        case "base":
            return Course(replace(fresh, phase=Phase.CHOOSING, queue=state.alive()))
        case "a":
            able = tuple(family for family in state.alive() if allowance(fresh, family))
            return Course(replace(fresh, phase=Phase.PLACING, queue=able))
        case "b":
            return Course(replace(fresh, phase=Phase.WRITING, queue=state.alive()))


def allowance(state: State, family: Family) -> int:
    """Return how many more spells the family can cast: free ones of its pole, then birds (T-12)."""
    clan = state.clans[family]
    cast = cast_by(state, family) + len(state.chosen[family])
    return min(len(SPELLS) - cast, max(0, clan.pole - cast) + clan.birds)


def cast_by(state: State, family: Family) -> int:
    """Return how many counters of the family lie on huts."""
    return sum(counter.owner == family for counter in state.counters)


def choose(state: State, move: Choose) -> Course:
    """Return the course on which the counters lie before the family and the birds are gone."""
    family = move.family
    chosen = (*state.chosen[:family], move.spells, *state.chosen[family + 1 :])
    after = replace(state, chosen=chosen, queue=state.queue[1:])
    counters = tuple(token(family, spell) for spell in move.spells)
    course = Course(after, (Chose(COLOURS[family], state.owners[family], len(counters), counters),))
    return _sacrifice(course, family, len(counters) - state.clans[family].pole)


def begin_placing(state: State) -> Course:
    """Return the course on which the counters are laid one by one."""
    queue = tuple(family for family in state.turn_order if state.chosen[family])
    return Course(replace(state, phase=Phase.PLACING, queue=queue))


def place(state: State, move: Place) -> Course:
    """Return the course on which the counter lies on its hut and the next family is awaited."""
    family = move.family
    placed = _lay(state, family, move.spell, move.hut)
    if state.options.spells == "a":
        over = cast_by(placed.state, family) - state.clans[family].pole
        paid = _sacrifice(placed, family, min(1, over))
        return _rotated(paid, family, stays=bool(allowance(paid.state, family)))
    rest = tuple(spell for spell in state.chosen[family] if spell != move.spell)
    chosen = (*state.chosen[:family], rest, *state.chosen[family + 1 :])
    course = Course(replace(placed.state, chosen=chosen), placed.events)
    return _rotated(course, family, stays=bool(rest))


def pass_on(state: State, move: Pass) -> Course:
    """Return the course without the family, which is done casting."""
    return Course(replace(state, queue=state.queue[1:]), (Passed(COLOURS[move.family]),))


def hand_in(state: State, move: Write) -> Course:
    """Return the course with one more sheet; the last one lets all counters be laid."""
    family = move.family
    queue = tuple(other for other in state.queue if other != family)
    sheets = (*state.sheets, (family, move.orders))
    counters = tuple(f"{token(family, spell)}@{HUT_NAMES[hut]}" for spell, hut in move.orders)
    told = Wrote(COLOURS[family], state.owners[family], counters)
    course = Course(replace(state, queue=queue, sheets=sheets), (told,))
    return course if queue else course.each(state.turn_order, _lay_sheet).then(_without_sheets)


def end_magic(state: State) -> Course:
    """Return the course on which all spells are cast."""
    return close_phase(state, "magic")


def _lay_sheet(state: State, family: Family) -> Course:
    orders = next((orders for writer, orders in state.sheets if writer == family), ())
    course = _sacrifice(Course(state), family, len(orders) - state.clans[family].pole)
    for spell, hut in orders:
        laid = _lay(course.state, family, spell, hut)
        course = Course(laid.state, (*course.events, *laid.events))
    return course


def _without_sheets(state: State) -> Course:
    return Course(replace(state, sheets=()))


def _lay(state: State, family: Family, spell: Spell, hut: Hut) -> Course:
    after = replace(state, counters=(*state.counters, Counter(family, spell, hut)))
    seat, name = state.owners[family], token(family, spell)
    return Course(after, (Placed(COLOURS[family], seat, HUT_NAMES[hut], name),))


def _sacrifice(course: Course, family: Family, birds: int) -> Course:
    """Take a bird for each spell beyond the pole."""
    if birds <= 0:
        return course
    after = pay_birds(course.state, family, birds, "sacrifice")
    return Course(after, (*course.events, Sacrificed(SACRIFICE, COLOURS[family], birds)))


def _rotated(course: Course, family: Family, *, stays: bool) -> Course:
    rest = course.state.queue[1:]
    queue = (*rest, family) if stays else rest
    return Course(replace(course.state, queue=queue), course.events)
