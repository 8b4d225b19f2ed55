"""How matches ended, as the journal keeps it: for everybody who counts over many matches."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Mapping

RESULT_SCHEMA = """
CREATE TABLE result (
    match TEXT PRIMARY KEY REFERENCES match (id),
    names TEXT NOT NULL,
    outcome TEXT
) STRICT, WITHOUT ROWID;
"""
"""An empty outcome is a result that was taken back: by an undo, or by a correction."""


@dataclass(frozen=True, slots=True)
class Ending:
    """Who sat at the match when it ended, and how it did."""

    names: tuple[str | None, ...]
    outcome: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Result:
    """A match that ended; without an outcome its end was taken back."""

    match: str
    game: str
    seats: int
    started_at: str
    ended_at: str | None
    names: tuple[str | None, ...]
    outcome: Mapping[str, Any] | None


def settle(database: sqlite3.Connection, match: str, ending: Ending | None) -> None:
    """Write down how the match ended; without an ending, take back what was written."""
    if ending is None:
        database.execute("UPDATE result SET outcome = NULL WHERE match = ?", (match,))
        return
    database.execute(
        "INSERT INTO result VALUES (?, ?, ?) ON CONFLICT (match) "
        "DO UPDATE SET names = excluded.names, outcome = excluded.outcome",
        (match, json.dumps(ending.names), json.dumps(ending.outcome)),
    )


def read_results(database: sqlite3.Connection, most: int) -> tuple[Result, ...]:
    """Return the last results, the newest match first."""
    rows = database.execute(
        "SELECT id, game, seats, started_at, ended_at, names, outcome "
        "FROM result JOIN match ON match.id = result.match "
        "ORDER BY match.rowid DESC LIMIT ?",
        (most,),
    )
    return tuple(map(_result, rows))


def _result(row: tuple[Any, ...]) -> Result:
    match, game, seats, started_at, ended_at, names, outcome = row
    people = tuple(json.loads(names))
    return Result(
        match, game, seats, started_at, ended_at, people, json.loads(outcome) if outcome else None
    )
