"""Buttons that a drawn race happens on, in virtual time or in real time."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Any

from hardware.ports import DeviceError
from hardware.sim import SimButtons

if TYPE_CHECKING:
    from hardware.ports import Edge
    from tests.hardware.races import Race

NS_PER_SECOND = 1_000_000_000


class RaceButtons(SimButtons):
    """Simulated buttons with a kernel: an edge waits there from its arrival until it is read.

    The level is that of the wire, whatever polarity an edge was reported with.
    """

    def __init__(self, count: int, **options: Any) -> None:
        super().__init__(count, **options)
        self._race: Race | None = None
        self._kernel: deque[tuple[int, Edge]] = deque()

    def begin(self, race: Race) -> None:
        """Let the edges of the race arrive."""
        self._race = race
        self._kernel = deque(race.arrivals)
        self._watch()

    async def drain(self) -> None:
        """Read the kernel, then wait for the reader."""
        self._read_kernel()
        await super().drain()

    def is_down(self, button: int) -> bool:
        """Return the level of the wire now, unless lines cannot be read in this race."""
        race = self._race
        if race is None or button >= len(race.wires):
            return super().is_down(button)
        if not race.has_levels:
            raise DeviceError("the lines cannot be read")
        return race.wires[button].is_down(self._clock_ns())

    def _watch(self) -> None:
        if self._kernel:
            wait_ns = self._kernel[0][0] - self._clock_ns()
            loop = asyncio.get_running_loop()
            loop.call_later(wait_ns / NS_PER_SECOND, self._on_readable)

    def _on_readable(self) -> None:
        self._read_kernel()
        self._watch()

    def _read_kernel(self) -> None:
        now_ns = self._clock_ns()
        while self._kernel and self._kernel[0][0] <= now_ns:
            self.drive(self._kernel.popleft()[1])
