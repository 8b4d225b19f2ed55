"""A button and its lamp as gpiozero offers them: a thread hears the pin, asyncio lights the lamp.

gpiozero calls `when_pressed` on the thread of its pin factory, so a program with an event loop
crosses threads. Here that thread reads a pipe, as those of the real factories read the kernel's
events, and drives a pin of gpiozero's own mock factory.
"""

from __future__ import annotations

import asyncio
import os
import threading
import time
from typing import Self

from gpiozero import LED, Button
from gpiozero.pins.mock import MockFactory

_BUTTON_PIN, _LAMP_PIN = 17, 27


class StockGpiozero:
    """One button and its lamp."""

    def __enter__(self) -> Self:
        """Wire both."""
        factory = MockFactory()
        self._loop = asyncio.get_running_loop()
        self._pin = factory.pin(_BUTTON_PIN)
        self._button = Button(_BUTTON_PIN, pin_factory=factory)
        self._button.when_pressed = lambda: self._loop.call_soon_threadsafe(self._on_press)
        self._lamp = LED(_LAMP_PIN, pin_factory=factory)
        self._out, self._in = os.pipe()
        self._thread = threading.Thread(target=self._hear, name="pins")
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        """Let everything go."""
        os.close(self._in)
        self._thread.join()
        os.close(self._out)
        self._button.close()
        self._lamp.close()

    async def press(self) -> int:
        """Return the nanoseconds from the edge to the lamp."""
        self._lit: asyncio.Future[int] = self._loop.create_future()
        begun_ns = time.monotonic_ns()
        os.write(self._in, b"0")
        took_ns = await self._lit - begun_ns
        self._lamp.off()
        os.write(self._in, b"1")
        return took_ns

    def _hear(self) -> None:
        while edge := os.read(self._out, 1):
            if edge == b"0":
                self._pin.drive_low()
            else:
                self._pin.drive_high()

    def _on_press(self) -> None:
        self._lamp.on()
        self._lit.set_result(time.monotonic_ns())
