"""One OLED screen: drawn on its bus's thread, brought back after its cable was out."""

# pyright: reportMissingTypeStubs=false, reportUnknownMemberType=false

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Any, Final

from luma.core.error import Error as LumaError
from PIL import Image

from hardware.pi.glass import NO_OPERATION, open_glass
from hardware.ports import DeviceError

if TYPE_CHECKING:
    from collections.abc import Callable

    from hardware.pi.bus import Bus
    from hardware.pi.glass import Chip
    from hardware.pi.tape import Tape
    from hardware.ports import Frame

_BRIGHT: Final = 0xCF
_DIM: Final = 0x01


class OledScreen:
    """A screen of one size behind a transport that `opener` opens, again after every failure."""

    def __init__(
        self,
        name: str,
        bus: Bus,
        opener: Callable[[], Tape],
        *,
        chip: Chip = "ssd1306",
        width: int = 128,
        height: int = 64,
        rotate: int = 0,
        is_urgent: bool = False,
    ) -> None:
        self.name = name
        self.width = width
        self.height = height
        self._run = bus.hurry if is_urgent else bus.run
        self._give_way = None if is_urgent else bus.give_way
        self._opener = opener
        self._chip: Chip = chip
        self._rotate = rotate
        self._tape: Tape | None = None
        self._glass: Any = None
        self._shown: Frame | None = None
        self._is_dim: bool | None = None

    async def show(self, frame: Frame, *, is_dim: bool = False) -> None:
        """Show the frame; the same frame again refreshes what the screen may have forgotten."""
        if (frame.width, frame.height) != (self.width, self.height):
            raise ValueError(
                f"screen {self.name} is {self.width}x{self.height}, "
                f"the frame is {frame.width}x{frame.height}"
            )
        await self._run(self._show, frame, is_dim)

    async def close(self) -> None:
        """Switch the screen off."""
        await self._run(self._close)

    def _show(self, frame: Frame, is_dim: bool) -> None:
        try:
            tape = self._tape or self._open()
            if frame == self._shown:
                tape.play("beginning", "light")
                tape.keep("picture")
                self._glass.display_again()
            else:
                tape.keep("picture")
                size = (frame.width, frame.height)
                self._glass.display(Image.frombytes("1", size, frame.bits))
            if is_dim != self._is_dim:
                tape.keep("light")
                self._glass.contrast(_DIM if is_dim else _BRIGHT)
        except (OSError, LumaError) as error:
            self._forget()
            raise DeviceError(
                f"screen {self.name} does not answer ({error}); check its cable, its address "
                "and that the bus is switched on"
            ) from error
        self._shown, self._is_dim = frame, is_dim

    def _open(self) -> Tape:
        tape = self._opener()
        tape.give_way = self._give_way
        self._tape = tape
        # luma keeps every device it makes until the end: make none for a screen that is not there.
        tape.keep("probe")
        tape.command(NO_OPERATION)
        tape.keep("beginning")
        self._glass = open_glass(self._chip, tape, self.width, self.height, self._rotate)
        return tape

    def _close(self) -> None:
        if self._glass is not None:
            with contextlib.suppress(OSError, LumaError):
                self._glass.hide()
        self._forget()

    def _forget(self) -> None:
        tape, self._tape = self._tape, None
        self._glass = self._shown = self._is_dim = None
        if tape is not None:
            with contextlib.suppress(OSError, LumaError):
                tape.cleanup()
