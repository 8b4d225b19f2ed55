"""The buttons of one box as they are read: edges, levels and health, missing ones tried again."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncGenerator, Callable
from typing import Final

from firmware_host.buttons.faults import ButtonFaults
from firmware_host.panel.devices import Devices
from firmware_host.panel.faults import Faults
from hardware.contacts import Contacts
from hardware.ports import DeviceError, Edge, Gap, Press

_RETRY_S: Final = 2.0


class ButtonReader:
    """Reads the buttons and reports their faults; `on_health` is called when these change."""

    def __init__(self, devices: Devices, faults: Faults, *, on_health: Callable[[], None]) -> None:
        self._devices = devices
        self._faults = faults
        self._button_faults = ButtonFaults(devices, faults)
        self._on_health = on_health
        self._expected: frozenset[int] = frozenset()
        self._begin()

    async def edges(self) -> AsyncGenerator[Edge | Gap]:
        """Yield edges and gaps until the buttons end; missing ones are reported and tried again."""
        while True:
            try:
                async with contextlib.aclosing(self._devices.buttons.edges()) as edges:
                    async for item in edges:
                        yield item
            except DeviceError as error:
                self._faults.report("buttons", "buttons-missing", str(error))
                self._is_missing = True
                self._on_health()
            else:
                return
            await asyncio.sleep(_RETRY_S)
            self._button_faults.reset()
            self._begin()
            self._on_health()

    def feed(self, edge: Edge) -> bool:
        """Process an edge; return whether it shows that the button began to chatter."""
        began_to_chatter = self.contacts.feed(edge)
        self._follow_health()
        return began_to_chatter

    def tick(self, now_ns: int) -> tuple[Press, ...]:
        """Return the presses confirmed by now, oldest first."""
        presses = self.contacts.tick(now_ns, self._levels())
        self._follow_health()
        return presses

    def expect(self, expected: frozenset[int]) -> bool:
        """Take over whose press is expected; return whether that changed."""
        if expected == self._expected:
            return False
        self._expected = expected
        self.contacts.expect(expected)
        return True

    def down(self) -> frozenset[int]:
        """Return the buttons that are down now and work."""
        down = {number for number, is_down in self._levels().items() if is_down}
        return frozenset(down - self.contacts.health.unusable())

    def unusable(self) -> frozenset[int]:
        """Return the buttons that no hand can press: all of them while they are missing."""
        return frozenset(self._numbers()) if self._is_missing else self.contacts.health.unusable()

    def _begin(self) -> None:
        """Start with the lines as they are: a button that is down already is not pressed."""
        levels = self._levels()
        self._is_missing = not levels
        if levels:
            self._faults.clear("buttons")
        down = [number for number, is_down in levels.items() if is_down]
        self.contacts = Contacts(self._numbers(), down=down)
        self.contacts.expect(self._expected)
        self._button_faults.follow(self.contacts.health)

    def _follow_health(self) -> None:
        if self._button_faults.follow(self.contacts.health):
            self._on_health()

    def _levels(self) -> dict[int, bool]:
        """Return the lines as they are now; without an answer they are judged by their edges."""
        with contextlib.suppress(DeviceError):
            return {number: self._devices.buttons.is_down(number) for number in self._numbers()}
        return {}

    def _numbers(self) -> range:
        return range(self._devices.seats + 1)
