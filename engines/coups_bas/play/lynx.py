"""The lynx: its player looks at cards of the pile and keeps one of them."""

from __future__ import annotations

from engines.core.seats import Seat
from engines.core.values import replace
from engines.core.verdicts import Applied
from engines.coups_bas import events
from engines.coups_bas.components import LYNX_SEES, Card
from engines.coups_bas.play import flow, piles
from engines.coups_bas.play.flow import Progress
from engines.coups_bas.secret import Looked
from engines.coups_bas.state import Phase, State

LYNX = "coups_bas.lynx"
LYNX_SHED = "coups_bas.lynx_shed"

VERDICTS = frozenset({LYNX, LYNX_SHED})


def look(state: State, seat: Seat) -> Progress:
    """Return the choice among up to three cards of the pile; a single one is kept (C-31)."""
    looked = state.pile[:LYNX_SEES]
    told = Looked(LYNX, seat, len(looked), piles.known(state, looked))
    after = replace(state, phase=Phase.SHED, looked=looked, pile=state.pile[LYNX_SEES:])
    if len(looked) > 1:
        return Applied(after, (told,))
    return flow.then((told,), _kept(after, seat, looked))


def shed(state: State, seat: Seat, cards: tuple[Card, ...]) -> Progress:
    """Return the next turn after all but one of the cards were discarded."""
    kept = state.looked
    for card in cards:
        kept = piles.without(kept, card)
    told = events.Discarded(LYNX_SHED, seat, cards)
    return flow.then((told,), _kept(piles.discard(state, *cards), seat, kept))


def _kept(state: State, seat: Seat, kept: tuple[Card, ...]) -> Progress:
    after = state.with_hand(seat, (*state.players[seat].hand, *kept))
    return flow.next_turn(replace(after, looked=()))
