"""Entries as rows: each line has a position of its own, so that a write can be tried again.

A write that failed may be on the disk all the same, where the disk failed after it: SQLite finds it
when the file is opened anew. The second try writes the same rows and leaves those that are there.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from firmware_host.journal.command_ids import write_command
from firmware_host.journal.results import write_result
from firmware_host.journal.rows import Entries
from firmware_host.journal.wall_clock import Stamp, WallClock

_TABLES: Final = ("match", "line", "result", "seat", "command")
_MATCH: Final = (
    "INSERT INTO match (id, game, seats, options, seed, started_at, started_sure, secret) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
)
_LINE: Final = "INSERT INTO line VALUES (?, ?, ?, ?, ?)"
_LEAVE: Final = " ON CONFLICT DO NOTHING"
_COMMANDS_AT_MOST: Final = 2048
"""Beyond that the ids of commands are read again: the file holds the latest of each sender."""


@dataclass(slots=True)
class Present:
    """What a new file must have: the match that was begun last, the people, the ids of commands."""

    match: str = ""
    rows: dict[str, list[tuple[Any, ...]]] = field(
        default_factory=lambda: {table: [] for table in _TABLES}
    )


class Writer:
    """Writes entries in transactions, and remembers what a new file must have."""

    def __init__(self, clock: WallClock) -> None:
        self._clock = clock
        self._ends: dict[str, int] = {}
        self._present = Present()
        self._leave = ""
        """What is added to a statement after a write that failed."""

    def remember(self, database: sqlite3.Connection) -> None:
        """Read what a new file must have."""
        self._present = _read_last(database)

    def bring_up(self, database: sqlite3.Connection) -> None:
        """Add to a file that was opened anew what it lacks of what must be there."""
        present = self._present
        asked = "SELECT count(*) FROM line WHERE match = ?"
        (count,) = database.execute(asked, (present.match,)).fetchone()
        if count >= len(present.rows["line"]) and _has_match(database, present.match):
            return
        with database:
            database.execute("DELETE FROM line WHERE match = ?", (present.match,))
            for table, rows in present.rows.items():
                for row in rows:
                    marks = ", ".join("?" * len(row))
                    asked = f"INSERT INTO {table} VALUES ({marks}){_LEAVE}"  # noqa: S608 - our own names
                    database.execute(asked, row)

    def write(self, database: sqlite3.Connection, entries: Sequence[Entries]) -> None:
        """Write all entries in one transaction; raise sqlite3.Error if that fails."""
        ends: dict[str, int] = {}
        now = self._clock.read()
        written: list[tuple[Any, ...]] = []
        commands: list[tuple[Any, ...]] = []
        leave, self._leave = self._leave, _LEAVE
        with database:
            for entry in entries:
                self._begin(database, entry, _MATCH + leave, now)
                written += self._lines(database, entry, _LINE + leave, now.text, ends)
                _end(database, entry, now)
                _seat(database, entry)
                if entry.command is not None:
                    commands.append(write_command(database, entry.command))
            present = self._read_again(database, entries)
        if present.match == self._present.match:
            present.rows["line"] += [row for row in written if row[0] == present.match]
        if present is self._present:
            present.rows["command"] += commands
        self._leave, self._present = "", present
        # Older matches do not go on.
        self._ends = ends or self._ends

    def _begin(
        self, database: sqlite3.Connection, entry: Entries, statement: str, now: Stamp
    ) -> None:
        row = entry.begins
        if row is None:
            return
        database.execute(
            statement,
            (
                *(row.id, row.game, row.seats, json.dumps(dict(row.options)), row.seed),
                *(now.text, now.is_sure, row.secret),
            ),
        )
        self._ends[row.id] = 0

    def _lines(
        self,
        database: sqlite3.Connection,
        entry: Entries,
        statement: str,
        now: str,
        ends: dict[str, int],
    ) -> list[tuple[Any, ...]]:
        """Write the lines where they belong, and return their rows."""
        if not entry.lines:
            return []
        match = entry.match
        if match not in self._ends:
            (self._ends[match],) = database.execute(
                "SELECT coalesce(max(position) + 1, 0) FROM line WHERE match = ?", (match,)
            ).fetchone()
        start = ends.get(match, self._ends[match])
        ends[match] = start + len(entry.lines)
        rows = [
            (match, start + index, line.kind, line.body, now)
            for index, line in enumerate(entry.lines)
        ]
        database.executemany(statement, rows)
        return rows

    def _read_again(self, database: sqlite3.Connection, entries: Sequence[Entries]) -> Present:
        """Return what to remember from now on; all but the lines is little."""
        begun = [entry.begins.id for entry in entries if entry.begins is not None]
        if begun:
            return _read_present(database, begun[-1])
        is_changed = any(entry.is_over is not None or _has_seats(entry) for entry in entries)
        if is_changed or len(self._present.rows["command"]) > _COMMANDS_AT_MOST:
            return _read_present(database, self._present.match, self._present.rows["line"])
        return self._present


def check_readable(database: sqlite3.Connection) -> None:
    """Raise sqlite3.Error unless the match that was begun last and the people can be read."""
    _read_last(database)


def check_writable(database: sqlite3.Connection) -> None:
    """Raise sqlite3.Error unless the disk takes a write: SQLite opens what it cannot write to."""
    (version,) = database.execute("PRAGMA user_version").fetchone()
    with database:
        database.execute("BEGIN IMMEDIATE")
        database.execute(f"PRAGMA user_version = {version}")


def _read_last(database: sqlite3.Connection) -> Present:
    found = database.execute("SELECT id FROM match ORDER BY rowid DESC LIMIT 1").fetchone()
    return _read_present(database, found[0] if found else "")


def _read_present(
    database: sqlite3.Connection, match: str, lines: list[tuple[Any, ...]] | None = None
) -> Present:
    """Return the rows of a match and of the people."""

    def rows(table: str, key: str) -> list[tuple[Any, ...]]:
        asked = f"SELECT * FROM {table} WHERE {key} = ?"  # noqa: S608 - our own names
        return database.execute(asked, (match,)).fetchall()

    return Present(
        match,
        {
            "match": rows("match", "id"),
            "line": rows("line", "match") if lines is None else lines,
            "result": rows("result", "match"),
            "seat": database.execute("SELECT * FROM seat").fetchall(),
            "command": database.execute("SELECT * FROM command").fetchall(),
        },
    )


def _has_match(database: sqlite3.Connection, match: str) -> bool:
    found = database.execute("SELECT 1 FROM match WHERE id = ?", (match,)).fetchone()
    return found is not None or not match


def _end(database: sqlite3.Connection, entry: Entries, now: Stamp) -> None:
    if entry.is_over is not None:
        database.execute(
            "UPDATE match SET ended_at = ?, ended_sure = ? WHERE id = ?",
            (now.text if entry.is_over else None, now.is_sure, entry.match),
        )
        write_result(database, entry.match, entry.ending)


def _has_seats(entry: Entries) -> bool:
    return entry.seated is not None or entry.vacated is not None


def _seat(database: sqlite3.Connection, entry: Entries) -> None:
    if entry.seated is not None:
        row = entry.seated
        database.execute(
            "INSERT OR REPLACE INTO seat VALUES (?, ?, ?, ?)",
            (row.seat, row.name, row.language, row.token),
        )
    if entry.vacated is not None:
        database.execute("DELETE FROM seat WHERE seat = ?", (entry.vacated,))
