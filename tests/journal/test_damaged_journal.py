"""A damaged journal: set aside, and read page by page."""

from __future__ import annotations

import contextlib
import random
import sqlite3
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from firmware_host.journal.carving import carve
from firmware_host.journal.journal import Journal
from firmware_host.journal.opening import open_database
from firmware_host.journal.rows import Entries, JournalError, JournalLine, MatchRow, SeatRow
from firmware_host.journal.setting_aside import CUT, finish_setting_aside, recover

if TYPE_CHECKING:
    from pathlib import Path

PAGE = 4096
MATCHES, LINES = 12, 120
TABLES = ("match", "line", "result", "seat")


@pytest.fixture
async def path(tmp_path: Path) -> Path:
    """Return the path of a journal of many matches; some lines are longer than a page."""
    path = tmp_path / "journal.sqlite3"
    async with Journal(path) as journal:
        for number in range(MATCHES):
            row = MatchRow(f"m{number}", "arriba", 3, {"rounds": 1}, "", f"secret {number}")
            await journal.append([Entries(row.id, begins=row)])
        for place in range(LINES):
            await journal.append(
                [Entries(f"m{number}", (line(number, place),)) for number in range(MATCHES)]
            )
        await journal.append([Entries(seated=SeatRow(2, "Zoé ☂", "fr", "token"))])
        await journal.append([Entries("m0", is_over=True)])
    return path


def line(number: int, place: int) -> JournalLine:
    """Return a line of a match; every tenth is long."""
    return JournalLine("move", f"{number} {place} " + "x" * (9_000 if place % 10 == 9 else 200))


def rows(path: Path) -> dict[str, list[tuple[object, ...]]]:
    """Return all rows of a file that is whole."""
    with contextlib.closing(sqlite3.connect(path)) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        return {table: sorted(database.execute(f"SELECT * FROM {table}")) for table in TABLES}  # noqa: S608 - our own names


def overwrite(path: Path, *pages: int) -> None:
    """Overwrite pages, counted from 1."""
    with path.open("r+b") as file:
        for page in pages:
            file.seek((page - 1) * PAGE)
            file.write(b"\xa5" * PAGE)


def test_without_header_and_schema_everything_is_brought_over(path: Path) -> None:
    before = rows(path)
    overwrite(path, 1)
    body = path.read_bytes()
    aside = recover(path, open_database)
    assert rows(path) == before
    assert aside.read_bytes() == body
    assert aside.name.startswith("journal.sqlite3.damaged-2")


def test_what_is_in_the_log_alone_is_brought_over(path: Path, tmp_path: Path) -> None:
    left = tmp_path / "left" / path.name
    left.parent.mkdir()
    with contextlib.closing(sqlite3.connect(path)) as database:
        database.execute("PRAGMA journal_mode = WAL")
        with database:
            database.execute("UPDATE match SET ended_at = 'now' WHERE id = 'm3'")
            database.execute("DELETE FROM seat")
        for end in ("", "-wal"):
            name = f"{path.name}{end}"
            left.with_name(name).write_bytes(path.with_name(name).read_bytes())
    before = rows(path)
    overwrite(left, 1)
    recover(left, open_database)
    assert rows(left) == before


@pytest.mark.parametrize("seed", range(12))
def test_a_page_costs_only_the_rows_on_it(path: Path, seed: int) -> None:
    before = rows(path)
    pages = path.stat().st_size // PAGE
    chosen = random.Random(seed).sample(range(2, pages + 1), 3)  # noqa: S311 - a test's choice
    overwrite(path, *chosen)
    recover(path, open_database)
    after = rows(path)
    kept = {match: [row for row in after["line"] if row[0] == match] for match in matches(after)}
    cut_short = 0
    for match, found in kept.items():
        whole = [row for row in before["line"] if row[0] == match]
        is_cut = bool(found) and found[-1][2:4] == (CUT.kind, CUT.body)
        readable = found[:-1] if is_cut else found
        assert readable == whole[: len(readable)]
        # Of lines that are missing at the end nothing tells that they were there.
        cut_short += is_cut
    assert cut_short or len(after["line"]) > len(before["line"]) // 2
    assert set(after["match"]) <= set(before["match"])
    assert len(after["match"]) >= MATCHES - 3 or 2 in chosen


