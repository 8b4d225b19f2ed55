"""An event loop that never waits: its clock jumps to the next timer."""

from __future__ import annotations

import asyncio
import selectors
from math import ceil

NS_PER_SECOND = 1_000_000_000


class VirtualTimeLoop(asyncio.SelectorEventLoop):
    """Runs timers in virtual time, `lag_ns` late, and none of them within `stall_ns`.

    It watches no descriptors: what runs on it must not use any.
    """

    def __init__(self) -> None:
        self.now_ns = 0
        self.lag_ns = 0
        self.stall_ns = (0, 0)
        super().__init__(_JumpingSelector(self))

    def time(self) -> float:
        """Return the virtual time in seconds."""
        return self.now_ns / NS_PER_SECOND

    def jump(self, seconds: float) -> None:
        """Let time pass: what falls into the stall happens at its end."""
        target_ns = self.now_ns + ceil(seconds * NS_PER_SECOND) + self.lag_ns
        begin_ns, end_ns = self.stall_ns
        self.now_ns = end_ns if begin_ns <= target_ns < end_ns else target_ns


class _JumpingSelector(selectors.SelectSelector):
    def __init__(self, loop: VirtualTimeLoop) -> None:
        super().__init__()
        self._loop = loop

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None:
            raise RuntimeError("everything waits, and no timer is set")
        if timeout > 0:
            self._loop.jump(timeout)
        return []
