"""The ids of commands: one that is sent again after a restart is carried out once."""

from __future__ import annotations

import logging
import sqlite3
from typing import Any, Final

import msgspec

from firmware_host.journal.rows import CommandRow

log = logging.getLogger(__name__)

_Row = tuple[str, str, int, int | None]

REMEMBERED: Final = 64
"""How many commands of each sender are remembered."""

COMMANDS_SCHEMA: Final = """
CREATE TABLE command (
    sender TEXT NOT NULL,
    sequence INTEGER NOT NULL,
    id TEXT NOT NULL,
    number INTEGER NOT NULL,
    made_for INTEGER,
    PRIMARY KEY (sender, sequence)
) STRICT, WITHOUT ROWID;
"""


def write_command(database: sqlite3.Connection, row: CommandRow) -> tuple[Any, ...]:
    """Write the id of a command in the commit of its effects, and forget the sender's oldest.

    Return what was written.
    """
    (sequence,) = database.execute(
        "SELECT coalesce(max(sequence), 0) + 1 FROM command WHERE sender = ?", (row.sender,)
    ).fetchone()
    # An id that is there already is that of a write which is tried again.
    database.execute(
        "DELETE FROM command WHERE sender = ? AND (sequence <= ? OR id = ?)",
        (row.sender, sequence - REMEMBERED, row.id),
    )
    values = (row.sender, sequence, row.id, row.number, row.made_for)
    database.execute("INSERT INTO command VALUES (?, ?, ?, ?, ?)", values)
    return values


def read_commands(database: sqlite3.Connection) -> tuple[CommandRow, ...]:
    """Return the latest commands of all senders, the oldest of each first."""
    rows = database.execute(
        "SELECT sender, id, number, made_for FROM command ORDER BY sender, sequence"
    )
    return tuple(row for row in map(_row, rows) if row is not None)


def _row(row: tuple[Any, ...]) -> CommandRow | None:
    """Return a command, or None for one that cannot be read: it may be carried out again."""
    try:
        return CommandRow(*msgspec.convert(row, _Row))
    except msgspec.ValidationError as error:
        log.warning("the command %.40r cannot be read: %s", row[1], error)
        return None
