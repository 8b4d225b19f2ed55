"""The rules that refuse a move, in the order in which they are asked."""

from engines.quick_draw.state import Move, State

from engines.core.game import Rule
from engines.core.seats import CHANCE, Seat
from engines.core.verdicts import Facts

_MOVERS = {"ready": "ready", "draw": "draw"}
_CHANCE = {"signal": "signal", "settle": "draw"}


def _phase(state: State, seat: Seat, move: Move) -> Facts | None:
    """Seats say that they are ready, chance gives the signal, seats draw, chance settles."""
    kinds = _CHANCE if seat == CHANCE else _MOVERS
    return None if kinds.get(move.kind) == state.phase else {"phase": state.phase}


def _once(state: State, seat: Seat, move: Move) -> Facts | None:
    """A seat says ready once and draws once in a round, which is settled after a draw."""
    done = state.ready if move.kind == "ready" else {press.seat for press in state.presses}
    is_empty = move.kind == "settle" and not state.presses
    return {} if seat in done or is_empty else None


RULES = (Rule("quick_draw.phase", _phase), Rule("quick_draw.once", _once))
