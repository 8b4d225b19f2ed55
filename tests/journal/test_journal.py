"""The journal: durable before publishing, and one clear error otherwise."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from firmware_host.journal.journal import Journal
from firmware_host.journal.rows import Entries, JournalError, JournalLine, MatchRow, Record, SeatRow

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

ROW = MatchRow("m1", "arriba", 3, {"rounds": 1}, "7")

WRITER = """
import asyncio, pathlib, sys
from firmware_host.journal.journal import Journal
from firmware_host.journal.rows import Entries, JournalLine, MatchRow

async def main():
    async with Journal(pathlib.Path(sys.argv[1])) as journal:
        await journal.append([Entries("m1", begins=MatchRow("m1", "arriba", 3, {}, "1"))])
        for number in range(10**9):
            await journal.append([Entries("m1", (JournalLine("note", str(number)),))])
            print(number, flush=True)

asyncio.run(main())
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return where the journal of a test lies."""
    return tmp_path / "deep" / "journal.sqlite3"


@pytest.fixture
async def journal(path: Path) -> AsyncIterator[Journal]:
    """Return a real journal with one match."""
    async with Journal(path) as opened:
        await opened.append([Entries("m1", begins=ROW)])
        yield opened


def moved(*bodies: str) -> Entries:
    """Return moves of the match."""
    return Entries("m1", tuple(JournalLine("move", body) for body in bodies))


def reread(path: Path) -> Record:
    """Return the match as somebody else finds it."""
    with sqlite3.connect(path) as other:
        (count,) = other.execute("SELECT count(*) FROM match").fetchone()
        lines = other.execute("SELECT kind, body FROM line ORDER BY position").fetchall()
    other.close()
    assert count == 1
    return Record(ROW, tuple(JournalLine(*line) for line in lines), is_over=False)


async def test_the_settings_that_make_it_durable_are_on(journal: Journal) -> None:
    database = journal._database
    assert database.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert database.execute("PRAGMA synchronous").fetchone() == (2,)


async def test_appended_entries_are_there_without_a_close(
    journal: Journal, path: Path, tmp_path: Path
) -> None:
    await journal.append([moved("0 flip")])
    assert reread(path).moves() == ("0 flip",)
    copy = tmp_path / "copy"
    shutil.copytree(path.parent, copy)
    assert reread(copy / path.name).moves() == ("0 flip",)


async def test_a_batch_is_one_commit(journal: Journal, path: Path) -> None:
    watcher = sqlite3.connect(path)
    seen: list[int] = []
    journal._database.set_trace_callback(
        lambda sql: seen.append(1) if sql.startswith("COMMIT") else None
    )
    await journal.append([moved("0 flip"), moved("1 flip"), Entries(vacated=3)])
    journal._database.set_trace_callback(None)
    assert seen == [1]
    assert watcher.execute("SELECT count(*) FROM line").fetchone() == (2,)
    watcher.close()


async def test_a_batch_that_fails_leaves_nothing_of_itself(journal: Journal) -> None:
    with pytest.raises(JournalError, match="cannot be written"):
        await journal.append([moved("0 flip"), Entries("m1", begins=ROW)])
    record = journal.read("m1")
    assert record is not None
    assert record.lines == ()


async def test_appends_at_once_keep_their_order(journal: Journal) -> None:
    await asyncio.gather(*(journal.append([moved(f"{n} flip")]) for n in range(50)))
    record = journal.read("m1")
    assert record is not None
    assert record.moves() == tuple(f"{n} flip" for n in range(50))


def test_undone_moves_are_not_read_back() -> None:
    told = "move:a move:b move:c back:1 move:d note:x move:e back:2 back:2 move:f back:0 move:g"
    pairs = (word.split(":") for word in told.split())
    lines = tuple(JournalLine(kind, body) for kind, body in pairs)  # type: ignore[arg-type] # kinds by hand
    assert Record(ROW, lines[:3], is_over=False).moves() == ("a", "b", "c")
    assert Record(ROW, lines[:5], is_over=False).moves() == ("a", "d")
    assert Record(ROW, lines[:10], is_over=False).moves() == ("a", "d", "f")
    assert Record(ROW, lines, is_over=False).moves() == ("g",)


async def test_only_an_unfinished_match_is_resumed(journal: Journal) -> None:
    going_on = journal.latest()
    assert going_on is not None
    assert (going_on.row, going_on.is_over) == (ROW, False)
    await journal.append([Entries("m1", is_over=True)])
    assert journal.latest() is None
    await journal.append([Entries("m1", is_over=False)])
    assert journal.latest() == going_on
    other = MatchRow("a0", "arriba", 2, {}, "8")
    await journal.append([Entries("a0", begins=other, is_over=True)])
    assert journal.latest() is None
    assert journal.matches() == (ROW, other)
    assert journal.read("nobody's") is None


async def test_the_seats_are_the_occupied_ones(journal: Journal) -> None:
    ann, bob = SeatRow(4, "Ann", "fr", "t1"), SeatRow(0, "Bob", "en", "t2")
    await journal.append([Entries(seated=ann), Entries(seated=bob)])
    assert journal.seats() == (bob, ann)
    moved_in = SeatRow(4, "Zoé ☂", "fr", "t3")
    await journal.append([Entries(seated=moved_in), Entries(vacated=0)])
    assert journal.seats() == (moved_in,)


async def test_a_journal_opened_again_holds_the_same(path: Path) -> None:
    async with Journal(path) as first:
        await first.append([Entries("m1", (JournalLine("move", "0 flip"),), begins=ROW)])
        before = first.latest()
    async with Journal(path) as second:
        assert second.latest() == before


async def test_two_boxes_never_write_to_one_journal(journal: Journal, path: Path) -> None:
    with pytest.raises(JournalError, match="another totembox writes to it"):
        await Journal(path).__aenter__()
    reader = Journal(path)
    assert reader.latest() == journal.latest()
    reader.close()
    await journal.append([moved("0 flip")])
    assert reread(path).moves() == ("0 flip",)


def sentence(path: Path) -> str:
    """Return the one sentence that refuses the file."""
    with pytest.raises(JournalError) as caught:
        Journal(path)
    assert "\n" not in str(caught.value)
    assert str(path) in str(caught.value)
    return str(caught.value)


def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_bytes(b"not a database at all" * 100)
    assert "not a database" in sentence(path)
    assert path.read_bytes() == b"not a database at all" * 100


def test_the_database_of_another_program_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "photos.sqlite3"
    other = sqlite3.connect(path)
    other.executescript("CREATE TABLE photo (id); INSERT INTO photo VALUES (1);")
    other.close()
    before = path.read_bytes()
    assert "no journal of totembox" in sentence(path)
    assert path.read_bytes() == before


def test_a_newer_journal_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "newer.sqlite3"
    other = sqlite3.connect(path)
    other.execute("PRAGMA user_version = 99")
    other.close()
    assert "version 99, this totembox reads 5" in sentence(path)


def test_an_impossible_path_is_refused(tmp_path: Path) -> None:
    assert "cannot be opened" in sentence(tmp_path)
    (tmp_path / "file").touch()
    assert "cannot be opened" in sentence(tmp_path / "file" / "journal.sqlite3")


async def test_a_damaged_journal_is_refused(path: Path) -> None:
    async with Journal(path) as journal:
        await journal.append(
            [Entries("m1", tuple(JournalLine("note", "x" * 500) for _ in range(99)))]
        )
    with path.open("r+b") as file:
        file.seek(4096)
        file.write(b"\xff" * 4096 * 4)
    async with Journal(path) as journal:
        with pytest.raises(JournalError, match="cannot be read"):
            journal.latest()


def test_every_acknowledged_entry_outlives_a_killed_process(path: Path) -> None:
    with subprocess.Popen([sys.executable, "-c", WRITER, path], stdout=subprocess.PIPE) as writer:
        assert writer.stdout is not None
        told = [writer.stdout.readline() for _ in range(40)]
        os.kill(writer.pid, signal.SIGKILL)
        told += writer.stdout.readlines()
    acknowledged = [int(line) for line in told if line.endswith(b"\n")]
    kept = [int(line.body) for line in reread(path).lines]
    assert acknowledged == list(range(len(acknowledged)))
    assert kept[: len(acknowledged)] == acknowledged
    assert len(kept) <= len(acknowledged) + 1
