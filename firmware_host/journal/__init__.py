"""What happened at the table, on the disk."""

from firmware_host.journal.journal import Journal
from firmware_host.journal.opening import SCHEMA_VERSION
from firmware_host.journal.results import Ending, Result
from firmware_host.journal.rows import (
    DamagedError,
    Entries,
    JournalError,
    Line,
    MatchRow,
    Record,
    SeatRow,
)

__all__ = [
    "SCHEMA_VERSION",
    "DamagedError",
    "Ending",
    "Entries",
    "Journal",
    "JournalError",
    "Line",
    "MatchRow",
    "Record",
    "Result",
    "SeatRow",
]
