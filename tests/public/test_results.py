"""Results of matches: written with the last move, withdrawn with it, published."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING, Any

from firmware_host.journal.journal import Journal
from firmware_host.journal.opening import SCHEMA_VERSION
from firmware_host.journal.results import Ending
from firmware_host.journal.rows import Entries, MatchRow
from firmware_host.public.results import TOPIC, ResultsPublisher
from firmware_host.table import commands as do
from firmware_host.table.decision import HOST
from firmware_host.table.state import RESIGNED
from tests.fixtures.host_tables import PLAIN, until

if TYPE_CHECKING:
    from pathlib import Path

    from firmware_host.table.table import Table
    from firmware_host.wire.public import Results

NEW = do.NewMatch(game="arriba", seats=3, options=PLAIN, seed=1)


async def won_by_seat_1(table: Table) -> str:
    """Play a match that ends because all others resign, and return its id."""
    await table.ask(HOST, NEW)
    await table.ask(0, do.Resign())
    await table.ask(2, do.Resign())
    return table.committed.match_id


def told(table: Table) -> list[Results]:
    """Return what a reporter tells from now on."""
    heard: list[Any] = []
    ResultsPublisher(table, lambda topic, payload: heard.append((topic, payload)))
    assert {topic for topic, _ in heard} == {TOPIC}
    return [payload for _, payload in heard]


async def test_a_match_that_ends_is_a_result_with_its_people(table: Table) -> None:
    match = await won_by_seat_1(table)
    (result,) = table.results(10)
    assert (result.match, result.game, result.seats) == (match, "arriba", 3)
    assert result.names == ("Guest 0", "Guest 1", "Guest 2")
    assert (result.resigned, result.bots) == ((0, 2), ())
    assert result.outcome == {"winners": [1], "scores": {}, "rule": RESIGNED}
    assert result.started_at <= (result.ended_at or "")
    assert result.practice


async def test_a_bot_is_published_as_a_bot(table: Table) -> None:
    await table.ask(HOST, NEW)
    await table.ask(HOST, do.Bot(seat=1, bot="random"))
    await table.ask(0, do.Resign())
    await table.ask(2, do.Resign())
    result = told(table)[0].results[0]
    assert (result.names, result.resigned, result.bots) == (
        ["Guest 0", None, "Guest 2"],
        [0, 2],
        [1],
    )


async def test_a_match_with_a_secret_is_no_practice(table: Table) -> None:
    await table.ask(HOST, do.NewMatch(game="arriba", seats=2))
    assert table.ended_secrets(10) == ()
    await table.ask(1, do.Resign())
    assert [result.practice for result in table.results(10)] == [False]
    state = table.committed
    assert table.ended_secrets(10) == ((state.match_id, state.secret),)


async def test_a_match_without_a_result_is_not_listed(table: Table) -> None:
    await table.ask(HOST, NEW)
    assert table.results(10) == ()
    await table.ask(HOST, do.End())
    assert table.results(10) == ()


async def test_a_withdrawn_result_stays_listed_as_withdrawn(tmp_path: Path) -> None:
    ending = Ending(("Ann", None), {"winners": [0], "scores": {}, "rule": "arriba.lowest"})
    async with Journal(tmp_path / "journal.sqlite3") as journal:
        await journal.append([Entries("m1", begins=MatchRow("m1", "arriba", 2, {}, "1"))])
        await journal.append([Entries("m1", is_over=True, ending=ending)])
        assert journal.results(1)[0].outcome == ending.outcome
        await journal.append([Entries("m1", is_over=False)])
        (result,) = journal.results(1)
        assert (result.names, result.outcome, result.ended_at) == (("Ann", None), None, None)
        await journal.append([Entries("m1", is_over=True, ending=ending)])
        assert journal.results(1)[0].outcome == ending.outcome


async def test_the_newest_come_first_and_no_more_than_asked(table: Table) -> None:
    matches = [await won_by_seat_1(table) for _ in range(3)]
    assert [result.match for result in table.results(2)] == matches[:0:-1]


async def test_a_new_result_is_published(table: Table) -> None:
    heard: list[Results] = []
    ResultsPublisher(table, lambda _, payload: heard.append(payload))
    match = await won_by_seat_1(table)
    await until(table, lambda _: len(heard) > 2)
    assert [len(results.results) for results in heard] == [0, 0, 1]
    assert heard[-1].results[0].match == match
    assert told(table)[0] == heard[-1]


async def test_a_journal_of_the_first_version_is_migrated(tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite3"
    async with Journal(path):
        pass
    with sqlite3.connect(path) as old:
        old.executescript(
            "DROP TABLE result; DROP TABLE command; ALTER TABLE match DROP COLUMN secret;"
            "ALTER TABLE match DROP COLUMN started_sure; ALTER TABLE match DROP COLUMN ended_sure;"
            "PRAGMA user_version = 1;"
        )
    async with Journal(path) as journal:
        assert journal.results(1) == ()
    with sqlite3.connect(path) as new:
        assert new.execute("PRAGMA user_version").fetchone() == (SCHEMA_VERSION,)
    new.close()
    old.close()
