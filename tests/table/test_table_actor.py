"""The table as the only writer: nothing is published before it is durable."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, cast
from unittest.mock import AsyncMock, Mock

import pytest

from firmware_host.journal.journal import Journal
from firmware_host.table import accepted as accepted_module
from firmware_host.table import commands as do
from firmware_host.table.clock import TableClock
from firmware_host.table.decision import BOX, HOST
from firmware_host.table.problems import Problem
from firmware_host.table.state import TableState
from firmware_host.table.table import RefusedError, Table
from tests.fixtures.host_tables import PLAIN, SIZE, SlowJournal, guests, run, stacked

if TYPE_CHECKING:
    from pathlib import Path

    from firmware_host.table.table import Update

NEW = do.NewMatch(game="arriba", seats=3, options=PLAIN, seed=1)


class HandClock:
    """A monotonic clock that a test moves."""

    def __init__(self) -> None:
        self.at_ns = 5_000

    def __call__(self) -> int:
        """Return the time."""
        return self.at_ns


def table_on(journal: Any, clock: TableClock | None = None) -> Table:
    """Return a table that writes to this journal."""
    return Table(TableState(SIZE, guests(3)), cast("Journal", journal), clock or TableClock())


async def test_nothing_is_published_before_it_is_durable() -> None:
    journal = SlowJournal()
    table = table_on(journal)
    heard: list[Update] = []
    table.listen("test", heard.append)
    async with run(table.run()):
        asking = asyncio.create_task(table.ask(HOST, NEW))
        await journal.was_asked.wait()
        assert (heard, asking.done(), table.committed.match) == ([], False, None)
        journal.is_open.set()
        assert await asking == 0
    assert [update.state.match_id for update in heard] == [table.committed.match_id]
    assert len(journal.commits) == 1


async def test_queued_entries_share_one_commit_and_are_published_in_order() -> None:
    journal = SlowJournal()
    table = table_on(journal)
    told: list[str] = []
    table.listen("test", lambda update: told.append(f"a {update.state.names[0]}"))
    table.listen("test", lambda update: told.append(f"b {update.state.names[0]}"))
    async with run(table.run()):
        first = asyncio.create_task(table.ask(0, do.Name(name="n0")))
        await journal.was_asked.wait()
        piled = [asyncio.create_task(table.ask(0, do.Name(name=f"n{n}"))) for n in (1, 2, 3)]
        await asyncio.sleep(0)
        journal.is_open.set()
        await asyncio.gather(first, *piled)
    assert [len(commit) for commit in journal.commits] == [1, 3]
    assert told == [f"{who} n{n}" for n in range(4) for who in "ab"]


async def test_moves_are_judged_on_the_accepted_state_before_it_is_durable() -> None:
    journal = SlowJournal()
    table = table_on(journal)
    async with run(table.run()):
        new = table.judge(HOST, NEW)
        await journal.was_asked.wait()
        with pytest.raises(Problem, match="stale"):
            table.judge(HOST, do.Play(move="flip", number=4, seat=0))
        with pytest.raises(RefusedError, match=r"arriba\.deal_due") as refused:
            table.judge(HOST, do.Play(move="flip", number=0, seat=0))
        assert refused.value.state is table.accepted
        deal = do.Play(move=f"deal @2.000000000 first:0 {stacked()}", number=0, seat="chance")
        dealt = table.judge(HOST, deal)
        assert (new.number, dealt.number) == (0, 1)
        assert not new.durable.done()
        assert not dealt.durable.done()
        assert table.committed.match is None
        journal.is_open.set()
        await dealt.published
        assert new.durable.done()
    assert table.committed is table.accepted
    assert [len(commit) for commit in journal.commits] == [1, 1]


class Asker:
    """An asker whose replies are written when a test lets them; `log` is the order of it all."""

    def __init__(self, table: Table) -> None:
        self.log: list[str] = []
        self.began = asyncio.Semaphore(0)
        self.may_write = asyncio.Semaphore(0)
        table.listen("log", lambda update: self.log.append(f"published {update.state.names[0]}"))

    async def reply(self, number: int, is_durable: bool) -> None:
        """Write a reply when it is let."""
        del number
        self.began.release()
        await self.may_write.acquire()
        self.log.append("durable" if is_durable else "accepted")


async def test_replies_are_written_before_the_disk_and_before_listeners(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(accepted_module, "_REPLY_WITHIN_S", None)
    journal = SlowJournal()
    journal.is_open.set()
    table = table_on(journal)
    asker = Asker(table)
    async with run(table.run(), table.ask(0, do.Name(name="Ann"), asker.reply)) as (_, asking):
        await asker.began.acquire()
        assert (asker.log, journal.was_asked.is_set()) == ([], False)
        asker.may_write.release()
        await asker.began.acquire()
        assert (asker.log, len(journal.commits)) == (["accepted"], 1)
        asker.may_write.release()
        await asking
    assert asker.log == ["accepted", "durable", "published Ann"]


async def test_a_reply_that_is_stuck_does_not_stop_the_table() -> None:
    journal = SlowJournal()
    journal.is_open.set()
    table = table_on(journal)
    asker = Asker(table)
    async with run(table.run(), table.ask(0, do.Name(name="Ann"), asker.reply)):
        await asker.began.acquire()
        await table.ask(0, do.Name(name="Bea"))
    assert asker.log == ["published Ann", "published Bea"]


async def test_a_reply_that_fails_blocks_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(accepted_module, "_REPLY_WITHIN_S", None)
    journal = SlowJournal()
    journal.is_open.set()
    table = table_on(journal)
    async with run(table.run()):
        with pytest.raises(ConnectionError):
            await table.ask(0, do.Name(name="Ann"), AsyncMock(side_effect=ConnectionError))
        await table.ask(1, do.Name(name="Bea"))
    assert table.committed.names[:2] == ("Ann", "Bea")


async def test_a_programming_error_ends_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    fault = Mock(side_effect=ZeroDivisionError)
    monkeypatch.setattr("firmware_host.table.table.decide", fault)
    table = table_on(SlowJournal())
    with pytest.raises(ZeroDivisionError):
        table.judge(HOST, NEW)
    with pytest.raises(ZeroDivisionError):
        await table.run()


async def test_a_refusal_alone_needs_no_commit() -> None:
    journal = SlowJournal()
    table = table_on(journal)
    heard: list[Update] = []
    table.listen("test", heard.append)
    async with run(table.run()):
        with pytest.raises(Problem, match="no-match"):
            await table.ask(0, do.Pause())
    assert (heard, journal.commits) == ([], [])


async def test_a_cancelled_request_does_no_harm(tmp_path: Path) -> None:
    async with Journal(tmp_path / "journal.sqlite3") as journal:
        table = table_on(journal)
        for command in (NEW, do.End(), do.End()):
            asyncio.get_running_loop().call_soon(
                asyncio.create_task(table.ask(HOST, command)).cancel
            )
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        async with run(table.run()):
            assert await table.ask(0, do.Name(name="Ann")) == 0
        assert table.committed.names[0] == "Ann"


async def test_table_time_stands_still_in_a_pause(tmp_path: Path) -> None:
    hand = HandClock()
    clock = TableClock(hand)
    async with Journal(tmp_path / "journal.sqlite3") as journal:
        table = table_on(journal, clock)
        async with run(table.run()):
            await table.ask(HOST, NEW)
            hand.at_ns += 700
            await table.ask(0, do.Pause())
            hand.at_ns += 10_000
            assert clock.now_ns() == 700
            await table.ask(0, do.Pause())
            await table.ask(0, do.Resume())
            hand.at_ns += 5
            assert clock.now_ns() == 705
            assert clock.stamp_ns(hand.at_ns - 3) == 702


async def test_table_time_goes_back_with_an_undo_and_on_with_the_next_entry(
    tmp_path: Path,
) -> None:
    hand = HandClock()
    clock = TableClock(hand)
    async with Journal(tmp_path / "journal.sqlite3") as journal:
        table = table_on(journal, clock)
        async with run(table.run()):
            await table.ask(HOST, NEW)
            deal = f"deal @2.000000000 first:0 {stacked()}"
            await table.ask(HOST, do.Play(move=deal, number=0, seat="chance"))
            assert clock.now_ns() == 2_000_000_000
            await table.ask(0, do.Play(move="flip", number=1))
            reveal = do.Play(move="reveal @9.000000000", number=2, seat="chance")
            await table.ask(HOST, reveal)
            assert clock.now_ns() == 9_000_000_000
            await table.ask(HOST, do.Undo())
            assert clock.now_ns() == 2_000_000_000
            await table.ask(BOX, do.Sit(0, "Ann", "fr", "t"))
            hand.at_ns += 1
            assert clock.now_ns() == 2_000_000_001


async def test_a_dead_heat_wider_than_the_race_is_collected_is_refused_with_both() -> None:
    table = Table(TableState(SIZE), cast("Any", SlowJournal()), TableClock(), window_ms=15)
    wide = do.NewMatch(game="arriba", seats=3, options={"dead_heat_us": 15_001}, seed=1)
    with pytest.raises(Problem) as caught:
        table.judge(HOST, wide)
    assert caught.value.key == "dead-heat-window"
    assert caught.value.facts == {"dead_heat_us": 15_001, "window_ms": 15}
    widest = do.NewMatch(game="arriba", seats=3, options={"dead_heat_us": 15_000}, seed=1)
    assert table.judge(HOST, widest).number == 0
