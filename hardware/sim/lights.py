"""A simulated LED strip that records its pixels and the bytes for a real strip."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hardware import adalight
from hardware.ports import Pixel
from hardware.sim.fault_switch import FaultSwitch
from hardware.sim.record import KEPT_FRAMES, Record


class SimLights:
    """A strip of `count` LEDs that rejects any other number, and values outside 0..255."""

    def __init__(
        self, count: int, *, on_change: Callable[[tuple[Pixel, ...]], None] | None = None
    ) -> None:
        self.count = count
        self.shown: Record[tuple[Pixel, ...]] = Record(on_change, kept=KEPT_FRAMES)
        self.sent: Record[bytes] = Record(kept=KEPT_FRAMES)
        self._switch = FaultSwitch("the LED strip")

    async def show(self, pixels: Sequence[Pixel]) -> None:
        """Show all pixels; raise ValueError for invalid ones, DeviceError while unplugged."""
        if len(pixels) != self.count:
            raise ValueError(f"the strip has {self.count} LEDs, not {len(pixels)}")
        frame = adalight.encode(pixels)
        self._switch.check()
        self.sent.add(frame)
        self.shown.add(adalight.decode(frame))

    def unplug(self) -> None:
        """Make `show` raise DeviceError, as a strip without its cable does."""
        self._switch.is_connected = False

    def replug(self) -> None:
        """Make `show` work again."""
        self._switch.is_connected = True
