"""Presses and scans of the simulators, for the checks of a virtual box."""

from __future__ import annotations

import asyncio

from hardware.sim import SimButtons, SimScanner

_HOLD_S = 0.03


class SimInputs:
    """Presses and scans of the simulators."""

    def __init__(self, buttons: SimButtons, scanner: SimScanner) -> None:
        self._buttons = buttons
        self._scanner = scanner

    def press(self, button: int) -> None:
        """Press at once, release a moment later."""
        if not self._buttons.is_down(button):
            self._buttons.press(button)
            loop = asyncio.get_running_loop()
            loop.call_later(_HOLD_S, self._buttons.release, button)

    def scan(self) -> None:
        """Scan a card with a tag."""
        self._scanner.scan("04A1B2C3")
