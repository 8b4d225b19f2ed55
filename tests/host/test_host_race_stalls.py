"""A box that stands still just before it judges: what the kernel holds is read first."""

from __future__ import annotations

import asyncio
import os
import time
from typing import TYPE_CHECKING

from host_tables import run, until
from test_host_race import Rig, duelling

from engines.core.notation import NS_PER_MS

if TYPE_CHECKING:
    import pytest

STALL_S = 0.03


class Kernel:
    """Holds a press of seat 0, which came first, behind a descriptor that must be read."""

    def __init__(self, rig: Rig, stamp_ns: int) -> None:
        self._rig, self._stamp_ns = rig, stamp_ns
        self._read, self._write = os.pipe()
        asyncio.get_running_loop().add_reader(self._read, self._on_readable)

    def tell(self) -> None:
        """Let the edge wait for its reader."""
        os.write(self._write, b"!")

    def _on_readable(self) -> None:
        os.read(self._read, 1)
        self._rig.buttons.press(0, self._stamp_ns)

    def close(self) -> None:
        """Give the descriptors back."""
        asyncio.get_running_loop().remove_reader(self._read)
        os.close(self._read)
        os.close(self._write)


class Stalling:
    """The clock of the race: once asked while presses are collected, the whole box stands still."""

    def __init__(self, rig: Rig, kernel: Kernel) -> None:
        self._rig, self._kernel = rig, kernel
        self.has_stalled = False

    def monotonic_ns(self) -> int:
        """Return the time; once, after a stall in which a press came and its window ran out."""
        arbiter = self._rig.race._arbiter
        if not self.has_stalled and arbiter.due_ns() is not None:
            self.has_stalled = True
            self._kernel.tell()
            time.sleep(STALL_S)
        return time.monotonic_ns()


async def test_what_the_kernel_holds_is_read_before_a_window_closes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rig = Rig(duelling())
    number, stamp_ns = rig.table.state.number, time.monotonic_ns()
    kernel = Kernel(rig, stamp_ns)
    clock = Stalling(rig, kernel)
    monkeypatch.setattr("firmware_host.frontends.race.time", clock)
    async with run(rig.table.run(), rig.race.run()):
        rig.buttons.press(1, stamp_ns + NS_PER_MS)
        await until(rig.table, lambda state: state.number > number)
    kernel.close()
    assert clock.has_stalled
    assert [line.split(" @")[0] for line in rig.lines] == ["0 grab", "1 grab", "chance settle"]
