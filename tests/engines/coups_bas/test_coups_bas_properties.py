"""Properties of random matches: no card is lost or shown, arrival order never matters."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.core.judge import apply, legal_moves
from engines.core.match import begin
from engines.core.notation import NotationError, write_time
from engines.core.pieces import misplaced
from engines.core.plain import plain_event
from engines.core.seats import CHANCE, Seat, clockwise
from engines.core.verdicts import Applied
from engines.coups_bas.components import TEAM_SEATS
from engines.coups_bas.moves import Draw
from engines.coups_bas.state import Phase, Player
from tests.engines.coups_bas.lodge import GAME, Lodge, cards
from tests.engines.playing import mixed_options, seeded

if TYPE_CHECKING:
    from random import Random

    from engines.coups_bas.events import Event
    from engines.coups_bas.moves import Move
    from engines.coups_bas.state import State

SHARDS = 10
MATCHES_PER_SHARD = 4
BUZZ_ONE_IN = 3


def eager(state: State, random: Random) -> tuple[Seat, Move]:
    """Return a random move with many presses, of which few are taken back."""
    awaited = sorted(GAME.to_act(state))
    seat = random.choice(awaited)
    if seat == CHANCE:
        return seat, GAME.sample_chance(state, random, state.clock_ns)
    options = legal_moves(GAME, state, seat)
    timed = [move for move in options if GAME.time_of(move) is not None]
    calm = [move for move in options if GAME.time_of(move) is None]
    wants = timed and random.randrange(BUZZ_ONE_IN) == 0
    return seat, random.choice(timed if wants else calm)


@pytest.mark.parametrize("shard", range(SHARDS))
def test_random_matches_lose_no_card_and_show_no_hidden_one(shard: int) -> None:
    for seed in range(shard * MATCHES_PER_SHARD, (shard + 1) * MATCHES_PER_SHARD):
        random = seeded(seed)
        seats = 2 + seed % 5
        options = mixed_options(GAME, random, seats) | {"rounds": 1}
        play_out(begin(GAME, seats, options).state, random)


TABLES = [
    (seats, {"deck": deck, "teams": teams})
    for seats in GAME.seats
    for deck in ("box", "table")
    for teams in (False, True)
    if seats in TEAM_SEATS or not teams
]
SHUFFLED = {2: 59, 3: 59, 4: 60, 5: 60, 6: 60}


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_table_keeps_all_its_cards(seats: int, options: dict[str, Any]) -> None:
    state = play_out(begin(GAME, seats, {**options, "rounds": 1}).state, seeded(seats))
    assert sum(len(place) for place in GAME.pieces(state).values()) == SHUFFLED[seats]
    assert sum(GAME.inventory(state).values()) == SHUFFLED[seats]


@pytest.mark.long
@pytest.mark.parametrize("shard", range(20))
def test_a_thousand_hands_lose_no_card_and_show_no_hidden_one(shard: int) -> None:
    for seed in range(shard * 50 + 1_000, shard * 50 + 1_050):
        random = seeded(seed)
        seats = 2 + seed % 5
        options = mixed_options(GAME, random, seats) | {"rounds": 1}
        play_out(begin(GAME, seats, options).state, random)


def play_out(state: State, random: Random) -> State:
    """Play to the end and check every state and event for every viewer."""
    while GAME.outcome(state) is None:
        seat, move = eager(state, random)
        assert GAME.parse(GAME.write(move)) == move
        applied = apply(GAME, state, seat, move)
        assert isinstance(applied, Applied), (GAME.write(move), applied)
        assert misplaced(GAME.inventory(applied.state), GAME.pieces(applied.state)) is None
        for viewer in (None, *clockwise(0, len(state.players))):
            hidden = GAME.secrets(applied.state, viewer)
            assert not leaks(hidden, msgspec.json.encode(GAME.view(applied.state, viewer)))
            hidden &= GAME.secrets(state, viewer)
            assert not leaks(hidden, heard(applied.events, viewer))
        state = applied.state
    return state


def heard(events: tuple[Event, ...], viewer: Seat | None) -> bytes:
    """Return what the viewer hears, as it is sent."""
    seen = (GAME.event_for(event, viewer) for event in events)
    return msgspec.json.encode([plain_event(event) for event in seen if event is not None])


def leaks(secrets: frozenset[str], wire: bytes) -> list[str]:
    """Return the secrets that stand in the bytes."""
    text = wire.decode()
    return [secret for secret in secrets if secret in text]


@pytest.mark.parametrize("shard", range(6))
def test_a_resigned_seat_never_blocks_the_table(shard: int) -> None:
    """One seat is played by the box, the others at random; with its own cards it always can."""
    for seed in range(shard * 3, shard * 3 + 3):
        random = seeded(seed)
        options = mixed_options(GAME, random, 2 + shard % 5) | {"deck": "box", "rounds": 1}
        state: State = begin(GAME, 2 + shard % 5, options).state
        while GAME.outcome(state) is None:
            seat, move = eager(state, random)
            idle = GAME.default_move(state, Seat(0), ()) if Seat(0) in GAME.to_act(state) else None
            assert (idle is not None) == (Seat(0) in GAME.to_act(state))
            applied = apply(GAME, state, *((seat, move) if idle is None else (Seat(0), idle)))
            assert isinstance(applied, Applied), applied
            state = applied.state


def test_the_box_does_not_invent_a_real_card_for_a_resigned_seat() -> None:
    state: State = begin(GAME, 3, {"deck": "table"}).state
    seat = Seat(0)
    acting = replace(state, phase=Phase.ACTION, players=(Player(cards("? ?")),) * 3)
    assert GAME.default_move(replace(acting, pile=cards("? ?")), seat, ()) == Draw()
    assert GAME.default_move(acting, seat, ()) is None
    shedding = replace(acting, phase=Phase.SHED, looked=cards("? ?"))
    assert GAME.default_move(shedding, seat, ()) is None


@settings(max_examples=50, deadline=None)
@given(st.permutations((1, 2, 3)), st.lists(st.integers(0, 200_000), min_size=4, max_size=4))
def test_the_order_in_which_presses_arrive_never_matters(
    order: list[int], offsets: list[int]
) -> None:
    assert settled(order, offsets) == settled([1, 2, 3], offsets)


def settled(order: list[int], offsets: list[int]) -> State:
    """Return the state after presses that came in in this order."""
    lodge = Lodge(hands={0: "H2a", 1: "L5a", 2: "L5b", 3: "L5c"}).do("0 play H2a").open()
    opened_ns = lodge.state.window.opened_ns
    lodge.do(*(f"{seat} buzz {write_time(opened_ns + offsets[seat])}" for seat in order))
    return lodge.do("chance settle").state


def test_a_phone_may_enter_neither_presses_nor_time_outs() -> None:
    lodge = Lodge(hands={0: "H2a", 1: "L5a"}).do("0 play H2a").open()
    moves = legal_moves(GAME, lodge.state, Seat(1))
    assert [GAME.write(move) for move in moves if GAME.time_of(move) is None] == ["pass"]


def test_moves_that_name_hidden_cards_are_private() -> None:
    state = Lodge(hands={0: "H2a L3a"}).state
    private = {GAME.write(move): GAME.is_private(state, move) for move in _moves(state)}
    assert private["draw"] is False
    assert private["discard H2a"] is private["play L3a"] is True


def _moves(state: State) -> tuple[Move, ...]:
    return legal_moves(GAME, state, Seat(0))


@pytest.mark.parametrize(
    "text",
    [
        *("play", "play X1a", "play H1a x", "play H1a -1", "draw 2", "buzz", "buzz 1"),
        *("deal @0.000000000", "deal @0.000000000 0", "steal", "shed", "answer", "play  H1a"),
    ],
)
def test_an_invalid_move_is_refused_with_the_invalid_part(text: str) -> None:
    with pytest.raises(NotationError):
        GAME.parse(text)
