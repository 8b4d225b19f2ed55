"""What is hidden from a viewer changes nothing that the viewer receives: bytes, counts, times.

A pair is two tables that differ only in what one viewer may not know, after the same command.
Compared are all topics of the broker and their order, replies, screens, lamps, lights, sounds
and spoken words, what Home Assistant is told, statistics, and when the box acts by itself next.
"""

from __future__ import annotations

import pytest

from engines.catalog import GAMES
from tests.leaks.models import MODELS
from tests.leaks.twins import Twins

PAIRS = 10_000
"""Distinct pairs of states, for each game that hides something."""
OPEN_PAIRS = 1_000
"""Where all is open the tables differ in the secret of their chance alone."""
PARTS = 5
SHARDS = 100
"""The long suite: so many times as many pairs, each shard with matches of its own."""

HIDING = [name for name, model in MODELS.items() if not model.is_open]
OPEN = [name for name, model in MODELS.items() if model.is_open]
COMMANDS = {"Play", "Presses", "Undo", "Correct", "Resign", "Bot"}


def test_every_game_says_what_it_hides() -> None:
    assert MODELS.keys() == GAMES.keys()


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game", HIDING)
async def test_nothing_hidden_changes_what_a_viewer_receives(game: str, part: int) -> None:
    tally = await Twins(game, seed=1 + part).compare(PAIRS // PARTS)
    assert tally.after.keys() >= COMMANDS


@pytest.mark.parametrize("game", OPEN)
async def test_the_secret_of_chance_changes_nothing_that_a_viewer_receives(game: str) -> None:
    tally = await Twins(game, seed=1).compare(OPEN_PAIRS)
    assert tally.after.keys() >= COMMANDS


@pytest.mark.long
@pytest.mark.parametrize("shard", range(SHARDS))
@pytest.mark.parametrize("game", GAMES)
async def test_nothing_hidden_changes_what_a_viewer_receives_in_a_million_pairs(
    game: str, shard: int
) -> None:
    tally = await Twins(game, seed=1_000 + shard).compare(PAIRS)
    assert tally.pairs >= PAIRS
