"""The answer to "What lay there?", where the box does not know the faces of real cards."""

from __future__ import annotations

from engines.arriba import events
from engines.arriba.play.claims import LATE
from engines.arriba.play.counts import end_by_count, turn_together
from engines.arriba.play.flow import HEAD, Progress
from engines.arriba.play.settlement import SPARED, photographed, settle
from engines.arriba.sayings import Count, Lay, Saying, write_saying
from engines.arriba.state import Phase, State
from engines.core.first_press import Press, first_presses
from engines.core.seats import CHANCE, Seat
from engines.core.values import replace
from engines.core.verdicts import Applied

ACCIDENT = "arriba.accident"

VERDICTS = frozenset({ACCIDENT})


def say(state: State, seat: Seat, saying: Saying) -> Progress:
    """Take what a seat says: it decides at once, or waits for a second seat that says the same."""
    if not is_decided(state, seat, saying):
        others = tuple(pair for pair in state.said if pair[0] != seat)
        after = replace(state, said=(*others, (seat, saying)))
        return Applied(after, (events.Said(seat, write_saying(saying)),))
    after = replace(state, said=())
    if isinstance(saying, Count):
        return end_by_count(after, saying)
    return _head(after, seat) if saying.kind == "head" else _rule_on(after, saying)


def is_decided(state: State, seat: Seat, saying: Saying) -> bool:
    """Tell whether nobody else needs to confirm what the seat says.

    CHANCE is what the host enters, or the table with the button in the middle.
    """
    is_agreed = any(who != seat and said == saying for who, said in state.said)
    if seat == CHANCE or is_agreed:
        return True
    if isinstance(saying, Count):
        return state.is_counted and saying.cards == tuple(hand.size for hand in state.hands)
    return _is_selfless(state, seat, saying)


def _is_selfless(state: State, seat: Seat, lay: Lay) -> bool:
    """Tell whether the answer wins the seat nothing: it costs cards, or spares a rival."""
    queue = state.presses or answered_rest(state, lay)
    if not queue:
        return True
    leads = {press.seat for press in first_presses(queue, state.options.dead_heat_us)}
    if lay.kind == "nothing" or (lay.kind == "same" and leads.isdisjoint(lay.seats)):
        return leads == {seat}
    is_party = lay.kind != "same" or seat in lay.seats
    return is_party and seat not in leads


def answered_rest(state: State, lay: Lay) -> tuple[Press, ...]:
    """Return the presses of the last grab that a second answer is about.

    An outsider's is among them once the lock-out of the first duel is over (A-17, A-38).
    """
    after_ns = state.locked_until_ns
    return tuple(
        press for press in state.rest if press.seat in lay.seats or press.at_ns >= after_ns
    )


def _rule_on(state: State, lay: Lay) -> Progress:
    """Judge the presses by what lay there."""
    told = events.Told(lay.kind, lay.seats)
    if lay.kind == "accident":
        return _forget(state, told)
    queue = state.presses or answered_rest(state, lay)
    asked = {press.seat for press in queue}
    kept = tuple(mark for mark in state.photo if mark.seat not in asked)
    is_second = not state.presses
    ready = replace(
        state,
        presses=queue,
        told=lay,
        spared=(),
        phase=Phase.TOTEM if lay.kind == "totem" else state.phase,
        totems_due=int(lay.kind == "totem"),
    )
    progress = settle(ready)
    after = _closed(progress.state)
    after = photographed(after, kept) if is_second else after
    rest = _rest_of(state.rest if is_second else queue, after, lay)
    return Applied(replace(after, rest=rest), (told, *progress.events))


def _closed(state: State) -> State:
    """Return the state in which nothing is told any more, unless a dead heat is still open."""
    if state.ties or state.phase in (Phase.DEAL, Phase.OVER):
        return state
    return replace(state, told=None, phase=Phase.FLIP, totems_due=0)


def _rest_of(queue: tuple[Press, ...], state: State, lay: Lay) -> tuple[Press, ...]:
    """Return the presses that were late for this answer, and may be right for another duel.

    After a wrong grab no other duel lies there (A-15).
    """
    late = {mark.seat for mark in state.photo if mark.rule in (LATE, SPARED)}
    is_duel = lay.kind == "same" and all(mark.verdict != "wrong" for mark in state.photo)
    return tuple(press for press in queue if is_duel and press.seat in late.difference(lay.seats))


def _forget(state: State, told: events.Told) -> Progress:
    """Let presses that nobody meant cost nothing."""
    late = tuple(events.Late(press.seat, ACCIDENT) for press in state.presses)
    after = replace(state, presses=(), are_faces_known=True)
    return Applied(after, (told, *late))


def _head(state: State, seat: Seat) -> Progress:
    """Judge presses between a head and its common flip, and count the cards of that flip."""
    turner = state.turned_by if state.is_counted else seat
    turner = state.flipper if turner == CHANCE else turner
    left = state.from_left_of(turner)[0]
    ready = replace(
        state, head=turner, follows=left, verdict=None, photo=(), rest=(), is_settled_once=False
    )
    progress: Progress = Applied(ready)
    if state.presses:
        told = Lay("head")
        progress = settle(replace(ready, phase=Phase.HEAD, told=told, spared=()))
    after = turn_together(_closed(progress.state))
    return Applied(after, (*progress.events, events.Countdown(turner, HEAD)))
