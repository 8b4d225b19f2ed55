"""The journal is copied to a USB stick with FAT, which knows no owners, modes or links."""

from __future__ import annotations

import asyncio
import subprocess
from typing import TYPE_CHECKING

import pytest

from firmware_host.journal.copies import copies_in, copy_journal, next_copy
from firmware_host.journal.journal import Journal
from firmware_host.journal.restoring import restore_journal
from firmware_host.journal.rows import Entries, JournalLine, MatchRow
from firmware_host.journal.wall_clock import WallClock

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

LINES = tuple(JournalLine("note", "x" * 1000) for _ in range(500))


def busybox(*words: str | Path) -> None:
    """Run a command of busybox."""
    subprocess.run(["/bin/busybox", *map(str, words)], check=True)


@pytest.fixture
def stick(tmp_path: Path) -> Iterator[Path]:
    """Return the folder of a stick with FAT."""
    image, folder = tmp_path / "stick.img", tmp_path / "stick"
    image.write_bytes(bytes(64 * 1024 * 1024))
    busybox("mkdosfs", image)
    folder.mkdir()
    busybox("mount", "-t", "vfat", "-o", "loop", image, folder)
    yield folder
    busybox("umount", folder)


async def play(path: Path, match: str) -> None:
    """Write a match to a journal."""
    async with Journal(path) as journal:
        await journal.append([Entries(match, LINES, MatchRow(match, "arriba", 3, {}, "1"))])


def test_a_copy_on_fat_is_made_and_restored(stick: Path, tmp_path: Path) -> None:
    with pytest.raises(PermissionError):
        (stick / "link").symlink_to("nowhere")
    path = tmp_path / "box" / "journal.sqlite3"
    asyncio.run(play(path, "m1"))
    (stick / "journal-0001-undated.sqlite3.part").write_bytes(b"cut short")
    for _ in range(2):
        copy_journal(path, next_copy(stick, "journal", WallClock().read()))
    copies = copies_in(stick, "journal")
    assert sorted(stick.iterdir()) == sorted(copies)
    assert len(copies) == 2
    asyncio.run(play(path, "m2"))
    assert restore_journal(copies[0], path).matches == 1


def test_a_journal_on_fat_is_set_aside(stick: Path) -> None:
    path = stick / "journal.sqlite3"
    asyncio.run(play(path, "m1"))
    copy_journal(path, stick / "copy.sqlite3")
    asyncio.run(play(path, "m2"))
    restored = restore_journal(stick / "copy.sqlite3", path)
    assert restored.matches == 1
    assert restored.aside is not None
    assert restore_journal(restored.aside, path).matches == 2
