"""Menus that fail are a fault of their own: presses are judged, and the race is not kept busy."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, cast

from firmware_host.buttons.contained_menus import ContainedMenus
from firmware_host.buttons.race import Race
from firmware_host.panel.devices import Devices
from firmware_host.panel.faults import Faults
from tests.buttons.test_race import SEATS, Rig, duelling
from tests.fixtures.host_tables import run, until

if TYPE_CHECKING:
    from collections.abc import Callable

    from firmware_host.menu.menus import Menus

SECOND_NS = 1_000_000_000


class Gestures:
    """Knows no gesture."""

    held: Callable[[], frozenset[int]]


class BrokenMenus:
    """Menus that always have something due, and raise at it."""

    def __init__(self) -> None:
        self.gestures = Gestures()
        self.asked = 0

    def listen(self, listener: Callable[[], None]) -> None:
        """Never change."""

    def due_ns(self) -> int | None:
        """Be due at once."""
        return 0

    def settle(self, now_ns: int) -> None:
        """Raise."""
        self.asked += 1
        raise LookupError(now_ns)

    def press(self, button: int, at_ns: int) -> bool:
        """Raise."""
        raise LookupError(button, at_ns)


async def test_grabs_are_judged_while_menus_fail() -> None:
    rig, menus = Rig(duelling()), BrokenMenus()
    devices = Devices(rig.buttons, SEATS, rig.lamps, {})
    broken = cast("Menus", menus)
    race = Race(rig.table, devices, rig.confirmation, rig.faults, window_ms=15, menus=broken)
    number = rig.table.committed.number
    async with run(rig.table.run(), race.run()):
        await asyncio.sleep(0.05)
        assert menus.asked == 1
        rig.buttons.press(1)
        await until(rig.table, lambda state: state.number > number)
    assert [line.split(" @")[0] for line in rig.lines] == ["1 grab", "chance settle"]
    assert [fault.device for fault in rig.faults.now] == ["menus"]


async def test_menus_are_asked_again_after_a_second() -> None:
    now_ns = 0
    faults, menus = Faults(), BrokenMenus()
    contained = ContainedMenus(cast("Menus", menus), faults, lambda: now_ns)
    contained.settle(0)
    now_ns = SECOND_NS - 1
    contained.settle(now_ns)
    assert contained.due_ns() == SECOND_NS
    assert not contained.press(0, now_ns)
    assert menus.asked == 1
    now_ns = SECOND_NS
    contained.settle(now_ns)
    assert menus.asked == 2
