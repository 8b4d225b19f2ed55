"""A copy takes the place of the journal, which is set aside under its date, never overwritten."""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
from collections.abc import Generator
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from typing import Final, NamedTuple

from firmware_host.config.private import make_private_file, make_private_folder
from firmware_host.journal.copies import CopyError, copy_tables
from firmware_host.journal.opening import lock_for_writing
from firmware_host.journal.reading import reading
from firmware_host.journal.rows import JournalError
from firmware_host.journal.whole_files import remove_parts, sync_folder, whole_file

_BESIDE: Final = ("-wal", "-journal", "-shm")
"""What SQLite keeps beside a file; the last one holds nothing."""


class Restored(NamedTuple):
    """How many matches the journal has now, and where the one before is, if there was one."""

    matches: int
    aside: Path | None


def restore_journal(copy: Path, journal: Path) -> Restored:
    """Put a copy in the place of the journal, or raise CopyError, and nothing is changed then."""
    with _explained(copy):
        make_private_folder(journal.parent)
        if journal.exists() and copy.samefile(journal):
            raise CopyError("restore-same", file=str(copy))
        with _locked(journal):
            checked = journal.with_name(f"{journal.name}.restored")
            checked.unlink(missing_ok=True)
            remove_parts([checked])
            matches = _checked_copy(copy, checked)
            _give_to_owner_of(journal, checked)
            aside = _set_aside(journal) if journal.exists() else None
            # From now on the new one has this name at once, whenever the power is cut.
            checked.replace(journal)
            sync_folder(journal.parent)
    return Restored(matches, aside)


def _checked_copy(copy: Path, checked: Path) -> int:
    """Write the copy beside the journal, check what was written, and count its matches."""
    with reading(copy) as source, whole_file(checked) as part:
        _refuse_programs(source)
        (matches,) = source.execute("SELECT count(*) FROM match").fetchone()
        copy_tables(source, part)
    return int(matches)


def _refuse_programs(source: sqlite3.Connection) -> None:
    """Raise JournalError for what would act when the box writes; no journal has any."""
    asked = "SELECT 1 FROM main.sqlite_schema WHERE type IN ('trigger', 'view')"
    if source.execute(asked).fetchone():
        raise JournalError("it is no journal of totembox")


def _set_aside(journal: Path) -> Path:
    """Give the journal a second name, and leave the first one without its log."""
    # An older version may have let others read it.
    make_private_file(journal)
    # The log belongs into the file; that of a damaged one stays beside it.
    with contextlib.suppress(sqlite3.Error):
        _take_log_in(journal)
    aside = _free_name(journal)
    for end in ("", *_BESIDE[:-1]):
        here, there = (each.with_name(f"{each.name}{end}") for each in (journal, aside))
        if here.exists():
            _name_twice(here, there)
    sync_folder(journal.parent)
    # SQLite would take a log that is left here for that of the new file.
    for end in _BESIDE:
        journal.with_name(f"{journal.name}{end}").unlink(missing_ok=True)
    sync_folder(journal.parent)
    return aside


def _take_log_in(journal: Path) -> None:
    with contextlib.closing(sqlite3.connect(journal, isolation_level=None)) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()


def _free_name(journal: Path) -> Path:
    now = f"{datetime.now(UTC):%Y-%m-%dT%H%M%SZ}"
    names = (f"{journal.name}.replaced-{now}{'' if n == 1 else f'-{n}'}" for n in count(1))
    return next(path for path in map(journal.with_name, names) if not path.exists())


def _name_twice(here: Path, there: Path) -> None:
    try:
        there.hardlink_to(here)
    except OSError:
        # A file system without links, such as that of a USB stick.
        with whole_file(there) as part:
            shutil.copyfile(here, part)


def _give_to_owner_of(journal: Path, *made: Path) -> None:
    """Let files that an administrator makes belong to the user of the box."""
    owner = (journal if journal.exists() else journal.parent).stat()
    if os.geteuid() == 0:
        for path in made:
            os.chown(path, owner.st_uid, owner.st_gid)


@contextlib.contextmanager
def _locked(journal: Path) -> Generator[None]:
    """Keep boxes from starting meanwhile, or raise CopyError if one is running."""
    try:
        lock = lock_for_writing(journal)
    except BlockingIOError as error:
        raise CopyError("restore-running", file=str(journal)) from error
    with lock:
        _give_to_owner_of(journal, Path(lock.name))
        yield


@contextlib.contextmanager
def _explained(copy: Path) -> Generator[None]:
    try:
        yield
    except (OSError, sqlite3.Error, JournalError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise CopyError("restore-failed", file=str(copy), reason=reason) from error
