"""A durable commit of the journal, beside one of bare SQLite and beside the size of the journal."""

from __future__ import annotations

import asyncio
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from firmware_host.journal.journal import Journal
from firmware_host.journal.rows import Entries
from tests.bench.answer_times import durable
from tests.bench.figures import Figure, Found, Growth, Spread, microseconds, ratios, spread
from tests.bench.journal_copies import MOVE, begun

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

SIZES = (1, 10, 100, 1_000, 10_000, 100_000)
MOVES_A_MATCH = 20
_BATCH = 1_000


async def _taken_ns(act: Callable[[], Awaitable[object]]) -> int:
    begun_ns = time.perf_counter_ns()
    await act()
    return time.perf_counter_ns() - begun_ns


async def _beside_sqlite(commits: int) -> tuple[list[int], list[int]]:
    """Return what commits of the journal and of bare SQLite took, in turns, each in a thread."""
    ours: list[int] = []
    bare: list[int] = []
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        journal = await stack.enter_async_context(Journal(folder / "journal.sqlite3"))
        await journal.append([begun("m")])
        with ThreadPoolExecutor(1) as thread:
            commit, loop = durable(str(folder / "bare.sqlite3")), asyncio.get_running_loop()
            in_thread = partial(loop.run_in_executor, thread, commit, MOVE.body.encode())
            for _ in range(commits):
                bare.append(await _taken_ns(in_thread))
                ours.append(await _taken_ns(lambda: journal.append([Entries("m", (MOVE,))])))
    return ours, bare


async def _by_size(commits: int) -> tuple[dict[int, Spread], dict[int, Spread]]:
    """Return what a commit and a start of the journal cost as it grows."""
    costs: dict[int, Spread] = {}
    starts: dict[int, Spread] = {}
    with tempfile.TemporaryDirectory() as folder:
        path, matches = Path(folder) / "journal.sqlite3", 0
        for size in SIZES:
            async with Journal(path) as journal:
                while matches < size:
                    more = range(matches, min(size, matches + _BATCH))
                    await journal.append([begun(f"m{it}", MOVES_A_MATCH) for it in more])
                    matches = more.stop
                last = f"m{matches - 1}"
                entry = [Entries(last, (MOVE,))]
                taken = [await _taken_ns(lambda: journal.append(entry)) for _ in range(commits)]  # noqa: B023 - called at once
            costs[size] = spread(taken)
            starts[size] = spread([await _taken_ns(lambda: _start(path)) for _ in range(10)])
    return costs, starts


async def _start(path: Path) -> None:
    """Open the journal and read what a box restores."""
    async with Journal(path) as journal:
        assert journal.latest() is not None


def measured(commits: int = 200) -> Found:
    """Measure so many commits of each kind and at each size."""
    ours, bare = asyncio.run(_beside_sqlite(commits))
    costs, starts = asyncio.run(_by_size(commits))
    told = microseconds(ours), microseconds(bare)
    size = "matches in the journal"
    growths = [Growth("durable commit", size, costs), Growth("opening the journal", size, starts)]
    return [Figure("durable commit", "beside bare SQLite", *told, ratios(ours, bare))], growths
