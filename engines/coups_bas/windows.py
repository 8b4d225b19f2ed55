"""The time for answers: it opens, presses come in, one seat gets the right, or it lapses."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING

from engines.core.notation import NS_PER_MS, NS_PER_US
from engines.core.verdicts import Applied
from engines.coups_bas import events
from engines.coups_bas.answers import answering, can_answer, entitled, passed
from engines.coups_bas.chain import announce, ask_or_stand, stand
from engines.coups_bas.components import ARRIVE
from engines.coups_bas.course import then
from engines.coups_bas.secret import Pressed
from engines.coups_bas.state import Link, Phase, Press, Window

if TYPE_CHECKING:
    from engines.core.seats import Seat
    from engines.coups_bas.components import Card
    from engines.coups_bas.course import Course
    from engines.coups_bas.state import State

COUNTER_WINDOW = "coups_bas.counter_window"
ARRIVE_WINDOW = "coups_bas.arrive_window"
FIRST_PRESS = "coups_bas.first_press"
DEAD_HEAT = "coups_bas.dead_heat"
WITHDRAWN = "coups_bas.withdrawn"
TOO_SLOW = "coups_bas.too_slow"
UNANSWERED = "coups_bas.unanswered"

VERDICTS = frozenset(
    {
        *(COUNTER_WINDOW, ARRIVE_WINDOW, FIRST_PRESS, DEAD_HEAT),
        *(WITHDRAWN, TOO_SLOW, UNANSWERED),
    }
)


def open_window(state: State, at_ns: int) -> Course:
    """Let those who may answer press from now on, or renew the right of who was interrupted."""
    rule = ARRIVE_WINDOW if answering(state) == ARRIVE else COUNTER_WINDOW
    if state.window.answerer is not None:
        return _renew(state, at_ns, events.Opened(rule, (state.window.answerer,), 0))
    until_ns = at_ns + state.options.window_ms * NS_PER_MS
    after = dataclasses.replace(state, phase=Phase.WINDOW, window=Window(at_ns, until_ns))
    return Applied(after, (events.Opened(rule, entitled(state), until_ns),))


def _renew(state: State, at_ns: int, told: events.Opened) -> Course:
    until_ns = at_ns + state.options.answer_ms * NS_PER_MS
    window = dataclasses.replace(state.window, until_ns=until_ns)
    after = dataclasses.replace(state, window=window)
    return Applied(after, (dataclasses.replace(told, until_ns=until_ns),))


def buzz(state: State, press: Press) -> Course:
    """Take the press; one of a seat that holds no answer is void, and nobody hears of it."""
    window = state.window
    if not can_answer(state, press.seat):
        void = dataclasses.replace(window, voids=(*window.voids, press.seat))
        return Applied(dataclasses.replace(state, window=void))
    presses = tuple(sorted((*window.presses, press)))
    after = dataclasses.replace(state, window=dataclasses.replace(window, presses=presses))
    return Applied(after, (Pressed(press.seat, press.at_ns),))


def let_pass(state: State, seat: Seat) -> Course:
    """Note that the seat lets the card stand; when all have, it does."""
    after = _noted(state, seat)
    told = (events.Passed(seat),)
    return Applied(after, told) if entitled(after) else then(told, stand(after))


def settle(state: State) -> Course:
    """Give the right to the first press; of presses too close to tell, to the nearest seat."""
    window = state.window
    reach_ns = window.presses[0].at_ns + state.options.dead_heat_us * NS_PER_US
    heat = [press for press in window.presses if press.at_ns <= reach_ns]
    first = min(heat, key=lambda press: (press.seat - state.active) % len(state.players))
    until_ns = state.clock_ns + state.options.answer_ms * NS_PER_MS
    granted = dataclasses.replace(
        window,
        until_ns=until_ns,
        presses=tuple(press for press in window.presses if press != first),
        answerer=first.seat,
    )
    after = dataclasses.replace(state, phase=Phase.ANSWER, window=granted)
    rule = FIRST_PRESS if len(heat) == 1 else DEAD_HEAT
    return Applied(after, (events.Granted(rule, first.seat, until_ns),))


def answer(state: State, seat: Seat, card: Card) -> Course:
    """Put the answer on the chain; other presses were for a card that is answered now."""
    return announce(dataclasses.replace(state, window=Window()), Link(seat, card))


def give_up(state: State, seat: Seat, rule: str) -> Course:
    """Take the right back: the next press in time counts, else a fresh window opens (C-40)."""
    told = (events.Withdrew(rule, seat),)
    after = _noted(state, seat)
    if not state.window.presses:
        return then(told, ask_or_stand(after))
    window = dataclasses.replace(state.window, answerer=None)
    return Applied(dataclasses.replace(after, phase=Phase.WINDOW, window=window), told)


def lapse(state: State) -> Course:
    """Close what nobody answered, or take the right from who was too slow."""
    if state.window.answerer is not None:
        return give_up(state, state.window.answerer, TOO_SLOW)
    return then((events.Lapsed(UNANSWERED),), stand(state))


def _noted(state: State, seat: Seat) -> State:
    """Return the state in which the seat has let the thing stand."""
    done = (*passed(state), seat)
    if state.chain:
        link = dataclasses.replace(state.chain[-1], passed=done)
        return dataclasses.replace(state, chain=(*state.chain[:-1], link))
    if state.ending is None:
        raise ValueError("there is nothing to pass on")
    return dataclasses.replace(state, ending=dataclasses.replace(state.ending, passed=done))
