"""Measures of moves are valid and reveal no secret."""

from __future__ import annotations

from typing import get_args

import pytest

from engines.catalog import GAMES
from engines.core.game import Game
from engines.core.measures import Kind, Measure
from tests.engines.playing import Setup, drift, setups

SETUPS = tuple(setup for game in GAMES.values() for setup in setups(game, mixes=2))
KINDS = get_args(Kind)


def all_measures(setup: Setup) -> list[Measure]:
    """Return everything that a random match measures."""
    return [
        measure
        for step in drift(setup)
        for measure in setup.game.measures(step.before.state, step.entry.move, step.after.state)
    ]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_measures_are_of_seats_that_play_and_never_negative(setup: Setup) -> None:
    for measure in all_measures(setup):
        assert measure.kind in KINDS
        assert measure.value >= 0
        assert measure.seat is None or measure.seat in range(setup.seats)


MEASURED = [name for name, game in GAMES.items() if type(game).measures is not Game.measures]


@pytest.mark.parametrize("name", MEASURED)
def test_a_random_match_of_a_measured_game_measures_something(name: str) -> None:
    some = [setup for setup in SETUPS if setup.game.name == name]
    assert any(all_measures(setup) for setup in some)
