"""An LED strip without a box: keeps the pixels, and the bytes a real strip would be sent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hardware import adalight
from hardware.sim.plug import Plug
from hardware.sim.record import Record

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from hardware.ports import Pixel


class SimLights:
    """A strip of `count` LEDs; it refuses any other number, and values outside 0..255."""

    def __init__(
        self, count: int, *, on_change: Callable[[tuple[Pixel, ...]], None] | None = None
    ) -> None:
        self.count = count
        self.shown: Record[tuple[Pixel, ...]] = Record(on_change)
        self.sent: Record[bytes] = Record()
        self._plug = Plug("the LED strip")

    async def show(self, pixels: Sequence[Pixel]) -> None:
        """Show all pixels; raise ValueError for wrong ones, DeviceError while unplugged."""
        if len(pixels) != self.count:
            raise ValueError(f"the strip has {self.count} LEDs, not {len(pixels)}")
        frame = adalight.encode(pixels)
        self._plug.check()
        self.sent.add(frame)
        self.shown.add(adalight.decode(frame))

    def unplug(self) -> None:
        """Make `show` fail as a strip without its cable does."""
        self._plug.is_in = False

    def replug(self) -> None:
        """Make `show` work again."""
        self._plug.is_in = True
