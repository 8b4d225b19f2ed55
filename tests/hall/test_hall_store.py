"""Results in a database: each match counts once, over SQLite and over PostgreSQL alike."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING

import msgspec
import pytest

from firmware_host.hall.database import Database, DatabaseError, shown
from firmware_host.hall.store import VERSION, Store
from firmware_host.wire.payloads import Outcome
from firmware_host.wire.public import MatchResult
from tests.fixtures.ports import free_port
from tests.hall.postgres_servers import PASSWORD, postgres_server

if TYPE_CHECKING:
    from pathlib import Path

RESULT = MatchResult(
    match="m1",
    game="arriba",
    seats=3,
    started_at="2030-01-02T10:00:00.000+00:00",
    ended_at="2030-01-02T10:20:00.000+00:00",
    names=["Léa", "Tom", None],
    outcome=Outcome(winners=[1], scores={"0": 7, "1": 2, "2": 9}, rule="arriba.lowest"),
)


def changed(**fields: object) -> MatchResult:
    return msgspec.structs.replace(RESULT, **fields)


async def test_a_result_is_kept_with_every_seat(database_url: str) -> None:
    async with Store(database_url) as store:
        await store.keep("box-1", [RESULT])
    async with Store(database_url) as store:
        played = await store.played()
    assert [(one.seat, one.name, one.score, one.is_won) for one in played] == [
        (0, "Léa", 7, False),
        (1, "Tom", 2, True),
        (2, None, 9, False),
    ]
    assert {(one.box, one.match, one.game) for one in played} == {("box-1", "m1", "arriba")}


async def test_a_result_is_kept_with_who_resigned_and_what_bots_played(database_url: str) -> None:
    told = changed(names=["Léa", "Tom", None], resigned=[0], bots=[2])
    async with Store(database_url) as store:
        await store.keep("box-1", [told])
        played = await store.played()
    assert [(one.name, one.has_resigned, one.is_bot) for one in played] == [
        ("Léa", True, False),
        ("Tom", False, False),
        (None, False, True),
    ]


async def test_a_database_of_version_1_is_upgraded(database_url: str) -> None:
    async with Store(database_url, "Spring cup") as store:
        await store.keep("box-1", [RESULT])
    older = Database(database_url)
    drop = "ALTER TABLE result_seat DROP COLUMN"
    older.run([("UPDATE hall_version SET version = 1", ())])
    older.run([(f"{drop} resigned", ()), (f"{drop} bot", ())])
    older.close()
    for _ in range(2):
        async with Store(database_url, "Spring cup") as store:
            played = await store.played()
            await store.keep("box-2", [changed(resigned=[1])])
        kept = [one for one in played if one.box == "box-1"]
        assert [(one.name, one.has_resigned, one.is_bot) for one in kept] == [
            ("Léa", False, False),
            ("Tom", False, False),
            (None, False, False),
        ]
    assert [one.has_resigned for one in played if one.box == "box-2"] == [False, True, False]


async def test_a_repeated_result_counts_once_with_its_last_value(database_url: str) -> None:
    async with Store(database_url) as store:
        for _ in range(3):
            await store.keep("box-1", [RESULT])
        await store.keep("box-2", [RESULT])
        corrected = Outcome(winners=[0, 2], scores={}, rule="arriba.shared")
        await store.keep("box-1", [changed(outcome=corrected)])
        played = await store.played()
    won = [(one.box, one.seat) for one in played if one.is_won]
    assert len(played) == 6
    assert won == [("box-1", 0), ("box-1", 2), ("box-2", 1)]


async def test_a_withdrawn_result_is_gone_until_the_match_ends_again(database_url: str) -> None:
    async with Store(database_url) as store:
        await store.keep("box-1", [RESULT])
        await store.keep("box-1", [changed(outcome=None, ended_at=None)])
        assert await store.played() == []
        await store.keep("box-1", [RESULT])
        assert len(await store.played()) == 3


async def test_a_practice_match_is_not_kept(database_url: str) -> None:
    async with Store(database_url) as store:
        await store.keep("a", [msgspec.structs.replace(RESULT, practice=True)])
        assert await store.played() == []


async def test_a_tournament_counts_what_ended_since_it_was_named(database_url: str) -> None:
    old = changed(match="m0", ended_at="2001-01-01T00:00:00.000+00:00")
    async with Store(database_url, "Spring cup") as store:
        await store.keep("box-1", [old, RESULT])
        assert {one.match for one in await store.played()} == {"m1"}
        assert {one.match for one in await store.played("")} == {"m0"}
    async with Store(database_url, "Summer cup") as store:
        # Told again to a hall that counts for another tournament by now: it stays where it was.
        await store.keep("box-1", [old, RESULT])
        assert await store.played() == []
        assert {one.match for one in await store.played("Spring cup")} == {"m1"}
        assert await store.tournaments() == ["Summer cup", "Spring cup"]


async def test_a_result_of_a_box_whose_clock_was_not_set_ended_when_the_hall_first_heard_of_it(
    database_url: str,
) -> None:
    at_1970 = "1970-01-01T00:03:00.000+00:00"
    before = changed(match="m0", ended_at="2001-01-01T00:00:00.000+00:00")
    older = changed(match="m00", ended_at=at_1970, undated=True)
    fresh = changed(match="m2", ended_at=at_1970, undated=True)
    async with Store(database_url, "Spring cup") as store:
        await store.keep("box-1", [fresh, before, older])
        first = {one.match: one.ended_at for one in await store.played()}
        assert first.keys() == {"m2"}, "it was played in this tournament, the others before it"
        assert "2025" < first["m2"] < "2100"
        await store.keep("box-1", [fresh, before, older])
        assert {one.match: one.ended_at for one in await store.played()} == first
        assert {one.match for one in await store.played("")} == {"m0", "m00"}


async def test_a_database_of_another_version_is_refused(database_url: str) -> None:
    async with Store(database_url):
        pass
    other = Database(database_url)
    other.run([("UPDATE hall_version SET version = ?", (VERSION + 1,))])
    other.close()
    with pytest.raises(DatabaseError, match=f"version {VERSION + 1}, this totembox reads"):
        async with Store(database_url):
            pass


async def test_names_that_look_like_sql_are_names(database_url: str) -> None:
    evil = "Robert'); DROP TABLE result;--"
    async with Store(database_url) as store:
        await store.keep("box-1", [changed(names=[evil, "%s", "?"])])
        assert [one.name for one in await store.played()] == [evil, "%s", "?"]


def test_a_password_is_never_shown() -> None:
    url = f"postgresql://hall:{PASSWORD}@127.0.0.1:{free_port()}/none"
    assert shown(url) == url.replace(PASSWORD, "***")
    with pytest.raises(DatabaseError) as caught:
        Database(url)
    assert PASSWORD not in str(caught.value)
    assert "cannot be opened" in str(caught.value)


def test_a_file_that_is_no_database_is_named(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("no database " * 100)
    with pytest.raises(DatabaseError, match=r"notes\.txt cannot be opened"):
        Database(str(path))


async def test_after_an_outage_of_postgres_the_store_goes_on() -> None:
    with postgres_server() as server:
        async with Store(server.url) as store:
            await store.keep("box-1", [RESULT])
            server.stop()
            with pytest.raises(DatabaseError):
                await store.keep("box-1", [changed(match="m2")])
            server.start()
            await store.keep("box-1", [changed(match="m2")])
            assert {one.match for one in await store.played()} == {"m1", "m2"}


async def test_half_a_write_is_no_write(tmp_path: Path) -> None:
    path = tmp_path / "hall.sqlite3"
    async with Store(str(path)) as store:
        await store.keep("box-1", [RESULT])
        with sqlite3.connect(path) as other:
            other.execute("DROP TABLE result_seat")
        other.close()
        with pytest.raises(DatabaseError):
            await store.keep("box-1", [changed(match="m2")])
    database = Database(str(path))
    assert database.read("SELECT match FROM result") == [("m1",)]
    database.close()
