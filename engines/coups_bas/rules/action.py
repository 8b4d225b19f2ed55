"""The rules of the actions that play no card: drawing and discarding."""

from __future__ import annotations

from engines.core.game import Rule
from engines.core.seats import Seat
from engines.core.verdicts import Facts
from engines.coups_bas import moves
from engines.coups_bas.moves import Move
from engines.coups_bas.state import State


def _pile_empty(state: State, seat: Seat, move: moves.Draw) -> Facts | None:
    """Draw only while the pile has cards."""
    return {"pile": 0} if not state.pile else None


def _hand_full(state: State, seat: Seat, move: moves.Draw) -> Facts | None:
    """Where so agreed, draw only up to the limit of a hand."""
    return {"cards": state.options.hand_limit} if not state.room_of(seat) else None


def _card_only(state: State, seat: Seat, move: moves.Draw | moves.Discard) -> Facts | None:
    """Where so agreed, a further action plays a card, or nothing."""
    return {"move": moves.word_of(move)} if state.may_stop else None


ACTION_RULES: tuple[Rule[State, Move], ...] = (
    Rule("coups_bas.pile_empty", _pile_empty, (moves.Draw,)),
    Rule("coups_bas.hand_full", _hand_full, (moves.Draw,)),
    Rule("coups_bas.card_only", _card_only, (moves.Draw, moves.Discard)),
)
