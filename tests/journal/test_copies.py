"""Copies of the journal: consistent while it is written, whole or not there, and restored."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from typing import TYPE_CHECKING, NoReturn

import pytest

from firmware_host.journal import copies
from firmware_host.journal.copies import CopyError, copies_in, copy_journal, next_copy
from firmware_host.journal.journal import Journal
from firmware_host.journal.restoring import restore_journal
from firmware_host.journal.rows import Entries, JournalLine, MatchRow
from firmware_host.journal.wall_clock import WallClock
from tests.journal.clocks import HandSetClock

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

COPIER = """
import pathlib, sys
from firmware_host.journal import copies

def tell():
    print("step", flush=True)
    sys.stdin.readline()

copies._PAGES_AT_ONCE = 16
copies.copy_journal(pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]), tell)
print("done", flush=True)
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return where the journal of a test lies."""
    return tmp_path / "journal.sqlite3"


@pytest.fixture
def stick(tmp_path: Path) -> Path:
    """Return the folder of a USB stick."""
    folder = tmp_path / "stick"
    folder.mkdir()
    return folder


def begun(match: str) -> Entries:
    """Return the beginning of a match."""
    return Entries(match, begins=MatchRow(match, "arriba", 3, {}, "1"))


def noted(match: str, count: int, length: int = 1) -> Entries:
    """Return lines of a match that need so much room."""
    return Entries(match, (JournalLine("note", "x" * length),) * count)


async def written(path: Path, *matches: str, lines: int = 3, length: int = 1) -> None:
    """Write matches to a journal and close it."""
    async with Journal(path) as journal:
        for match in matches:
            await journal.append([begun(match), noted(match, lines, length)])


def names_in(folder: Path) -> list[str]:
    """Return the names of the files in a folder, if it is there."""
    return sorted(each.name for each in folder.iterdir()) if folder.exists() else []


def lines_of(path: Path) -> list[tuple[str, int]]:
    """Return the matches of a copy, each with its lines, once it is found to be sound."""
    address = f"{path.as_uri()}?mode=ro&immutable=1"
    with closing(sqlite3.connect(address, uri=True)) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        asked = "SELECT id, count(position) FROM match LEFT JOIN line ON match = id GROUP BY id"
        return database.execute(asked).fetchall()


async def test_a_copy_of_a_journal_that_is_written_is_one_state_of_it(
    path: Path, stick: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(copies, "_PAGES_AT_ONCE", 8)
    async with Journal(path) as journal:
        await journal.append([begun("m1"), noted("m1", 500, 1000)])
        loop = asyncio.get_running_loop()
        meanwhile: list[int] = []

        def write() -> None:
            # Both matches get their line in one commit: a copy has as many of each.
            more = journal.append([noted("m1", 1), noted("m2", 1)])
            asyncio.run_coroutine_threadsafe(more, loop).result()
            meanwhile.append(1)

        await journal.append([begun("m2"), noted("m2", 500, 1000)])
        target = stick / "copy.sqlite3"
        await asyncio.to_thread(copy_journal, path, target, write)
        assert len(meanwhile) > 10
        assert lines_of(target) == [("m1", 500), ("m2", 500)]
        assert names_in(stick) == ["copy.sqlite3"]
        await journal.append([noted("m1", 1)])
    assert dict(lines_of(path))["m1"] == 501 + len(meanwhile)


def test_a_copy_is_for_its_owner_alone(path: Path, stick: Path) -> None:
    asyncio.run(written(path, "m1"))
    before = os.umask(0)
    try:
        copy_journal(path, stick / "copy")
    finally:
        os.umask(before)
    assert stat.S_IMODE((stick / "copy").stat().st_mode) == 0o600


def test_a_file_system_without_owners_and_links_will_do(
    path: Path, stick: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(written(path, "m1"))

    def refuse(*_: object, **__: object) -> NoReturn:
        raise PermissionError(1, "Operation not permitted")

    for call in ("chmod", "fchmod", "link", "symlink"):
        monkeypatch.setattr(os, call, refuse)
    copy_journal(path, stick / "copy")
    assert lines_of(stick / "copy") == [("m1", 3)]
    monkeypatch.undo()
    asyncio.run(written(path, "m2"))
    monkeypatch.setattr(os, "link", refuse)
    aside = restore_journal(stick / "copy", path).aside
    assert aside is not None
    assert lines_of(aside) == [("m1", 3), ("m2", 3)]
    assert lines_of(path) == [("m1", 3)]


def test_a_copy_that_is_killed_leaves_nothing_that_looks_like_one(path: Path, stick: Path) -> None:
    asyncio.run(written(path, "m1", lines=500, length=1000))
    target = next_copy(stick, "journal", WallClock().read())
    command = (sys.executable, "-c", COPIER, str(path), str(target))
    for steps in (1, 2, 5):
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as copier:
            assert copier.stdin is not None
            assert copier.stdout is not None
            for _ in range(steps):
                assert copier.stdout.readline() == b"step\n"
                copier.stdin.write(b"\n")
                copier.stdin.flush()
            assert copier.stdout.readline() == b"step\n"
            os.kill(copier.pid, signal.SIGKILL)
        assert copies_in(stick, "journal") == ()
        assert [each.suffix for each in stick.iterdir()] == [".part"]
    assert next_copy(stick, "journal", WallClock().read()) == target
    assert list(stick.iterdir()) == [], "what is left is removed by the next copy"
    copy_journal(path, target)
    assert lines_of(target) == [("m1", 500)]
    assert lines_of(path) == [("m1", 500)]


def test_a_copy_that_is_being_written_is_left_alone(path: Path, stick: Path) -> None:
    asyncio.run(written(path, "m1", lines=500, length=1000))
    target = stick / "journal-0001-undated.sqlite3"

    def look() -> None:
        assert copies_in(stick, "journal") == ()
        next_copy(stick, "journal", WallClock().read())

    copy_journal(path, target, look)
    assert lines_of(target) == [("m1", 500)]


def test_copies_are_numbered_whatever_the_clock_says(path: Path, stick: Path) -> None:
    asyncio.run(written(path, "m1"))
    clock = HandSetClock(stick / "timesync")
    clock.wait_for_server()
    copy_journal(path, next_copy(stick, "journal", clock.read()))
    clock.hear_server()
    copy_journal(path, next_copy(stick, "journal", clock.read()))
    clock.pass_by(days=-400)
    copy_journal(path, next_copy(stick, "journal", clock.read()))
    (stick / "journal-9999-notes.sqlite3").touch()
    assert [each.name for each in copies_in(stick, "journal")] == [
        "journal-0001-undated.sqlite3",
        "journal-0002-2026-11-19.sqlite3",
        "journal-0003-2025-10-15.sqlite3",
    ]


def refused(path: Path, target: Path) -> str:
    """Return why no copy is made."""
    with pytest.raises(CopyError) as caught:
        copy_journal(path, target)
    return caught.value.key


def test_what_cannot_be_copied_is_named_and_nothing_is_left(path: Path, stick: Path) -> None:
    assert refused(path, stick / "copy") == "backup-no-journal"
    asyncio.run(written(path, "m1", lines=99, length=1000))
    assert refused(path, stick / "deep" / "copy") == "backup-no-folder"
    (stick / "mine").write_text("mine")
    assert refused(path, stick / "mine") == "backup-exists"
    assert refused(path, path) == "backup-exists"
    with path.open("r+b") as file:
        file.seek(4096)
        file.write(b"\xff" * 4096 * 8)
    assert refused(path, stick / "copy") == "backup-failed", "a damaged journal is no copy"
    path.write_bytes(b"not a database at all" * 100)
    assert refused(path, stick / "copy") == "backup-failed"
    assert [each.name for each in stick.iterdir()] == ["mine"]
    assert (stick / "mine").read_text() == "mine"


@pytest.fixture
def full_stick() -> Iterator[None]:
    """Let no file of this process become longer than 64 KiB, as on a full disk."""
    import resource  # noqa: PLC0415 - only here

    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    before = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (64 * 1024, limits[1]))
    yield
    resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    signal.signal(signal.SIGXFSZ, before)


@pytest.fixture
def large(path: Path) -> Path:
    """Return a journal that no such stick has room for."""
    asyncio.run(written(path, "m1", lines=500, length=1000))
    return path


def test_a_stick_without_room_is_named(large: Path, stick: Path, full_stick: None) -> None:
    del full_stick
    assert refused(large, stick / "copy") == "backup-failed"
    assert list(stick.iterdir()) == []
