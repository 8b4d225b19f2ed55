"""The journal: one SQLite file in which every command is durable before anybody hears of it."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from typing import IO, TYPE_CHECKING, Any, Self

from firmware_host.journal.opening import only_writer, open_file
from firmware_host.journal.results import read_results, settle
from firmware_host.journal.rows import DamagedError, JournalError, Line, MatchRow, Record, SeatRow

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from firmware_host.journal.results import Result
    from firmware_host.journal.rows import Entries


class Journal:
    """Owns the SQLite file; writes run in one thread, so that no press waits for the disk."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="journal")
        self._lock: IO[bytes] | None = None
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._database = open_file(path)
        except (OSError, sqlite3.Error) as error:
            raise JournalError(f"the journal {path} cannot be opened: {error}") from error

    async def __aenter__(self) -> Self:
        """Return the journal itself, to write to it; raise JournalError when another box does."""
        try:
            self._lock = only_writer(self._path)
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
            "SELECT coalesce(max(position) + 1, 0) FROM line WHERE match = ?", (entry.match,)
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
