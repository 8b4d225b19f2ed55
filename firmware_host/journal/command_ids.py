"""The ids of commands: one that is sent again after a restart is carried out once."""

from __future__ import annotations

import sqlite3
from typing import Final

from firmware_host.journal.rows import CommandRow

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


def write_command(database: sqlite3.Connection, row: CommandRow) -> None:
    """Write the id of a command in the commit of its effects, and forget the sender's oldest."""
    (sequence,) = database.execute(
        "SELECT coalesce(max(sequence), 0) + 1 FROM command WHERE sender = ?", (row.sender,)
    ).fetchone()
    # An id that is there already is that of a write which is tried again.
    database.execute(
        "DELETE FROM command WHERE sender = ? AND (sequence <= ? OR id = ?)",
        (row.sender, sequence - REMEMBERED, row.id),
    )
    database.execute(
        "INSERT INTO command VALUES (?, ?, ?, ?, ?)",
        (row.sender, sequence, row.id, row.number, row.made_for),
    )


def read_commands(database: sqlite3.Connection) -> tuple[CommandRow, ...]:
    """Return the latest commands of all senders, the oldest of each first."""
    rows = database.execute(
        "SELECT sender, id, number, made_for FROM command ORDER BY sender, sequence"
    )
    return tuple(CommandRow(*row) for row in rows)
