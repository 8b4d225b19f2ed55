"""The seated people as rows of the journal, checked for whoever may have written."""

from __future__ import annotations

import logging
import sqlite3
from typing import Final

import msgspec

from firmware_host.journal.rows import SeatRow

log = logging.getLogger(__name__)

_Row = tuple[int, str, str, str]
_COLUMNS: Final = "seat, name, language, token"


def read_seats(database: sqlite3.Connection) -> tuple[SeatRow, ...]:
    """Return the seated people; who cannot be read is left out."""
    found: list[SeatRow] = []
    for row in database.execute(f"SELECT {_COLUMNS} FROM seat ORDER BY seat"):  # noqa: S608 - our own names
        try:
            found.append(SeatRow(*msgspec.convert(row, _Row)))
        except msgspec.ValidationError as error:
            log.warning("the person of seat %s cannot be read: %s", str(row[0])[:10], error)
    return tuple(found)
