"""The answer window: it opens, seats press, the first gets the right, or it lapses."""

from __future__ import annotations

from engines.core.first_press import Press, first_presses
from engines.core.notation import NS_PER_MS
from engines.core.seats import Seat
from engines.core.values import maker, replace
from engines.core.verdicts import Applied
from engines.coups_bas import events
from engines.coups_bas.answers import answering, can_answer, entitled, passed
from engines.coups_bas.components import ARRIVE, Card
from engines.coups_bas.play.chain import announce, ask_or_stand, stand
from engines.coups_bas.play.flow import Progress, applied, in_window, then
from engines.coups_bas.secret import Pressed
from engines.coups_bas.state import CLOSED, Link, Phase, State, Window

COUNTER_WINDOW = "coups_bas.counter_window"
ARRIVE_WINDOW = "coups_bas.arrive_window"
FIRST_PRESS = "coups_bas.first_press"
DEAD_HEAT = "coups_bas.dead_heat"
WITHDRAWN = "coups_bas.withdrawn"
TOO_SLOW = "coups_bas.too_slow"
UNANSWERED = "coups_bas.unanswered"
CLOSING = "coups_bas.last_moment"

_opened = maker(events.Opened)
_window = maker(Window)

VERDICTS = frozenset(
    {
        *(COUNTER_WINDOW, ARRIVE_WINDOW, FIRST_PRESS, DEAD_HEAT),
        *(WITHDRAWN, TOO_SLOW, UNANSWERED, CLOSING),
    }
)


def open_window(state: State, at_ns: int) -> Progress:
    """Return the open window; after an interruption the right to answer gets new time."""
    if state.window.is_closing:
        return _shorten(state, at_ns)
    rule = ARRIVE_WINDOW if answering(state) == ARRIVE else COUNTER_WINDOW
    if state.window.answerer is not None:
        return _renew(state, at_ns, events.Opened(rule, (state.window.answerer,), 0))
    until_ns = at_ns + state.options.window_ms * NS_PER_MS
    after = in_window(state, Phase.WINDOW, _window(at_ns, until_ns, until_ns))
    return applied(after, (_opened(rule, entitled(after), until_ns),))


def _renew(state: State, at_ns: int, told: events.Opened) -> Progress:
    until_ns = at_ns + state.options.answer_ms * NS_PER_MS
    window = replace(state.window, until_ns=until_ns)
    after = replace(state, window=window)
    return Applied(after, (replace(told, until_ns=until_ns),))


def close(state: State, seat: Seat) -> Progress:
    """Return the window whose time chance shortens next, because nobody seems to answer (C-40)."""
    window = replace(state.window, closer=seat, is_closing=True)
    return Applied(replace(state, window=window))


def _shorten(state: State, at_ns: int) -> Progress:
    """Return the window with a last moment to press, and never a longer time than it had."""
    window = state.window
    until_ns = min(window.until_ns, at_ns + state.options.close_ms * NS_PER_MS)
    short = replace(window, until_ns=until_ns, presses_until_ns=until_ns, is_closing=False)
    told = () if window.closer is None else (events.Closing(CLOSING, window.closer, until_ns),)
    return Applied(replace(state, window=short), told)


def buzz(state: State, press: Press) -> Progress:
    """Return the press recorded; without an answer in hand it is void, and stays secret."""
    window = state.window
    if not can_answer(state, press.seat):
        void = replace(window, voids=(*window.voids, press.seat))
        return Applied(replace(state, window=void))
    presses = tuple(sorted((*window.presses, press)))
    after = replace(state, window=replace(window, presses=presses))
    return Applied(after, (Pressed(press.seat, press.at_ns),))


def let_pass(state: State, seat: Seat) -> Progress:
    """Return the pass recorded; after the last one the card resolves."""
    after = _noted(state, seat)
    told = (events.Passed(seat),)
    return applied(after, told) if entitled(after) else then(told, stand(after))


def settle(state: State) -> Progress:
    """Return the right to answer: to the first press, in a dead heat to the nearest seat (C-06)."""
    window = state.window
    heat = first_presses(window.presses, state.options.dead_heat_us)
    first = min(heat, key=lambda press: (press.seat - state.active) % len(state.players))
    until_ns = _answer_until_ns(state)
    granted = replace(
        window,
        until_ns=until_ns,
        was_granted=True,
        presses=tuple(press for press in window.presses if press != first),
        answerer=first.seat,
    )
    after = replace(state, phase=Phase.ANSWER, window=granted)
    rule = FIRST_PRESS if len(heat) == 1 else DEAD_HEAT
    return Applied(after, (events.Granted(rule, first.seat, until_ns),))


def _answer_until_ns(state: State) -> int:
    """Return the end of the time to answer: all answers to one card share one bound (C-40)."""
    answer_ns = state.options.answer_ms * NS_PER_MS
    is_bounded = state.options.answer_time == "bounded"
    if is_bounded and state.window.was_granted:
        return max(state.clock_ns, state.window.presses_until_ns + answer_ns)
    return state.clock_ns + answer_ns


def answer(state: State, seat: Seat, card: Card) -> Progress:
    """Return the answer announced; other presses lapse, their card is answered."""
    return announce(replace(state, window=CLOSED), Link(seat, card))


def give_up(state: State, seat: Seat, rule: str) -> Progress:
    """Return the right to the next press in time, else the rest of the window (C-40).

    With a time for each answer a new window opens instead.
    """
    told = (events.Withdrew(rule, seat),)
    after = _noted(state, seat)
    window = replace(state.window, answerer=None)
    if not window.presses:
        if state.options.answer_time == "each":
            return then(told, ask_or_stand(after))
        if not entitled(after) or state.clock_ns >= window.presses_until_ns:
            return then(told, stand(after))
        window = replace(window, until_ns=window.presses_until_ns)
    return Applied(replace(after, phase=Phase.WINDOW, window=window), told)


def lapse(state: State) -> Progress:
    """Return the progress after a timeout of the window, or of the seat with the right."""
    if state.window.answerer is not None:
        return give_up(state, state.window.answerer, TOO_SLOW)
    return then((events.Lapsed(UNANSWERED),), stand(state))


def _noted(state: State, seat: Seat) -> State:
    """Return the state with the pass of the seat."""
    done = (*passed(state), seat)
    if state.chain:
        link = replace(state.chain[-1], passed=done)
        return replace(state, chain=(*state.chain[:-1], link))
    if state.ending is None:
        raise ValueError("there is nothing to pass on")
    return replace(state, ending=replace(state.ending, passed=done))
