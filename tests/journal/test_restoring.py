"""A copy takes the place of the journal, and the journal before it is kept."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from firmware_host.journal import restoring
from firmware_host.journal.copies import CopyError, copy_journal
from firmware_host.journal.journal import Journal
from firmware_host.journal.restoring import restore_journal
from firmware_host.journal.rows import Entries, JournalLine
from firmware_host.journal.whole_files import sync_folder
from tests.journal.test_copies import begun, lines_of, noted, written

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return where the journal of a test lies."""
    return tmp_path / "deep" / "journal.sqlite3"


@pytest.fixture
def copy(path: Path, tmp_path: Path) -> Path:
    """Return a copy with one match of a journal that has two by now."""
    asyncio.run(written(path, "m1"))
    copy_journal(path, tmp_path / "copy.sqlite3")
    asyncio.run(written(path, "m2"))
    return tmp_path / "copy.sqlite3"


def refused(copy: Path, path: Path) -> str:
    """Return why the copy is not restored; nothing is changed then."""
    before = path.read_bytes() if path.exists() else None
    with pytest.raises(CopyError) as caught:
        restore_journal(copy, path)
    assert (path.read_bytes() if path.exists() else None) == before
    names = {each.name for each in path.parent.iterdir()} if path.parent.exists() else set()
    assert not any("replaced" in name or "restored" in name for name in names)
    return caught.value.key


async def test_the_journal_before_is_kept_and_the_box_goes_on_with_the_copy(
    copy: Path, path: Path
) -> None:
    restored = restore_journal(copy, path)
    assert restored.matches == 1
    assert restored.aside is not None
    assert restored.aside.name.startswith("journal.sqlite3.replaced-20")
    assert lines_of(restored.aside) == [("m1", 3), ("m2", 3)]
    async with Journal(path) as journal:
        assert [row.id for row in journal.matches()] == ["m1"]
        await journal.append([begun("m3")])
    again = restore_journal(copy, path)
    assert again.aside not in (None, restored.aside)
    assert lines_of(copy) == [("m1", 3)]


def test_a_box_without_a_journal_gets_one(copy: Path, tmp_path: Path) -> None:
    fresh = tmp_path / "new" / "journal.sqlite3"
    assert restore_journal(copy, fresh) == (1, None)
    assert lines_of(fresh) == [("m1", 3)]


async def test_nothing_is_restored_while_a_box_runs(copy: Path, path: Path) -> None:
    async with Journal(path) as journal:
        assert refused(copy, path) == "restore-running"
        await journal.append([noted("m2", 1)])
    assert restore_journal(copy, path).aside is not None


async def test_what_only_the_log_of_a_killed_box_has_is_kept(
    copy: Path, path: Path, tmp_path: Path
) -> None:
    killed = tmp_path / "killed"
    async with Journal(path) as journal:
        await journal.append([noted("m2", 5)])
        shutil.copytree(path.parent, killed)
    assert (killed / f"{path.name}-wal").stat().st_size > 0
    aside = restore_journal(copy, killed / path.name).aside
    assert aside is not None
    assert lines_of(aside) == [("m1", 3), ("m2", 8)]
    assert not (killed / f"{path.name}-wal").exists()
    assert lines_of(killed / path.name) == [("m1", 3)]


@pytest.mark.parametrize("damaged", [b"\xff" * 4096, b"not a database"])
async def test_a_damaged_journal_is_kept_with_what_is_in_its_log(
    copy: Path, path: Path, tmp_path: Path, damaged: bytes
) -> None:
    killed = tmp_path / "killed"
    async with Journal(path) as journal:
        await journal.append([Entries("m2", (JournalLine("note", "only in the log"),))])
        shutil.copytree(path.parent, killed)
    with (killed / path.name).open("r+b") as file:
        file.write(damaged)
    aside = restore_journal(copy, killed / path.name).aside
    assert aside is not None
    kept = [each.read_bytes() for each in killed.glob(f"{aside.name}*")]
    assert any(b"only in the log" in content for content in kept)
    assert not (killed / f"{path.name}-wal").exists(), "SQLite would take it for that of the copy"
    assert lines_of(killed / path.name) == [("m1", 3)]


class PowerCutError(BaseException):
    """Nothing more is done, also no tidying up."""


@pytest.mark.parametrize("at", range(1, 5))
def test_a_power_cut_leaves_one_journal_or_the_other(
    copy: Path, path: Path, at: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    syncs = iter(range(1, 99))

    def cut(folder: Path) -> None:
        if next(syncs) == at:
            raise PowerCutError
        sync_folder(folder)

    monkeypatch.setattr(restoring, "sync_folder", cut)
    try:
        restore_journal(copy, path)
    except PowerCutError:
        assert lines_of(path) in ([("m1", 3)], [("m1", 3), ("m2", 3)])
    kept = [lines_of(each) for each in path.parent.glob("*.replaced-*Z")]
    assert [("m1", 3), ("m2", 3)] in (*kept, lines_of(path))
    monkeypatch.setattr(restoring, "sync_folder", sync_folder)
    restore_journal(copy, path)
    assert lines_of(path) == [("m1", 3)]


def changed(copy: Path, *statements: str) -> Path:
    """Return the copy after somebody changed it."""
    with closing(sqlite3.connect(copy)) as database, database:
        for statement in statements:
            database.execute(statement)
    return copy


def test_what_is_no_sound_journal_is_not_restored(copy: Path, path: Path, tmp_path: Path) -> None:
    sound = copy.read_bytes()
    assert refused(path, path) == "restore-same"
    assert refused(tmp_path / "nothing", path) == "restore-failed"
    assert refused(tmp_path, path) == "restore-failed"
    for content in (b"", b"not a database" * 100, sound[: len(sound) // 2]):
        copy.write_bytes(content)
        assert refused(copy, path) == "restore-failed"
    torn = bytearray(sound)
    torn[8192:12288] = b"\xff" * 4096
    copy.write_bytes(torn)
    assert refused(copy, path) == "restore-failed"
    for statement in (
        "PRAGMA user_version = 99",
        "DROP TABLE line",
        "CREATE TRIGGER t AFTER INSERT ON line BEGIN DELETE FROM match; END",
    ):
        copy.write_bytes(sound)
        assert refused(changed(copy, statement), path) == "restore-failed"
    assert lines_of(path) == [("m1", 3), ("m2", 3)]
