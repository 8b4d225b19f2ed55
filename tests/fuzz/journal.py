"""Fuzz targets of the journal's rows: whatever stands in them, the table starts and plays on."""

from __future__ import annotations

import re
import sqlite3
import tempfile
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from engines.core.match import Match, ReplayError
from engines.core.notation import NotationError
from engines.core.options import BadSetupError
from firmware_host.journal.journal import Journal
from firmware_host.journal.rows import DamagedError, JournalError, Record
from firmware_host.table.chance_notes import remaining
from firmware_host.table.fairness import check_fairness
from firmware_host.table.restore import match_of, restore
from firmware_host.wire import build
from tests.fuzz.target import Target, text_of
from tests.journal.test_written_by_0_1 import WRITTEN

if TYPE_CHECKING:
    from collections.abc import Iterator

_ID: Final = "m1"
_COLUMNS: Final = 6
_SEATS: Final = 8
_LINES_A_SEED: Final = 40
_NUMBER: Final = re.compile(r"-?[0-9]{1,18}", re.ASCII)


@cache
def _journal() -> tuple[tempfile.TemporaryDirectory[str], sqlite3.Connection, Journal]:
    """Return an empty journal with a connection of our own, which may write what it likes."""
    folder = tempfile.TemporaryDirectory(prefix="totembox-fuzz-")
    path = Path(folder.name) / "journal.sqlite3"
    Journal(path).close()
    writer = sqlite3.connect(path, isolation_level=None)
    # `kind` may then be any word; and nothing here has to outlive a power cut.
    for setting in ("ignore_check_constraints = ON", "synchronous = OFF"):
        writer.execute(f"PRAGMA {setting}")
    return folder, writer, Journal(path)


def _written(data: bytes) -> Journal:
    """Return a journal with one match: its columns first, a line each, then its lines."""
    _, writer, journal = _journal()
    lines = text_of(data).replace("\0", "").split("\n")
    game, seats, options, seed, secret, language = (lines + [""] * _COLUMNS)[:_COLUMNS]
    number = int(seats) if _NUMBER.fullmatch(seats) else 0
    row = (_ID, game, number, options, seed, "2026", None, secret)
    body = [
        (_ID, at, *line.partition(" ")[::2], "2026") for at, line in enumerate(lines[_COLUMNS:])
    ]
    writer.execute("BEGIN")
    for table in ("line", "match", "seat"):
        writer.execute(f"DELETE FROM {table}")  # noqa: S608 - our own names
    columns = "id, game, seats, options, seed, started_at, ended_at, secret"
    writer.execute(f"INSERT INTO match ({columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row)  # noqa: S608 - our own names
    writer.executemany("INSERT INTO line VALUES (?, ?, ?, ?, ?)", body)
    writer.execute("INSERT INTO seat VALUES (?, ?, ?, ?)", (number, game, language, secret))
    writer.execute("COMMIT")
    return journal


def _restore(data: bytes) -> None:
    """Restore the table, which no match may prevent, and publish it."""
    state = restore(_written(data), _SEATS).state
    assert build.encode([build.table(state), build.host_view(state)])


def _replay(data: bytes) -> tuple[Match, Record]:
    """Judge the match again, as `totembox replay` does."""
    record = _written(data).read(_ID)
    assert record is not None
    return match_of(record), record


def _check_replay(found: tuple[Match, Record]) -> None:
    match, record = found
    check_fairness(match.back_to(0), record.lines)
    assert [one.body for one in remaining(record.lines) if one.kind == "move"] == [*record.moves()]


def _seeds() -> Iterator[bytes]:
    with closing(sqlite3.connect(WRITTEN / "journal.sqlite3")) as database:
        for match, *row in database.execute("SELECT id, game, seats, options, seed FROM match"):
            found = database.execute(
                "SELECT kind, body FROM line WHERE match = ? ORDER BY position", (match,)
            ).fetchall()
            notes = [one for one in found if one[0] != "move"]
            lines = [f"{kind} {body}" for kind, body in (*found[:_LINES_A_SEED], *notes)]
            yield "\n".join((*map(str, row), "", "fr", *lines)).encode()


TARGETS: Final = {
    "journal-restored": Target(_restore, _seeds),
    "journal-replayed": Target(
        _replay,
        _seeds,
        (JournalError, DamagedError, ReplayError, NotationError, BadSetupError),
        _check_replay,
    ),
}