def matches(found: dict[str, list[tuple[object, ...]]]) -> list[object]:
    """Return the ids of the matches."""
    return [row[0] for row in found["match"]]


def test_older_journals_are_brought_over_too(tmp_path: Path) -> None:
    path = tmp_path / "journal.sqlite3"
    with contextlib.closing(sqlite3.connect(path)) as database:
        database.executescript("""
            CREATE TABLE match (id TEXT PRIMARY KEY, game TEXT NOT NULL, seats INTEGER NOT NULL,
                options TEXT NOT NULL, seed TEXT NOT NULL, started_at TEXT NOT NULL,
                ended_at TEXT) STRICT;
            CREATE TABLE line (match TEXT NOT NULL, position INTEGER NOT NULL, kind TEXT NOT NULL,
                body TEXT NOT NULL, at TEXT NOT NULL,
                PRIMARY KEY (match, position)) STRICT, WITHOUT ROWID;
            CREATE TABLE result (match TEXT PRIMARY KEY, names TEXT NOT NULL,
                outcome TEXT) STRICT, WITHOUT ROWID;
            INSERT INTO match VALUES ('m', 'arriba', 3, '{}', '1', '2026', NULL);
            INSERT INTO line VALUES ('m', 0, 'move', '0 flip', '2026');
            INSERT INTO result VALUES ('m', '[null]', NULL);
            PRAGMA user_version = 2;
        """)
    overwrite(path, 1)
    recover(path, open_database)
    assert rows(path)["match"] == [("m", "arriba", 3, "{}", "1", "2026", None, "", 1, 1)]
    assert rows(path)["line"] == [("m", 0, "move", "0 flip", "2026")]
    assert rows(path)["result"] == [("m", "[null]", None, "[]", "[]")]


def test_two_damages_of_one_second_are_two_files(path: Path) -> None:
    for _ in range(2):
        overwrite(path, 1)
        recovered = path.with_name(f"{path.name}.recovered")
        recover(path, open_database)
        recovered.unlink(missing_ok=True)
    aside = sorted(each.name for each in path.parent.glob("*.damaged-*"))
    assert len(aside) == 2


def test_a_replacement_that_was_cut_off_goes_on_at_the_next_start(path: Path) -> None:
    before, recovered = rows(path), path.with_name(f"{path.name}.recovered")
    recovered.write_bytes(path.read_bytes())
    overwrite(path, 1)
    aside = finish_setting_aside(path)
    assert aside is not None
    assert not recovered.exists()
    assert rows(path) == before
    assert finish_setting_aside(path) is None


@given(st.binary(max_size=3 * PAGE), st.binary(max_size=PAGE))
def test_bytes_that_are_no_database_have_no_rows_and_raise_nothing(file: bytes, log: bytes) -> None:
    for row in carve(file, log):
        assert row.values


@given(st.data())
def test_pages_with_any_bytes_raise_nothing(data: st.DataObject) -> None:
    kind = data.draw(st.sampled_from([0x0D, 0x0A, 0x02]))
    rest = data.draw(st.binary(min_size=64, max_size=64))
    page = bytes([kind, 0, 0, 0, 4]) + rest
    file = bytes(PAGE) + page.ljust(PAGE, data.draw(st.sampled_from([b"\0", b"\xff", b"\x81"])))
    assert len(list(carve(file, b""))) <= 4


async def test_a_newer_journal_is_left_alone_and_waited_for(tmp_path: Path) -> None:
    path = tmp_path / "journal.sqlite3"
    with contextlib.closing(sqlite3.connect(path)) as other:
        other.execute("PRAGMA user_version = 99")
    body = path.read_bytes()
    async with Journal(path, is_patient=True) as journal:
        assert journal.failure is not None
        assert journal.failure.why == "newer"
        with pytest.raises(JournalError, match="version 99"):
            await journal.append(())
        assert path.read_bytes() == body
        path.rename(path.with_name("newer"))
        await journal.append([Entries("m", begins=MatchRow("m", "arriba", 3, {}, "1"))])
    assert [match for match, *_ in rows(path)["match"]] == ["m"]
