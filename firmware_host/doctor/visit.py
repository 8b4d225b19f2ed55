"""One visit of the doctor: device after device, each found, missing or not asked for."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from firmware_host.doctor.finding import Finding
from firmware_host.doctor.picture import light_pictures, screen_picture
from firmware_host.frontends.panel import kit_of
from hardware.ports import DeviceError

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from firmware_host.config import Config
    from firmware_host.doctor.hands import Hands
    from firmware_host.doctor.touch import Touch
    from firmware_host.frontends.devices import Devices

_KIT_GAME = "arriba"
_LIGHT_S = 0.4
_ANSWER_S = 0.1
"""A driver fails at once or not at all."""


class Visit:
    """Tries the devices of one box; `tell` says what to do, `wait_s` is how long for a hand."""

    def __init__(
        self,
        devices: Devices,
        config: Config,
        hands: Hands,
        *,
        tell: Callable[[str, dict[str, Any]], None],
        wait_s: float,
    ) -> None:
        self._devices = devices
        self._config = config
        self._hands = hands
        self._tell = tell
        self._wait_s = wait_s

    async def screens(self) -> AsyncIterator[Finding]:
        """Show every screen its test picture."""
        kit = kit_of(_KIT_GAME, self._config.box.language)
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
        """Show the LED panel three colours and its corner."""
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

    async def buttons(self, touch: Touch) -> AsyncIterator[Finding]:
        """Ask for every button, with its lamp lit, and say which one came instead."""
        if await touch.is_missing():
            yield _no_buttons(touch)
            return
        for button in range(self._devices.seats + 1):
            yield self._down(button) or await self._button(touch, button)

    async def scanner(self) -> AsyncIterator[Finding]:
        """Ask for a card at the reader."""
        if self._devices.scanner is None:
            return
        lines = self._devices.scanner.lines()
        self._tell("doctor-ask-card", {})
        waiting = asyncio.ensure_future(anext(lines))
        await asyncio.sleep(0)
        self._hands.scan()
        try:
            async with asyncio.timeout(self._wait_s):
                tag = await waiting
        except TimeoutError:
            yield Finding("scanner", "unasked", check="scanner-silent")
        except DeviceError as error:
            yield _no_scanner(error)
        else:
            yield Finding("scanner", "found", {"tag": tag[:40]})

    async def without_hands(self, touch: Touch) -> AsyncIterator[Finding]:
        """Say what is wrong with buttons and reader before anybody touches them."""
        if await touch.is_missing():
            yield _no_buttons(touch)
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
        """Return what there is to say of a button that is down although nobody was asked."""
        if not self._devices.buttons.is_down(button):
            return None
        device = "flip" if button == self._devices.flip_button else "button"
        return Finding(device, "missing", {"place": button + 1}, "button-down")

    async def _button(self, touch: Touch, button: int) -> Finding:
        is_flip = button == self._devices.flip_button
        facts = {"place": button + 1}
        device = "flip" if is_flip else "button"
        lamp = self._light(button, is_lit=True)
        self._tell("doctor-ask-flip" if is_flip else "doctor-ask-button", facts)
        touch.forget()
        self._hands.press(button)
        try:
            async with asyncio.timeout(self._wait_s):
                edge = await touch.next_down()
        except TimeoutError:
            return Finding(device, "missing", facts, "button-silent")
        finally:
            self._light(button, is_lit=False)
        if edge.button != button:
            return Finding(device, "missing", {**facts, "other": edge.button + 1}, "button-other")
        return Finding(device, "found", facts, "" if lamp else "lamp")

    def _light(self, button: int, *, is_lit: bool) -> bool:
        """Switch a lamp; return whether it answered. The button in the middle has none."""
        if button == self._devices.flip_button:
            return True
        try:
            self._devices.lamps.show({button: is_lit})
        except (DeviceError, ValueError):
            return False
        return True


def _no_buttons(touch: Touch) -> Finding:
    return Finding("buttons", "missing", check="buttons", why=str(touch.error))


def _no_scanner(error: DeviceError) -> Finding:
    return Finding("scanner", "missing", check="scanner", why=str(error))
