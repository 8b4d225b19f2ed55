"""Opening the file of the journal: one writer, a known schema, every commit durable."""

from __future__ import annotations

import fcntl
import sqlite3
from typing import IO, TYPE_CHECKING

from firmware_host.journal.results import RESULT_SCHEMA
from firmware_host.journal.rows import JournalError

if TYPE_CHECKING:
    from pathlib import Path

SCHEMA_VERSION = 2

_SCHEMA = """
CREATE TABLE match (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    seats INTEGER NOT NULL,
    options TEXT NOT NULL,
    seed TEXT NOT NULL,
    started_at TEXT NOT NULL,
    ended_at TEXT
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

_UPGRADES = {1: RESULT_SCHEMA}
"""What a journal of that version lacks of the next."""


def only_writer(path: Path) -> IO[bytes]:
    """Return a lock that ends with the process: two boxes in one journal would mix their moves.

    It lies beside the journal, as closing a second handle of an SQLite file drops SQLite's locks.
    """
    lock = path.with_name(f"{path.name}.lock").open("wb")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise
    return lock


def open_file(path: Path) -> sqlite3.Connection:
    """Return the database of the journal, made or brought up to date if need be."""
    database = sqlite3.connect(path, check_same_thread=False)
    try:
        _prepare(database, path)
    except BaseException:
        database.close()
        raise
    return database


def _prepare(database: sqlite3.Connection, path: Path) -> None:
    """See that the file is a journal of ours, or empty, before anything is written to it."""
    (version,) = database.execute("PRAGMA user_version").fetchone()
    (count,) = database.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    if version == 0 and count:
        raise JournalError(f"{path} is a database, but no journal of totembox")
    if not 0 <= version <= SCHEMA_VERSION:
        raise JournalError(
            f"the journal {path} has version {version}, this totembox reads {SCHEMA_VERSION}"
        )
    database.execute("PRAGMA journal_mode = WAL")
    # FULL, not NORMAL: a power cut must not take back what the table was told.
    database.execute("PRAGMA synchronous = FULL")
    if version == 0:
        _make(database, _SCHEMA + _SEATS_SCHEMA + RESULT_SCHEMA)
    for older in range(version, SCHEMA_VERSION) if version else ():
        _make(database, _UPGRADES[older], older + 1)


def _make(database: sqlite3.Connection, tables: str, version: int = SCHEMA_VERSION) -> None:
    """Add tables and the mark of the version in one step: a power cut leaves all or nothing."""
    database.executescript(f"BEGIN; {tables} PRAGMA user_version = {version}; COMMIT;")
