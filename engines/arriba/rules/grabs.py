"""Rules of the grab: presses, and the entries that settle them."""

from __future__ import annotations

from engines.arriba.moves import AsIs, Grab, Lower, Move
from engines.arriba.state import State
from engines.core.game import Rule
from engines.core.seats import Seat
from engines.core.verdicts import Facts


def _as_is(state: State, seat: Seat, move: AsIs) -> Facts | None:
    """Judge presses by the open cards only while they wait for a real card to be named."""
    return None if state.awaits_face else {"presses": len(state.presses)}


def _pressed_already(state: State, seat: Seat, move: Grab) -> Facts | None:
    """Press once in one grab."""
    if state.presses and any(press.seat == seat for press in state.presses):
        return {"seat": seat}
    return None


def _lower_tied(state: State, seat: Seat, move: Lower) -> Facts | None:
    """Name one of the tied seats as the one that held the totem lowest."""
    return None if move.seat in state.tied_seats else {"lower": move.seat, "tied": state.tied_seats}


GRAB_RULES: tuple[Rule[State, Move], ...] = (
    Rule("arriba.as_is", _as_is, (AsIs,)),
    Rule("arriba.pressed_already", _pressed_already, (Grab,)),
    Rule("arriba.lower_tied", _lower_tied, (Lower,)),
)
