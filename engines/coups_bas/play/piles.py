"""Cards between pile, hands and discards."""

from __future__ import annotations

from engines.core.seats import Seat
from engines.core.values import replace
from engines.coups_bas.components import UNKNOWN, Card
from engines.coups_bas.secret import Drew
from engines.coups_bas.state import State, with_hand


def draw(state: State, seat: Seat, count: int, rule: str) -> tuple[State, Drew]:
    """Return the state after a draw, limited by the pile and by the room in the hand."""
    count = min(count, state.room_of(seat))
    drawn = state.pile[:count]
    player = state.players[seat]
    fuller = with_hand(player, (*player.hand, *drawn))
    after = replace(state, players=state.players_with(seat, fuller), pile=state.pile[count:])
    return after, Drew(rule, seat, len(drawn), known(state, drawn))


def known(state: State, cards: tuple[Card, ...]) -> tuple[Card, ...] | None:
    """Return the cards, or None for real cards, which the box does not know."""
    return cards if state.is_box_deck else None


def without(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """Return the cards less that one; a real card was UNKNOWN before."""
    place = cards.index(card if card in cards else UNKNOWN)
    return (*cards[:place], *cards[place + 1 :])


def leave_hand(state: State, seat: Seat, card: Card) -> State:
    """Return the state with the card taken out of the hand."""
    return state.with_hand(seat, without(state.players[seat].hand, card))


def join_hand(state: State, seat: Seat, card: Card) -> State:
    """Return the state with the card in the hand; hands of real cards are only counted."""
    taken = card if state.is_box_deck else UNKNOWN
    return state.with_hand(seat, (*state.players[seat].hand, taken))


def discard(state: State, *cards: Card) -> State:
    """Return the state with the cards on the discards."""
    return replace(state, discard=(*state.discard, *cards))
