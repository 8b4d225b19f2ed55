"""Rules of the grab: presses, and the entries that settle them."""

from __future__ import annotations

from engines.arriba import moves
from engines.arriba.moves import Move
from engines.arriba.state import State
from engines.core.game import Rule
from engines.core.seats import Seat
from engines.core.verdicts import Facts


def _as_is(state: State, seat: Seat, move: Move) -> Facts | None:
    """Judge presses by the open cards only while they wait for a real card to be named."""
    if not isinstance(move, moves.AsIs) or state.awaits_face:
        return None
    return {"presses": len(state.presses)}


def _pressed_already(state: State, seat: Seat, move: Move) -> Facts | None:
    """Press once in one grab."""
    has_pressed = any(press.seat == seat for press in state.presses)
    return {"seat": seat} if isinstance(move, moves.Grab) and has_pressed else None


def _lower_tied(state: State, seat: Seat, move: Move) -> Facts | None:
    """Name one of the tied seats as the one that held the totem lowest."""
    if not isinstance(move, moves.Lower):
        return None
    return None if move.seat in state.tied_seats else {"lower": move.seat, "tied": state.tied_seats}


GRAB_RULES: tuple[Rule[State, Move], ...] = (
    Rule("arriba.as_is", _as_is),
    Rule("arriba.pressed_already", _pressed_already),
    Rule("arriba.lower_tied", _lower_tied),
)
