"""A damaged journal is set aside under its date; what is readable is brought over to a new one.

The new file is complete, on the disk and named `.recovered` before anything is renamed. A start
that finds it goes on from there, so a power cut at any point loses neither file.
"""

from __future__ import annotations

import contextlib
import itertools
import json
import logging
import mmap
import os
import sqlite3
from collections.abc import Callable, Generator, Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import IO, Any, Final, get_args

from firmware_host.config.plain_file import open_plain_file, read_plain_file
from firmware_host.journal.carving import File, Row, carve
from firmware_host.journal.rows import JournalLine, Kind

log = logging.getLogger(__name__)

_LOG_AT_MOST: Final = 64 * 1024 * 1024
_KINDS: Final = get_args(Kind)
_MATCH: Final = (str, str, int, str, str, str, (str, type(None)), str, int, int)
_LATER_OF_MATCH: Final = {7: ("", 1, 1), 8: (1, 1)}
"""What rows of older journals lack: a secret, and whether the clock was sure."""
_LINE: Final = (str, int, str, str, str)
_RESULT: Final = (str, str, (str, type(None)), str, str)
_WITHOUT_SEATS: Final = 3
_SEAT: Final = (type(None), str, str, str)
_COMMAND: Final = (str, int, str, int, (int, type(None)))

CUT: Final = JournalLine("note", json.dumps({"note": "cut"}))
"""The last line of a match that had more when its journal was damaged."""


def recover(path: Path, make: Callable[[Path], sqlite3.Connection]) -> Path:
    """Put a new journal in the place of a damaged one; return where that is now.

    `make` opens an empty one.
    """
    if not _recovered(path).exists():
        _build(path, make)
    return finish_setting_aside(path) or path


def finish_setting_aside(path: Path) -> Path | None:
    """Do the renaming that is still to be done; return where the damaged file is, if there is."""
    recovered = _recovered(path)
    if not recovered.exists():
        return None
    # The time of the file, not of now: a start that goes on with this finds the same name.
    at = datetime.fromtimestamp(recovered.stat().st_mtime, UTC).strftime("%Y-%m-%dT%H%M%SZ")
    aside = path.with_name(f"{path.name}.damaged-{at}")
    for number in itertools.count(2):
        if not (path.exists() and aside.exists()):
            break
        aside = path.with_name(f"{path.name}.damaged-{at}-{number}")
    # The log first: beside the new file SQLite would take it for the log of that.
    for beside, moved in zip(_beside(path), _beside(aside), strict=True):
        if beside.exists():
            beside.rename(moved)
    if path.exists():
        path.rename(aside)
    _sync(path.parent)
    recovered.rename(path)
    _sync(path.parent)
    log.error("the damaged journal is now %s", aside)
    return aside


def _build(path: Path, make: Callable[[Path], sqlite3.Connection]) -> None:
    """Write what can be read of a damaged journal to a file of its own."""
    fresh = path.with_name(f"{path.name}.recovering")
    for beside in (fresh, *_beside(fresh)):
        beside.unlink(missing_ok=True)
    with contextlib.closing(make(fresh)) as database, _contents(path) as (file, logged):
        cut = _bring_over(database, carve(file, logged))
        (matches,) = database.execute("SELECT count(*) FROM match").fetchone()
        (lines,) = database.execute("SELECT count(*) FROM line").fetchone()
        database.execute("PRAGMA journal_mode = DELETE")
    _sync(fresh)
    fresh.rename(_recovered(path))
    _sync(path.parent)
    log.error("%s is damaged: %d matches, %d lines are brought over", path, matches, lines)
    for match in cut:
        log.error("match %s goes on from before a line that cannot be read", match)


def _recovered(path: Path) -> Path:
    return path.with_name(f"{path.name}.recovered")


def _beside(path: Path) -> tuple[Path, ...]:
    return tuple(path.with_name(f"{path.name}{end}") for end in ("-wal", "-shm", "-journal"))


@contextlib.contextmanager
def _contents(path: Path) -> Generator[tuple[File, bytes]]:
    """Yield the bytes of the file and those of its log."""
    logged = b""
    with contextlib.suppress(FileNotFoundError):
        logged = read_plain_file(_beside(path)[0], _LOG_AT_MOST)
    with open_plain_file(path) as file, _mapped(file) as content:
        yield content, logged


@contextlib.contextmanager
def _mapped(file: IO[bytes]) -> Generator[File]:
    if not file.seek(0, 2):
        yield b""
        return
    with mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as content:
        yield content


def _bring_over(database: sqlite3.Connection, rows: Iterable[Row]) -> list[str]:
    """Write the rows of our tables; return the matches that had more lines."""
    with database:
        for row in rows:
            statement, values = _statement(row)
            if statement:
                database.execute(f"{statement} ON CONFLICT DO NOTHING", values)
        for orphans in ("line", "result"):
            database.execute(f"DELETE FROM {orphans} WHERE match NOT IN (SELECT id FROM match)")  # noqa: S608 - our own names
        return _cut(database)


def _statement(row: Row) -> tuple[str, tuple[Any, ...]]:
    """Return how a row is written anew, or nothing for one of no table of ours."""
    values = row.values
    if row.rowid is None:
        if _fits(values, _LINE) and values[2] in _KINDS:
            return "INSERT INTO line VALUES (?, ?, ?, ?, ?)", values
        if len(values) == _WITHOUT_SEATS:
            values += ("[]", "[]")
        if _fits(values, _RESULT):
            return "INSERT INTO result VALUES (?, ?, ?, ?, ?)", values
        if _fits(values, _COMMAND):
            return "INSERT INTO command VALUES (?, ?, ?, ?, ?)", values
        return "", ()
    values += _LATER_OF_MATCH.get(len(values), ())
    if _fits(values, _MATCH):
        columns = (
            "rowid, id, game, seats, options, seed, started_at, ended_at, secret, "
            "started_sure, ended_sure"
        )
        marks = ", ".join("?" * (1 + len(_MATCH)))
        return f"INSERT INTO match ({columns}) VALUES ({marks})", (row.rowid, *values)  # noqa: S608 - our own names
    if _fits(values, _SEAT):
        return "INSERT INTO seat VALUES (?, ?, ?, ?)", (row.rowid, *values[1:])
    return "", ()


def _fits(values: tuple[Any, ...], kinds: tuple[Any, ...]) -> bool:
    return len(values) == len(kinds) and all(map(isinstance, values, kinds))


def _cut(database: sqlite3.Connection) -> list[str]:
    """End each match before its first missing line, and return those that had more."""
    gaps = "SELECT match, max(at) FROM line GROUP BY match HAVING count(*) <= max(position)"
    found = database.execute(gaps).fetchall()
    for match, at in found:
        positions = database.execute(
            "SELECT position FROM line WHERE match = ? ORDER BY position", (match,)
        ).fetchall()
        end = next(index for index, (position,) in enumerate(positions) if index != position)
        database.execute("DELETE FROM line WHERE match = ? AND position >= ?", (match, end))
        values = (match, end, CUT.kind, CUT.body, at)
        database.execute("INSERT INTO line VALUES (?, ?, ?, ?, ?)", values)
    return [match for match, _ in found]


def _sync(path: Path) -> None:
    """Wait until file or folder is on the disk."""
    descriptor = os.open(path, os.O_RDONLY | os.O_CLOEXEC)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
