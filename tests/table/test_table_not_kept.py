"""A disk that takes nothing: the table plays on, says so, and everything is written afterwards."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, cast

import pytest

from firmware_host.journal import backlog
from firmware_host.journal.rows import Entries, JournalError
from firmware_host.table import commands as do
from firmware_host.table.clock import TableClock
from firmware_host.table.decision import HOST
from firmware_host.table.state import TableState
from firmware_host.table.table import Table
from tests.fixtures.host_tables import PLAIN, SIZE, SlowJournal, guests, run

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from firmware_host.journal.journal import Journal
    from firmware_host.journal.trouble import Why
    from firmware_host.table.table import Update

NEW = do.NewMatch(game="arriba", seats=3, options=PLAIN, seed=1)


class Disk:
    """A journal on a disk that is in trouble for as long as `why` is set."""

    def __init__(self, why: Why | None = None) -> None:
        self.why = why
        self.was_tried = asyncio.Event()
        self.written: list[Entries] = []

    async def append(self, entries: Sequence[Entries]) -> None:
        """Write as the real one does."""
        self.was_tried.set()
        if self.why is not None:
            raise JournalError("the journal x cannot be written", self.why)
        self.written += entries


class Watched:
    """A table on such a disk, with all that it publishes."""

    def __init__(self, disk: Any, failure: JournalError | None = None) -> None:
        state = TableState(SIZE, guests(3))
        self.table = Table(state, cast("Journal", disk), TableClock(), failure=failure)
        self.heard: list[Update] = []
        self.changed = asyncio.Event()
        self.table.listen("test", self.hear)

    def hear(self, update: Update) -> None:
        """Remember what is published."""
        self.heard.append(update)
        self.changed.set()

    async def until(self, wanted: Callable[[TableState], bool]) -> None:
        """Return once the table is published like that."""
        while not wanted(self.table.committed):
            self.changed.clear()
            await self.changed.wait()

    async def until_kept(self) -> None:
        """Return once the table says that it is kept."""
        await self.until(lambda state: state.not_kept is None)


@pytest.fixture(autouse=True)
def _fast(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backlog, "_RETRY_S", (0.001,))


async def named(table: Table, *names: str) -> None:
    """Rename the person of seat 0, once for each name."""
    for name in names:
        await table.ask(0, do.Name(name=name))


def names_of(entries: Sequence[Entries]) -> list[str]:
    """Return the names that were written, in order."""
    return [entry.seated.name for entry in entries if entry.seated is not None]


async def test_play_goes_on_and_is_said_not_to_be_kept() -> None:
    watched = Watched(Disk("full"))
    async with run(watched.table.run()):
        assert await watched.table.ask(HOST, NEW) == 0
        await named(watched.table, "Ann")
        told = watched.table.committed.not_kept
        assert told is not None
        assert told.why == "full"
    assert [update.state.match_id for update in watched.heard][:1] == [""], "first that it fails"
    assert all(update.state.not_kept == told for update in watched.heard)
    assert watched.table.committed.names[0] == "Ann"


async def test_all_of_it_is_written_in_order_when_the_disk_takes_it_again() -> None:
    disk = Disk("full")
    watched = Watched(disk)
    async with run(watched.table.run()):
        await named(watched.table, "a", "b", "c")
        assert disk.written == []
        disk.why = None
        await watched.until_kept()
        assert names_of(disk.written) == ["a", "b", "c"]
        await named(watched.table, "d")
    assert names_of(disk.written) == ["a", "b", "c", "d"]
    assert watched.table.committed.not_kept is None


async def test_a_reply_says_kept_only_when_it_is() -> None:
    disk = Disk("error")
    watched = Watched(disk)
    replies: list[bool] = []

    async def reply(number: int, is_durable: bool) -> None:
        del number
        replies.append(is_durable)

    async with run(watched.table.run()):
        asking = asyncio.create_task(watched.table.ask(0, do.Name(name="Ann"), reply))
        await watched.until(lambda state: state.names[0] == "Ann")
        assert replies == [False]
        disk.why = None
        await asking
    assert replies == [False, True]


async def test_another_reason_is_told() -> None:
    disk = Disk("full")
    watched = Watched(disk)
    async with run(watched.table.run()):
        await named(watched.table, "a")
        since = watched.table.committed.not_kept
        disk.why = "read-only"
        await watched.until(lambda state: state.not_kept != since)
        told = watched.table.committed.not_kept
        assert told is not None
        assert since is not None
        assert (told.why, told.since) == ("read-only", since.since)


async def test_a_table_that_starts_in_trouble_tries_without_a_command() -> None:
    disk = Disk("locked")
    watched = Watched(disk, JournalError("the journal x cannot be opened", "locked"))
    assert watched.table.committed.not_kept is not None
    async with run(watched.table.run()):
        await disk.was_tried.wait()
        disk.why = None
        await watched.until_kept()
        await named(watched.table, "a")
    assert names_of(disk.written) == ["a"]


async def test_a_disk_that_does_not_answer_stops_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backlog, "_SLOW_S", 0.01)
    journal = SlowJournal()
    watched = Watched(journal)
    async with run(watched.table.run()):
        await named(watched.table, "a", "b", "c")
        told = watched.table.committed.not_kept
        assert told is not None
        assert told.why == "slow"
        journal.is_open.set()
        await watched.until_kept()
        assert [names_of(commit) for commit in journal.commits] == [["a"], ["b", "c"]]


async def test_what_waits_at_the_end_is_tried_once_more() -> None:
    disk = Disk("full")
    watched = Watched(disk)
    async with run(watched.table.run()):
        await named(watched.table, "a")
        disk.why = None
    assert names_of(disk.written) == ["a"]


async def test_memory_is_bounded_by_whole_matches_and_that_is_told(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(backlog, "_LINES_AT_MOST", 40)
    disk = Disk("full")
    watched = Watched(disk)
    async with run(watched.table.run()):
        for _ in range(30):
            await watched.table.ask(HOST, NEW)
        told = watched.table.committed.not_kept
        assert told is not None
        assert told.lost > 0
        disk.why = None
        await watched.until_kept()
    begun = [entry.begins.id for entry in disk.written if entry.begins is not None]
    assert len(begun) == 30 - told.lost
    assert begun[-1] == watched.table.committed.match_id
    assert {entry.match for entry in disk.written} == set(begun), "no match without its beginning"
    assert "given up" in caplog.text


async def test_who_waits_for_what_is_given_up_hears_no_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(backlog, "_LINES_AT_MOST", 10)
    watched = Watched(Disk("full"))
    replies: list[bool] = []

    async def reply(number: int, is_durable: bool) -> None:
        del number
        replies.append(is_durable)

    async with run(watched.table.run()):
        asking = asyncio.create_task(watched.table.ask(HOST, NEW, reply))
        await asyncio.sleep(0)
        for _ in range(20):
            await watched.table.ask(HOST, NEW)
        with pytest.raises(asyncio.CancelledError):
            await asking
    assert replies == [False]
