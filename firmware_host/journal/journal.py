"""The journal: one SQLite file in which a command is durable before its effects are published."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Generator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, Self

from firmware_host.config.private import make_private_folder
from firmware_host.journal.command_ids import read_commands, write_command
from firmware_host.journal.dates import Began, Dated, began_within
from firmware_host.journal.matches import read_match, read_matches
from firmware_host.journal.opening import lock_for_writing, open_database
from firmware_host.journal.results import (
    Result,
    read_ended_secrets,
    read_result,
    read_results,
    write_result,
)
from firmware_host.journal.rows import (
    CommandRow,
    Entries,
    JournalError,
    MatchRow,
    Record,
    SeatRow,
)
from firmware_host.journal.wall_clock import Stamp, WallClock


class Journal:
    """The owner of the SQLite file; writes run in a thread, so that no press waits for the disk."""

    def __init__(self, path: Path, clock: WallClock | None = None) -> None:
        self._path = path
        self._clock = clock or WallClock()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="journal")
        self._lock: IO[bytes] | None = None
        try:
            make_private_folder(path.parent)
            self._database = open_database(path)
        except (OSError, sqlite3.Error) as error:
            raise JournalError(f"the journal {path} cannot be opened: {error}") from error

    async def __aenter__(self) -> Self:
        """Return the journal for writing; raise JournalError when another process has it open."""
        try:
            self._lock = lock_for_writing(self._path)
        except OSError as error:
            self.close()
            in_use = isinstance(error, BlockingIOError)
            reason = "another totembox writes to it" if in_use else str(error)
            raise JournalError(f"the journal {self._path} cannot be used: {reason}") from error
        return self

    async def __aexit__(self, *_: object) -> None:
        """Finish pending writes and close the file."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._database.close)
        self._thread.shutdown()
        if self._lock is not None:
            self._lock.close()

    async def append(self, entries: Sequence[Entries]) -> None:
        """Write all entries in one transaction and return when it is durable."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write, entries)

    def latest(self) -> Record | None:
        """Return the match that was started last, or None when it is over."""
        rows = self._query("SELECT id FROM match ORDER BY rowid DESC LIMIT 1")
        record = self.read(rows[0][0]) if rows else None
        return record if record and not record.is_over else None

    def read(self, match: str) -> Record | None:
        """Return the match of that id, or None."""
        with self._reading():
            return read_match(self._database, match)

    def seats(self) -> tuple[SeatRow, ...]:
        """Return the seated people of the last run."""
        return tuple(SeatRow(*row) for row in self._query("SELECT * FROM seat ORDER BY seat"))

    def matches(self) -> tuple[MatchRow, ...]:
        """Return all matches, oldest first."""
        with self._reading():
            return read_matches(self._database)

    def began_within(self, hours: int, most: int) -> tuple[Dated, ...]:
        """Return the last matches that began in the last hours, oldest first."""
        rows = self._query(
            "SELECT rowid, id, started_at, started_sure FROM match ORDER BY rowid DESC LIMIT ?",
            most,
        )
        return began_within(hours, [Began(*row) for row in reversed(rows)], self._clock.read())

    def commands(self) -> tuple[CommandRow, ...]:
        """Return the latest commands of all senders, the oldest of each first."""
        with self._reading():
            return read_commands(self._database)

    def results(self, most: int) -> tuple[Result, ...]:
        """Return the results of the last matches, newest first."""
        with self._reading():
            return read_results(self._database, most)

    def result(self, match: str) -> Result | None:
        """Return the result of a match, or None."""
        with self._reading():
            return read_result(self._database, match)

    def ended_secrets(self, most: int) -> tuple[tuple[str, str], ...]:
        """Return id and secret of the last matches that are over or replaced, newest first."""
        with self._reading():
            return read_ended_secrets(self._database, most)

    def close(self) -> None:
        """Close a journal that was only read; a write may still be running otherwise."""
        self._database.close()

    def _query(self, sql: str, *values: str | int) -> list[Any]:
        with self._reading():
            return self._database.execute(sql, values).fetchall()

    @contextmanager
    def _reading(self) -> Generator[None]:
        try:
            yield
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
        now = self._clock.read()
        row = entry.begins
        if row is not None:
            self._begin(row, now)
        if entry.lines:
            self._append_lines(entry, now.text)
        if entry.is_over is not None:
            self._database.execute(
                "UPDATE match SET ended_at = ?, ended_sure = ? WHERE id = ?",
                (now.text if entry.is_over else None, now.is_sure, entry.match),
            )
            write_result(self._database, entry.match, entry.ending)
        self._write_seats(entry)
        if entry.command is not None:
            write_command(self._database, entry.command)

    def _begin(self, row: MatchRow, now: Stamp) -> None:
        self._database.execute(
            "INSERT INTO match "
            "(id, game, seats, options, seed, started_at, started_sure, secret) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            (
                *(row.id, row.game, row.seats, json.dumps(dict(row.options)), row.seed),
                *(now.text, now.is_sure, row.secret),
            ),
        )

    def _write_seats(self, entry: Entries) -> None:
        if entry.seated is not None:
            row = entry.seated
            self._database.execute(
                "INSERT OR REPLACE INTO seat VALUES (?, ?, ?, ?)",
                (row.seat, row.name, row.language, row.token),
            )
        if entry.vacated is not None:
            self._database.execute("DELETE FROM seat WHERE seat = ?", (entry.vacated,))

    def _append_lines(self, entry: Entries, now: str) -> None:
        (count,) = self._database.execute(
            "SELECT coalesce(max(position) + 1, 0) FROM line WHERE match = ?", (entry.match,)
        ).fetchone()
        self._database.executemany(
            "INSERT INTO line VALUES (?, ?, ?, ?, ?)",
            [
                (entry.match, count + index, line.kind, line.body, now)
                for index, line in enumerate(entry.lines)
            ],
        )
