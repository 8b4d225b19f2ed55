"""The table is restored after a restart."""

from __future__ import annotations

import dataclasses
import sqlite3
from typing import TYPE_CHECKING, Any

import pytest

from firmware_host.journal.journal import Journal
from firmware_host.journal.rows import Entries, JournalLine, MatchRow
from firmware_host.table import commands as do
from firmware_host.table.clock import TableClock
from firmware_host.table.decision import BOX, HOST, Origin
from firmware_host.table.restore import Restored, match_of, restore
from firmware_host.table.state import TableState
from firmware_host.table.table import Table
from tests.fixtures.host_tables import SIZE, BareTable, guests

if TYPE_CHECKING:
    from pathlib import Path

Step = tuple["Origin", Any]


def evening() -> BareTable:
    """Return a table that has seen a duel, a pause, an undo and a correction."""
    table = BareTable()
    for seat, guest in guests(3).items():
        table.done(BOX, do.Sit(seat, guest.name, "en", guest.token))
    table.duel()
    table.press((1, 60), (0, 70))
    table.done(HOST, do.Undo())
    table.press((0, 60), (1, 70))
    table.done(
        HOST,
        do.Correct(to=5, moves=["1 grab @0.060000000", "0 grab @0.061000000"], reason="the wire"),
    )
    return table


async def restored(path: Path, table: BareTable, size: int = SIZE) -> TableState:
    """Write the journal of the table, and return the table that a restart restores."""
    async with Journal(path / "journal.sqlite3") as journal:
        await journal.append(table.entries)
    async with Journal(path / "journal.sqlite3") as journal:
        return restore(journal, size).state


@pytest.mark.parametrize(
    "steps",
    [
        [],
        [(0, do.Pause())],
        [(0, do.Pause()), (1, do.Resume())],
        [(2, do.Resign())],
        [(2, do.Resign()), (HOST, do.Undo())],
        [(0, do.Pause()), (HOST, do.Undo())],
        [(0, do.Pause()), (HOST, do.End()), (HOST, do.Undo())],
        [(HOST, do.Undo()), (HOST, do.Undo()), (HOST, do.Undo())],
        [(1, do.Leave()), (0, do.Name(name="Zoé", language="fr"))],
        [(HOST, do.End()), (1, do.Leave()), (HOST, do.Undo())],
        [(HOST, do.NewMatch(game="arriba", seats=5, options={"rounds": 2}))],
        [(1, do.Undo())],
        [(1, do.Undo()), (0, do.Agree())],
        [(1, do.Undo()), (0, do.Decline())],
        [(1, do.Undo()), (HOST, do.Decline()), (2, do.Undo())],
        [(1, do.Undo()), (0, do.Agree()), (2, do.Agree())],
        [(1, do.Undo()), (HOST, do.Undo())],
        [(1, do.Undo()), (1, do.Leave())],
        [(1, do.Undo()), (2, do.Resign())],
        [(1, do.Undo()), (0, do.Pause())],
    ],
)
async def test_the_table_is_restored(tmp_path: Path, steps: list[Step]) -> None:
    table = evening()
    for origin, command in steps:
        table.done(origin, command)
    assert await restored(tmp_path, table) == table.committed


async def test_a_finished_match_is_not_restored(tmp_path: Path) -> None:
    table = evening()
    table.done(HOST, do.End())
    after = await restored(tmp_path, table)
    assert after == TableState(SIZE, table.committed.guests)


async def test_a_smaller_box_keeps_people_whose_seat_still_exists(tmp_path: Path) -> None:
    after = await restored(tmp_path, evening(), size=2)
    assert (sorted(after.guests), after.match) == ([0, 1], None)


async def test_the_restored_match_equals_its_recorded_lines() -> None:
    table = evening()
    assert match_of(table.record()) == table.match
    assert table.record().moves()[5:] == (
        "1 grab @0.060000000",
        "0 grab @0.061000000",
        "chance settle",
    )


