"""The rules of bringing men onto the board: from the camp, or placed before the game."""

from __future__ import annotations

from engines.core.game import Rule
from engines.core.seats import Seat
from engines.core.verdicts import Facts
from engines.top_totem.board.bitboard import bit
from engines.top_totem.components import BASES, ENCLOSURE
from engines.top_totem.moves import Enter, Move, Place
from engines.top_totem.state import State


def _camp(state: State, seat: Seat, move: Enter) -> Facts | None:
    """Only men that wait in their camp can come in."""
    return {"seat": seat} if state.camps[seat].next_kind is None else None


def _base(state: State, seat: Seat, move: Enter) -> Facts | None:
    """Come in by a square of the own base."""
    is_right = move.path[0] in BASES[seat]
    return None if is_right else {"square": move.path[0], "seat": seat}


def _place_inside(state: State, seat: Seat, move: Place) -> Facts | None:
    """Place no man in the sacred enclosure."""
    return {"square": move.square} if move.square in ENCLOSURE else None


def _square_taken(state: State, seat: Seat, move: Enter | Place) -> Facts | None:
    """Enter or place a man on a free square only; an entry never captures."""
    square = move.square if isinstance(move, Place) else move.path[0]
    return {"square": square} if state.board.taken_squares & bit(square) else None


ENTRY_RULES: tuple[Rule[State, Move], ...] = (
    Rule("top_totem.camp", _camp, (Enter,)),
    Rule("top_totem.base", _base, (Enter,)),
    Rule("top_totem.place_inside", _place_inside, (Place,)),
    Rule("top_totem.square_taken", _square_taken, (Enter, Place)),
)
