"""The rules of bringing men onto the board: from the camp, or placed before the game."""

from __future__ import annotations

from engines.core.game import Rule
from engines.core.seats import Seat
from engines.core.verdicts import Facts
from engines.top_totem import moves
from engines.top_totem.board.bitboard import bit
from engines.top_totem.components import BASES, ENCLOSURE
from engines.top_totem.moves import Move
from engines.top_totem.state import State


def _camp(state: State, seat: Seat, move: Move) -> Facts | None:
    """Only men that wait in their camp can come in."""
    is_empty = isinstance(move, moves.Enter) and state.camps[seat].next_kind is None
    return {"seat": seat} if is_empty else None


def _base(state: State, seat: Seat, move: Move) -> Facts | None:
    """Come in by a square of the own base."""
    is_wrong = isinstance(move, moves.Enter) and move.path[0] not in BASES[seat]
    return {"square": _target(move), "seat": seat} if is_wrong else None


def _place_inside(state: State, seat: Seat, move: Move) -> Facts | None:
    """Place no man in the sacred enclosure."""
    is_wrong = isinstance(move, moves.Place) and move.square in ENCLOSURE
    return {"square": _target(move)} if is_wrong else None


def _square_taken(state: State, seat: Seat, move: Move) -> Facts | None:
    """Enter or place a man on a free square only; an entry never captures."""
    square = _target(move)
    is_taken = square and state.board.taken_squares & bit(square)
    return {"square": square} if is_taken else None


def _target(move: Move) -> int:
    """Return the square on which a man newly comes to stand, 0 for moves on the board."""
    match move:
        case moves.Enter(path):
            return path[0]
        case moves.Place(square):
            return square
        case _:
            return 0


ENTRY_RULES: tuple[Rule[State, Move], ...] = (
    Rule("top_totem.camp", _camp),
    Rule("top_totem.base", _base),
    Rule("top_totem.place_inside", _place_inside),
    Rule("top_totem.square_taken", _square_taken),
)
