"""The button edges during the checks, and their latencies."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field

from hardware.ports import Buttons, DeviceError, Edge


@dataclass(slots=True)
class EdgeReader:
    """A queue of button edges; `latencies_ns` are the times from each timestamp to this handler."""

    buttons: Buttons
    latencies_ns: list[int] = field(default_factory=list[int])
    error: DeviceError | None = None
    _edges: asyncio.Queue[Edge] = field(default_factory=asyncio.Queue["Edge"])
    _ended: asyncio.Event = field(default_factory=asyncio.Event)

    async def run(self) -> None:
        """Read edges until the buttons are closed or fail."""
        try:
            async for item in self.buttons.edges():
                if isinstance(item, Edge):
                    self.latencies_ns.append(time.monotonic_ns() - item.at_ns)
                    self._edges.put_nowait(item)
        except DeviceError as error:
            self.error = error
        self._ended.set()

    async def is_missing(self, seconds: float = 0.1) -> bool:
        """Return whether the buttons failed; a driver fails at once or not at all."""
        try:
            async with asyncio.timeout(seconds):
                await self._ended.wait()
        except TimeoutError:
            return False
        return self.error is not None

    def clear(self) -> None:
        """Drop the edges queued before a prompt."""
        while not self._edges.empty():
            self._edges.get_nowait()

    async def next_down(self) -> Edge:
        """Return the next edge of a press."""
        while not (edge := await self._edges.get()).is_down:
            pass
        return edge
