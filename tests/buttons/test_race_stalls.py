"""A stall just before the judging: the kernel's buffer is read first."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, cast

from engines.core.notation import NS_PER_MS
from firmware_host.buttons.race import Race
from firmware_host.panel.devices import Devices
from firmware_host.panel.faults import Faults
from firmware_host.seating.button_confirmation import ButtonConfirmation
from firmware_host.table.clock import TableClock
from firmware_host.table.table import Table
from hardware.ports import Edge
from hardware.sim import SimLamps
from tests.buttons.test_race import SEATS, duelling
from tests.fixtures.host_tables import SlowJournal, run, until
from tests.hardware.pi_rigs import PiButtonsRig

if TYPE_CHECKING:
    from firmware_host.journal.journal import Journal

STALL_S = 0.03


class StallingBox:
    """The driver of the Pi at a table; once, while presses are collected, the whole box stalls.

    In the stall the window runs out and the kernel stamps `held_back`.
    """

    held_back: Edge | None = None

    def __init__(self) -> None:
        self.journal = SlowJournal()
        self.journal.is_open.set()
        self.table = Table(duelling().committed, cast("Journal", self.journal), TableClock())
        self.rig = PiButtonsRig()
        devices = Devices(self.rig.port, SEATS, SimLamps(SEATS + 1), {})
        self.race = Race(
            self.table,
            devices,
            ButtonConfirmation(),
            Faults(),
            window_ms=15,
            monotonic=self._monotonic,
        )

    def _monotonic(self) -> int:
        if self.held_back is not None and self.race._collector.due_ns() is not None:
            self.rig.drive(self.held_back)
            self.held_back = None
            time.sleep(STALL_S)
        return time.monotonic_ns()


async def test_edges_in_the_kernel_buffer_are_read_before_a_window_closes() -> None:
    box = StallingBox()
    stamp_ns = time.monotonic_ns()
    box.held_back = Edge(0, is_down=True, at_ns=stamp_ns)
    number = box.table.committed.number
    async with run(box.table.run(), box.race.run()):
        box.rig.drive(Edge(1, is_down=True, at_ns=stamp_ns + NS_PER_MS))
        await until(box.table, lambda state: state.number > number)
    box.rig.close()
    assert box.held_back is None, "it has stalled"
    lines = [line.body for commit in box.journal.commits for one in commit for line in one.lines]
    assert [line.split(" @")[0] for line in lines] == ["0 grab", "1 grab", "chance settle"]
