"""The virtual box: simulators whose changes are published, and buttons pressed on a page."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Self

from firmware_host.app.mirror import Mirror
from firmware_host.app.page_presses import PagePresses
from firmware_host.config.box import Config
from firmware_host.panel.devices import REFEREE, Devices
from hardware.ports import Edge
from hardware.sim import SimButtons, SimLamps, SimLights, SimScanner, SimScreen

_WIDTH, _HEIGHT = 128, 64
_SHORTEST_TOUCH_NS = 1_000_000


class VirtualBox:
    """All devices of a box as simulators; the mirror gets what the real drivers would get."""

    def __init__(self, config: Config) -> None:
        self.mirror = Mirror(config)
        self._moved_ns: dict[int, int] = {}
        self.press = PagePresses(self._drive).hear
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
        """Do nothing: simulators need no shutdown."""

    def loop(self, lamp: int) -> None:
        """Wire the line of a lamp to two buttons, as the doctor asks for on a real box."""

        def follow(lit: Mapping[int, bool]) -> None:
            self.mirror.on_lamps(lit)
            # One wire drives both at the same time; a real chip adds its measuring error.
            at_ns = time.monotonic_ns()
            for button in (0, 1):
                if self.buttons.is_down(button) == lit[lamp]:
                    self.buttons.drive(Edge(button, not lit[lamp], at_ns))

        self.lamps.shown.listen(follow)

    def _drive(self, button: int, is_down: bool, at_ns: int) -> None:
        # Two pages may hold the same button; like a real one it is down or up, not both.
        if self.buttons.is_down(button) == is_down:
            return
        # A line that held both messages of a touch back hands them over as one, and two pages
        # disagree on the time: neither makes of a touch a glitch, or lets it end before it began.
        since_ns = self._moved_ns.get(button, at_ns - _SHORTEST_TOUCH_NS)
        at_ns = self._moved_ns[button] = max(at_ns, since_ns + _SHORTEST_TOUCH_NS)
        self.buttons.drive(Edge(button, is_down, at_ns))

    def _screen(self, name: str) -> SimScreen:
        return SimScreen(
            name, _WIDTH, _HEIGHT, on_change=lambda frame: self.mirror.on_frame(name, frame)
        )
