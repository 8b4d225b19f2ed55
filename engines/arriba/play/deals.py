"""The deal of a round."""

from __future__ import annotations

from engines.arriba import events
from engines.arriba.components import DECK, UNKNOWN
from engines.arriba.moves import Deal
from engines.arriba.play.flow import Progress
from engines.arriba.state import Hand, Phase, State
from engines.core.seats import clockwise
from engines.core.values import replace
from engines.core.verdicts import Applied


def deal(state: State, move: Deal) -> Progress:
    """Deal one by one from the first seat, so that surplus cards go to the first seats (A-01)."""
    count = len(state.hands)
    cards = move.cards or (UNKNOWN,) * len(DECK)
    order = clockwise(move.first, count)
    hands = {seat: Hand(cards[place::count]) for place, seat in enumerate(order)}
    after = replace(
        state.with_hands(hands),
        phase=Phase.FLIP,
        round=len(state.scores) + 1,
        first=move.first,
        flipper=move.first,
        turned_by=move.first,
        follows=move.first,
        centre=(),
        presses=(),
        photo=(),
        verdict=None,
        last_grabber=None,
        is_settled_once=False,
        shown=(),
        stood=(),
        spared=(),
        is_counted=False,
        turned_ns=0,
    )
    counts = tuple(len(hand.draw) for hand in after.hands)
    return Applied(after, (events.Dealt(after.round, move.first, counts),))
