"""Matches and their lines as rows of the journal's tables, checked for whoever may have written."""

from __future__ import annotations

import json
import sqlite3
from typing import Any, Final

import msgspec

from firmware_host.journal.rows import DamagedError, JournalLine, Kind, MatchRow, Record

_COLUMNS: Final = "id, game, seats, options, seed, secret, ended_at IS NOT NULL"
_REASON_AT_MOST: Final = 200
_Row = tuple[str, str, int, str, str, str, int]
_Line = tuple[Kind, str]


def read_matches(database: sqlite3.Connection) -> tuple[MatchRow, ...]:
    """Return all matches, oldest first."""
    rows = database.execute(f"SELECT {_COLUMNS} FROM match ORDER BY rowid")  # noqa: S608 - our own names
    return tuple(_match_row(row) for row in rows)


def read_match(database: sqlite3.Connection, match: str) -> Record | None:
    """Return the match of that id, or None."""
    found = database.execute(f"SELECT {_COLUMNS} FROM match WHERE id = ?", (match,)).fetchone()  # noqa: S608 - our own names
    if found is None:
        return None
    lines = database.execute(
        "SELECT kind, body FROM line WHERE match = ? ORDER BY position", (match,)
    )
    row = _match_row(found)
    try:
        checked = tuple(JournalLine(*msgspec.convert(line, _Line)) for line in lines)
    except msgspec.ValidationError as error:
        reason = str(error)[:_REASON_AT_MOST]
        raise DamagedError(f"a line of match {row.id[:40]} cannot be read: {reason}") from error
    return Record(row, checked, bool(found[6]))


def _match_row(row: tuple[Any, ...]) -> MatchRow:
    try:
        match, game, seats, options, seed, secret, _ = msgspec.convert(row, _Row)
        read = dict(json.loads(options))
    except (ValueError, TypeError, RecursionError) as error:
        raise DamagedError(f"match {str(row[0])[:40]} cannot be read: {error}") from error
    return MatchRow(match, game, seats, read, seed, secret)
