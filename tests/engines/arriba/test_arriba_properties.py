"""Properties of random matches: arrival order never matters, no card is lost."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from engines.arriba.moves import AsIs, Grab, Settle
from engines.arriba.sayings import Lay
from engines.bots.random_bot import choose
from engines.catalog import find_game
from engines.core.judge import apply
from engines.core.match import Match, begin
from engines.core.notation import NS_PER_US
from engines.core.pieces import misplaced
from engines.core.seats import CHANCE, Seat
from engines.core.verdicts import Applied
from tests.engines.playing import Setup, drift, mixed_options, played, seeded

if TYPE_CHECKING:
    from random import Random

    from engines.arriba.state import State

ARRIBA = find_game("arriba")
OFFSETS_US = st.sampled_from((-400_000, -50, 0, 1, 50, 51, 100, 200_000, 200_030, 600_000))

MATCHES_PER_SHARD = 20
SHARDS = 500
SHORT_SHARDS = 12


@st.composite
def positions(draw: st.DrawFn) -> Match:
    """Return where a random match under random options stands after some moves."""
    seed = draw(st.integers(0, 10_000))
    seats = draw(st.integers(2, 8))
    setup = Setup(ARRIBA, seats, mixed_options(ARRIBA, seeded(seed), seats), seed)
    *_, last = islice(drift(setup), draw(st.integers(1, 100)))
    assume(not last.after.state.presses and ARRIBA.outcome(last.after.state) is None)
    return last.after


@settings(max_examples=60, deadline=None)
@given(positions(), st.lists(OFFSETS_US, min_size=2, max_size=8), st.data())
def test_the_order_in_which_presses_arrive_never_matters(
    match: Match, offsets: list[int], data: st.DataObject
) -> None:
    clock_ns = match.state.clock_ns
    grabs = [
        (Seat(seat), Grab(max(0, clock_ns + offset * NS_PER_US)))
        for seat, offset in enumerate(offsets[: match.seats])
    ]
    shuffled = data.draw(st.permutations(grabs))
    assert _judged(match, grabs) == _judged(match, shuffled)


def _judged(match: Match, grabs: list[tuple[Seat, Grab]]) -> State:
    """Return the state after the presses, judged by what lies open."""
    for seat, grab in grabs:
        match = played(match, seat, grab).after
    if match.state.is_asking:
        match = played(match, CHANCE, Lay("same", (Seat(0), Seat(1)))).after
    elif match.state.presses and not match.state.are_faces_known:
        match = played(match, Seat(0), AsIs()).after
    if match.state.presses:
        match = played(match, CHANCE, Settle()).after
    state: State = match.state
    return state


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 1_000_000), st.integers(2, 8))
def test_cards_are_conserved_under_any_options(seed: int, seats: int) -> None:
    random = seeded(seed)
    given_options = {**mixed_options(ARRIBA, random, seats), "rounds": 1}
    assert finishes(seats, given_options, random)


@pytest.mark.parametrize("shard", range(SHORT_SHARDS))
def test_some_hundred_random_matches_finish_with_every_card(shard: int) -> None:
    play_shard(shard)


@pytest.mark.long
@pytest.mark.parametrize("shard", range(SHORT_SHARDS, SHORT_SHARDS + SHARDS))
def test_ten_thousand_random_matches_finish_with_every_card(shard: int) -> None:
    play_shard(shard)


def play_shard(shard: int) -> None:
    """Play seeded matches, every fourth with real cards, over all numbers of seats."""
    for seed in range(shard * MATCHES_PER_SHARD, (shard + 1) * MATCHES_PER_SHARD):
        deck = "scanned" if seed % 4 == 0 else "box"
        assert finishes(2 + seed % 7, {"deck": deck, "rounds": 1}, seeded(seed)), seed


def finishes(seats: int, options: dict[str, Any], random: Random) -> bool:
    """Play a random match to its end; tell whether every card was in its place throughout."""
    state: State = begin(ARRIBA, seats, options).state
    while ARRIBA.outcome(state) is None:
        seat, move = choose(ARRIBA, state, seats, random)
        applied = apply(ARRIBA, state, seat, move)
        assert isinstance(applied, Applied), (ARRIBA.write(move), applied)
        state = applied.state
        if misplaced(ARRIBA.inventory(state), ARRIBA.pieces(state)):
            return False
    return True
