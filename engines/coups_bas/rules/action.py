"""The rules of the actions that play no card: drawing and discarding."""

from __future__ import annotations

from engines.core.game import Rule
from engines.core.seats import Seat
from engines.core.verdicts import Facts
from engines.coups_bas import moves
from engines.coups_bas.moves import Move
from engines.coups_bas.state import State


def _pile_empty(state: State, seat: Seat, move: Move) -> Facts | None:
    """Draw only while the pile has cards."""
    return {"pile": 0} if isinstance(move, moves.Draw) and not state.pile else None


def _hand_full(state: State, seat: Seat, move: Move) -> Facts | None:
    """Where so agreed, draw only up to the limit of a hand."""
    is_full = isinstance(move, moves.Draw) and not state.room_of(seat)
    return {"cards": state.options.hand_limit} if is_full else None


def _card_only(state: State, seat: Seat, move: Move) -> Facts | None:
    """Where so agreed, a further action plays a card, or nothing."""
    is_other = isinstance(move, (moves.Draw, moves.Discard)) and state.may_stop
    return {"move": moves.word_of(move)} if is_other else None


ACTION_RULES: tuple[Rule[State, Move], ...] = (
    Rule("coups_bas.pile_empty", _pile_empty),
    Rule("coups_bas.hand_full", _hand_full),
    Rule("coups_bas.card_only", _card_only),
)