@pytest.mark.parametrize(
    ("row", "line"),
    [
        (MatchRow("m", "arriba", 3, {"long_gone": 1}, "1"), JournalLine("note", "{}")),
        (MatchRow("m", "long_gone", 3, {}, "1"), JournalLine("note", "{}")),
    ],
)
async def test_a_match_of_other_rules_is_left_alone_and_the_box_starts(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, row: MatchRow, line: JournalLine
) -> None:
    async with Journal(tmp_path / "journal.sqlite3") as journal:
        await journal.append([Entries("m", (line,), begins=row)])
        assert restore(journal, SIZE) == Restored(TableState(SIZE), fault="match-lost")
        assert journal.latest() is not None
    assert "match m cannot go on" in caplog.text


@pytest.mark.parametrize("options", ["{", "[7]", "7"])
async def test_a_match_whose_options_are_damaged_is_left_alone_and_the_box_starts(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, options: str
) -> None:
    path = tmp_path / "journal.sqlite3"
    async with Journal(path) as journal:
        row = MatchRow("m", "arriba", 3, {}, "1")
        await journal.append([Entries("m", (JournalLine("note", "{}"),), begins=row)])
    with sqlite3.connect(path) as other:
        other.execute("UPDATE match SET options = ?", (options,))
    other.close()
    async with Journal(path) as journal:
        assert restore(journal, SIZE) == Restored(TableState(SIZE), fault="match-lost")
    assert "match m cannot be read" in caplog.text


@pytest.mark.parametrize(
    "line",
    [
        JournalLine("move", "0 leap"),
        JournalLine("move", "0 flip"),
        JournalLine("move", "\ufffd"),
        JournalLine("note", "{"),
        JournalLine("note", "[7]"),
        JournalLine("note", "[" * 100_000),
        JournalLine("back", "far"),
        JournalLine("note", '{"note": "vote", "by": "x"}'),
    ],
)
async def test_a_match_with_an_unreadable_line_goes_on_from_before_it(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, line: JournalLine
) -> None:
    table, path = evening(), tmp_path / "journal.sqlite3"
    before = table.committed
    later = [Entries(before.match_id, (line,)), Entries(before.match_id, table.lines[-1:])]
    async with Journal(path) as journal:
        await journal.append([*table.entries, *later])
        found = restore(journal, SIZE)
        assert (found.state, found.fault) == (before, "match-cut")
        assert found.facts == {"number": before.number}
        assert found.entries is not None
        await journal.append([found.entries])
        table.committed = found.state
        table.entries.clear()
        table.done(HOST, do.Pause())
        await journal.append(table.entries)
        assert restore(journal, SIZE) == Restored(table.committed), "told once, and it goes on"
    assert f"match {before.match_id} goes on at {before.number}: " in caplog.text


