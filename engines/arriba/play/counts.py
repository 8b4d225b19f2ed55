"""The piles of real cards that nobody names: the box counts them, and people set it right."""

from __future__ import annotations

from engines.arriba import events
from engines.arriba.components import DECK, UNKNOWN
from engines.arriba.play.flow import ALL_EMPTY, OUT, Progress, end_round
from engines.arriba.sayings import Count
from engines.arriba.state import Hand, State
from engines.arriba.tops import next_flipper, seats_with_draw_pile
from engines.core.seats import Seat
from engines.core.values import replace
from engines.core.verdicts import Applied


def turn(state: State, at_ns: int) -> Progress:
    """Count the next card, which was turned when the button in the middle was hit.

    Hands are faster than that button: presses may be there already, and are for this card.
    """
    seat = next_flipper(state)
    if seat is None:
        raise AssertionError("a card is turned only where one is left")
    after = replace(
        state.with_hands({seat: _one_turned(state.hands[seat])}),
        is_counted=True,
        turned_ns=at_ns,
        turned_by=seat,
        follows=state.from_left_of(seat)[0],
        head=None,
        is_settled_once=False,
    )
    after = _with_next_flipper(after)
    if not state.presses:
        after = replace(after, verdict=None, photo=(), rest=(), said=())
    return Applied(after, (events.Turned(seat),))


def turn_together(state: State) -> State:
    """Return the state after all seats turned a card, if the table counts them."""
    if not state.is_counted:
        return state
    turners = seats_with_draw_pile(state)
    after = state.with_hands({seat: _one_turned(state.hands[seat]) for seat in turners})
    return _with_next_flipper(after)


def set_piles(state: State, seat: Seat, draw: int, opened: int) -> Progress:
    """Set the piles of a seat as they lie; what all seats do not have is in the centre."""
    hand = Hand((UNKNOWN,) * draw, (UNKNOWN,) * opened)
    after = _with_rest_in_centre(state.with_hands({seat: hand}))
    after = _with_next_flipper(after)
    return Applied(after, (events.Recounted(seat, draw, opened, len(after.centre)),))


def end_by_count(state: State, count: Count) -> Progress:
    """End the round with the cards that people counted."""
    hands = {Seat(seat): Hand((UNKNOWN,) * cards) for seat, cards in enumerate(count.cards)}
    after = _with_rest_in_centre(state.with_hands(hands))
    return end_round(after, OUT if 0 in count.cards else ALL_EMPTY)


def is_end_counted(state: State) -> bool:
    """Tell whether the round is over, as far as the box could count."""
    is_out = any(not hand.size for hand in state.hands)
    return state.is_counted and (is_out or next_flipper(state) is None)


def _with_next_flipper(state: State) -> State:
    flipper = next_flipper(state)
    return replace(state, flipper=state.follows if flipper is None else flipper)


def _with_rest_in_centre(state: State) -> State:
    rest = len(DECK) - sum(hand.size for hand in state.hands)
    return replace(state, centre=(UNKNOWN,) * rest)


def _one_turned(hand: Hand) -> Hand:
    return Hand(hand.draw[1:], (*hand.open, UNKNOWN))
