"""The virtual box: simulators whose changes are published, and buttons pressed on a page."""

from __future__ import annotations

import base64
import logging
import time
from typing import TYPE_CHECKING, Any

import msgspec

from firmware_host.frontends.devices import REFEREE, Devices
from firmware_host.payloads import LampsLit, LightsImage, PagePress, ScreenImage
from hardware.ports import Edge
from hardware.sim import PageClock, SimButtons, SimLamps, SimLights, SimScanner, SimScreen

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from firmware_host.config import Config
    from hardware.ports import Frame, Pixel

log = logging.getLogger(__name__)

_WIDTH, _HEIGHT = 128, 64
_PAGES_AT_MOST = 64


class VirtualBox:
    """All devices of a box as simulators; `publish` gets what the real drivers would get."""

    def __init__(self, config: Config) -> None:
        self._publish: Callable[[str, Any], None] | None = None
        self._lights_size = (config.lights.width, config.lights.height)
        self._clocks: dict[str, PageClock] = {}
        seats = config.box.seats
        count = config.lights.width * config.lights.height
        self.buttons = SimButtons(seats + 1)
        self.lamps = SimLamps(seats + 1, on_change=self._on_lamps)
        self.lights = SimLights(count, on_change=self._on_lights)
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

    def publish_to(self, publish: Callable[[str, Any], None]) -> None:
        """Send every change of a device there from now on."""
        self._publish = publish

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
        return SimScreen(name, _WIDTH, _HEIGHT, on_change=lambda frame: self._on_frame(name, frame))

    def _on_frame(self, name: str, frame: Frame) -> None:
        bits = base64.b64encode(frame.bits).decode()
        image = ScreenImage(width=frame.width, height=frame.height, bits=bits)
        self._tell(f"box/screen/{name}", image)

    def _on_lamps(self, lit: Mapping[int, bool]) -> None:
        self._tell("box/lamps", LampsLit(lit=[lit[number] for number in sorted(lit)]))

    def _on_lights(self, pixels: tuple[Pixel, ...]) -> None:
        width, height = self._lights_size
        colours = "".join(f"{red:02x}{green:02x}{blue:02x}" for red, green, blue in pixels)
        self._tell("box/lights", LightsImage(width=width, height=height, pixels=colours))

    def _tell(self, topic: str, payload: Any) -> None:
        if self._publish is not None:
            self._publish(topic, payload)
