"""The journal: one SQLite file in which every command is durable before anybody hears of it."""

from __future__ import annotations

import asyncio
import fcntl
import json
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import IO, TYPE_CHECKING, Any, Literal, Self

from firmware_host.journal_results import RESULT_SCHEMA, read_results, settle

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from firmware_host.journal_results import Ending, Result

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

Kind = Literal["move", "back", "note"]


class JournalError(Exception):
    """The journal cannot be used; the message names the file and the reason."""


class DamagedError(ValueError):
    """A match in the journal that cannot be read any more; the message names it."""


@dataclass(frozen=True, slots=True)
class MatchRow:
    """How a match was set up."""

    id: str
    game: str
    seats: int
    options: Mapping[str, Any]
    seed: str


@dataclass(frozen=True, slots=True)
class Line:
    """One thing that happened: a move, a step back, or a note about the table."""

    kind: Kind
    body: str


@dataclass(frozen=True, slots=True)
class Record:
    """A match as the journal holds it."""

    row: MatchRow
    lines: tuple[Line, ...]
    is_over: bool

    def moves(self) -> tuple[str, ...]:
        """Return the moves that still stand after every step back."""
        moves: list[str] = []
        for line in self.lines:
            if line.kind == "move":
                moves.append(line.body)
            elif line.kind == "back":
                del moves[self._number(line.body) :]
        return tuple(moves)

    def _number(self, body: str) -> int:
        if not body.isdecimal():
            raise DamagedError(
                f"match {self.row.id} goes back to {body[:40]!r}, which is no number"
            )
        return int(body)


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Who sits where; the token is the hash of what the phone shows to come back."""

    seat: int
    name: str
    language: str
    token: str


@dataclass(frozen=True, slots=True)
class Entries:
    """What one command adds: a new match, lines of it, how it is over, who sits where."""

    match: str = ""
    lines: tuple[Line, ...] = ()
    begins: MatchRow | None = None
    is_over: bool | None = None
    ending: Ending | None = None
    sits: SeatRow | None = None
    rises: int | None = None


class Journal:
    """Owns the SQLite file; writes run in one thread, so that no press waits for the disk."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="journal")
        self._lock: IO[bytes] | None = None
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._database = _open(path)
        except (OSError, sqlite3.Error) as error:
            raise JournalError(f"the journal {path} cannot be opened: {error}") from error

    async def __aenter__(self) -> Self:
        """Return the journal itself, to write to it; raise JournalError when another box does."""
        try:
            self._lock = _only_writer(self._path)
        except OSError as error:
            self.close()
            in_use = isinstance(error, BlockingIOError)
            reason = "another totembox writes to it" if in_use else str(error)
            raise JournalError(f"the journal {self._path} cannot be used: {reason}") from error
        return self

    async def __aexit__(self, *_: object) -> None:
        """Finish what is being written and close the file."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._database.close)
        self._thread.shutdown()
        if self._lock is not None:
            self._lock.close()

    async def append(self, entries: Sequence[Entries]) -> None:
        """Make all entries durable in one commit."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write, entries)

    def latest(self) -> Record | None:
        """Return the match that was begun last, if it is not over."""
        rows = self._query("SELECT id FROM match ORDER BY rowid DESC LIMIT 1")
        record = self.read(rows[0][0]) if rows else None
        return record if record and not record.is_over else None

    def read(self, match: str) -> Record | None:
        """Return the match of that id."""
        rows = self._query("SELECT * FROM match WHERE id = ?", match)
        if not rows:
            return None
        lines = self._query("SELECT kind, body FROM line WHERE match = ? ORDER BY position", match)
        is_over = rows[0][6] is not None
        return Record(_match_row(rows[0]), tuple(Line(*line) for line in lines), is_over)

    def seats(self) -> tuple[SeatRow, ...]:
        """Return who sat where when the box was last on."""
        return tuple(SeatRow(*row) for row in self._query("SELECT * FROM seat ORDER BY seat"))

    def matches(self) -> tuple[MatchRow, ...]:
        """Return every match, the oldest first."""
        return tuple(map(_match_row, self._query("SELECT * FROM match ORDER BY rowid")))

    def begun_since(self, at: str, most: int) -> tuple[tuple[str, str], ...]:
        """Return id and beginning of the last matches since that time, the oldest first."""
        rows = self._query(
            "SELECT id, started_at FROM match WHERE started_at >= ? ORDER BY rowid DESC LIMIT ?",
            at,
            most,
        )
        return tuple((match, started_at) for match, started_at in reversed(rows))

    def results(self, most: int) -> tuple[Result, ...]:
        """Return how the last matches ended, the newest first."""
        try:
            return read_results(self._database, most)
        except sqlite3.Error as error:
            raise JournalError(f"the journal {self._path} cannot be read: {error}") from error

    def close(self) -> None:
        """Close the file; only for who never wrote, as a write may still be under way."""
        self._database.close()

    def _query(self, sql: str, *values: str | int) -> list[Any]:
        try:
            return self._database.execute(sql, values).fetchall()
        except sqlite3.Error as error:
            raise JournalError(f"the journal {self._path} cannot be read: {error}") from error

    def _write(self, entries: Sequence[Entries]) -> None:
        try:
            with self._database:
                for entry in entries:
                    self._write_one(entry)
        except sqlite3.Error as error:
            raise JournalError(f"the journal {self._path} cannot be written: {error}") from error

    def _write_one(self, entry: Entries) -> None:
        now = datetime.now(UTC).isoformat(timespec="milliseconds")
        row = entry.begins
        if row is not None:
            self._database.execute(
                "INSERT INTO match VALUES (?, ?, ?, ?, ?, ?, NULL)",
                (row.id, row.game, row.seats, json.dumps(dict(row.options)), row.seed, now),
            )
        if entry.lines:
            self._append_lines(entry, now)
        if entry.is_over is not None:
            self._database.execute(
                "UPDATE match SET ended_at = ? WHERE id = ?",
                (now if entry.is_over else None, entry.match),
            )
            settle(self._database, entry.match, entry.ending)
        self._write_seats(entry)

    def _write_seats(self, entry: Entries) -> None:
        if entry.sits is not None:
            row = entry.sits
            self._database.execute(
                "INSERT OR REPLACE INTO seat VALUES (?, ?, ?, ?)",
                (row.seat, row.name, row.language, row.token),
            )
        if entry.rises is not None:
            self._database.execute("DELETE FROM seat WHERE seat = ?", (entry.rises,))

    def _append_lines(self, entry: Entries, now: str) -> None:
        (count,) = self._database.execute(
            "SELECT count(*) FROM line WHERE match = ?", (entry.match,)
        ).fetchone()
        self._database.executemany(
            "INSERT INTO line VALUES (?, ?, ?, ?, ?)",
            [
                (entry.match, count + place, line.kind, line.body, now)
                for place, line in enumerate(entry.lines)
            ],
        )


def _match_row(row: tuple[Any, ...]) -> MatchRow:
    try:
        options = dict(json.loads(row[3]))
    except (ValueError, TypeError) as error:
        raise DamagedError(f"the options of match {row[0]} cannot be read: {error}") from error
    return MatchRow(row[0], row[1], row[2], options, row[4])


def _only_writer(path: Path) -> IO[bytes]:
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


def _open(path: Path) -> sqlite3.Connection:
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
