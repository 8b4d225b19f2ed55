"""Reads the buttons for the doctor: every edge with the time it took to get here."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from hardware.ports import DeviceError, Edge

if TYPE_CHECKING:
    from hardware.ports import Buttons


@dataclass(slots=True)
class Touch:
    """The edges as they come; `latencies_ns` are from each stamp to this handler."""

    buttons: Buttons
    latencies_ns: list[int] = field(default_factory=list[int])
    error: DeviceError | None = None
    _edges: asyncio.Queue[Edge] = field(default_factory=asyncio.Queue["Edge"])
    _ended: asyncio.Event = field(default_factory=asyncio.Event)

    async def run(self) -> None:
        """Read until the buttons end or fail."""
        try:
            async for item in self.buttons.edges():
                if isinstance(item, Edge):
                    self.latencies_ns.append(time.monotonic_ns() - item.at_ns)
                    self._edges.put_nowait(item)
        except DeviceError as error:
            self.error = error
        self._ended.set()

    async def is_missing(self, seconds: float = 0.1) -> bool:
        """Tell whether the buttons failed by now; a driver fails at once or not at all."""
        try:
            async with asyncio.timeout(seconds):
                await self._ended.wait()
        except TimeoutError:
            return False
        return self.error is not None

    def forget(self) -> None:
        """Drop the edges that nobody asked for."""
        while not self._edges.empty():
            self._edges.get_nowait()

    async def next_down(self) -> Edge:
        """Return the next edge of a button that goes down."""
        while not (edge := await self._edges.get()).is_down:
            pass
        return edge
