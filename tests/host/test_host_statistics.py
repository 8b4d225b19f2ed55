"""The figures of an evening: counted from the journal, kept, and sent to who asks."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest
from host_tables import PLAIN, SIZE, BareTable, guests, run

from firmware_host import commands as do
from firmware_host.clock import TableClock
from firmware_host.journal import Journal, Line
from firmware_host.statistics import evening as evening_module
from firmware_host.statistics.collect import figures
from firmware_host.statistics.evening import Evening
from firmware_host.table.decision import HOST
from firmware_host.table.state import TableState
from firmware_host.table.table import Table

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from firmware_host.journal import Record
    from firmware_host.statistics.figures import Figure

NEW = do.NewMatch(game="arriba", seats=3, options=PLAIN, seed=1)


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[tuple[Table, Evening]]:
    """Return a running table and its statistics."""
    async with Journal(tmp_path / "journal.sqlite3") as journal:
        table = Table(TableState(SIZE, guests(3)), journal, TableClock())
        async with run(table.run()):
            yield table, Evening(table, journal)


def test_a_duel_is_two_reactions() -> None:
    table = BareTable()
    table.duel()
    table.press((1, 220), (0, 300))
    told = figures(table.record())
    assert [(one.kind, one.seat, one.value) for one in told] == [
        ("reaction", 1, 200_000_000),
        ("reaction", 0, 280_000_000),
    ]
    assert {one.number for one in told} == {table.state.number}


def test_what_was_taken_back_does_not_count() -> None:
    table = BareTable()
    table.duel()
    table.press((1, 220), (0, 300))
    table.done(HOST, do.Undo())
    assert figures(table.record()) == []


def test_a_match_that_todays_rules_do_not_know_has_no_figures() -> None:
    table = BareTable()
    table.duel()
    record = table.record()
    assert figures(with_lines(record, Line("move", "0 juggle"))) == []
    assert figures(with_lines(record, Line("move", "2 flip"))) == []


async def test_an_evening_names_its_people_and_winners(
    evening: tuple[Table, Evening],
) -> None:
    table, statistics = evening
    await table.ask(HOST, NEW)
    await table.ask(0, do.Resign())
    await table.ask(2, do.Resign())
    first = table.state.match_id
    await table.ask(HOST, NEW)
    counted = await statistics.count(hours=1)
    assert [match.match for match in counted.matches] == [first, table.state.match_id]
    assert [match.winners for match in counted.matches] == [[1], None]
    assert counted.matches[0].names == ["Guest 0", "Guest 1", "Guest 2"]
    assert counted.matches[1].names == ["Guest 0", "Guest 1", "Guest 2"]


async def test_only_what_has_gone_on_is_counted_again(
    evening: tuple[Table, Evening], monkeypatch: pytest.MonkeyPatch
) -> None:
    table, statistics = evening
    counted: list[str] = []

    def noting(record: Record) -> list[Figure]:
        counted.append(record.row.id)
        return figures(record)

    monkeypatch.setattr(evening_module, "figures", noting)
    await table.ask(HOST, NEW)
    first = table.state.match_id
    await asyncio.gather(statistics.count(1), statistics.count(1))
    assert counted == [first]
    await table.ask(HOST, NEW)
    await statistics.count(1)
    assert counted[1:] == [table.state.match_id]
    await table.ask(1, do.Resign())
    await statistics.count(1)
    assert counted[2:] == [table.state.match_id]


def with_lines(record: Record, *lines: Line) -> Record:
    """Return the match with lines added that nobody could have played."""
    return type(record)(record.row, (*record.lines, *lines), is_over=False)
