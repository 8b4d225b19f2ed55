"""A copy of the journal a day, beside it or on a stick, and only so many of them."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from firmware_host.config.private import make_private_folder
from firmware_host.journal.copies import (
    CopyError,
    copies_in,
    copy_journal,
    is_the_same,
    next_copy,
    remove_oldest,
)
from firmware_host.journal.wall_clock import WallClock
from firmware_host.panel.faults import Faults

_DAY_S: Final = 86_400.0
_FIRST_LOOK_S: Final = 60.0
_LOOKS_EVERY_S: Final = 600.0
_BUSY_S: Final = 0.01
PART: Final = "copies"


class _StoppedError(Exception):
    """The box stops while a copy is written."""


class DailyCopies:
    """Copies the journal in a thread, never while presses are being collected.

    A copy that fails is a fault until one succeeds; those that are there stay.
    """

    def __init__(
        self,
        journal: Path,
        faults: Faults,
        is_busy: Callable[[], bool],
        *,
        most: int,
        folder: Path | None = None,
        clock: WallClock | None = None,
        first_look_s: float = _FIRST_LOOK_S,
    ) -> None:
        self._journal = journal
        self._faults = faults
        self._is_busy = is_busy
        self._most = most
        self._folder = folder
        self._clock = clock or WallClock()
        self._first_look_s = first_look_s
        self._copied_s: float | None = None
        self._is_stopped = threading.Event()

    async def run(self) -> None:
        """Look from time to time whether a copy is due, for ever."""
        self._is_stopped.clear()
        try:
            # A box that starts has other things to do.
            await asyncio.sleep(self._first_look_s)
            while True:
                await self.look()
                await asyncio.sleep(_LOOKS_EVERY_S)
        finally:
            self._is_stopped.set()

    async def look(self) -> None:
        """Make a copy if one is due."""
        try:
            await asyncio.to_thread(self._copy_if_due)
        except (CopyError, OSError) as error:
            reason = error.key if isinstance(error, CopyError) else "backup-failed"
            self._faults.report(PART, "copy-failed", str(error), reason=reason)
        else:
            self._faults.clear(PART)

    def _copy_if_due(self) -> None:
        folder = self._existing_folder()
        stem = self._journal.stem
        copies = copies_in(folder, stem)
        if self._is_recent(copies) or (copies and is_the_same(self._journal, copies[-1])):
            return
        copy_journal(self._journal, next_copy(folder, stem, self._clock.read()), self._pause)
        self._copied_s = time.monotonic()
        remove_oldest(folder, stem, self._most)

    def _existing_folder(self) -> Path:
        if self._folder is None:
            folder = self._journal.with_name("copies")
            make_private_folder(folder)
            return folder
        # Where a stick belongs that is not there, a copy would land on the card of the box.
        if not self._folder.is_dir():
            raise CopyError("backup-no-folder", folder=str(self._folder))
        return self._folder

    def _is_recent(self, copies: tuple[Path, ...]) -> bool:
        """Tell whether the last copy is less than a day old, as far as that can be known."""
        if self._copied_s is not None:
            return time.monotonic() - self._copied_s < _DAY_S
        now = self._clock.read()
        age_s = now.at.timestamp() - copies[-1].stat().st_mtime if copies and now.is_sure else -1
        return 0 <= age_s < _DAY_S

    def _pause(self) -> None:
        while self._is_busy() and not self._is_stopped.is_set():
            time.sleep(_BUSY_S)
        if self._is_stopped.is_set():
            raise _StoppedError
