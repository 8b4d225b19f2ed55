"""Moves of chance: deals, the opening and closing of windows, and the picks of a wolf."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from engines.core.game import RandomSource
from engines.core.notation import NS_PER_MS
from engines.coups_bas import moves
from engines.coups_bas.components import (
    ROUND_PAUSE_MS,
    STALE_MS,
    STOP_MS,
    WOLF_TAKES,
    Card,
    box_deck,
)
from engines.coups_bas.moves import Move
from engines.coups_bas.state import Phase, State


def draw(state: State, random: RandomSource, now_ns: int) -> Move:
    """Return the next move of chance, with the time at which it happens."""
    now_ns = max(now_ns, state.clock_ns)
    match state.phase:
        case Phase.DEAL if state.awaits_first:
            return moves.Begin(state.seats[random.randrange(0, len(state.seats))])
        case Phase.DEAL:
            return _deal(state, random, now_ns)
        case Phase.STOP:
            return moves.Timeout(now_ns + STOP_MS * NS_PER_MS)
        case Phase.OPENING:
            return moves.Open(now_ns)
        case Phase.STEAL:
            hand = _robbed_hand(state)
            return moves.Steal(tuple(random.sample(hand, min(WOLF_TAKES, len(hand)))))
        case Phase.WINDOW if state.window.presses:
            return moves.Settle()
        case Phase.WINDOW if state.window.is_closing:
            return moves.Open(now_ns)
        case _:
            return _deadline(state, now_ns)


def candidates(state: State) -> Iterator[Move]:
    """Return the moves of chance; of all possible deals one for each first seat."""
    match state.phase:
        case Phase.DEAL if state.awaits_first:
            yield from map(moves.Begin, state.seats)
        case Phase.DEAL:
            yield from _deals(state)
        case Phase.OPENING:
            yield moves.Open(state.clock_ns)
        case Phase.WINDOW if state.window.is_closing:
            yield moves.Open(state.clock_ns)
        case Phase.STEAL:
            hand = _robbed_hand(state)
            yield from map(moves.Steal, combinations(hand, min(WOLF_TAKES, len(hand))))
        case Phase.STOP:
            yield moves.Timeout(state.clock_ns)
        case Phase.WINDOW | Phase.ANSWER:
            yield moves.Settle()
            yield moves.Timeout(max(state.clock_ns, state.window.until_ns))
        case _:
            return


def _deals(state: State) -> Iterator[Move]:
    expected = state.expected_first
    cards = box_deck(len(state.players)) if state.is_box_deck else ()
    for first in state.seats if expected is None else (expected,):
        yield moves.Deal(state.clock_ns, first, cards)


def _deal(state: State, random: RandomSource, now_ns: int) -> Move:
    """Return a shuffled deal; between hands a pause leaves time to read the scores."""
    expected = state.expected_first
    first = expected if expected is not None else state.seats[random.randrange(0, len(state.seats))]
    deck = box_deck(len(state.players))
    cards = tuple(random.sample(deck, len(deck))) if state.is_box_deck else ()
    # Who names the next player has read the scores.
    pause_ms = ROUND_PAUSE_MS if state.scores and state.named is None else 0
    return moves.Deal(now_ns + pause_ms * NS_PER_MS, first, cards)


def _deadline(state: State, now_ns: int) -> Move:
    """Return the timeout of the window, or its reopening if it ended long ago (after an undo)."""
    until_ns = max(state.clock_ns, state.window.until_ns)
    is_stale = now_ns > until_ns + STALE_MS * NS_PER_MS
    # A window whose rest was used up by an answer that did not come is not opened again.
    is_used_up = state.phase is Phase.WINDOW and state.window.was_granted
    return moves.Open(now_ns) if is_stale and not is_used_up else moves.Timeout(until_ns)


def _robbed_hand(state: State) -> tuple[Card, ...]:
    return () if state.robbed is None else state.players[state.robbed].hand
