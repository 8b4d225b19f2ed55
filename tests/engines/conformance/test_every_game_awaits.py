"""The awaited seats of every game, and by what each of them acts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from engines.catalog import GAMES
from engines.core.judge import judge, legal_moves
from engines.core.seats import CHANCE, clockwise
from tests.engines.playing import Setup, setups, whole_match

if TYPE_CHECKING:
    from engines.core.game import AnyGame
    from engines.core.seats import Seat

SETUPS = tuple(setup for game in GAMES.values() for setup in setups(game, mixes=4))
EVERY_NTH = 5
"""Listing all legal moves takes long; one state in so many is looked at."""

each_setup = pytest.mark.parametrize("setup", SETUPS, ids=str, scope="module")


@each_setup
def test_each_awaited_seat_can_act_by_the_named_means(setup: Setup) -> None:
    game, seats = setup.game, set(clockwise(0, setup.seats))
    for number, step in enumerate(whole_match(setup)):
        state = step.before.state
        awaited = game.awaited(state)
        assert set(awaited) <= seats
        if number % EVERY_NTH == 0:
            for seat, by in awaited.items():
                assert _can_act(game, state, seat, by), (seat, by, state)


@each_setup
def test_a_match_that_waits_for_people_names_the_awaited_seats(setup: Setup) -> None:
    game = setup.game
    for step in whole_match(setup):
        state = step.before.state
        if not game.owes_chance(state) or (game.must_be_entered(state) and game.entered_by(state)):
            assert set(game.awaited(state)), state


@each_setup
def test_nobody_is_awaited_after_the_end(setup: Setup) -> None:
    last = whole_match(setup)[-1]
    assert set(setup.game.awaited(last.after.state)) == set()


@each_setup
def test_who_may_interrupt_is_not_awaited_and_has_a_move(setup: Setup) -> None:
    game = setup.game
    for step in whole_match(setup):
        state = step.before.state
        for seat in game.interrupters(state):
            assert seat not in game.to_act(state)
            assert legal_moves(game, state, seat)


@each_setup
def test_nothing_is_hidden_in_an_open_game(setup: Setup) -> None:
    if setup.game.is_open:
        for step in whole_match(setup):
            assert not setup.game.secrets(step.after.state, None)


def _can_act(game: AnyGame, state: Any, seat: Seat, by: str) -> bool:
    """Tell whether the seat has a legal move of that kind."""
    if by == "button":
        # A press without effect is allowed: earlier presses without effect are secret.
        press = game.press(state, seat, game.clock(state))
        return press is None or judge(game, state, seat, press) is None
    movers = (seat, CHANCE) if by == "board" else (seat,)
    moves = (move for mover in movers for move in legal_moves(game, state, mover))
    return any(game.time_of(move) is None for move in moves)
