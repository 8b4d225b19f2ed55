"""Entries on their way to the disk, in order: what it does not take waits in memory."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Final

from firmware_host.journal.rows import Entries, JournalError
from firmware_host.journal.trouble import Trouble, Why

log = logging.getLogger(__name__)

_SLOW_S: Final = 6.0
"""An SD card may take five seconds to write; what takes longer counts as a disk that hangs."""
_RETRY_S: Final = (0.5, 1.0, 2.0, 5.0)
_LINES_AT_MOST: Final = 200_000
"""About 60 MB: forty long matches."""


@dataclass(frozen=True, slots=True)
class _Waiting:
    """The entries of one command; `settle` is told whether they are durable or given up."""

    entries: tuple[Entries, ...]
    settle: Callable[[bool], None]

    @property
    def match(self) -> str:
        """The match that they belong to; empty for those of no match."""
        return next((entry.match for entry in self.entries if entry.match), "")

    @property
    def size(self) -> int:
        """How many lines they have, and never none: people come and go without lines."""
        return 1 + sum(len(entry.lines) for entry in self.entries)


class Backlog:
    """Writes entries in their order, and again until the disk takes them.

    While the disk is in trouble nobody waits for it. `on_change` is called when trouble begins, has
    another reason, or is over; `on_error` with what is no trouble of the disk.
    """

    def __init__(
        self,
        append: Callable[[Sequence[Entries]], Awaitable[None]],
        on_change: Callable[[], None],
        on_error: Callable[[Exception], None],
        failure: JournalError | None = None,
    ) -> None:
        self._append = append
        self._on_change = on_change
        self._on_error = on_error
        self._waiting: list[_Waiting] = []
        self._size = 0
        self._bound = _LINES_AT_MOST
        self._in_flight = 0
        self._writing: asyncio.Task[bool] | None = None
        self._retrying: asyncio.Task[None] | None = None
        self.trouble: Trouble | None = None
        if failure is not None:
            self._note(failure.why, str(failure))

    def start(self) -> None:
        """Begin to try again what failed before there was a loop."""
        if self.trouble is not None:
            self._retry()

    async def keep(self, entries: Sequence[Entries], settle: Callable[[bool], None]) -> None:
        """Write the entries; return once they are durable, or at once while nothing is.

        `settle` is told when they are durable, or that they are given up.
        """
        if not entries and not self._waiting:
            settle(True)
            return
        self._add(_Waiting(tuple(entries), settle))
        if self.trouble is not None:
            return
        self._writing = asyncio.create_task(self._write(), name="journal")
        await asyncio.wait({self._writing}, timeout=_SLOW_S)
        if not self._writing.done():
            self._set_trouble("slow", f"a write takes more than {_SLOW_S:g} s")
        elif self._writing.result():
            return
        self._retry()

    async def close(self) -> None:
        """Try once more what is not durable yet, and say what is lost."""
        if self._retrying is not None:
            self._retrying.cancel()
            await asyncio.gather(self._retrying, return_exceptions=True)
        if self._writing is not None:
            await asyncio.wait({self._writing}, timeout=_SLOW_S)
        if self._waiting and not self._in_flight:
            await self._write()
        if self._waiting:
            log.error("commands never written to the journal: %d", len(self._waiting))

    async def _write(self) -> bool:
        """Write all that waits; return whether the disk took it."""
        batch = list(self._waiting)
        self._in_flight = len(batch)
        try:
            await self._append([entry for one in batch for entry in one.entries])
        except JournalError as error:
            self._set_trouble(error.why, str(error))
            return False
        finally:
            self._in_flight = 0
        del self._waiting[: len(batch)]
        self._size -= sum(one.size for one in batch)
        for one in batch:
            one.settle(True)
        return True

    def _retry(self) -> None:
        self._retrying = asyncio.create_task(self._keep_trying(), name="journal retry")

    async def _keep_trying(self) -> None:
        """Write until nothing waits any more."""
        failures = 0
        try:
            if self._writing is not None:
                # A write that hangs may still succeed: the next one waits for its end.
                await asyncio.shield(self._writing)
            while self._waiting or self.trouble is not None:
                if not await self._write():
                    await asyncio.sleep(_RETRY_S[min(failures, len(_RETRY_S) - 1)])
                    failures += 1
                elif not self._waiting:
                    self._recover()
        except Exception as error:  # noqa: BLE001 - the table ends by it
            self._on_error(error)

    def _add(self, one: _Waiting) -> None:
        self._waiting.append(one)
        self._size += one.size
        if self._size > self._bound:
            self._give_up()
            self._bound = max(_LINES_AT_MOST, self._size + _LINES_AT_MOST // 10)

    def _give_up(self) -> None:
        """Drop the oldest matches beyond what memory may hold, each as a whole."""
        lost = 0
        while self._size > _LINES_AT_MOST and (oldest := self._oldest_match()):
            lost += 1
            kept: list[_Waiting] = []
            for index, one in enumerate(self._waiting):
                if index < self._in_flight or one.match != oldest:
                    kept.append(one)
                    continue
                self._size -= one.size
                one.settle(False)
            self._waiting = kept
        if lost and self.trouble is not None:
            log.error("matches given up, as memory is full and the disk takes nothing: %d", lost)
            self.trouble = replace(self.trouble, lost=self.trouble.lost + lost)
            self._on_change()

    def _oldest_match(self) -> str:
        """Return the oldest match that can be given up, which the newest cannot."""
        keep = {"", self._waiting[-1].match}
        rest = self._waiting[self._in_flight :]
        return next((one.match for one in rest if one.match not in keep), "")

    def _set_trouble(self, why: Why, reason: str) -> None:
        if self._note(why, reason):
            self._on_change()

    def _note(self, why: Why, reason: str) -> bool:
        """Note why the disk takes nothing; return whether that is new."""
        if self.trouble is not None and self.trouble.why == why:
            return False
        log.error("nothing is kept: %s", reason)
        if self.trouble is None:
            self.trouble = Trouble(datetime.now(UTC), why)
        else:
            self.trouble = replace(self.trouble, why=why)
        return True

    def _recover(self) -> None:
        if self.trouble is not None:
            log.warning("the journal is kept again, with all since %s", self.trouble.since)
            self.trouble = None
            self._on_change()
