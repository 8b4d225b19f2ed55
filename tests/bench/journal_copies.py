"""`python -m tests.bench.journal_copies`: what a copy of the journal costs a box that plays."""

from __future__ import annotations

import asyncio
import tempfile
import time
from pathlib import Path
from statistics import median

from firmware_host.journal.copies import copy_journal
from firmware_host.journal.journal import Journal
from firmware_host.journal.rows import CommandRow, Entries, JournalLine, MatchRow

MATCHES, MOVES, COMMITS = 2_000, 200, 500
MOVE = JournalLine("move", "0 grab @12.345678901")


def begun(match: str, moves: int = 0) -> Entries:
    """Return a match with so many moves."""
    return Entries(match, (MOVE,) * moves, begins=MatchRow(match, "arriba", 3, {}, "1"))


async def commit(journal: Journal, command: CommandRow | None = None) -> float:
    """Write a move; return how long it took, in ms."""
    start_s = time.perf_counter()
    await journal.append([Entries("m", (MOVE,), command=command)])
    return 1000 * (time.perf_counter() - start_s)


async def turn() -> float:
    """Let the event loop turn; return how late it came back, in ms."""
    start_s = time.perf_counter()
    await asyncio.sleep(0.001)
    return 1000 * (time.perf_counter() - start_s) - 1


def told(name: str, values: list[float]) -> str:
    """Return the distribution of values in ms."""
    ordered = sorted(values)
    p99 = ordered[len(ordered) * 99 // 100]
    return f"{name:32} p50 {median(ordered):7.3f} ms   p99 {p99:7.3f}   max {ordered[-1]:7.3f}"


async def main() -> None:
    """Measure commits and the event loop without a copy, and while one is made."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "journal.sqlite3"
        async with Journal(path) as journal:
            await journal.append([begun("m")])
            await journal.append([begun(f"m{count}", MOVES) for count in range(MATCHES)])
            ids = [CommandRow("host", f"id {count}", count, None) for count in range(COMMITS)]
            print(told("commit", [await commit(journal) for _ in ids]))
            print(told("commit with the id of a command", [await commit(journal, i) for i in ids]))
            print(told("event loop, late by", [await turn() for _ in ids]))
            start_s = time.perf_counter()
            copying = asyncio.create_task(
                asyncio.to_thread(copy_journal, path, Path(folder) / "copy.sqlite3")
            )
            commits, turns = [await commit(journal)], [await turn()]
            while not copying.done():
                commits.append(await commit(journal))
                turns.append(await turn())
            await copying
            taken_s = time.perf_counter() - start_s
        size = (Path(folder) / "copy.sqlite3").stat().st_size
        print(
            f"a copy of {size / 1e6:.0f} MB, checked and synced, took {taken_s:.1f} s; meanwhile:"
        )
        print(told("commit", commits))
        print(told("event loop, late by", turns))


if __name__ == "__main__":
    asyncio.run(main())
