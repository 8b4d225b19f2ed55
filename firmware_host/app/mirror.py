"""The state of the devices, published for the page of the box."""

from __future__ import annotations

import base64
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from firmware_host.config.box import Config
from firmware_host.wire.panel import LampsLit, LightsImage, ScreenImage
from hardware.ports import Frame, Lamps, Lights, Pixel, Screen


class Mirror:
    """Publishes the outputs of devices as payloads; nothing is sent before `publish_to`."""

    def __init__(self, config: Config) -> None:
        self._publish: Callable[[str, Any], None] | None = None
        self._lights_size = (config.lights.width, config.lights.height)
        self.is_covered: Callable[[str], bool] = lambda _: False
        """Whether a real screen shows somebody's secret, which its mirror must not."""

    def publish_to(self, publish: Callable[[str, Any], None]) -> None:
        """Send every change of a device there from now on."""
        self._publish = publish

    def on_frame(self, name: str, frame: Frame) -> None:
        """Publish the frame of a screen."""
        bits = base64.b64encode(frame.bits).decode()
        image = ScreenImage(width=frame.width, height=frame.height, bits=bits)
        self._tell(f"box/screen/{name}", image)

    def on_lamps(self, lit: Mapping[int, bool]) -> None:
        """Publish the lit lamps."""
        self._tell("box/lamps", LampsLit(lit=[lit[number] for number in sorted(lit)]))

    def on_lights(self, pixels: Sequence[Pixel]) -> None:
        """Publish the LED panel."""
        width, height = self._lights_size
        colours = "".join(f"{red:02x}{green:02x}{blue:02x}" for red, green, blue in pixels)
        self._tell("box/lights", LightsImage(width=width, height=height, pixels=colours))

    def _tell(self, topic: str, payload: Any) -> None:
        if self._publish is not None:
            self._publish(topic, payload)


class MirroredScreen:
    """A screen whose frames are published too, whether it is plugged in or not."""

    def __init__(self, name: str, screen: Screen, mirror: Mirror) -> None:
        self._name = name
        self._screen = screen
        self._mirror = mirror
        self.width = screen.width
        self.height = screen.height

    async def show(self, frame: Frame, *, is_dim: bool = False) -> None:
        """Publish and show the frame; what a seat chooses in secret is for its own eyes only."""
        if not self._mirror.is_covered(self._name):
            self._mirror.on_frame(self._name, frame)
        await self._screen.show(frame, is_dim=is_dim)


class MirroredLamps:
    """Lamps whose changes are published too, but after they burn: a press waits for nothing.

    A box without lamps in its buttons still shows on its page which would burn.
    """

    def __init__(self, lamps: Lamps | None, count: int, mirror: Mirror) -> None:
        self._lamps = lamps
        self._mirror = mirror
        self._lit = dict.fromkeys(range(count), False)

    def show(self, lit: Mapping[int, bool]) -> None:
        """Switch the named lamps and publish all."""
        try:
            if self._lamps is not None:
                self._lamps.show(lit)
        finally:
            self._lit.update(lit)
            self._mirror.on_lamps(self._lit)


class MirroredLights:
    """An LED panel whose pixels are published too; where there is none, they are only published."""

    def __init__(self, lights: Lights | None, mirror: Mirror) -> None:
        self._lights = lights
        self._mirror = mirror

    async def show(self, pixels: Sequence[Pixel]) -> None:
        """Publish and show all pixels."""
        self._mirror.on_lights(pixels)
        if self._lights is not None:
            await self._lights.show(pixels)
