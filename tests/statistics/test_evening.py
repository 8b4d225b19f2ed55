"""The figures of an evening: counted from the journal, kept, and sent to who asks."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec
import pytest

from firmware_host.journal.journal import Journal
from firmware_host.journal.rows import JournalLine
from firmware_host.panel.faults import Faults
from firmware_host.statistics import evening as evening_module
from firmware_host.statistics.evening import Evening, figures
from firmware_host.table import commands as do
from firmware_host.table.clock import TableClock
from firmware_host.table.decision import HOST
from firmware_host.table.state import TableState
from firmware_host.table.table import Table
from tests.fixtures.host_tables import PLAIN, SIZE, BareTable, guests, run

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from firmware_host.journal.rows import Record
    from firmware_host.statistics.figures import Figure

NEW = do.NewMatch(game="arriba", seats=3, options=PLAIN)


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[tuple[Table, Evening]]:
    """Return a running table and its statistics."""
    async with Journal(tmp_path / "journal.sqlite3") as journal:
        table = Table(TableState(SIZE, guests(3)), journal, TableClock())
        async with run(table.run()):
            yield table, Evening(table, journal, Faults())


def test_a_duel_is_two_reactions() -> None:
    table = BareTable()
    table.duel()
    table.press((1, 220), (0, 300))
    told = figures(table.record())
    assert [(one.kind, one.seat, one.value) for one in told] == [
        ("reaction", 1, 200_000_000),
        ("reaction", 0, 280_000_000),
    ]
    assert {one.number for one in told} == {table.committed.number}


def test_undone_moves_do_not_count() -> None:
    table = BareTable()
    table.duel()
    table.press((1, 220), (0, 300))
    table.done(HOST, do.Undo())
    assert figures(table.record()) == []


def test_a_match_that_todays_rules_do_not_know_has_no_figures() -> None:
    table = BareTable()
    table.duel()
    record = table.record()
    assert figures(with_lines(record, JournalLine("move", "0 juggle"))) == []
    assert figures(with_lines(record, JournalLine("move", "2 flip"))) == []


async def test_an_evening_names_its_people_and_winners(
    evening: tuple[Table, Evening],
) -> None:
    table, statistics = evening
    await table.ask(HOST, NEW)
    await table.ask(0, do.Resign())
    await table.ask(2, do.Resign())
    first = table.committed.match_id
    await table.ask(HOST, NEW)
    counted = await statistics.count(hours=1)
    assert [match.match for match in counted.matches] == [first, table.committed.match_id]
    assert [match.winners for match in counted.matches] == [[1], None]
    assert counted.matches[0].names == ["Guest 0", "Guest 1", "Guest 2"]
    assert counted.matches[1].names == ["Guest 0", "Guest 1", "Guest 2"]


async def test_a_practice_match_is_counted_apart(evening: tuple[Table, Evening]) -> None:
    table, statistics = evening
    await table.ask(HOST, msgspec.structs.replace(NEW, seed=7))
    practice = table.committed.match_id
    await table.ask(HOST, NEW)
    counted = await statistics.count(hours=1)
    assert [match.match for match in counted.matches] == [table.committed.match_id]
    assert [match.match for match in counted.practice] == [practice]


async def test_only_matches_with_new_moves_are_counted_again(
    evening: tuple[Table, Evening], monkeypatch: pytest.MonkeyPatch
) -> None:
    table, statistics = evening
    counted: list[str] = []

    def noting(record: Record) -> list[Figure]:
        counted.append(record.row.id)
        return figures(record)

    monkeypatch.setattr(evening_module, "figures", noting)
    await table.ask(HOST, NEW)
    first = table.committed.match_id
    await asyncio.gather(statistics.count(1), statistics.count(1))
    assert counted == [first]
    await table.ask(HOST, NEW)
    await statistics.count(1)
    assert counted[1:] == [table.committed.match_id]
    await table.ask(1, do.Resign())
    await statistics.count(1)
    assert counted[2:] == [table.committed.match_id]


def with_lines(record: Record, *lines: JournalLine) -> Record:
    """Return the match with lines added that nobody could have played."""
    return type(record)(record.row, (*record.lines, *lines), is_over=False)


async def test_a_match_at_other_buttons_names_who_sat_there(
    evening: tuple[Table, Evening],
) -> None:
    table, counted = evening
    await table.ask(HOST, do.NewMatch(game="arriba", buttons=[1, 5], options=PLAIN))
    told = (await counted.count(1)).matches[-1]
    assert (told.buttons, told.names) == ([1, 5], ["Guest 1", None])
