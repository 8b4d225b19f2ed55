"""The tops of the open piles, and the matches among them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType

from engines.arriba.components import SHAPE_OF, SPECIALS, Card, shape_of
from engines.arriba.state import Hand, State
from engines.core.first_press import Press
from engines.core.notation import NS_PER_MS
from engines.core.seats import Seat, clockwise

Matches = Mapping[str, tuple[Seat, ...]]
TOLD_SHAPE = "="
"""The shape that some seats showed, where nobody says which one it was."""


def top_of(hand: Hand) -> Card | None:
    """Return the card that lies on top of the open pile."""
    return hand.open[-1] if hand.open else None


def shape_at(state: State, seat: Seat) -> str | None:
    """Return the shape that the seat shows; a special hides it unless an option looks below.

    Of real cards that nobody names the box knows only who showed the same one.
    """
    if state.is_judged:
        return TOLD_SHAPE if state.told is not None and seat in state.told.seats else None
    pile = state.hands[seat].open
    if state.options.specials == "see_through":
        pile = tuple(card for card in pile if card not in SPECIALS)
    return shape_of(pile[-1]) if pile else None


def matches(state: State) -> Matches:
    """Return each shape that lies on two or more tops, with its seats."""
    return _grouped(_shapes(state))


def parties(state: State) -> tuple[Seat, ...]:
    """Return the seats that are in any visible match."""
    return parties_of(matches(state))


def parties_of(standing: Matches) -> tuple[Seat, ...]:
    """Return the seats that are in any of the matches."""
    if not standing:
        return ()
    return tuple(sorted(seat for seats in standing.values() for seat in seats))


def _shapes(state: State) -> tuple[str | None, ...]:
    options = state.options
    if options.deck == "judged" or options.specials == "see_through":
        return tuple(shape_at(state, seat) for seat in state.seats)
    return tuple([SHAPE_OF.get(hand.open[-1]) if hand.open else None for hand in state.hands])


@lru_cache(1 << 10)
def _grouped(shapes: tuple[str | None, ...]) -> Matches:
    """Return the shapes of two or more seats: the same tops are asked about many times a move."""
    seats: dict[str, tuple[Seat, ...]] = {}
    for seat, shape in enumerate(shapes):
        if shape is not None:
            seats[shape] = (*seats.get(shape, ()), Seat(seat))
    return MappingProxyType(
        {shape: parties for shape, parties in seats.items() if len(parties) > 1}
    )


def is_in_time(state: State, press: Press, among: tuple[Seat, ...]) -> bool:
    """Tell whether the match was visible, and the guard time over, when the party pressed."""
    others = min(state.hands[seat].shown_ns for seat in among if seat != press.seat)
    since_ns = max(state.hands[press.seat].shown_ns, others)
    return press.at_ns >= since_ns + state.options.anticipation_ms * NS_PER_MS


def next_flipper(state: State) -> Seat | None:
    """Return the seat that turns the next card, or None if all draw piles are empty (A-20)."""
    hands = state.hands
    for seat in clockwise(state.follows, len(hands)):
        if hands[seat].draw:
            return seat
    return None


def may_name_card(state: State, seat: Seat) -> bool:
    """Tell whether the seat may turn a card now: in turn, or one real card late or ahead."""
    if seat == next_flipper(state):
        return True
    if not state.takes_any_order or not state.hands[seat].draw:
        return False
    if seat in state.owed or seat in state.ahead:
        return seat in state.owed
    # Who turned last does not pass over all others: that would be one card entered twice.
    order = [other for other in state.from_seat(state.follows) if state.hands[other].draw]
    return seat != state.turned_by or seat != order[-1]


def seats_with_draw_pile(state: State) -> tuple[Seat, ...]:
    """Return the seats that can still flip."""
    return tuple([seat for seat, hand in zip(state.seats, state.hands, strict=True) if hand.draw])
