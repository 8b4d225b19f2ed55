"""The checks of all devices, each of which is found, missing or not used."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Any, Final

from firmware_host.config.box import Config
from firmware_host.doctor.edge_reader import EdgeReader
from firmware_host.doctor.finding import Finding
from firmware_host.doctor.inputs import Inputs
from firmware_host.panel.devices import Devices
from firmware_host.panel.displays.kit import Kit, kit_of
from firmware_host.panel.drawing.canvas import LARGE, SMALL, Canvas
from firmware_host.texts.texts import BOX
from hardware.ports import DeviceError, Frame, Pixel

_LIGHT_S = 0.4
_ANSWER_S = 0.1
"""A driver fails at once or not at all."""
_CHECKS_PX = 12
_RED: Final = (160, 0, 0)
_GREEN: Final = (0, 160, 0)
_BLUE: Final = (0, 0, 160)
_WHITE: Final = (160, 160, 160)


class DeviceCheck:
    """Checks the devices of one box; `prompt` shows a request, answered within `wait_s`."""

    def __init__(
        self,
        devices: Devices,
        config: Config,
        inputs: Inputs,
        *,
        prompt: Callable[[str, dict[str, Any]], None],
        wait_s: float,
    ) -> None:
        self._devices = devices
        self._config = config
        self._inputs = inputs
        self._prompt = prompt
        self._wait_s = wait_s

    async def screens(self) -> AsyncIterator[Finding]:
        """Show a test picture on every screen."""
        kit = kit_of(BOX, self._config.box.language)
        for name, screen in self._devices.screens.items():
            frame = screen_picture(
                kit, screen.width, screen.height, name, f"{screen.width}x{screen.height}"
            )
            try:
                await screen.show(frame)
            except DeviceError as error:
                yield Finding("screen", "missing", {"name": name}, "screen", str(error))
            else:
                yield Finding("screen", "found", {"name": name})

    async def lights(self) -> AsyncIterator[Finding]:
        """Show the test pictures on the LED panel."""
        if self._devices.lights is None:
            return
        part = self._config.lights
        try:
            for pixels in light_pictures(part.width, part.height):
                await self._devices.lights.show(pixels)
                await asyncio.sleep(_LIGHT_S)
        except DeviceError as error:
            yield Finding("lights", "missing", check="lights", why=str(error))
        else:
            yield Finding("lights", "found", {"width": part.width, "height": part.height})

    async def buttons(self, reader: EdgeReader) -> AsyncIterator[Finding]:
        """Request a press of every button, with its lamp lit, and name another one pressed."""
        if await reader.is_missing():
            yield _no_buttons(reader)
            return
        for button in range(self._devices.seats + 1):
            yield self._down(button) or await self._button(reader, button)

    async def scanner(self) -> AsyncIterator[Finding]:
        """Request the scan of a card."""
        if self._devices.scanner is None:
            return
        lines = self._devices.scanner.lines()
        self._prompt("doctor-ask-card", {})
        waiting = asyncio.ensure_future(anext(lines))
        await asyncio.sleep(0)
        self._inputs.scan()
        try:
            async with asyncio.timeout(self._wait_s):
                tag = await waiting
        except TimeoutError:
            yield Finding("scanner", "unasked", check="scanner-silent")
        except DeviceError as error:
            yield _no_scanner(error)
        else:
            yield Finding("scanner", "found", {"tag": tag[:40]})

    async def without_input(self, reader: EdgeReader) -> AsyncIterator[Finding]:
        """Yield faults of buttons and scanner that show without any input."""
        if await reader.is_missing():
            yield _no_buttons(reader)
        else:
            for found in map(self._down, range(self._devices.seats + 1)):
                if found is not None:
                    yield found
        if self._devices.scanner is not None:
            try:
                async with asyncio.timeout(_ANSWER_S):
                    await anext(self._devices.scanner.lines())
            except TimeoutError:
                pass
            except DeviceError as error:
                yield _no_scanner(error)

    def _down(self, button: int) -> Finding | None:
        """Return the finding of a button that is down before its prompt, or None."""
        if not self._devices.buttons.is_down(button):
            return None
        device = "flip" if button == self._devices.flip_button else "button"
        return Finding(device, "missing", {"place": button + 1}, "button-down")

    async def _button(self, reader: EdgeReader, button: int) -> Finding:
        is_flip = button == self._devices.flip_button
        facts = {"place": button + 1}
        device = "flip" if is_flip else "button"
        lamp = self._light(button, is_lit=True)
        self._prompt("doctor-ask-flip" if is_flip else "doctor-ask-button", facts)
        reader.clear()
        self._inputs.press(button)
        try:
            async with asyncio.timeout(self._wait_s):
                edge = await reader.next_down()
        except TimeoutError:
            return Finding(device, "missing", facts, "button-silent")
        finally:
            self._light(button, is_lit=False)
        if edge.button != button:
            return Finding(device, "missing", {**facts, "other": edge.button + 1}, "button-other")
        return Finding(device, "found", facts, "" if lamp else "lamp")

    def _light(self, button: int, *, is_lit: bool) -> bool:
        """Switch a lamp and return whether that worked; the flip button has none."""
        if button == self._devices.flip_button:
            return True
        try:
            self._devices.lamps.show({button: is_lit})
        except (DeviceError, ValueError):
            return False
        return True


def _no_buttons(reader: EdgeReader) -> Finding:
    return Finding("buttons", "missing", check="buttons", why=str(reader.error))


def _no_scanner(error: DeviceError) -> Finding:
    return Finding("scanner", "missing", check="scanner", why=str(error))


def screen_picture(kit: Kit, width: int, height: int, title: str, where: str) -> Frame:
    """Return a frame with a border, a checkered corner, and the screen's name."""
    canvas = Canvas(kit.font, width, height)
    canvas.outline((0, 0, width, height))
    for y in range(2, 2 + _CHECKS_PX):
        for x in range(2 + y % 2, 2 + _CHECKS_PX, 2):
            canvas.fill((x, y, x + 1, y + 1))
    canvas.label((_CHECKS_PX + 4, 3, width - 3, height // 2), title, LARGE)
    canvas.label((3, height // 2 + 1, width - 3, height - 2), where, SMALL)
    return canvas.frame()


def light_pictures(width: int, height: int) -> tuple[tuple[Pixel, ...], ...]:
    """Return red, green and blue, then rows in these colours with the top left corner in white."""
    count = width * height
    rows = [(_RED, _GREEN, _BLUE)[n // width % 3] for n in range(count)]
    plain = tuple((colour,) * count for colour in (_RED, _GREEN, _BLUE))
    return (*plain, (_WHITE, *rows[1:]))
