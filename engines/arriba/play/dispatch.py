"""The dispatch of moves to the modules that play them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engines.arriba import moves, sayings
from engines.arriba.moves import Move
from engines.arriba.play.answers import say
from engines.arriba.play.counts import set_piles, turn
from engines.arriba.play.deals import deal
from engines.arriba.play.flips import flip, reveal
from engines.arriba.play.flow import Progress, applied
from engines.arriba.play.grabs import grab, lapse, signal
from engines.arriba.play.named import name_card
from engines.arriba.play.settlement import settle, settle_lower
from engines.arriba.state import State
from engines.core.first_press import Press
from engines.core.seats import Seat
from engines.core.values import changer, maker, replace

Play = Callable[[State, Seat, Any], Progress]


def advance(state: State, seat: Seat, move: Move) -> Progress:
    """Return the state and the events after a legal move."""
    return PLAYS[type(move)](state, seat, move)


def _flip(state: State, seat: Seat, move: moves.Flip) -> Progress:
    return flip(state, seat) if move.card is None else name_card(state, seat, move.card)


def _say(state: State, seat: Seat, said: sayings.Saying | sayings.Piles) -> Progress:
    if isinstance(said, sayings.Piles):
        return set_piles(state, said.seat, said.draw, said.open)
    return say(state, seat, said)


def _at(play: Play) -> Play:
    """Return the play of a move with a stamp, which sets the clock before it."""

    def at_stamp(state: State, seat: Seat, move: Any) -> Progress:
        at_ns = move.at_ns
        if at_ns is not None and at_ns > state.clock_ns:
            state = _with_clock(state, at_ns)
        return play(state, seat, move)

    return at_stamp


_with_clock = changer(State, "clock_ns")
_press = maker(Press)
PLAYS: dict[type[Move], Play] = {
    moves.Begin: lambda state, _, move: applied(replace(state, named=move.first)),
    moves.AsIs: lambda state, _, __: applied(
        replace(state, are_faces_known=True, owed=(), ahead=())
    ),
    moves.Reader: lambda state, seat, _: applied(replace(state, reader=seat)),
    moves.Flip: _flip,
    moves.Lower: lambda state, _, move: settle_lower(state, move.seat),
    moves.Settle: _at(lambda state, _, __: settle(state)),
    moves.Deal: _at(lambda state, _, move: deal(state, move)),
    moves.Reveal: lambda state, _, move: reveal(state, move.at_ns),
    moves.Grab: _at(lambda state, seat, move: grab(state, _press(move.at_ns, seat))),
    moves.Go: _at(lambda state, _, __: applied(replace(state, is_signalled=True))),
    moves.Signal: _at(lambda state, _, move: signal(state, move.at_ns)),
    moves.Timeout: lambda state, _, move: lapse(state, move.at_ns),
    moves.Turned: _at(lambda state, _, move: turn(state, move.at_ns)),
    **dict.fromkeys(sayings.SAID, _say),
}
