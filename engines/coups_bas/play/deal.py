"""A deal: hands for all seats, and the pile."""

from __future__ import annotations

from engines.core.seats import clockwise
from engines.core.values import replace
from engines.core.verdicts import Applied
from engines.coups_bas import events
from engines.coups_bas.components import HAND_SIZE, UNKNOWN, real_deck
from engines.coups_bas.moves import Deal
from engines.coups_bas.play.flow import Progress
from engines.coups_bas.state import CLOSED, Phase, Player, State


def deal(state: State, move: Deal) -> Progress:
    """Return the hand that begins: five cards each, dealt in turn; the rest is the pile."""
    count = len(state.players)
    cards = move.cards or (UNKNOWN,) * len(real_deck(count))
    dealt, pile = cards[: HAND_SIZE * count], cards[HAND_SIZE * count :]
    order = clockwise(move.first, count)
    players = {seat: Player(dealt[place::count]) for place, seat in enumerate(order)}
    after = replace(
        state.with_players(players),
        phase=Phase.ACTION,
        pile=pile,
        discard=(),
        starter=move.first,
        named=None,
        was_stop_asked=False,
        active=move.first,
        anchor=move.first,
        called=None,
        is_further=False,
        had_lynx=False,
        settled=None,
        window=CLOSED,
    )
    counts = (HAND_SIZE,) * count
    told = events.Dealt(after.round, move.first, counts, len(pile))
    return Applied(after, (told, events.TurnBegan(move.first)))
