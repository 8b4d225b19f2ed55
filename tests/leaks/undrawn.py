"""A display that draws nothing: its pictures are hashes of all that a real display would get.

Displays are pure functions. Where their inputs are equal, their pictures are, so inputs are
compared at every step, and pictures in a sample of the steps.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any, Final

from firmware_host.wire import build
from hardware.ports import Frame

if TYPE_CHECKING:
    from firmware_host.panel.displays.kit import Kit
    from firmware_host.panel.displays.tick import Tick
    from hardware.ports import Pixel

_WIDTH: Final = 128
_HEIGHT: Final = 64


class Undrawn:
    """The inputs of one state's pictures."""

    def __init__(self) -> None:
        self._view: Any = None
        self._encoded = b""

    def referee(self, kit: Kit, view: Any, tick: Tick) -> Frame:
        """Return a picture of the inputs of the referee's screen."""
        return self._frame(view, kit.say, tick)

    def seat(self, kit: Kit, view: Any, seat: int, tick: Tick) -> Frame:
        """Return a picture of the inputs of a seat's screen."""
        return self._frame(view, kit.say, seat, tick)

    def lights(self, view: Any, count: int, tick: Tick) -> tuple[Pixel, ...]:
        """Return colours that stand for the inputs of the LED panel."""
        bits = self._frame(view, count, tick).bits
        return tuple((bits[n], bits[n + 1], bits[n + 2]) for n in range(0, 3 * count, 3))

    def _frame(self, view: Any, *others: object) -> Frame:
        if view is not self._view:
            self._view, self._encoded = view, build.encode(view)
        digest = hashlib.sha512(self._encoded + repr(others).encode()).digest()
        return Frame(_WIDTH, _HEIGHT, digest * (_WIDTH * _HEIGHT // 8 // len(digest)))
