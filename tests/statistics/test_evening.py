"""The figures of an evening: counted from the journal, kept, and sent to who asks."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from datetime import timedelta
from typing import TYPE_CHECKING

import msgspec
import pytest

from firmware_host.journal.journal import Journal
from firmware_host.journal.results import Ending
from firmware_host.journal.rows import Entries, JournalLine, MatchRow
from firmware_host.panel.faults import Faults
from firmware_host.statistics import evening as evening_module
from firmware_host.statistics.evening import PAGE, Evening
from firmware_host.statistics.measuring import figures
from firmware_host.table import commands as do
from firmware_host.table.clock import TableClock
from firmware_host.table.decision import BOX, HOST
from firmware_host.table.state import TableState
from firmware_host.table.table import Table
from tests.fixtures.host_tables import PLAIN, SIZE, BareTable, guests, run
from tests.journal.clocks import EVENING, NEVER_SET, HandSetClock

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from firmware_host.journal.rows import Record
    from firmware_host.statistics.figures import EveningFigures, Figure

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


async def test_a_match_that_was_ended_or_replaced_keeps_its_names(
    evening: tuple[Table, Evening],
) -> None:
    table, statistics = evening
    await table.ask(HOST, NEW)
    await table.ask(HOST, do.End())
    for seat in range(3):
        await table.ask(seat, do.Leave())
    await table.ask(BOX, do.Sit(0, "Ann", "en", "token"))
    await table.ask(HOST, NEW)
    await table.ask(0, do.Name(name="Anna"))
    await table.ask(HOST, NEW)
    await table.ask(0, do.Name(name="Zoe"))
    told = (await statistics.count(1)).matches
    assert [match.names for match in told] == [
        ["Guest 0", "Guest 1", "Guest 2"],
        ["Anna", None, None],
        ["Zoe", None, None],
    ]


async def test_a_seat_of_a_bot_is_no_persons(evening: tuple[Table, Evening]) -> None:
    table, statistics = evening
    await table.ask(HOST, msgspec.structs.replace(NEW, bots={1: "greedy"}))
    await table.ask(0, do.Resign())
    await table.ask(2, do.Resign())
    counted = await statistics.count(1)
    assert counted.matches[0].bots == {1: "greedy"}
    wins = {(one.kind, one.name): (one.matches, one.wins) for one in counted.people}
    assert wins == {
        ("person", "Guest 0"): (1, 0),
        ("bot", "strong"): (1, 1),
        ("person", "Guest 2"): (1, 0),
    }


async def test_a_season_is_counted_whole_and_listed_in_pages(tmp_path: Path) -> None:
    count = 3 * PAGE
    async with Journal(tmp_path / "journal.sqlite3") as journal:
        await journal.append([won_by("Ann" if n % 3 else "Bo", n) for n in range(count)])
        table = Table(TableState(SIZE), journal, TableClock())
        statistics = Evening(table, journal, Faults())
        season = await until_measured(statistics)
        assert (season.total, len(season.matches), season.earlier) == (count, PAGE, True)
        wins = {one.name: (one.matches, one.wins) for one in season.people}
        assert wins == {"Ann": (count * 2 // 3,) * 2, "Bo": (count // 3,) * 2, "": (count, 0)}
        pages = [season]
        while pages[-1].earlier:
            pages.append(await statistics.count(99, pages[-1].matches[0].match))
    assert [page.people for page in pages[1:]] == [[], []]
    listed = [match.match for page in reversed(pages) for match in page.matches]
    assert listed == [f"m{n}" for n in range(count)]


async def test_a_damaged_match_is_left_out(evening: tuple[Table, Evening], tmp_path: Path) -> None:
    table, statistics = evening
    await table.ask(HOST, NEW)
    damaged = table.committed.match_id
    await table.ask(HOST, NEW)
    with sqlite3.connect(tmp_path / "journal.sqlite3") as other:
        body = '{"note": "names", "names": 7}'
        other.execute("INSERT INTO line VALUES (?, 99, 'note', ?, '')", (damaged, body))
    other.close()
    counted = await statistics.count(1)
    assert [match.match for match in counted.matches] == [table.committed.match_id]
    assert counted.pending == 0


async def test_one_answer_measures_for_a_short_time_and_the_next_goes_on(tmp_path: Path) -> None:
    now = 0.0

    def clock() -> float:
        nonlocal now
        now += 0.5
        return now

    async with Journal(tmp_path / "journal.sqlite3") as journal:
        await journal.append([won_by("Ann", n) for n in range(10)])
        table = Table(TableState(SIZE), journal, TableClock())
        statistics = Evening(table, journal, Faults(), clock)
        first = await statistics.count(99)
        # The newest come first; the last one may go on, and is always measured.
        assert [match.match for match in first.matches] == ["m6", "m7", "m8", "m9"]
        assert (first.total, first.pending) == (4, 6)
        second = await statistics.count(99)
        assert second.pending == 3
        # Who asks for older matches does not make the box measure.
        assert (await statistics.count(99, "m9")).pending == 3


def won_by(name: str, number: int) -> Entries:
    """Return the journal entries of a match that a person won against somebody without a name."""
    note = JournalLine("note", json.dumps({"note": "names", "names": [name, None]}))
    row = MatchRow(f"m{number}", "arriba", 2, {}, "", f"{number:064x}")
    ending = Ending((name, None), {"winners": [0], "scores": {}, "rule": "arriba.lowest"})
    return Entries(row.id, (note,), begins=row, is_over=True, ending=ending)


async def until_measured(statistics: Evening) -> EveningFigures:
    """Return the figures once no match is left to measure."""
    while (told := await statistics.count(99)).pending:
        pass
    return told


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


async def test_matches_before_the_clock_was_set_are_of_this_evening_and_of_unknown_date(
    tmp_path: Path,
) -> None:
    clock = HandSetClock(tmp_path / "timesync", EVENING - timedelta(days=3))
    async with Journal(tmp_path / "journal.sqlite3", clock) as journal:
        await journal.append([won_by("Ann", 0)])
        clock.at = NEVER_SET
        await journal.append([won_by("Ann", 1)])
        table = Table(TableState(SIZE), journal, TableClock())
        statistics = Evening(table, journal, Faults())
        early = await statistics.count(18)
        assert [match.started_at for match in early.matches[1:]] == [None]
        clock.hear_server()
        await journal.append([won_by("Ann", 2)])
        clock.pass_by(hours=1)
        told = await statistics.count(18)
        assert [(one.match, one.started_at) for one in told.matches] == [
            ("m1", None),
            ("m2", EVENING.isoformat(timespec="milliseconds")),
        ]
        assert [(one.name, one.wins) for one in told.people if one.kind == "person"] == [("Ann", 2)]
        clock.pass_by(days=9)
        assert (await statistics.count(18)).matches == []
        assert len((await statistics.count(999)).matches) == 3


async def test_a_match_at_other_buttons_names_who_sat_there(
    evening: tuple[Table, Evening],
) -> None:
    table, counted = evening
    await table.ask(HOST, do.NewMatch(game="arriba", buttons=[1, 5], options=PLAIN))
    told = (await counted.count(1)).matches[-1]
    assert (told.buttons, told.names) == ([1, 5], ["Guest 1", None])
