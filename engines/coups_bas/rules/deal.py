"""The rules of a deal: its first seat and its cards."""

from __future__ import annotations

from engines.core.game import Rule
from engines.core.seats import Seat
from engines.core.verdicts import Facts
from engines.coups_bas import moves
from engines.coups_bas.components import box_deck
from engines.coups_bas.moves import Move
from engines.coups_bas.state import Phase, State


def _deal_first(state: State, seat: Seat, move: moves.Begin | moves.Deal) -> Facts | None:
    """Begin a hand with the seat that was drawn or named, or where so agreed with the next one."""
    is_right = move.first in state.seats and state.expected_first in (None, move.first)
    return None if is_right else {"first": move.first}


def _first_named(state: State, seat: Seat, move: moves.Begin | moves.Deal) -> Facts | None:
    """Where the table names who begins, it does so once, before the deal."""
    is_due = isinstance(move, moves.Begin) == state.awaits_first
    return None if is_due else {"move": moves.word_of(move)}


def _deal_cards(state: State, seat: Seat, move: moves.Deal) -> Facts | None:
    """Deal the deck for this number of players, each card once, or none when cards are real."""
    expected = box_deck(len(state.players)) if state.is_box_deck else ()
    is_right = sorted(move.cards) == sorted(expected)
    return None if is_right else {"cards": len(move.cards), "expected": len(expected)}


def _stop(state: State, seat: Seat, move: moves.Stop) -> Facts | None:
    """Ask to stop once between two hands that are scored, and agree once."""
    is_asked = state.phase is Phase.STOP and seat not in state.stops
    return None if is_asked or state.may_ask_stop else {"hands": len(state.scores)}


DEAL_RULES: tuple[Rule[State, Move], ...] = (
    Rule("coups_bas.first_named", _first_named, (moves.Begin, moves.Deal)),
    Rule("coups_bas.deal_first", _deal_first, (moves.Begin, moves.Deal)),
    Rule("coups_bas.deal_cards", _deal_cards, (moves.Deal,)),
    Rule("coups_bas.stop", _stop, (moves.Stop,)),
)
