"""Why the disk does not take what is written, in a word that has a text in every language."""

from __future__ import annotations

import errno
import sqlite3
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

if TYPE_CHECKING:
    from datetime import datetime

Why = Literal["full", "read-only", "locked", "damaged", "newer", "slow", "error"]

_BY_ERRNO: Final[dict[int, Why]] = {
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EROFS: "read-only",
    errno.EACCES: "read-only",
    errno.EPERM: "read-only",
}
_BY_CODE: Final[dict[int, Why]] = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_PERM: "read-only",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
}
_PRIMARY_CODE: Final = 0xFF
"""The lowest byte of an extended error code is the kind of error."""


@dataclass(frozen=True, slots=True)
class Trouble:
    """The disk takes nothing: since when, why, and how many matches no longer fit into memory."""

    since: datetime
    why: Why
    lost: int = 0


def why_of(error: Exception) -> Why:
    """Return why the disk failed."""
    # SQLite quotes what it cannot read of the tables, and its message may then be no text.
    if isinstance(error, UnicodeDecodeError):
        return "damaged"
    if isinstance(error, sqlite3.Error):
        code = getattr(error, "sqlite_errorcode", None)
        if code is None:
            return "damaged" if type(error) is sqlite3.DatabaseError else "error"
        return _BY_CODE.get(code & _PRIMARY_CODE, "error")
    number = error.errno if isinstance(error, OSError) else None
    return "error" if number is None else _BY_ERRNO.get(number, "error")
