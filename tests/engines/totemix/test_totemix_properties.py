"""Properties of random matches in every mode: pieces, connection and pollution."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.core.judge import apply, judge, legal_moves
from engines.core.match import begin
from engines.core.notation import NotationError
from engines.core.pieces import misplaced
from engines.core.seats import CHANCE, Seat
from engines.core.verdicts import Applied
from engines.totemix import events, moves
from engines.totemix.candidates import candidates
from engines.totemix.components import environment_of
from engines.totemix.map.hexes import is_connected
from engines.totemix.map.zones import polluted_zones
from engines.totemix.scoring import ENDINGS
from engines.totemix.state import Wait, awaited
from tests.engines.playing import mixed_options, seeded
from tests.engines.totemix.world import GAME

if TYPE_CHECKING:
    from random import Random

    from engines.totemix.moves import Move
    from engines.totemix.state import State

SHARDS = 8
MATCHES_PER_SHARD = 5
LONG_SHARDS = 20
LONG_MATCHES_PER_SHARD = 150
ENDLESS = 5_000
ROLLS_ONE_IN = 5
MOST_MOVES = 600


def lively(state: State, random: Random) -> tuple[Seat, Move]:
    """Return a random move of people who act, roll now and then, and seldom throw tiles off."""
    seat = random.choice(sorted(GAME.to_act(state)))
    if seat == CHANCE:
        options = legal_moves(GAME, state, seat)
        is_real = state.options.chance == "table" and len(options) > 1
        return seat, random.choice(options) if is_real else GAME.sample_chance(state, random, 0)
    legal = legal_moves(GAME, state, seat)
    dice = [move for move in legal if isinstance(move, moves.Dice)]
    rest = [move for move in legal if not isinstance(move, (moves.Dice, moves.Shed))]
    if dice and (not rest or random.randrange(ROLLS_ONE_IN) == 0):
        return seat, dice[0]
    return seat, random.choice(rest or legal)


def play_out(seed: int) -> tuple[str, int]:
    """Play a match of a random mode to its end, looking at every state; return how it ended."""
    random = seeded(seed)
    seats = 1 + seed % 6
    options = mixed_options(GAME, random, seats)
    state: State = begin(GAME, seats, options).state
    for number in range(ENDLESS):
        seat, move = lively(state, random)
        applied = apply(GAME, state, seat, move)
        assert isinstance(applied, Applied), (GAME.write(move), applied)
        check_move(state, move)
        check_events(state, applied.events)
        state = applied.state
        check_state(state)
        outcome = GAME.outcome(state)
        if outcome is not None:
            return outcome.rule, number
    pytest.fail(f"match {seed} does not end")


def check_state(state: State) -> None:
    """Fail unless pieces are conserved, and a settled map is one mass without dead zones."""
    assert misplaced(GAME.inventory(state), GAME.pieces(state)) is None
    terrain = state.terrain
    buried = [tile for _, pile in terrain.piles for tile in pile[:-1]]
    assert terrain.polluted.isdisjoint(buried)
    assert terrain.polluted.isdisjoint(terrain.lost)
    if awaited(state) in (Wait.FREE, Wait.VICTIM, Wait.DICE, Wait.DRAW, Wait.FLEE):
        assert is_connected(terrain.at)
        assert all(zone & terrain.clean for zone in polluted_zones(state))
    if awaited(state) is Wait.FREE:
        assert all(player.cell in terrain.at for player in state.players)
        counts = Counter(environment_of(tile) for tile in terrain.spots)
        assert len(counts) == 6


def check_move(state: State, move: Move) -> None:
    """Fail if a legal move takes a polluted terrain, or lays something on one."""
    if isinstance(move, (moves.Bear, moves.Turtle, moves.Stack)):
        assert move.source in state.terrain.clean
        assert state.terrain.is_open(move.target)
    if isinstance(move, moves.Bat):
        assert state.terrain.is_open(move.cell)
    if isinstance(move, (moves.Pollute, moves.Destroy)):
        assert move.cell in state.terrain.clean


def check_events(state: State, told: tuple[events.Event, ...]) -> None:
    """Fail if a polluted terrain was moved, or was lost to anything but a dying zone or a cut."""
    for event in told:
        if isinstance(event, events.TerrainMoved):
            assert event.tile not in state.terrain.polluted
        if isinstance(event, events.Lost) and event.rule == "totemix.destroyed":
            assert state.terrain.polluted.isdisjoint(event.tiles)


@pytest.mark.parametrize("shard", range(SHARDS))
def test_random_matches_of_all_modes_keep_the_map_connected(shard: int) -> None:
    for seed in range(shard * MATCHES_PER_SHARD, (shard + 1) * MATCHES_PER_SHARD):
        rule, _ = play_out(seed)
        assert rule in ENDINGS


@pytest.mark.long
@pytest.mark.parametrize("shard", range(LONG_SHARDS))
def test_thousands_of_random_matches_end_in_a_named_rule(shard: int) -> None:
    first = 1_000 + shard * LONG_MATCHES_PER_SHARD
    endings = Counter(play_out(seed)[0] for seed in range(first, first + LONG_MATCHES_PER_SHARD))
    assert endings.total() == LONG_MATCHES_PER_SHARD
    assert set(endings) <= ENDINGS
    assert len(endings) > 1


def states(seed: int, count: int) -> list[State]:
    """Return states of a lively match."""
    random = seeded(seed)
    state: State = begin(GAME, 3, {"cleaning": "voluntary"} if seed % 2 else {}).state
    found: list[State] = []
    while GAME.outcome(state) is None and len(found) < count:
        seat, move = lively(state, random)
        state = GAME.advance(state, seat, move).state
        found.append(state)
    return found


@pytest.mark.parametrize("seed", range(3))
def test_listed_moves_are_few_and_nearly_all_legal(seed: int) -> None:
    listed = legal = 0
    for state in states(seed, 200):
        for seat in state.seats:
            found = list(candidates(state, seat))
            assert len(found) <= MOST_MOVES
            assert len({GAME.write(move) for move in found}) == len(found)
            listed += len(found)
            legal += len(legal_moves(GAME, state, seat))
    assert legal > listed * 0.9


@pytest.mark.parametrize("seed", range(2))
def test_the_lists_of_bear_and_turtle_hold_all_that_the_rules_accept(seed: int) -> None:
    accepted: set[type] = set()
    for state in states(seed, 120)[::12]:
        if awaited(state) is not Wait.FREE:
            continue
        for seat in state.seats:
            listed = set(legal_moves(GAME, state, seat))
            accepted |= {type(move) for move in listed}
            for kind in (moves.Bear, moves.Turtle):
                for move in every_shift(state, kind):
                    assert (move in listed) == (judge(GAME, state, seat, move) is None)
    assert accepted & {moves.Bear, moves.Turtle}


def every_shift(
    state: State, kind: type[moves.Bear | moves.Turtle]
) -> list[moves.Bear | moves.Turtle]:
    """Return all shifts from any cell of the map to any cell within three steps."""
    reach = range(-3, 4)
    return [
        kind(source, (source[0] + dq, source[1] + dr))
        for source in state.terrain.at
        for dq in reach
        for dr in reach
    ]


@settings(max_examples=60, deadline=None)
@given(st.text(max_size=30))
def test_no_text_breaks_the_reader(text: str) -> None:
    try:
        move = GAME.parse(text)
    except NotationError:
        return
    assert GAME.parse(GAME.write(move)) == move


@pytest.mark.parametrize(
    "text",
    [
        *("lay", "lay 0,0", "lay 0,0=lava", "lay 0;0=sky", "number F9=2", "number F1=0"),
        "lay 0,0=sky! 0,0=sky",
        *("choose bear", "choose cow 0,0", "step bear 0", "bear 0,0", "bear 0,0>", "eagle 1,1"),
        *("bat bear1 0,0", "oryx 0", "panther bear0", "shed 7", "shed x", "dice", "dice 1"),
        *("pay twice", "rolled pollution", "rolled sky", "rolled pollution lava", "take bear9"),
        *("swap", "refill 8", "refill  1", "bell", "keep 100,0", "flee 0,0,0", "add 1", "clean 1"),
        *("step bear 00,1", "step bear -0,1", "step bear 1,1 2,2"),
    ],
)
def test_an_invalid_move_is_refused_with_the_invalid_part(text: str) -> None:
    with pytest.raises(NotationError):
        GAME.parse(text)
