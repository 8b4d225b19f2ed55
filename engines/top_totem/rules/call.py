"""The rules of the call TOP!: when it may be called, for which capture, and its answer."""

from __future__ import annotations

from engines.core.game import Rule
from engines.core.seats import Seat
from engines.core.verdicts import Facts
from engines.top_totem import moves
from engines.top_totem.board.hops import Hop
from engines.top_totem.captures import first_captures, is_answered, is_sheltered
from engines.top_totem.moves import Move
from engines.top_totem.state import State


def _top_turn(state: State, seat: Seat, move: moves.Top) -> Facts | None:
    """Call TOP! after the own move, before the reply."""
    return {"seat": seat} if seat == state.turn else None


def _top_early(state: State, seat: Seat, move: moves.Top) -> Facts | None:
    """Call TOP! only after a first real move."""
    has_moved = state.last is not None and not isinstance(state.last.move, moves.Place)
    return None if has_moved else {}


def _top_again(state: State, seat: Seat, move: moves.Top) -> Facts | None:
    """Call TOP! once for one reply; an open call may still be given a name."""
    call = state.call
    if call is None or (move.piece and not call.piece):
        return None
    return {"seat": seat}


def _top_names(state: State, seat: Seat, move: moves.Top) -> Facts | None:
    """Where so agreed, TOP! names no capture."""
    return {} if move.piece and not state.options.top_names else None


def _top_target(state: State, seat: Seat, move: moves.Top) -> Facts | None:
    """Name a man that can capture the named victim with its first hop."""
    if not move.piece or _named(state, move):
        return None
    return {"piece": move.piece, "victim": move.victim}


def _top_sheltered(state: State, seat: Seat, move: moves.Top) -> Facts | None:
    """No rider drives a pedestrian out of the enclosure, not even by TOP!."""
    if not move.piece:
        return None
    is_sheltering = all(is_sheltered(hop) for hop in _named(state, move))
    return {"piece": move.piece, "victim": move.victim} if is_sheltering else None


def _top_due(state: State, seat: Seat, move: Move) -> Facts | None:
    """Answer a binding TOP! by making the capture that is due."""
    call = state.binding
    if call is None or (isinstance(move, moves.Turn) and is_answered(state, call, move)):
        return None
    return {"piece": call.piece, "victim": call.victim}


def _named(state: State, call: moves.Top) -> list[Hop]:
    """Return the first captures with the man and the victim that the call names."""
    found = first_captures(state.board, state.turn, state.options)
    return [hop for hop in found if (hop.start, hop.victim) == (call.piece, call.victim)]


CALL_RULES: tuple[Rule[State, Move], ...] = (
    Rule("top_totem.top_turn", _top_turn, (moves.Top,)),
    Rule("top_totem.top_early", _top_early, (moves.Top,)),
    Rule("top_totem.top_again", _top_again, (moves.Top,)),
    Rule("top_totem.top_names", _top_names, (moves.Top,)),
    Rule("top_totem.top_target", _top_target, (moves.Top,)),
    Rule("top_totem.top_sheltered", _top_sheltered, (moves.Top,)),
)
DUE_RULES: tuple[Rule[State, Move], ...] = (Rule("top_totem.top_due", _top_due, moves.OF_TURN),)
