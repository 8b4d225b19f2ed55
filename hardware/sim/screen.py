"""An OLED without a box: keeps the frames it was given, and can be unplugged."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hardware.sim.plug import Plug
from hardware.sim.record import Record

if TYPE_CHECKING:
    from collections.abc import Callable

    from hardware.ports import Frame


class SimScreen:
    """A screen of one size; it refuses any other frame, and everything while unplugged."""

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
        self.shown: Record[Frame] = Record(on_change)
        self._plug = Plug(f"screen {name}")

    async def show(self, frame: Frame, *, is_dim: bool = False) -> None:
        """Show the frame; raise ValueError for a wrong size, DeviceError while unplugged."""
        if (frame.width, frame.height) != (self.width, self.height):
            raise ValueError(
                f"screen {self.name} is {self.width}x{self.height}, "
                f"the frame is {frame.width}x{frame.height}"
            )
        self._plug.check()
        self.is_dim = is_dim
        self.shown.add(frame)

    async def next_frame(self) -> Frame:
        """Return the next frame shown from now on."""
        return await self.shown.wait()

    def unplug(self) -> None:
        """Make `show` fail as a screen without its cable does."""
        self._plug.is_in = False

    def replug(self) -> None:
        """Make `show` work again."""
        self._plug.is_in = True
