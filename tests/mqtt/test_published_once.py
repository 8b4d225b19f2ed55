"""A change lists the moves of a seat once, builds each view once, and publishes each topic once."""

from __future__ import annotations

import contextlib
from random import Random
from typing import TYPE_CHECKING

import pytest

from engines.catalog import GAMES
from firmware_host.journal.journal import Journal
from firmware_host.table import commands as do
from firmware_host.table.problems import Problem
from firmware_host.table.table import RefusedError
from tests.bench.counting import counted
from tests.bench.move_costs import SEATS, Box, step_of
from tests.fixtures.host_tables import run

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Mapping
    from pathlib import Path

STEPS = 20
MATCH_TOPICS = ("public/state", "public/summary", "host/view")


@contextlib.asynccontextmanager
async def playing(game: str, folder: Path) -> AsyncGenerator[Box]:
    """Begin a match at a table with topics, summary and screens."""
    with counted(game) as counts:
        async with Journal(folder / "journal.sqlite3") as journal:
            box = Box(game, journal, counts)
            jobs = box.table.run(), box.publisher.run(counts.client), box.panel.run()
            async with run(*jobs):
                await box.begin(game, 3)
                yield box


async def next_change(box: Box, random: Random) -> Mapping[str, int]:
    """Make steps until one counts as a move, and return what it took."""
    before = box.table.committed.number
    while box.table.committed.number == before:
        step = step_of(box, random)
        assert step is not None
        box.counts.clear()
        with contextlib.suppress(Problem, RefusedError):
            await step[1]()
        await box.quiet()
    return box.counts.now()


@pytest.mark.parametrize("game", GAMES)
async def test_a_move_or_press_takes_one_listing_view_and_publish_of_each(
    game: str, tmp_path: Path
) -> None:
    seats, random = SEATS[game], Random(7)  # noqa: S311 - the same moves each time
    async with playing(game, tmp_path) as box:
        for _ in range(STEPS):
            took = await next_change(box, random)
            assert (took["listings_of_one"], took["views"]) == (1, seats + 1)
            assert took["listings"] <= seats + 1
            assert took.get("same", 0) == 0
            assert [took[f"publishes/{topic}"] for topic in MATCH_TOPICS] == [1, 1, 1]
            assert (took["publishes/table"], took["publishes/seat/n/view"]) == (1, seats)


@pytest.mark.parametrize("game", GAMES)
async def test_what_is_no_move_lists_builds_and_repeats_nothing(game: str, tmp_path: Path) -> None:
    async with playing(game, tmp_path) as box:
        await next_change(box, Random(7))  # noqa: S311 - the same moves each time
        for command, topics in ((do.Name(name="Ann"), 2), (do.Pause(), None)):
            box.counts.clear()
            await box.table.ask(0, command)
            await box.quiet()
            took = box.counts.now()
            assert (took["listings_of_one"], took.get("views", 0), took.get("same", 0)) == (0, 0, 0)
            if topics is not None:
                # The table and the summary name people; nothing else does.
                assert took["publishes"] == topics
