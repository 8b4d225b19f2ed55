"""The journal: one SQLite file in which a command is durable before its sender hears `kept`."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import threading
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Final, Self

from firmware_host.config.private import make_private_folder
from firmware_host.journal import people, setting_aside
from firmware_host.journal.command_ids import read_commands
from firmware_host.journal.dates import Dated, began_within, read_began
from firmware_host.journal.matches import read_match, read_match_so_far, read_matches
from firmware_host.journal.opening import (
    can_be_a_file,
    check_is_journal,
    lock_for_writing,
    open_database,
)
from firmware_host.journal.reading import reading
from firmware_host.journal.results import Result, read_ended_secrets, read_result, read_results
from firmware_host.journal.rows import (
    CommandRow,
    Entries,
    JournalError,
    MatchRow,
    NoJournalError,
    Record,
    SeatRow,
)
from firmware_host.journal.trouble import Why, why_of
from firmware_host.journal.wall_clock import WallClock
from firmware_host.journal.writing import Writer, check_readable, check_writable

log = logging.getLogger(__name__)

_STAYS_OPEN: Final[set[Why]] = {"full", "locked"}
"""The troubles after which the open file is as good as before."""


class Journal:
    """The owner of the SQLite file; writes run in a thread, so that no press waits for the disk.

    A patient journal starts although the disk is in trouble: `failure` says why. It opens the file
    at a later write. Until then it reads what can be read without writing.
    """

    def __init__(
        self, path: Path, clock: WallClock | None = None, *, is_patient: bool = False
    ) -> None:
        self._path = path
        self._clock = clock or WallClock()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="journal")
        self._guard = threading.RLock()
        self._lock: IO[bytes] | None = None
        self._writer = Writer(self._clock)
        self._database: sqlite3.Connection | None = None
        self._is_patient = is_patient
        self._is_damaged = False
        self.failure: JournalError | None = None
        self.set_aside: Path | None = None
        """Where a damaged journal is that this run replaced."""
        if not is_patient:
            with self._failing("opened"):
                make_private_folder(path.parent)
                self._database = open_database(path)

    async def __aenter__(self) -> Self:
        """Return the journal for writing.

        Raise NoJournalError when another process has it open, or there can be none. Other failures
        raise JournalError, unless the journal is a patient one.
        """
        try:
            await self._in_thread(self._make_ready)
        except JournalError as error:
            if isinstance(error, NoJournalError) or not self._is_patient:
                self.close()
                raise
            self.failure = error
        return self

    async def __aexit__(self, *_: object) -> None:
        """Finish pending writes and close the file."""
        await self._in_thread(self._drop)
        self._thread.shutdown()
        if self._lock is not None:
            self._lock.close()

    async def append(self, entries: Sequence[Entries]) -> None:
        """Write all entries in one transaction and return when it is durable."""
        await self._in_thread(lambda: self._write(entries))

    def latest(self) -> Record | None:
        """Return the match that was begun last, or None when it is over.

        It ends before its first unreadable line.
        """
        with self._reading() as database:
            rows = database.execute("SELECT id FROM match ORDER BY rowid DESC LIMIT 1").fetchall()
            record = read_match_so_far(database, rows[0][0]) if rows else None
        return record if record and not record.is_over else None

    def read(self, match: str) -> Record | None:
        """Return the match of that id, or None."""
        with self._reading() as database:
            return read_match(database, match)

    def seats(self) -> tuple[SeatRow, ...]:
        """Return the seated people of the last run."""
        with self._reading() as database:
            return people.read_seats(database)

    def matches(self) -> tuple[MatchRow, ...]:
        """Return all matches, oldest first."""
        with self._reading() as database:
            return read_matches(database)

    def began_within(self, hours: int, most: int) -> tuple[Dated, ...]:
        """Return the last matches that began in the last hours, oldest first."""
        with self._reading() as database:
            began = read_began(database, most)
        return began_within(hours, began, self._clock.read())

    def commands(self) -> tuple[CommandRow, ...]:
        """Return the latest commands of all senders, the oldest of each first."""
        with self._reading() as database:
            return read_commands(database)

    def results(self, most: int) -> tuple[Result, ...]:
        """Return the results of the last matches, newest first."""
        with self._reading() as database:
            return read_results(database, most)

    def result(self, match: str) -> Result | None:
        """Return the result of a match, or None."""
        with self._reading() as database:
            return read_result(database, match)

    def ended_secrets(self, most: int) -> tuple[tuple[str, str], ...]:
        """Return id and secret of the last matches that are over or replaced, newest first."""
        with self._reading() as database:
            return read_ended_secrets(database, most)

    def close(self) -> None:
        """Close a journal that was only read; a write may still be running otherwise."""
        with self._guard:
            if self._database is not None:
                self._database.close()

    @contextmanager
    def _reading(self) -> Generator[sqlite3.Connection]:
        """Yield the tables; those of a file that cannot be opened for writing are only read."""
        with self._guard:
            if self._database is None:
                with reading(self._path) as database:
                    yield database
                return
            with self._failing("read"):
                yield self._database

    @contextmanager
    def _failing(self, done: str) -> Generator[None]:
        """Raise what goes wrong as JournalError."""
        try:
            yield
        except JournalError as error:
            self._is_damaged |= error.why == "damaged"
            raise
        except (OSError, sqlite3.Error, UnicodeDecodeError) as error:
            why = why_of(error)
            self._is_damaged |= why == "damaged"
            kind = JournalError
            if isinstance(error, OSError) and not can_be_a_file(error):
                kind = NoJournalError
            raise kind(f"the journal {self._path} cannot be {done}: {error}", why) from error

    async def _in_thread(self, act: Callable[[], None]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, act)

    def _write(self, entries: Sequence[Entries]) -> None:
        with self._guard:
            try:
                self._make_ready()
                with self._failing("written"):
                    self._writer.write(self._open(), entries)
            except JournalError as error:
                if error.why not in _STAYS_OPEN:
                    self._drop()
                raise

    def _make_ready(self) -> None:
        """Open the file for writing, unless it is; a damaged one is replaced first."""
        with self._guard:
            if self._is_damaged and self._is_patient:
                self._replace()
            if self._database is None or self._lock is None:
                try:
                    self._prepare()
                except JournalError as error:
                    self._drop()
                    if error.why != "damaged" or not self._is_patient:
                        raise
                    self._replace()
                    self._prepare()

    def _prepare(self) -> None:
        with self._failing("opened"):
            make_private_folder(self._path.parent)
            if self._lock is None:
                check_is_journal(self._path)
                self._lock = _locked(self._path)
            self.set_aside = setting_aside.finish_setting_aside(self._path) or self.set_aside
            self._database = self._database or open_database(self._path)
            if self._is_patient:
                # Read before it is written: a damaged file is set aside as it is.
                check_readable(self._database)
                check_writable(self._database)
                self._writer.bring_up(self._database)
                self._writer.remember(self._database)

    def _replace(self) -> None:
        """Set a damaged file aside and bring over what can be read."""
        self._drop()
        with self._failing("recovered"):
            self.set_aside = setting_aside.recover(self._path, open_database)
            self._is_damaged = False

    def _open(self) -> sqlite3.Connection:
        if self._database is None:
            raise JournalError(f"the journal {self._path} is not open")
        return self._database

    def _drop(self) -> None:
        """Close the file, to open it anew."""
        with self._guard:
            database, self._database = self._database, None
            if database is not None:
                with suppress(sqlite3.Error):
                    database.close()


def _locked(path: Path) -> IO[bytes]:
    """Return the lock of the only box that writes."""
    try:
        return lock_for_writing(path)
    except BlockingIOError as error:
        raise NoJournalError(
            f"the journal {path} cannot be used: another totembox writes to it"
        ) from error
