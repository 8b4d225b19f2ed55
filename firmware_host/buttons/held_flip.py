"""The flip button, held while nobody plays: a wish of whoever is at the box to see its address."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

HOLD_S: Final = 1.5


class HeldFlip:
    """Calls `show` once for each hold; `touch` reports every edge of a button."""

    def __init__(self, show: Callable[[], None], hold_s: float = HOLD_S) -> None:
        self._show = show
        self._hold_s = hold_s
        self._edge = asyncio.Event()

    def touch(self) -> None:
        """Look at the button again."""
        self._edge.set()

    async def run(self, is_held: Callable[[], bool]) -> None:
        """Wait for holds, for ever; `is_held` is asked after every edge."""
        while True:
            await self._next_edge()
            if not is_held():
                continue
            try:
                async with asyncio.timeout(self._hold_s):
                    while is_held():
                        await self._next_edge()
            except TimeoutError:
                if is_held():
                    self._show()

    async def _next_edge(self) -> None:
        await self._edge.wait()
        self._edge.clear()
