"""The actions that play no card: drawing and discarding."""

from __future__ import annotations

from engines.core.seats import Seat
from engines.coups_bas import events
from engines.coups_bas.components import TURN_DRAWS, Card
from engines.coups_bas.play import flow, piles
from engines.coups_bas.play.flow import Progress
from engines.coups_bas.state import State

DRAWN = "coups_bas.drawn"
DISCARDED = "coups_bas.discarded"

VERDICTS = frozenset({DRAWN, DISCARDED})


def draw(state: State, seat: Seat) -> Progress:
    """Return the end of the turn after the seat drew two cards."""
    after, drew = piles.draw(state, seat, TURN_DRAWS, DRAWN)
    return flow.then((drew,), flow.end_turn(after))


def discard(state: State, seat: Seat, card: Card) -> Progress:
    """Return the end of the turn after the seat discarded a card."""
    after = piles.discard(piles.leave_hand(state, seat, card), card)
    told = events.Discarded(DISCARDED, seat, (card,))
    return flow.then((told,), flow.end_turn(after))
