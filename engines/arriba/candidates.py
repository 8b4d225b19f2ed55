"""Candidate moves of a seat: its flips, and grabs at typical times."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, combinations

from engines.arriba import moves
from engines.arriba.components import FACES, SHAPES_ALONE
from engines.arriba.moves import Move
from engines.arriba.sayings import LAY_KINDS, Count, Lay, Piles
from engines.arriba.state import Phase, State
from engines.arriba.tops import may_name_card
from engines.core.notation import NS_PER_MS, NS_PER_US
from engines.core.seats import Seat

TYPICAL_REACTION_MS = 350
TYPICAL_COUNT_MS = 2_000
CLOSE_SECOND_US = 20
_NAMED_FLIPS = tuple(moves.Flip(card) for card in (*SHAPES_ALONE, *FACES))


def candidates(state: State, seat: Seat) -> Iterator[Move]:
    """Yield the moves to judge for the seat."""
    yield from typical_sayings(state)
    yield moves.AsIs()
    yield moves.Reader()
    yield from _flips(state, seat)
    yield moves.Grab(state.clock_ns + TYPICAL_REACTION_MS * NS_PER_MS)
    if state.awaits_signal:
        yield moves.Go(state.clock_ns + TYPICAL_COUNT_MS * NS_PER_MS)
    if state.presses:
        yield moves.Grab(state.presses[0].at_ns + CLOSE_SECOND_US * NS_PER_US)


def typical_sayings(state: State) -> Iterator[Move]:
    """Yield what people say about real cards that the box does not know, as far as it is typical.

    More than three with one shape, and other counts, may be entered too.
    """
    if not state.is_judged:
        return
    pairs = combinations(state.seats, 2)
    yield from (Lay("same", seats) for seats in chain(pairs, combinations(state.seats, 3)))
    yield from (Lay(kind) for kind in LAY_KINDS if kind != "same")
    yield Count(tuple(hand.size for hand in state.hands))
    for seat, hand in zip(state.seats, state.hands, strict=True):
        draw, opened = len(hand.draw), len(hand.open)
        if draw:
            yield Piles(seat, draw - 1, opened + 1)
        if opened:
            yield Piles(seat, draw + 1, opened - 1)


def _flips(state: State, seat: Seat) -> Iterator[Move]:
    if state.is_box_deck:
        yield moves.Flip()
    elif not state.is_judged and (state.phase is Phase.HEAD or may_name_card(state, seat)):
        yield from _NAMED_FLIPS
