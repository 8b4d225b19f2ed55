"""Rules about the call TOP!: who may call, for what, and what is due then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.core.game import Rule
from engines.top_totem import moves
from engines.top_totem.calls import first_captures, is_answered, is_sheltered

if TYPE_CHECKING:
    from engines.core.seats import Seat
    from engines.core.verdicts import Facts
    from engines.top_totem.moves import Move
    from engines.top_totem.state import State


def _top_turn(state: State, seat: Seat, move: Move) -> Facts | None:
    """Call TOP! after the own move, before the reply."""
    is_wrong = isinstance(move, moves.Top) and seat == state.turn
    return {"seat": seat} if is_wrong else None


def _top_early(state: State, seat: Seat, move: Move) -> Facts | None:
    """Call TOP! only after a first real move."""
    del seat
    has_moved = state.last is not None and not isinstance(state.last.move, moves.Place)
    return {} if isinstance(move, moves.Top) and not has_moved else None


def _top_again(state: State, seat: Seat, move: Move) -> Facts | None:
    """Call TOP! once for one reply; an open call may still be given a name."""
    call = state.call
    if not isinstance(move, moves.Top) or call is None:
        return None
    return None if move.piece and not call.piece else {"seat": seat}


def _top_names(state: State, seat: Seat, move: Move) -> Facts | None:
    """Where so agreed, TOP! names no capture."""
    del seat
    is_named = isinstance(move, moves.Top) and bool(move.piece)
    return {} if is_named and not state.options.top_names else None


def _top_target(state: State, seat: Seat, move: Move) -> Facts | None:
    """Name a man that can take the named victim with the first hop."""
    del seat
    if not isinstance(move, moves.Top) or not move.piece:
        return None
    found = first_captures(state.board, state.turn, state.options)
    is_found = any((hop.start, hop.victim) == (move.piece, move.victim) for hop in found)
    return None if is_found else {"piece": move.piece, "victim": move.victim}


def _top_sheltered(state: State, seat: Seat, move: Move) -> Facts | None:
    """No rider drives a pedestrian out of the enclosure, not even by TOP!."""
    del seat
    if not isinstance(move, moves.Top) or not move.piece:
        return None
    found = first_captures(state.board, state.turn, state.options)
    named = [hop for hop in found if (hop.start, hop.victim) == (move.piece, move.victim)]
    is_sheltering = all(is_sheltered(hop) for hop in named)
    return {"piece": move.piece, "victim": move.victim} if is_sheltering else None


def _top_due(state: State, seat: Seat, move: Move) -> Facts | None:
    """Answer a TOP! that finds something to take by making the capture that is due."""
    del seat
    call = state.binding
    if call is None or not isinstance(move, moves.OF_TURN):
        return None
    if isinstance(move, moves.Turn) and is_answered(state, call, move):
        return None
    return {"piece": call.piece, "victim": call.victim}


CALL_RULES: tuple[Rule[State, Move], ...] = (
    Rule("top_totem.top_turn", _top_turn),
    Rule("top_totem.top_early", _top_early),
    Rule("top_totem.top_again", _top_again),
    Rule("top_totem.top_names", _top_names),
    Rule("top_totem.top_target", _top_target),
    Rule("top_totem.top_sheltered", _top_sheltered),
)
DUE_RULES: tuple[Rule[State, Move], ...] = (Rule("top_totem.top_due", _top_due),)
