"""A journal that is only read: nothing beside it is created, and it may be anybody's file.

A journal that was closed in order is one file, which SQLite reads as it is. One in use, or left by
a crash, has a write-ahead log beside it; file and log are then copied and the copy is read.
"""

from __future__ import annotations

import contextlib
import errno
import shutil
import sqlite3
import tempfile
from collections.abc import Generator
from pathlib import Path
from typing import Final

from firmware_host.config.plain_file import open_plain_file, read_plain_file
from firmware_host.journal.opening import check_version
from firmware_host.journal.rows import JournalError

_COPIED_AT_MOST: Final = 1024 * 1024 * 1024
_LOG_AT_MOST: Final = 64 * 1024 * 1024
_TRIES: Final = 20
_VALUE_AT_MOST: Final = 1024 * 1024
_STEPS_AT_ONCE: Final = 100_000
_TURNS_AT_MOST: Final = 500
"""Fifty million steps of SQLite's machine: a journal of ten thousand matches takes fewer."""
_NEEDED: Final = {"match": {"id", "game", "seats", "options", "seed"}, "line": {"kind", "body"}}
_WITHOUT_SECRET: Final = 2
"""The last version of the schema whose matches have no secret."""


@contextlib.contextmanager
def reading(path: Path) -> Generator[sqlite3.Connection]:
    """Yield the tables of a journal, or raise JournalError; the file is never written."""
    try:
        with contextlib.ExitStack() as stack:
            address = stack.enter_context(_address(path))
            database = stack.enter_context(
                contextlib.closing(sqlite3.connect(address, uri=True, isolation_level=None))
            )
            _distrust(database)
            _prepare(database, path)
            yield database
    except (OSError, sqlite3.Error) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise JournalError(f"the journal {path} cannot be read: {reason}") from error


@contextlib.contextmanager
def _address(path: Path) -> Generator[str]:
    """Yield where SQLite can read the journal without creating a file beside it."""
    open_plain_file(path).close()
    log = path.with_name(f"{path.name}-wal")
    if not _log_of(log):
        yield f"{path.absolute().as_uri()}?mode=ro&immutable=1"
        return
    with tempfile.TemporaryDirectory(prefix="totembox-replay-") as folder:
        copy = Path(folder) / "journal"
        _copy(path, log, copy)
        yield copy.as_uri()


def _copy(path: Path, log: Path, copy: Path) -> None:
    """Copy file and log; a log that is the same before and after belongs to the file between."""
    for _ in range(_TRIES):
        before = _log_of(log)
        with open_plain_file(path) as source, copy.open("wb") as target:
            if source.seek(0, 2) > _COPIED_AT_MOST:
                raise OSError(errno.EFBIG, "it is too large to be copied")
            source.seek(0)
            shutil.copyfileobj(source, target)
        if _log_of(log) == before:
            copy.with_name(f"{copy.name}-wal").write_bytes(before)
            return
    raise OSError(errno.EBUSY, "it is written all the time")


def _log_of(log: Path) -> bytes:
    try:
        return read_plain_file(log, _LOG_AT_MOST)
    except FileNotFoundError:
        return b""


def _distrust(database: sqlite3.Connection) -> None:
    """Bound what a file from anywhere can make SQLite do."""
    turns = iter(range(_TURNS_AT_MOST))
    database.set_progress_handler(lambda: next(turns, None) is None, _STEPS_AT_ONCE)
    database.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, _VALUE_AT_MOST)
    for setting in ("trusted_schema = OFF", "cell_size_check = ON", "temp_store = MEMORY"):
        database.execute(f"PRAGMA {setting}")


def _prepare(database: sqlite3.Connection, path: Path) -> None:
    """Check that the tables are those of a journal, and show older ones as they are now."""
    version = check_version(database, path)
    for table, needed in _NEEDED.items():
        kinds = database.execute("SELECT type FROM sqlite_schema WHERE name = ?", (table,))
        # A view of that name can be endless, and a generated column computes what it likes.
        columns = database.execute(f"PRAGMA main.table_xinfo({table})").fetchall()
        stored = {column[1] for column in columns if not column[6]}
        if kinds.fetchall() != [("table",)] or len(stored) < len(columns) or not needed <= stored:
            raise JournalError(f"{path} is a database, but no journal of totembox")
    if version <= _WITHOUT_SECRET:
        database.execute(
            "CREATE TEMP VIEW match AS SELECT rowid AS rowid, *, '' AS secret FROM main.match"
        )
