"""The only writer: nothing is told before the journal has it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, cast
from unittest.mock import Mock

import pytest
from host_tables import PLAIN, SIZE, SlowJournal, guests, run, stacked

from firmware_host import commands as do
from firmware_host.clock import TableClock
from firmware_host.journal import Journal, JournalError
from firmware_host.problems import Problem
from firmware_host.table.decision import BOX, HOST
from firmware_host.table.state import TableState
from firmware_host.table.table import RefusedError, Table

if TYPE_CHECKING:
    from pathlib import Path

    from firmware_host.table.table import Update

NEW = do.NewMatch(game="arriba", seats=3, options=PLAIN, seed=1)


class BrokenJournal:
    """A journal on a disk that is full."""

    async def append(self, entries: object) -> None:
        """Fail as the real one does."""
        del entries
        raise JournalError("the journal x cannot be written: disk full")


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


async def test_nothing_is_told_before_it_is_durable() -> None:
    journal = SlowJournal()
    table = table_on(journal)
    heard: list[Update] = []
    table.listen(heard.append)
    async with run(table.run()):
        asking = asyncio.create_task(table.ask(HOST, NEW))
        await journal.was_asked.wait()
        assert (heard, asking.done(), table.state.match) == ([], False, None)
        journal.is_open.set()
        assert await asking == 0
    assert [update.state.match_id for update in heard] == [table.state.match_id]
    assert len(journal.commits) == 1


async def test_what_piles_up_shares_one_commit_and_is_told_in_order() -> None:
    journal = SlowJournal()
    table = table_on(journal)
    told: list[str] = []
    table.listen(lambda update: told.append(f"a {update.state.names[0]}"))
    table.listen(lambda update: told.append(f"b {update.state.names[0]}"))
    async with run(table.run()):
        first = asyncio.create_task(table.ask(0, do.Name(name="n0")))
        await journal.was_asked.wait()
        piled = [asyncio.create_task(table.ask(0, do.Name(name=f"n{n}"))) for n in (1, 2, 3)]
        await asyncio.sleep(0)
        journal.is_open.set()
        await asyncio.gather(first, *piled)
    assert [len(commit) for commit in journal.commits] == [1, 3]
    assert told == [f"{who} n{n}" for n in range(4) for who in "ab"]


async def test_the_rules_answer_on_top_of_what_is_not_kept_yet() -> None:
    journal = SlowJournal()
    table = table_on(journal)
    async with run(table.run()):
        new = table.judge(HOST, NEW)
        await journal.was_asked.wait()
        with pytest.raises(Problem, match="stale"):
            table.judge(HOST, do.Play(move="flip", number=4, seat=0))
        with pytest.raises(RefusedError, match=r"arriba\.deal_due") as refused:
            table.judge(HOST, do.Play(move="flip", number=0, seat=0))
        assert refused.value.state is table.ahead
        deal = do.Play(move=f"deal @2.000000000 first:0 {stacked()}", number=0, seat="chance")
        dealt = table.judge(HOST, deal)
        assert (new.number, dealt.number) == (0, 1)
        assert (new.kept.done(), dealt.kept.done(), table.state.match) == (False, False, None)
        journal.is_open.set()
        await dealt.told
        assert new.kept.done()
    assert table.state is table.ahead
    assert [len(commit) for commit in journal.commits] == [1, 1]


async def test_a_fault_of_our_own_ends_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
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
    table.listen(heard.append)
    async with run(table.run()):
        with pytest.raises(Problem, match="no-match"):
            await table.ask(0, do.Pause())
    assert (heard, journal.commits) == ([], [])


async def test_a_journal_that_fails_ends_the_table_and_nobody_hears_success() -> None:
    table = table_on(BrokenJournal())
    heard: list[Update] = []
    table.listen(heard.append)
    asking = asyncio.create_task(table.ask(HOST, NEW))
    with pytest.raises(JournalError, match="disk full"):
        await table.run()
    assert (heard, asking.done(), table.state.match) == ([], False, None)
    asking.cancel()


async def test_who_gave_up_asking_does_no_harm(tmp_path: Path) -> None:
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
        assert table.state.names[0] == "Ann"


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


async def test_table_time_goes_back_with_an_undo_and_on_with_the_word_of_the_table(
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
