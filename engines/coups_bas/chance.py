"""What chance owes: deals, windows that open and close, and what a wolf picks."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from engines.core.notation import NS_PER_MS
from engines.coups_bas import moves
from engines.coups_bas.components import ROUND_PAUSE_MS, STALE_MS, box_deck
from engines.coups_bas.effects import WOLF_TAKES
from engines.coups_bas.rules import expected_first
from engines.coups_bas.state import Phase

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engines.core.game import RandomSource
    from engines.coups_bas.components import Card
    from engines.coups_bas.moves import Move
    from engines.coups_bas.state import State


def draw(state: State, random: RandomSource, now_ns: int) -> Move:
    """Return the move that chance owes, with the time at which it happens."""
    now_ns = max(now_ns, state.clock_ns)
    match state.phase:
        case Phase.DEAL:
            return _deal(state, random, now_ns)
        case Phase.OPENING:
            return moves.Open(now_ns)
        case Phase.STEAL:
            hand = _robbed_hand(state)
            return moves.Steal(tuple(random.sample(hand, min(WOLF_TAKES, len(hand)))))
        case Phase.WINDOW if state.window.presses:
            return moves.Settle()
        case _:
            return _deadline(state, now_ns)


def candidates(state: State) -> Iterator[Move]:
    """Return what chance may do now; deals are too many to list, so one stands for them all."""
    match state.phase:
        case Phase.DEAL:
            yield from _deals(state)
        case Phase.OPENING:
            yield moves.Open(state.clock_ns)
        case Phase.STEAL:
            hand = _robbed_hand(state)
            yield from map(moves.Steal, combinations(hand, min(WOLF_TAKES, len(hand))))
        case Phase.WINDOW | Phase.ANSWER:
            yield moves.Settle()
            yield moves.Timeout(max(state.clock_ns, state.window.until_ns))
        case _:
            return


def _deals(state: State) -> Iterator[Move]:
    expected = expected_first(state)
    cards = box_deck(len(state.players)) if state.is_box_deck else ()
    for first in state.seats if expected is None else (expected,):
        yield moves.Deal(state.clock_ns, first, cards)


def _deal(state: State, random: RandomSource, now_ns: int) -> Move:
    """Shuffle and deal; between hands people get time to read the scores."""
    expected = expected_first(state)
    first = expected if expected is not None else state.seats[random.randrange(0, len(state.seats))]
    deck = box_deck(len(state.players))
    cards = tuple(random.sample(deck, len(deck))) if state.is_box_deck else ()
    pause_ms = ROUND_PAUSE_MS if state.scores else 0
    return moves.Deal(now_ns + pause_ms * NS_PER_MS, first, cards)


def _deadline(state: State, now_ns: int) -> Move:
    """Close the window at its end; one that ended long ago, as after an undo, opens anew."""
    until_ns = max(state.clock_ns, state.window.until_ns)
    is_stale = now_ns > until_ns + STALE_MS * NS_PER_MS
    return moves.Open(now_ns) if is_stale else moves.Timeout(until_ns)


def _robbed_hand(state: State) -> tuple[Card, ...]:
    return () if state.robbed is None else state.players[state.robbed].hand