async def test_a_match_of_more_seats_than_the_box_has_is_left_and_named(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "journal.sqlite3"
    async with Journal(path) as journal:
        await journal.append(evening().entries)
        found = restore(journal, 2)
    assert (found.fault, found.facts) == ("match-seats", {"seats": 3, "size": 2})
    assert "needs 3 seats, this box has 2" in caplog.text


@pytest.mark.parametrize("column", ["game", "seats", "options", "seed", "secret"])
async def test_a_null_in_a_match_leaves_the_people(tmp_path: Path, column: str) -> None:
    path = tmp_path / "journal.sqlite3"
    before = await restored(tmp_path, evening())
    columns = (
        "id, game, seats, options, seed, started_at, ended_at, secret, started_sure, ended_sure"
    )
    _loosen(path, "match", columns, f"UPDATE match SET {column} = NULL")  # noqa: S608 - our own names
    async with Journal(path) as journal:
        found = restore(journal, SIZE)
    assert found == Restored(TableState(SIZE, before.guests), fault="match-lost")


@pytest.mark.parametrize("column", ["kind", "body"])
async def test_a_null_in_a_line_ends_the_match_before_it(tmp_path: Path, column: str) -> None:
    path, table = tmp_path / "journal.sqlite3", evening()
    await restored(tmp_path, table)
    last = len(table.lines) - 1
    null = f"UPDATE line SET {column} = NULL WHERE position = {last}"  # noqa: S608 - our own names
    _loosen(path, "line", "match, position, kind, body, at", null)
    async with Journal(path) as journal:
        found = restore(journal, SIZE)
    assert (found.fault, found.entries is not None) == ("match-cut", True)
    assert found.state.number == table.committed.number - 1


async def test_a_line_of_a_kind_that_a_newer_version_writes_ends_the_match_before_it(
    tmp_path: Path,
) -> None:
    path, table = tmp_path / "journal.sqlite3", evening()
    await restored(tmp_path, table)
    last = len(table.lines) - 1
    newer = f"UPDATE line SET kind = 'vote' WHERE position = {last}"  # noqa: S608 - our own names
    _loosen(path, "line", "match, position, kind, body, at", newer)
    async with Journal(path) as journal:
        found = restore(journal, SIZE)
    assert (found.fault, found.state.number) == ("match-cut", table.committed.number - 1)


@pytest.mark.parametrize("column", ["name", "language", "token"])
async def test_who_has_a_null_is_left_out(
    tmp_path: Path, column: str, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "journal.sqlite3"
    before = await restored(tmp_path, evening())
    null = f"UPDATE seat SET {column} = NULL WHERE seat = 1"  # noqa: S608 - our own names
    _loosen(path, "seat", "seat, name, language, token", null)
    async with Journal(path) as journal:
        found = restore(journal, SIZE)
    assert (sorted(found.state.guests), found.state.match) == ([0, 2], before.match)
    assert "the person of seat 1 cannot be read" in caplog.text


async def test_the_clock_goes_on_from_the_last_stamp(tmp_path: Path) -> None:
    table = evening()
    async with Journal(tmp_path / "journal.sqlite3") as journal:
        running = Table(table.committed, journal, TableClock(lambda: 77))
        assert running.clock.now_ns() == table.match.state.clock_ns
        paused = dataclasses.replace(table.committed, is_paused=True)
        ticks = iter(range(77, 99))
        still = Table(paused, journal, TableClock(lambda: next(ticks)))
        assert still.clock.now_ns() == still.clock.now_ns()
        assert still.clock.now_ns() - table.match.state.clock_ns in range(5)


@pytest.mark.parametrize("language", ["de", "", "FR", "日本"])
async def test_who_speaks_an_unknown_language_is_spoken_to_in_that_of_the_box(
    tmp_path: Path, language: str, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "journal.sqlite3"
    before = await restored(tmp_path, evening())
    _damage(path, "UPDATE seat SET language = ? WHERE seat = 1", language)
    async with Journal(path) as journal:
        after = restore(journal, SIZE, "en").state
    assert after.guests[1] == dataclasses.replace(before.guests[1], language="en")
    assert after.guests[0] == before.guests[0]
    assert after.match == before.match
    assert "seat 2 speaks" in caplog.text


async def test_a_seat_that_the_box_does_not_have_is_left_in_the_journal(tmp_path: Path) -> None:
    path = tmp_path / "journal.sqlite3"
    before = await restored(tmp_path, evening())
    for seat in (-1, SIZE, 99):
        _damage(path, "INSERT INTO seat VALUES (?, 'Eve', 'fr', 'é')", seat)
    async with Journal(path) as journal:
        assert restore(journal, SIZE).state.guests == before.guests
        assert len(journal.seats()) == len(before.guests) + 3


def _loosen(path: Path, table: str, columns: str, statement: str) -> None:
    """Let a table take anything, as one that somebody else made, and change it."""
    database = sqlite3.connect(path)
    with database:
        database.execute(f"ALTER TABLE {table} RENAME TO strict")
        database.execute(f"CREATE TABLE {table} ({columns})")
        database.execute(f"INSERT INTO {table} SELECT * FROM strict")  # noqa: S608 - our own names
        database.execute(statement)
    database.close()


def _damage(path: Path, statement: str, value: str | int) -> None:
    database = sqlite3.connect(path)
    with database:
        database.execute(statement, (value,))
    database.close()
