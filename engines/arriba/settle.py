"""The verdict on a grab: presses in order of their stamps, each judged where it lies."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING

from engines.arriba.claims import LATE, claim_of, claim_of_tie, is_late
from engines.arriba.components import TIES_BEFORE_ORDER
from engines.arriba.course import go_on
from engines.arriba.events import Mark, Tied
from engines.arriba.state import Phase, Press, Tie
from engines.arriba.step import Step, lock_out
from engines.arriba.wins import win
from engines.arriba.wrong import judge_wrong
from engines.core.notation import NS_PER_US
from engines.core.verdicts import Applied

if TYPE_CHECKING:
    from engines.arriba.claims import Claim
    from engines.arriba.events import Event
    from engines.arriba.state import State
    from engines.core.seats import Seat

TIE = "arriba.tie"
TURN_ORDER = "arriba.turn_order"
SPARED = "arriba.spared"


def settle(state: State) -> Applied[State, Event]:
    """Judge all waiting presses, one verdict after the other."""
    queue = state.presses
    base_ns = min(state.opened_ns, queue[0].at_ns) if state.is_box_deck else queue[0].at_ns
    state = dataclasses.replace(
        state, presses=(), are_faces_known=True, photo=(), photo_from_ns=base_ns
    )
    told: tuple[Event, ...] = ()
    while queue:
        step = _judge_first(state, queue)
        queue = _unmarked(queue, step.marks)
        late = tuple(late_mark(press) for press in queue if is_late(step.state, press))
        queue = _unmarked(queue, late)
        state = photographed(step.state, (*step.marks, *late))
        told += step.events
    return Applied(state, told)


def settle_lower(state: State, seat: Seat) -> Applied[State, Event]:
    """Settle a dead heat by the word of the table."""
    tie = next(tie for tie in state.ties if seat in tie.seats)
    step = win(state, Press(state.clock_ns, seat), claim_of_tie(state, tie), ())
    photo = tuple(_relabel(mark, seat, tie, step) for mark in state.photo)
    return Applied(dataclasses.replace(step.state, photo=photo), step.events)


def late_mark(press: Press) -> Mark:
    """Return the mark of a press that costs nothing."""
    return Mark(press.seat, press.at_ns, "late", LATE)


def photographed(state: State, marks: tuple[Mark, ...]) -> State:
    """Return the state with more presses in the photo finish."""
    photo = sorted((*state.photo, *marks), key=lambda mark: (mark.at_ns, mark.seat))
    return dataclasses.replace(state, photo=tuple(photo))


def _relabel(mark: Mark, winner: Seat, tie: Tie, step: Step) -> Mark:
    if mark.seat not in tie.seats:
        return mark
    rule = step.marks[0].rule
    return Mark(mark.seat, mark.at_ns, "won" if mark.seat == winner else "lost", rule)


def _unmarked(queue: tuple[Press, ...], marks: tuple[Mark, ...]) -> tuple[Press, ...]:
    seats = {mark.seat for mark in marks}
    return tuple(press for press in queue if press.seat not in seats)


def _judge_first(state: State, queue: tuple[Press, ...]) -> Step:
    """Judge the earliest press together with those that cannot be told apart from it."""
    group = _heat(state, queue[0], queue)
    claimed = tuple(press for press in group if claim_of(state, press) is not None)
    punishes = state.options.heat_outsider == "punished" and group[0] not in claimed
    if not claimed or punishes:
        return judge_wrong(state, _first_outsider(state, group, claimed))
    spared = tuple(press for press in group if press not in claimed)
    step = _judge_claim(state, claimed[0], queue)
    marks = tuple(Mark(press.seat, press.at_ns, "spared", SPARED) for press in spared)
    return dataclasses.replace(step, marks=(*step.marks, *marks))


def _heat(state: State, first: Press, presses: tuple[Press, ...]) -> tuple[Press, ...]:
    """Return the presses within the stated uncertainty of the first, which is among them."""
    margin_ns = state.options.dead_heat_us * NS_PER_US
    return tuple(press for press in presses if 0 <= press.at_ns - first.at_ns <= margin_ns)


def _first_outsider(state: State, group: tuple[Press, ...], claimed: tuple[Press, ...]) -> Press:
    """Return whom to punish: of several in a dead heat the first in turn order (A-32)."""
    outsiders = tuple(press for press in group if press not in claimed)
    return _first_in_turn(state, outsiders)


def _first_in_turn(state: State, presses: tuple[Press, ...]) -> Press:
    order = (state.turned_by, *state.from_left_of(state.turned_by))
    return min(presses, key=lambda press: order.index(press.seat))


def _judge_claim(state: State, lead: Press, queue: tuple[Press, ...]) -> Step:
    """Settle the claim of the leading press, or find that it is a dead heat."""
    claim = claim_of(state, lead)
    if claim is None:
        raise AssertionError("only a press with a claim leads")
    rivals = tuple(press for press in queue if press != lead and claim_of(state, press) == claim)
    tied = _heat(state, lead, (lead, *rivals))
    if len(tied) == 1:
        return win(state, lead, claim, rivals)
    if state.options.dead_heat == "turn_order" or claim.ties + 1 >= TIES_BEFORE_ORDER:
        return _win_by_order(state, claim, tied, rivals)
    return _tie(state, claim, tied, rivals)


def _win_by_order(
    state: State, claim: Claim, tied: tuple[Press, ...], rivals: tuple[Press, ...]
) -> Step:
    chosen = _first_in_turn(state, tied)
    others = tuple(press for press in (*tied, *rivals) if press != chosen)
    step = win(state, chosen, claim, tuple(dict.fromkeys(others)))
    seats = tuple(press.seat for press in tied)
    return dataclasses.replace(step, events=(Tied(TURN_ORDER, seats), *step.events))


def _tie(state: State, claim: Claim, tied: tuple[Press, ...], rivals: tuple[Press, ...]) -> Step:
    """Let the tied race again; whoever pressed later for the same thing is out of the race."""
    seats = tuple(sorted(press.seat for press in tied))
    told = Tied(TIE, seats)
    others = tuple(tie for tie in state.ties if tie.shape != claim.shape)
    after = dataclasses.replace(
        lock_out(state, tied[0]),
        ties=(*others, Tie(seats, claim.shape, tied[-1].at_ns, claim.ties + 1)),
        phase=Phase.SIGNAL,
        verdict=told,
    )
    course = go_on(after)
    slower = (press for press in rivals if press not in tied)
    marks = (
        *(Mark(press.seat, press.at_ns, "tied", TIE) for press in tied),
        *(Mark(press.seat, press.at_ns, "lost", TIE) for press in slower),
    )
    return Step(course.state, (told, *course.events), marks)
