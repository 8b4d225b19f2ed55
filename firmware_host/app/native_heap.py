"""The C heap of the process: what is free goes back to the system.

Left alone, glibc keeps it: blocks of any size lie beside each other in a heap that ends with the
last one in use, and every thread gets a heap of its own. A box that played for an hour held as
much free memory as used.
"""

from __future__ import annotations

import asyncio
import ctypes
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from firmware_host.table.table import Table, Update

_TRIM_THRESHOLD: Final = -1
_MMAP_THRESHOLD: Final = -3
_ARENA_MAX: Final = -8
_PAGES_OF_THEIR_OWN: Final = 512 * 1024
"""From this size on a block has pages of its own, which are gone when it is freed. Each read of a
socket takes 256 kB for a moment, which must not cost two calls of the system. To name the value
keeps it: else glibc raises it with the first large block that is freed."""
_FREE_AT_END: Final = 1024 * 1024
_AFTER_START_S: Final = 5.0


def bound_heap() -> None:
    """Let glibc use one heap, and give its free end back; another C library does as it does."""
    mallopt = getattr(ctypes.CDLL(None), "mallopt", None)
    if mallopt is not None:
        mallopt(_ARENA_MAX, 1)
        mallopt(_MMAP_THRESHOLD, _PAGES_OF_THEIR_OWN)
        mallopt(_TRIM_THRESHOLD, _FREE_AT_END)


def trim_heap() -> None:
    """Give the free pages inside the heap back; it takes a millisecond for each 20 MB or so."""
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if trim is not None:
        trim(0)


class HeapTrimmer:
    """Trims the heap after the start, and when a match begins: the one before has just left it."""

    def __init__(self, table: Table, after_start_s: float = _AFTER_START_S) -> None:
        self._after_start_s = after_start_s
        self._match = table.committed.match_id
        self._is_due = asyncio.Event()
        table.listen("heap", self._on_update)

    async def run(self) -> None:
        """Trim for ever; in a thread, because the system takes its time."""
        await asyncio.sleep(self._after_start_s)
        while True:
            await asyncio.to_thread(trim_heap)
            await self._is_due.wait()
            self._is_due.clear()

    def _on_update(self, update: Update) -> None:
        if update.state.match_id != self._match:
            self._match = update.state.match_id
            self._is_due.set()
