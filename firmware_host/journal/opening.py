"""Opening the journal: a lock for one writer, the schema and its upgrades, durable commits."""

from __future__ import annotations

import errno
import fcntl
import sqlite3
from pathlib import Path
from typing import IO, Final

from firmware_host.config.plain_file import open_plain_file
from firmware_host.config.private import make_private_file
from firmware_host.journal.command_ids import COMMANDS_SCHEMA
from firmware_host.journal.results import RESULT_SCHEMA, RESULT_SEATS_SCHEMA
from firmware_host.journal.rows import JournalError, NoJournalError
from firmware_host.journal.wall_clock import CLOCK_SCHEMA

SCHEMA_VERSION = 5
SUFFIX: Final = ".sqlite3"
_MAGIC: Final = b"SQLite format 3\0"
_NO_FILE: Final = {
    *(errno.EISDIR, errno.ENOTDIR, errno.EEXIST, errno.ENAMETOOLONG, errno.ELOOP, errno.EINVAL)
}
"""The errors of a path at which there can be no file, whatever becomes of the disk."""
_LOCKED_AT_MOST_S: Final = 2.0

_SCHEMA = """
CREATE TABLE match (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    seats INTEGER NOT NULL,
    options TEXT NOT NULL,
    seed TEXT NOT NULL,
    started_at TEXT NOT NULL,
    ended_at TEXT,
    secret TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE TABLE line (
    match TEXT NOT NULL REFERENCES match (id),
    position INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('move', 'back', 'note')),
    body TEXT NOT NULL,
    at TEXT NOT NULL,
    PRIMARY KEY (match, position)
) STRICT, WITHOUT ROWID;
"""

_SEATS_SCHEMA = """
CREATE TABLE seat (
    seat INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    language TEXT NOT NULL,
    token TEXT NOT NULL
) STRICT;
"""

_UPGRADES = {
    1: RESULT_SCHEMA,
    2: "ALTER TABLE match ADD COLUMN secret TEXT NOT NULL DEFAULT '';",
    3: RESULT_SEATS_SCHEMA,
    4: CLOCK_SCHEMA + COMMANDS_SCHEMA,
}
"""What an upgrade from each version adds."""


def lock_path(path: Path) -> Path:
    """Return the path of the lock: it stays beside a journal that a box has used."""
    return path.with_name(f"{path.name}.lock")


def lock_for_writing(path: Path) -> IO[bytes]:
    """Return a lock that ends with the process, or raise BlockingIOError when another holds it.

    A file of its own, because closing a second handle of an SQLite file drops SQLite's locks.
    """
    # Private, because any other user who can open it could hold it and keep the box from starting.
    beside = lock_path(path)
    make_private_file(beside)
    lock = beside.open("wb")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise
    return lock


def is_in_use(path: Path) -> bool:
    """Tell whether a box has the journal open now."""
    with open_plain_file(lock_path(path)) as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_SH | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
        return False


def open_database(path: Path) -> sqlite3.Connection:
    """Return the journal's database, created or upgraded as needed."""
    # It holds secrets. SQLite gives the files beside it the same permissions.
    if path.exists():
        open_plain_file(path).close()
    make_private_file(path)
    database = sqlite3.connect(path, check_same_thread=False, timeout=_LOCKED_AT_MOST_S)
    try:
        # A damaged letter is a part of a line, not of the file.
        database.text_factory = _as_text
        _prepare(database, path)
    except BaseException:
        database.close()
        raise
    return database


def check_is_journal(path: Path) -> None:
    """Raise NoJournalError for a path at which there can be no journal of a box.

    What no box has used and is no database may be anybody's file, so it is not set aside.
    """
    try:
        with open_plain_file(path) as file:
            start = file.read(len(_MAGIC))
    except OSError as error:
        if error.errno in _NO_FILE:
            raise NoJournalError(f"the journal {path} cannot be opened: {error}") from error
        return
    is_ours = path.suffix == SUFFIX or lock_path(path).exists()
    if start not in (b"", _MAGIC) and not is_ours:
        raise NoJournalError(f"the journal {path} cannot be opened: file is not a database")


def can_be_a_file(error: OSError) -> bool:
    """Tell whether the disk may yet let a file be there."""
    return error.errno not in _NO_FILE


def _as_text(text: bytes) -> str:
    return text.decode("utf-8", "replace")


def check_version(database: sqlite3.Connection, path: Path) -> int:
    """Return the version of the schema, 0 without one; raise JournalError if it is no journal's."""
    (version,) = database.execute("PRAGMA user_version").fetchone()
    try:
        (count,) = database.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    except UnicodeDecodeError as error:
        # SQLite quotes what it cannot read, and its message is then no text.
        raise sqlite3.DatabaseError("its tables are damaged") from error
    if version == 0 and count:
        raise NoJournalError(f"{path} is a database, but no journal of totembox")
    if not 0 <= version <= SCHEMA_VERSION:
        raise JournalError(
            f"the journal {path} has version {version}, this totembox reads {SCHEMA_VERSION}",
            "newer",
        )
    return int(version)


def _prepare(database: sqlite3.Connection, path: Path) -> None:
    """Create or upgrade the tables; raise JournalError for a file that is no journal."""
    version = check_version(database, path)
    database.execute("PRAGMA journal_mode = WAL")
    # FULL, not NORMAL: a power cut must not lose a move that was published.
    database.execute("PRAGMA synchronous = FULL")
    if version == 0:
        tables = _SCHEMA + _SEATS_SCHEMA + RESULT_SCHEMA + RESULT_SEATS_SCHEMA
        _change_schema(database, tables + CLOCK_SCHEMA + COMMANDS_SCHEMA)
    for older in range(version, SCHEMA_VERSION) if version else ():
        _change_schema(database, _UPGRADES[older], older + 1)


def _change_schema(
    database: sqlite3.Connection, changes: str, version: int = SCHEMA_VERSION
) -> None:
    """Change the schema and set its version in one transaction."""
    database.executescript(f"BEGIN; {changes} PRAGMA user_version = {version}; COMMIT;")
