"""Applies a legal move: each kind of move goes to the module of its subject."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from engines.core.first_press import Press
from engines.core.seats import Seat
from engines.core.values import changer, maker, replace
from engines.core.verdicts import Applied
from engines.coups_bas import moves
from engines.coups_bas.moves import Move
from engines.coups_bas.play import action, chain, effects, flow, lynx, stop, window
from engines.coups_bas.play.deal import deal
from engines.coups_bas.play.flow import Progress
from engines.coups_bas.state import Link, Phase, State


def advance(state: State, seat: Seat, move: Move) -> Progress:
    """Return the state and events after the legal move."""
    return PLAYED[type(move)](state, seat, move)


def _begin(state: State, seat: Seat, move: moves.Begin) -> Progress:
    return Applied(replace(state, named=move.first))


def _deal(state: State, seat: Seat, move: moves.Deal) -> Progress:
    return deal(_at(state, move), move)


def _stop(state: State, seat: Seat, move: moves.Stop) -> Progress:
    return stop.stop(state, seat)


def _continue(state: State, seat: Seat, move: moves.Continue) -> Progress:
    return stop.go_on(state, seat)


def _play(state: State, seat: Seat, move: moves.Play) -> Progress:
    return chain.announce(state, _link(seat, move.card, move.targets))


def _draw(state: State, seat: Seat, move: moves.Draw) -> Progress:
    return action.draw(state, seat)


def _discard(state: State, seat: Seat, move: moves.Discard) -> Progress:
    return action.discard(state, seat, move.card)


def _open(state: State, seat: Seat, move: moves.Open) -> Progress:
    return window.open_window(_at(state, move), move.at_ns)


def _buzz(state: State, seat: Seat, move: moves.Buzz) -> Progress:
    return window.buzz(_at(state, move), Press(move.at_ns, seat))


def _pass(state: State, seat: Seat, move: moves.Pass) -> Progress:
    return window.let_pass(state, seat)


def _close(state: State, seat: Seat, move: moves.Close) -> Progress:
    return window.close(state, seat)


def _settle(state: State, seat: Seat, move: moves.Settle) -> Progress:
    return window.settle(state)


def _answer(state: State, seat: Seat, move: moves.Answer) -> Progress:
    return window.answer(state, seat, move.card)


def _withdraw(state: State, seat: Seat, move: moves.Withdraw) -> Progress:
    return window.give_up(state, seat, window.WITHDRAWN)


def _timeout(state: State, seat: Seat, move: moves.Timeout) -> Progress:
    after = _at(state, move)
    return stop.lapse(after) if state.phase is Phase.STOP else window.lapse(after)


def _steal(state: State, seat: Seat, move: moves.Steal) -> Progress:
    """Return what follows after the wolf's player got the cards that chance picked."""
    if state.robbed is None:
        raise ValueError("no wolf is hunting")
    return chain.follow(effects.steal(state, state.active, state.robbed, move.cards))


def _look(state: State, seat: Seat, move: moves.Look) -> Progress:
    return lynx.look(state, seat)


def _leave(state: State, seat: Seat, move: moves.Leave) -> Progress:
    return flow.next_turn(state) if state.phase is Phase.LYNX else flow.end_turn(state)


def _shed(state: State, seat: Seat, move: moves.Shed) -> Progress:
    return lynx.shed(state, seat, move.cards)


def _at(state: State, move: moves.Stamped) -> State:
    """Return the state at the time of the move; presses of the past set no clock back."""
    return state if move.at_ns <= state.clock_ns else _with_clock(state, move.at_ns)


_link = maker(Link)
_with_clock = changer(State, "clock_ns")

PLAYED: Final[dict[type[Move], Callable[[State, Seat, Any], Progress]]] = {
    moves.Begin: _begin,
    moves.Deal: _deal,
    moves.Stop: _stop,
    moves.Continue: _continue,
    moves.Play: _play,
    moves.Draw: _draw,
    moves.Discard: _discard,
    moves.Open: _open,
    moves.Buzz: _buzz,
    moves.Pass: _pass,
    moves.Close: _close,
    moves.Settle: _settle,
    moves.Answer: _answer,
    moves.Withdraw: _withdraw,
    moves.Timeout: _timeout,
    moves.Steal: _steal,
    moves.Look: _look,
    moves.Leave: _leave,
    moves.Shed: _shed,
}
"""What each kind of move does; its type finds it."""
