"""The usual moves where the box holds the cards: listed and accepted without asking each rule.

The rules still say what is legal; tests compare both.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from engines.arriba import moves
from engines.arriba.candidates import CLOSE_SECOND_US, TYPICAL_COUNT_MS, TYPICAL_REACTION_MS
from engines.arriba.moves import Move
from engines.arriba.rules.turns import GRAB_PHASES
from engines.arriba.state import Phase, State
from engines.arriba.tops import next_flipper
from engines.core.notation import NS_PER_MS, NS_PER_US
from engines.core.seats import CHANCE, Seat
from engines.core.values import maker


def usual_moves(state: State, seat: Seat) -> tuple[Move, ...] | None:
    """Return the candidates of a seat that are legal, or None if the rules must be asked."""
    if state.options.deck != "box" or state.phase is Phase.OVER:
        return None
    if not 0 <= seat < len(state.hands):
        return None
    found: list[Move] = [_FLIP] if _is_flip(state, seat, _FLIP) else []
    is_open = _is_grab(state, seat, None)
    if is_open:
        found.append(_grab_at(state.clock_ns + TYPICAL_REACTION_MS * NS_PER_MS))
    if state.awaits_signal and seat == state.head:
        found.append(moves.Go(state.clock_ns + TYPICAL_COUNT_MS * NS_PER_MS))
    if is_open and state.presses:
        found.append(_grab_at(state.presses[0].at_ns + CLOSE_SECOND_US * NS_PER_US))
    return tuple(found)


def is_usual(state: State, seat: Seat, move: Move) -> bool:
    """Tell whether the move is legal and usual; False says nothing."""
    test = _TESTS.get(type(move))
    return test is not None and state.options.deck == "box" and test(state, seat, move)


def _is_flip(state: State, seat: Seat, move: moves.Flip) -> bool:
    if state.phase is not Phase.FLIP or state.presses or move.card is not None:
        return False
    return state.options.flip_by != "tempo" and seat == next_flipper(state)


def _is_grab(state: State, seat: Seat, _: object) -> bool:
    if state.phase is Phase.OVER or not 0 <= seat < len(state.hands):
        return False
    return not (state.presses and any(press.seat == seat for press in state.presses))


def _is_reveal(state: State, seat: Seat, move: moves.Reveal) -> bool:
    if state.phase is not Phase.TURNING or state.presses:
        return False
    return seat == CHANCE and move.at_ns >= state.clock_ns


def _is_timeout(state: State, seat: Seat, move: moves.Timeout) -> bool:
    if state.presses or state.phase not in GRAB_PHASES:
        return False
    return seat == CHANCE and move.at_ns >= state.clock_ns


def _is_settle(state: State, seat: Seat, _: object) -> bool:
    return state.is_settle_due and seat == CHANCE and state.phase not in _ENDS


_ENDS: Final = (Phase.DEAL, Phase.OVER)
_FLIP: Final = moves.Flip()
_grab_at: Final = maker(moves.Grab)
_TESTS: Final[dict[type[Move], Callable[[State, Seat, Any], bool]]] = {
    moves.Flip: _is_flip,
    moves.Grab: _is_grab,
    moves.Reveal: _is_reveal,
    moves.Timeout: _is_timeout,
    moves.Settle: _is_settle,
}
