"""Phase 5: the families eat one after the other, and who has too few birds loses people."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from engines.tschukka.checks import check
from engines.tschukka.components import (
    ALL_KINDS,
    COLOURS,
    ELDER,
    FED_BY_A_BIRD,
    HUT_NAMES,
    KINDS,
    PEN_ROOM,
    huts_of,
)
from engines.tschukka.events import Ate, NotesOpened, PenCut, Starved
from engines.tschukka.ledger import close_phase, pay_birds, take
from engines.tschukka.people import without_elders
from engines.tschukka.secret import Noted
from engines.tschukka.state import Phase, Vote
from engines.tschukka.step import Course
from engines.tschukka.voters import voters, write_vote

if TYPE_CHECKING:
    from engines.tschukka.components import Family, Hut, Kind
    from engines.tschukka.moves import Note, Remove
    from engines.tschukka.state import State

MEAL = "tschukka.meal"
HUNGER = "tschukka.hunger"
STARVATION = "tschukka.starvation"
NOTES = "tschukka.notes"
PEN_CUT = "tschukka.pen_cut"


def begin_meal(state: State) -> Course:
    """Return the course to the meal."""
    return Course(replace(state, phase=Phase.MEAL, queue=(), eaters=state.alive(), missing=0))


def feed(state: State) -> Course:
    """Return the course on which the next family eats as far as its birds go (T-22)."""
    family = state.eaters[0]
    clan = state.clans[family]
    need = -(-clan.members // FED_BY_A_BIRD)
    birds = min(need, clan.birds)
    missing = need - birds
    told = Ate(HUNGER if missing else MEAL, COLOURS[family], clan.members, birds, missing)
    fed = Course(pay_birds(state, family, birds, "meal"), (told,))
    return fed.then(lambda state: _go_hungry(state, missing) if missing else _next_eater(state))


def end_meal(state: State) -> Course:
    """Return the course on which the pens are cut to what they may hold."""
    course = Course(state).each(state.turn_order, _cut_pen)
    return course.then(lambda state: close_phase(state, "meal"))


def remove(state: State, move: Remove) -> Course:
    """Return the course on which one more is gone."""
    course = _starve(state, move.hut, move.kind, 1)
    rest = course.state.missing - 1
    queue = (*state.queue[1:], state.queue[0])
    after = replace(course.state, missing=rest, queue=queue)
    course = Course(after, course.events)
    return course if rest and _removable(after) else course.then(_finish)


def note(state: State, move: Note) -> Course:
    """Return the course with one more note; the last one lets all be opened."""
    vote = Vote(move.family, move.hut, move.kind)
    queue = tuple(family for family in state.queue if family != move.family)
    told = Noted(COLOURS[move.family], state.owners[move.family], write_vote(vote))
    course = Course(replace(state, votes=(*state.votes, vote), queue=queue), (told,))
    return course if queue else course.then(_open_notes)


def _go_hungry(state: State, missing: int) -> Course:
    """Ask who starves, unless all go who can (T-23)."""
    hungry = replace(state, missing=missing)
    if _removable(hungry) <= missing:
        return _starve_all(hungry).then(_finish)
    by_notes = state.options.meal == "b"
    phase = Phase.NOTING if by_notes else Phase.STARVING
    return Course(replace(hungry, phase=phase, queue=voters(state, state.eaters[0]), votes=()))


def _removable(state: State) -> int:
    people = state.clans[state.eaters[0]].people
    return without_elders(people) if state.options.meal == "base" else sum(people)


def _starve_all(state: State) -> Course:
    course = Course(state)
    spares_elders = state.options.meal == "base"
    for hut in huts_of(state.eaters[0]):
        for kind in ALL_KINDS:
            count = state.people_in(hut)[kind]
            if count and not (spares_elders and kind == ELDER):
                gone = _starve(course.state, hut, kind, count)
                course = Course(gone.state, (*course.events, *gone.events))
    return course


def _starve(state: State, hut: Hut, kind: Kind, count: int) -> Course:
    family = COLOURS[state.eaters[0]]
    told = Starved(STARVATION, family, HUT_NAMES[hut], KINDS[kind], count)
    return Course(take(state, hut, kind, count, "starvation"), (told,))


def _open_notes(state: State) -> Course:
    """Apply the notes in turn order until enough are gone; who is gone is not gone twice (T-46)."""
    order = sorted(state.votes, key=lambda vote: state.turn_order.index(vote.family))
    course = Course(state)
    missing, lost = state.missing, list[Vote]()
    for vote in order:
        if missing and not course.state.people_in(vote.hut)[vote.kind]:
            lost.append(vote)
        elif missing:
            gone = _starve(course.state, vote.hut, vote.kind, 1)
            course = Course(gone.state, (*course.events, *gone.events))
            missing -= 1
    told = NotesOpened(NOTES, tuple(map(write_vote, order)), tuple(map(write_vote, lost)))
    after = replace(course.state, missing=missing, votes=())
    opened = Course(after, (told, *course.events))
    return opened.then(lambda state: _go_hungry(state, missing) if missing else _finish(state))


def _finish(state: State) -> Course:
    """Check what the famine left of the family, before the next one eats (T-56)."""
    family = state.eaters[0]
    return check(replace(state, missing=0), family).then(_next_eater)


def _next_eater(state: State) -> Course:
    return Course(replace(state, phase=Phase.MEAL, queue=(), eaters=state.eaters[1:]))


def _cut_pen(state: State, family: Family) -> Course:
    over = state.clans[family].birds - PEN_ROOM
    if over <= 0:
        return Course(state)
    after = pay_birds(state, family, over, "pen_cut")
    return Course(after, (PenCut(PEN_CUT, COLOURS[family], over),))
