"""Applies a legal move: each kind of move goes to the module of its subject."""

from __future__ import annotations

import dataclasses
from typing import assert_never

from engines.core.first_press import Press
from engines.core.seats import Seat
from engines.core.verdicts import Applied
from engines.coups_bas import moves
from engines.coups_bas.components import Card
from engines.coups_bas.moves import Move
from engines.coups_bas.play import action, chain, effects, flow, lynx, stop, window
from engines.coups_bas.play.deal import deal
from engines.coups_bas.play.flow import Progress
from engines.coups_bas.state import Link, Phase, State


def advance(state: State, seat: Seat, move: Move) -> Progress:
    """Return the state and events after the legal move."""
    if isinstance(move, moves.STAMPED):
        clock_ns = max(state.clock_ns, move.at_ns)
        return _advance_at(dataclasses.replace(state, clock_ns=clock_ns), seat, move)
    if isinstance(move, moves.OF_TURN):
        return _advance_turn(state, seat, move)
    match move:
        case moves.Begin(first):
            return Applied(dataclasses.replace(state, named=first))
        case moves.Stop():
            return stop.stop(state, seat)
        case moves.Continue():
            return stop.go_on(state, seat)
        case moves.Steal(cards):
            return _steal(state, cards)
        case moves.Pass() | moves.Close() | moves.Settle() | moves.Answer() | moves.Withdraw():
            return _advance_window(state, seat, move)
        case _:
            assert_never(move)


def _advance_window(state: State, seat: Seat, move: moves.OfWindow) -> Progress:
    match move:
        case moves.Pass():
            return window.let_pass(state, seat)
        case moves.Close():
            return window.close(state, seat)
        case moves.Settle():
            return window.settle(state)
        case moves.Answer(card):
            return window.answer(state, seat, card)
        case moves.Withdraw():
            return window.give_up(state, seat, window.WITHDRAWN)
        case _:
            assert_never(move)


def _advance_at(state: State, seat: Seat, move: moves.Stamped) -> Progress:
    match move:
        case moves.Deal():
            return deal(state, move)
        case moves.Open(at_ns):
            return window.open_window(state, at_ns)
        case moves.Buzz(at_ns):
            return window.buzz(state, Press(at_ns, seat))
        case moves.Timeout():
            return stop.lapse(state) if state.phase is Phase.STOP else window.lapse(state)
        case _:
            assert_never(move)


def _advance_turn(state: State, seat: Seat, move: moves.OfTurn) -> Progress:
    if isinstance(move, (moves.Draw, moves.Discard)):
        state = dataclasses.replace(state, settled=None)
    match move:
        case moves.Play(card, targets):
            return chain.announce(state, Link(seat, card, targets))
        case moves.Draw():
            return action.draw(state, seat)
        case moves.Discard(card):
            return action.discard(state, seat, card)
        case moves.Look():
            return lynx.look(state, seat)
        case moves.Leave():
            is_lynx = state.phase is Phase.LYNX
            return flow.next_turn(state) if is_lynx else flow.end_turn(state)
        case moves.Shed(cards):
            return lynx.shed(state, seat, cards)
        case _:
            assert_never(move)


def _steal(state: State, cards: tuple[Card, ...]) -> Progress:
    """Return what follows after the wolf's player got the cards that chance picked."""
    if state.robbed is None:
        raise ValueError("no wolf is hunting")
    return chain.follow(effects.steal(state, state.active, state.robbed, cards))
