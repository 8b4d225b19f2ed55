"""Copies of the journal: each is one whole file, checked before it gets its name.

Their names are numbered, so that their order is not that of a clock which may be wrong.
"""

from __future__ import annotations

import contextlib
import re
import sqlite3
from collections.abc import Callable, Generator
from pathlib import Path
from typing import Final

from engines.core.verdicts import Fact
from firmware_host.journal.opening import check_version
from firmware_host.journal.rows import JournalError
from firmware_host.journal.wall_clock import Stamp
from firmware_host.journal.whole_files import parts_in, remove_parts, whole_file

_PAGES_AT_ONCE: Final = 256
"""One MB, after which the writer of the copy pauses if it is asked to."""
_BUSY_S: Final = 5.0
_NUMBERED: Final = re.compile(r"(\d{4,})-(?:\d{4}-\d\d-\d\d|undated)\.sqlite3")
_MARK: Final = (
    "SELECT rowid, (SELECT count(*) FROM line WHERE line.match = match.id), ended_at "
    "FROM match ORDER BY rowid DESC LIMIT 1"
)


class CopyError(Exception):
    """A copy that cannot be made or restored; the text `problem-<key>` explains it."""

    def __init__(self, key: str, **facts: Fact) -> None:
        self.key = key
        self.facts = facts
        super().__init__(f"{key} {facts}")


def copy_journal(journal: Path, target: Path, pause: Callable[[], None] = lambda: None) -> None:
    """Copy the journal, which may be in use, to a new file, or raise CopyError.

    `pause` is called every now and then, and the copying waits for its return.
    """
    if not journal.is_file():
        raise CopyError("backup-no-journal", file=str(journal))
    if target.exists():
        raise CopyError("backup-exists", file=str(target))
    if not target.parent.is_dir():
        raise CopyError("backup-no-folder", folder=str(target.parent))
    with _explained(target):
        remove_parts([target])
        with _snapshot(journal) as source, whole_file(target) as part:
            copy_tables(source, part, pause)


def copy_tables(
    source: sqlite3.Connection, part: Path, pause: Callable[[], None] = lambda: None
) -> None:
    """Copy a journal to an empty file, and raise JournalError or sqlite3.Error if it is damaged."""
    address = f"{part.absolute().as_uri()}?mode=rw"
    with contextlib.closing(sqlite3.connect(address, uri=True, isolation_level=None)) as copy:
        # Nobody else knows of the file yet, and it is synced as a whole.
        for setting in ("locking_mode = EXCLUSIVE", "synchronous = OFF", "journal_mode = OFF"):
            copy.execute(f"PRAGMA {setting}")

        def progress(*_: int) -> None:
            pause()

        source.backup(copy, pages=_PAGES_AT_ONCE, progress=progress, sleep=0)
        # One file without a log, which can be read where nothing can be written.
        copy.execute("PRAGMA journal_mode = DELETE")
        check_copy(copy, part)


def check_copy(copy: sqlite3.Connection, path: Path) -> None:
    """Raise JournalError for a database that is damaged or no journal."""
    (found,) = copy.execute("PRAGMA integrity_check(1)").fetchone()
    if found != "ok":
        raise JournalError(f"it is damaged: {found.splitlines()[-1]}")
    if check_version(copy, path) == 0:
        raise JournalError("it is no journal of totembox")


def copies_in(folder: Path, stem: str) -> tuple[Path, ...]:
    """Return the numbered copies in a folder, the oldest first."""
    numbered = ((_number(path, stem), path) for path in folder.iterdir())
    return tuple(path for number, path in sorted(numbered) if number)


def next_copy(folder: Path, stem: str, now: Stamp) -> Path:
    """Return the path of a new copy; what copies that were cut short have left is removed."""
    remove_parts(path for path in parts_in(folder) if _number(path, stem))
    copies = copies_in(folder, stem)
    number = 1 + (_number(copies[-1], stem) if copies else 0)
    date = f"{now.at:%Y-%m-%d}" if now.is_sure else "undated"
    return folder / f"{stem}-{number:04d}-{date}.sqlite3"


def remove_oldest(folder: Path, stem: str, most: int) -> None:
    """Remove the oldest copies until so many are left."""
    for path in copies_in(folder, stem)[:-most]:
        path.unlink(missing_ok=True)


def is_the_same(journal: Path, copy: Path) -> bool:
    """Tell whether nothing was played since the copy was made."""
    try:
        with _snapshot(journal) as source, _snapshot(copy) as other:
            return bool(source.execute(_MARK).fetchone() == other.execute(_MARK).fetchone())
    except (sqlite3.Error, JournalError):
        return False


@contextlib.contextmanager
def _snapshot(path: Path) -> Generator[sqlite3.Connection]:
    """Yield the journal as it is now, whatever is written meanwhile.

    The file is opened by SQLite alone: closing another handle of it in the process of the box would
    drop SQLite's locks.
    """
    address = f"{path.absolute().as_uri()}?mode=rw"
    with contextlib.closing(
        sqlite3.connect(address, uri=True, isolation_level=None, timeout=_BUSY_S)
    ) as database:
        database.execute("BEGIN")
        check_version(database, path)
        yield database


@contextlib.contextmanager
def _explained(target: Path) -> Generator[None]:
    """Raise CopyError for what goes wrong."""
    try:
        yield
    except FileExistsError as error:
        raise CopyError("backup-exists", file=str(target)) from error
    except (OSError, sqlite3.Error, JournalError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise CopyError("backup-failed", file=str(target), reason=reason) from error


def _number(path: Path, stem: str) -> int:
    """Return the number of a copy, or 0 for another file."""
    found = _NUMBERED.fullmatch(path.name.removeprefix(f"{stem}-"))
    return int(found[1]) if found else 0
