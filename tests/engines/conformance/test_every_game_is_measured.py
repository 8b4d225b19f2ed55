"""What moves add to the statistics is sound, and telling it gives no secret away."""

from __future__ import annotations

from typing import get_args

import pytest
from playing import Setup, drift, setups

from engines.catalog import GAMES
from engines.core.measures import Kind, Measure

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


@pytest.mark.parametrize("name", GAMES)
def test_a_random_match_of_every_game_measures_something(name: str) -> None:
    some = [setup for setup in SETUPS if setup.game.name == name]
    assert any(all_measures(setup) for setup in some)
