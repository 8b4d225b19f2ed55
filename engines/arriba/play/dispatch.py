"""The dispatch of moves to the modules that play them."""

from __future__ import annotations

from typing import assert_never

from engines.arriba import moves, sayings
from engines.arriba.components import Card
from engines.arriba.moves import Move, StampedMove
from engines.arriba.play.answers import say
from engines.arriba.play.counts import set_piles, turn
from engines.arriba.play.deals import deal
from engines.arriba.play.flips import flip, reveal
from engines.arriba.play.flow import Progress
from engines.arriba.play.grabs import grab, lapse, signal
from engines.arriba.play.named import name_card
from engines.arriba.play.settlement import settle, settle_lower
from engines.arriba.state import State
from engines.core.first_press import Press
from engines.core.seats import Seat
from engines.core.values import replace
from engines.core.verdicts import Applied


def advance(state: State, seat: Seat, move: Move) -> Progress:
    """Return the state and the events after a legal move."""
    if isinstance(move, moves.STAMPED):
        return _advance_at(_at(state, move.at_ns), seat, move)
    if isinstance(move, sayings.SAID):
        return _say(state, seat, move)
    match move:
        case moves.Begin() | moves.AsIs() | moves.Reader():
            return Applied(_noted(state, seat, move))
        case moves.Flip(card):
            return _flip(state, seat, card)
        case moves.Settle(at_ns):
            return settle(state if at_ns is None else _at(state, at_ns))
        case moves.Lower(lowest):
            return settle_lower(state, lowest)
        case _:
            assert_never(move)


def _noted(state: State, seat: Seat, move: moves.Begin | moves.AsIs | moves.Reader) -> State:
    """Return the state with what people said that moves no card."""
    match move:
        case moves.Begin(first):
            return replace(state, named=first)
        case moves.AsIs():
            return replace(state, are_faces_known=True, owed=(), ahead=())
        case moves.Reader():
            return replace(state, reader=seat)


def _flip(state: State, seat: Seat, card: Card | None) -> Progress:
    return flip(state, seat) if card is None else name_card(state, seat, card)


def _say(state: State, seat: Seat, said: sayings.Saying | sayings.Piles) -> Progress:
    if isinstance(said, sayings.Piles):
        return set_piles(state, said.seat, said.draw, said.open)
    return say(state, seat, said)


def _advance_at(state: State, seat: Seat, move: StampedMove) -> Progress:
    match move:
        case moves.Deal():
            return deal(state, move)
        case moves.Reveal(at_ns):
            return reveal(state, at_ns)
        case moves.Grab(at_ns):
            return grab(state, Press(at_ns, seat))
        case moves.Go():
            return Applied(replace(state, is_signalled=True))
        case moves.Signal(at_ns):
            return signal(state, at_ns)
        case moves.Timeout(at_ns):
            return lapse(state, at_ns)
        case moves.Turned(at_ns):
            return turn(state, at_ns)
        case _:
            assert_never(move)


def _at(state: State, at_ns: int) -> State:
    return replace(state, clock_ns=max(state.clock_ns, at_ns))
