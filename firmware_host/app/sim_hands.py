"""Hands on the simulators, for when the doctor asks for a press and nobody is there."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hardware.sim import SimButtons, SimScanner

_HOLD_S = 0.03


class SimHands:
    """Hands on simulators."""

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
        """Hold a card with a tag to the reader."""
        self._scanner.scan("04A1B2C3")
