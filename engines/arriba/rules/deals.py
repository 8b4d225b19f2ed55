"""Rules of the deal: the first seat, and the cards."""

from __future__ import annotations

from engines.arriba.components import DECK
from engines.arriba.moves import Begin, Deal, Move
from engines.arriba.state import State
from engines.core.game import Rule
from engines.core.seats import Seat
from engines.core.verdicts import Facts

_SORTED_DECK = tuple(sorted(DECK))


def expected_first(state: State) -> Seat | None:
    """Return the seat that must begin the next round, or None if it is drawn."""
    if state.first is None:
        return Seat(0) if state.options.first_player == "seat0" else state.named
    if state.options.next_first == "lowest":
        points = state.scores[-1]
        return min(state.seats, key=lambda seat: points[seat])
    return state.from_left_of(state.first)[0]


def _deal_first(state: State, seat: Seat, move: Begin | Deal) -> Facts | None:
    """Begin a round with the seat that was drawn or named, later ones clockwise."""
    expected = expected_first(state)
    is_right = move.first in state.seats and expected in (None, move.first)
    return None if is_right else {"first": move.first}


def _deal_cards(state: State, seat: Seat, move: Deal) -> Facts | None:
    """Deal all 80 cards, each once, or none when the cards are real."""
    expected = _SORTED_DECK if state.is_box_deck else ()
    is_right = tuple(sorted(move.cards)) == expected
    return None if is_right else {"cards": len(move.cards), "expected": len(expected)}


DEAL_RULES: tuple[Rule[State, Move], ...] = (
    Rule("arriba.deal_first", _deal_first, (Begin, Deal)),
    Rule("arriba.deal_cards", _deal_cards, (Deal,)),
)
