"""The actions that play no card: drawing and discarding."""

from __future__ import annotations

from engines.core.seats import Seat
from engines.core.values import replace
from engines.coups_bas import events
from engines.coups_bas.components import TURN_DRAWS, Card
from engines.coups_bas.play import flow, piles
from engines.coups_bas.play.flow import Progress
from engines.coups_bas.state import State, with_hand

DRAWN = "coups_bas.drawn"
DISCARDED = "coups_bas.discarded"

VERDICTS = frozenset({DRAWN, DISCARDED})


def draw(state: State, seat: Seat) -> Progress:
    """Return the end of the turn after the seat drew two cards."""
    before = state if state.settled is None else replace(state, settled=None)
    after, drew = piles.draw(before, seat, TURN_DRAWS, DRAWN)
    return flow.then((drew,), flow.end_turn(after))


def discard(state: State, seat: Seat, card: Card) -> Progress:
    """Return the end of the turn after the seat discarded a card."""
    player = state.players[seat]
    left = with_hand(player, piles.without(player.hand, card))
    after = replace(
        state,
        players=state.players_with(seat, left),
        discard=(*state.discard, card),
        settled=None,
    )
    told = events.Discarded(DISCARDED, seat, (card,))
    return flow.then((told,), flow.end_turn(after))
