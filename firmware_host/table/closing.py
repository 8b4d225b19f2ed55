"""The end of a match for good: its secret is published, and nothing takes the end back.

Who knows the secret knows every hand and all cards to come. While an undo or a correction can still
let the match go on, the secret stays in the journal.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

from firmware_host.table.commands import CloseMatch
from firmware_host.table.decision import BOX
from firmware_host.table.problems import Problem
from firmware_host.table.state import TableState
from firmware_host.table.table import Table, Update

CLOSES_AFTER_S: Final = 300.0


class Closing:
    """Closes a match some minutes after it ended, unless it goes on or a new one replaces it."""

    def __init__(self, table: Table, after_s: float = CLOSES_AFTER_S) -> None:
        self._table = table
        self._after_s = after_s
        self._changed = asyncio.Event()
        table.listen("closing", self._on_update)

    async def run(self) -> None:
        """Close every match in its time."""
        while True:
            await self._until_resumable(is_wanted=True)
            match = self._table.committed.match_id
            try:
                async with asyncio.timeout(self._after_s):
                    await self._until_resumable(is_wanted=False)
            except TimeoutError:
                # It went on, or another one began, in the last moment.
                with contextlib.suppress(Problem):
                    await self._table.ask(BOX, CloseMatch(match))

    async def _until_resumable(self, *, is_wanted: bool) -> None:
        while _is_resumable(self._table.committed) != is_wanted:
            self._changed.clear()
            await self._changed.wait()

    def _on_update(self, update: Update) -> None:
        del update
        self._changed.set()


def _is_resumable(state: TableState) -> bool:
    """Return whether the match is over, but an undo or a correction may still take that back."""
    return bool(state.secret) and not state.is_running() and not state.is_closed
