"""A simulated OLED that records its frames and can be unplugged."""

from __future__ import annotations

from collections.abc import Callable

from hardware.ports import Frame
from hardware.sim.fault_switch import FaultSwitch
from hardware.sim.record import KEPT_FRAMES, Record


class SimScreen:
    """A screen of one size that rejects any other frame, and every frame while unplugged."""

    def __init__(
        self,
        name: str,
        width: int,
        height: int,
        *,
        on_change: Callable[[Frame], None] | None = None,
    ) -> None:
        self.name = name
        self.width = width
        self.height = height
        self.is_dim = False
        self.shown: Record[Frame] = Record(on_change, kept=KEPT_FRAMES)
        self._switch = FaultSwitch(f"screen {name}")

    async def show(self, frame: Frame, *, is_dim: bool = False) -> None:
        """Show the frame; raise ValueError for a wrong size, DeviceError while unplugged."""
        if (frame.width, frame.height) != (self.width, self.height):
            raise ValueError(
                f"screen {self.name} is {self.width}x{self.height}, "
                f"the frame is {frame.width}x{frame.height}"
            )
        self._switch.check()
        self.is_dim = is_dim
        self.shown.add(frame)

    async def next_frame(self) -> Frame:
        """Return the next frame shown from now on."""
        return await self.shown.wait()

    def unplug(self) -> None:
        """Make `show` raise DeviceError, as a screen without its cable does."""
        self._switch.is_connected = False

    def replug(self) -> None:
        """Make `show` work again."""
        self._switch.is_connected = True
