"""Matches and their lines as rows of the journal's tables, checked for whoever may have written."""

from __future__ import annotations

import json
import sqlite3
from typing import Any, Final

import msgspec

from firmware_host.journal.rows import DamagedError, JournalLine, Kind, MatchRow, Record
from firmware_host.journal.void_lines import without_void

_COLUMNS: Final = "id, game, seats, options, seed, secret, ended_at IS NOT NULL"
_REASON_AT_MOST: Final = 200
_Row = tuple[str, str, int, str, str, str, int]
_Line = tuple[Kind, str]


def read_matches(database: sqlite3.Connection) -> tuple[MatchRow, ...]:
    """Return all matches, oldest first."""
    rows = database.execute(f"SELECT {_COLUMNS} FROM match ORDER BY rowid")  # noqa: S608 - our own names
    return tuple(_match_row(row) for row in rows)


def read_match(database: sqlite3.Connection, match: str) -> Record | None:
    """Return the match of that id, or None; raise DamagedError for one with an unreadable line."""
    record = read_match_so_far(database, match)
    if record is not None and record.damage:
        raise DamagedError(record.damage)
    return record


def read_match_so_far(database: sqlite3.Connection, match: str) -> Record | None:
    """Return the match of that id up to its first unreadable line, or None."""
    found = database.execute(f"SELECT {_COLUMNS} FROM match WHERE id = ?", (match,)).fetchone()  # noqa: S608 - our own names
    if found is None:
        return None
    rows = database.execute(
        "SELECT kind, body FROM line WHERE match = ? ORDER BY position", (match,)
    ).fetchall()
    row = _match_row(found)
    lines: list[JournalLine] = []
    damage = ""
    try:
        for line in without_void(rows):
            lines.append(JournalLine(*msgspec.convert(line, _Line)))  # noqa: PERF401 - kept up to an error
    except msgspec.ValidationError as error:
        reason = str(error)[:_REASON_AT_MOST]
        damage = f"a line of match {row.id[:40]} cannot be read: {reason}"
    return Record(row, tuple(lines), bool(found[6]), damage)


def _match_row(row: tuple[Any, ...]) -> MatchRow:
    try:
        match, game, seats, options, seed, secret, _ = msgspec.convert(row, _Row)
        read = dict(json.loads(options))
    except (ValueError, TypeError, RecursionError) as error:
        raise DamagedError(f"match {str(row[0])[:40]} cannot be read: {error}") from error
    return MatchRow(match, game, seats, read, seed, secret)
