"""Results of matches in the journal, for statistics over many matches."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from firmware_host.journal.wall_clock import EARLIEST

RESULT_SCHEMA = """
CREATE TABLE result (
    match TEXT PRIMARY KEY REFERENCES match (id),
    names TEXT NOT NULL,
    outcome TEXT
) STRICT, WITHOUT ROWID;
"""
"""An outcome of NULL marks a result that an undo or a correction withdrew."""
RESULT_SEATS_SCHEMA = """
ALTER TABLE result ADD COLUMN resigned TEXT NOT NULL DEFAULT '[]';
ALTER TABLE result ADD COLUMN bots TEXT NOT NULL DEFAULT '[]';
"""


@dataclass(frozen=True, slots=True)
class Ending:
    """The names and the outcome of a match at its end."""

    names: tuple[str | None, ...]
    outcome: Mapping[str, Any]
    resigned: tuple[int, ...] = ()
    bots: tuple[int, ...] = ()
    """The seats that count as a bot's."""


@dataclass(frozen=True, slots=True)
class Result:
    """A match that ended; an outcome of None means that the result was withdrawn."""

    match: str
    game: str
    seats: int
    started_at: str
    ended_at: str | None
    names: tuple[str | None, ...]
    outcome: Mapping[str, Any] | None
    practice: bool
    """The host chose the seed."""
    resigned: tuple[int, ...] = ()
    bots: tuple[int, ...] = ()
    undated: bool = False
    """The clock of the box was not set when the match ended."""


def write_result(database: sqlite3.Connection, match: str, ending: Ending | None) -> None:
    """Write the result of a match; without an ending, withdraw it."""
    if ending is None:
        database.execute("UPDATE result SET outcome = NULL WHERE match = ?", (match,))
        return
    database.execute(
        "INSERT INTO result VALUES (?, ?, ?, ?, ?) ON CONFLICT (match) "
        "DO UPDATE SET names = excluded.names, outcome = excluded.outcome, "
        "resigned = excluded.resigned, bots = excluded.bots",
        (
            *(match, json.dumps(ending.names), json.dumps(ending.outcome)),
            *(json.dumps(ending.resigned), json.dumps(ending.bots)),
        ),
    )


_RESULTS: Final = (
    "SELECT id, game, seats, started_at, ended_at, names, outcome, "  # noqa: S608 - our own words
    f"secret = '' AND seed != id, ended_sure = 0 OR ended_at < '{EARLIEST:%Y}', resigned, bots "
    "FROM result JOIN match ON match.id = result.match"
)


def read_results(database: sqlite3.Connection, most: int) -> tuple[Result, ...]:
    """Return the last results, newest match first."""
    rows = database.execute(f"{_RESULTS} ORDER BY match.rowid DESC LIMIT ?", (most,))
    return tuple(map(_result, rows))


def read_result(database: sqlite3.Connection, match: str) -> Result | None:
    """Return the result of a match, or None."""
    row = database.execute(f"{_RESULTS} WHERE id = ?", (match,)).fetchone()
    return None if row is None else _result(row)


def _result(row: tuple[Any, ...]) -> Result:
    match, game, seats, started_at, ended_at, names, outcome, practice, undated, *seated = row
    read, sat = json.loads(outcome) if outcome else None, tuple(json.loads(names))
    resigned, bots = (tuple(json.loads(listed)) for listed in seated)
    about = (match, game, seats, started_at, ended_at, sat, read)
    return Result(*about, bool(practice), resigned, bots, bool(undated))


def read_ended_secrets(database: sqlite3.Connection, most: int) -> tuple[tuple[str, str], ...]:
    """Return id and secret of the last matches that are over or replaced, newest first."""
    rows = database.execute(
        "SELECT id, secret FROM match WHERE secret != '' "
        "AND (ended_at IS NOT NULL OR rowid < (SELECT max(rowid) FROM match)) "
        "ORDER BY rowid DESC LIMIT ?",
        (most,),
    )
    return tuple(rows)
