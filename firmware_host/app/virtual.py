"""The virtual box: simulators whose changes are published, and buttons pressed on a page."""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING

import msgspec

from firmware_host.app.mirror import Mirror
from firmware_host.frontends.devices import REFEREE, Devices
from firmware_host.payloads import PagePress
from hardware.ports import Edge
from hardware.sim import PageClock, SimButtons, SimLamps, SimLights, SimScanner, SimScreen

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Self

    from firmware_host.config import Config

log = logging.getLogger(__name__)

_WIDTH, _HEIGHT = 128, 64
_PAGES_AT_MOST = 64


class VirtualBox:
    """All devices of a box as simulators; the mirror gets what the real drivers would get."""

    def __init__(self, config: Config) -> None:
        self.mirror = Mirror(config)
        self._clocks: dict[str, PageClock] = {}
        seats = config.box.seats
        count = config.lights.width * config.lights.height
        self.buttons = SimButtons(seats + 1)
        self.lamps = SimLamps(seats + 1, on_change=self.mirror.on_lamps)
        self.lights = SimLights(count, on_change=self.mirror.on_lights)
        self.scanner = SimScanner()
        names = (REFEREE, *(f"seat{seat}" for seat in range(seats)))
        self.screens = {name: self._screen(name) for name in names}
        self.devices = Devices(
            self.buttons,
            seats,
            self.lamps,
            self.screens,
            self.lights,
            lights_count=count,
            scanner=self.scanner,
        )

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *exc: object) -> None:
        """Leave the simulators as they are: nothing burns in."""

    def loop(self, lamp: int) -> None:
        """Wire the line of a lamp to two buttons, as the doctor asks for on a real box."""

        def follow(lit: Mapping[int, bool]) -> None:
            self.mirror.on_lamps(lit)
            # One wire moves both at one time; what a real chip adds to that is for it to show.
            at_ns = time.monotonic_ns()
            for button in (0, 1):
                if self.buttons.is_down(button) == lit[lamp]:
                    self.buttons.drive(Edge(button, not lit[lamp], at_ns))

        self.lamps.shown.listen(follow)

    def press(self, body: bytes) -> None:
        """Move a button as a page says; what is no such message is dropped with a warning."""
        arrived_ns = time.monotonic_ns()
        try:
            moved = msgspec.json.decode(body, type=PagePress)
            at_ns = self._clock(moved.page).stamp(moved.ms, arrived_ns)
            self._drive(moved, at_ns)
        except (msgspec.DecodeError, UnicodeDecodeError, ValueError) as error:
            log.warning("a message on box/press is no press: %s", str(error)[:120])

    def _drive(self, moved: PagePress, at_ns: int) -> None:
        # Two pages may hold the same button; like a real one it is down or up, not both.
        if self.buttons.is_down(moved.button) != moved.down:
            self.buttons.drive(Edge(moved.button, moved.down, at_ns))

    def _clock(self, page: str) -> PageClock:
        if page not in self._clocks and len(self._clocks) >= _PAGES_AT_MOST:
            self._clocks.pop(next(iter(self._clocks)))
        return self._clocks.setdefault(page[:32], PageClock())

    def _screen(self, name: str) -> SimScreen:
        return SimScreen(
            name, _WIDTH, _HEIGHT, on_change=lambda frame: self.mirror.on_frame(name, frame)
        )
