"""What is hidden from a viewer changes nothing that the viewer receives: bytes, counts, times.

A pair is two tables that differ only in what one viewer may not know, after the same command.
Compared are all topics of the broker and their order, replies, screens, lamps, lights, sounds
and spoken words, what Home Assistant is told, statistics, and when the box acts by itself next.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from engines.bots.random_bot import choose
from engines.catalog import GAMES
from engines.core.match import begin
from engines.core.seats import Seat
from engines.core.verdicts import Applied
from tests.leaks.hidden import Nothing
from tests.leaks.models import model_of
from tests.leaks.twins import Twins

MOVES_AT_MOST = 300
FEW_PAIRS = 500
"""What each run of the tests compares of a game that hides something."""
PAIRS = 10_000
"""Distinct pairs of states, for each game that hides something, in its suite."""
OPEN_PAIRS = 1_000
"""Where all is open the tables differ in the secret of their chance alone."""
PARTS = 5
SHARDS = 100
"""The long suite: so many times as many pairs, each shard with matches of its own."""

HIDING = [name for name in GAMES if not model_of(name).is_open]
OPEN = [name for name in GAMES if model_of(name).is_open]
COMMANDS = {"Play", "Presses", "Undo", "Correct", "Resign", "Bot"}


@pytest.mark.parametrize("game", [game for game in GAMES if model_of(game) is Nothing])
def test_a_game_without_a_model_hides_nothing(game: str) -> None:
    for seats in (GAMES[game].seats[0], GAMES[game].seats[-1]):
        random = Random(f"{game} {seats}")  # noqa: S311 - a repeatable match, no secret
        match = begin(GAMES[game], seats, {})
        while match.game.outcome(match.state) is None and match.number < MOVES_AT_MOST:
            seat, move = choose(match.game, match.state, seats, random)
            applied = match.play(seat, move)
            assert isinstance(applied, Applied)
            assert match.game.is_public(match.state, move)
            match = applied.state
            for viewer in range(seats):
                assert not match.game.secrets(match.state, Seat(viewer))
                told = (match.game.event_for(event, Seat(viewer)) for event in applied.events)
                assert tuple(told) == applied.events


def test_the_models_are_those_of_games() -> None:
    modules = {path.stem for path in Path(__file__).parent.glob("hidden_*.py")}
    assert modules - {"hidden_cards"} == {
        f"hidden_{game}" for game in GAMES if model_of(game) is not Nothing
    }


@pytest.mark.parametrize("game", HIDING)
async def test_nothing_hidden_changes_what_a_viewer_receives(game: str) -> None:
    tally = await Twins(game, seed=PARTS + 1).compare(FEW_PAIRS)
    assert tally.after.keys() >= COMMANDS - {"Resign"}


@pytest.mark.suite
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game", HIDING)
async def test_nothing_hidden_changes_what_a_viewer_receives_in_many_pairs(
    game: str, part: int
) -> None:
    tally = await Twins(game, seed=1 + part).compare(PAIRS // PARTS)
    assert tally.after.keys() >= COMMANDS


@pytest.mark.suite
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
