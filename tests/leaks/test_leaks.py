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
SHARDS = 100
"""The long suite: so many times as many pairs, each shard with matches of its own."""


def test_every_game_says_what_it_hides() -> None:
    assert MODELS.keys() == GAMES.keys()


@pytest.mark.parametrize("game", GAMES)
async def test_nothing_hidden_changes_what_a_viewer_receives(game: str) -> None:
    tally = await Twins(game, seed=1).compare(PAIRS)
    assert tally.after.keys() >= {"Play", "Presses", "Undo", "Correct", "Resign", "Bot"}


@pytest.mark.long
@pytest.mark.parametrize("shard", range(SHARDS))
@pytest.mark.parametrize("game", GAMES)
async def test_nothing_hidden_changes_what_a_viewer_receives_in_a_million_pairs(
    game: str, shard: int
) -> None:
    tally = await Twins(game, seed=1_000 + shard).compare(PAIRS)
    assert tally.pairs >= PAIRS
