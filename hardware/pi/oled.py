"""One OLED screen: drawn in its bus's thread, and set up again after a failure."""

# pyright: reportMissingTypeStubs=false, reportUnknownMemberType=false

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import Any, Final

from luma.core.error import Error as LumaError
from PIL import Image

from hardware.pi.bus import Bus
from hardware.pi.page_packing import NO_OPERATION, Chip, open_device
from hardware.pi.recording_transport import RecordingTransport
from hardware.ports import DeviceError, Frame

_BRIGHT: Final = 0xCF
_DIM: Final = 0x01


class OledScreen:
    """A screen of one size; `opener` opens its transport, again after every failure."""

    def __init__(
        self,
        name: str,
        bus: Bus,
        opener: Callable[[], RecordingTransport],
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
        self._run = bus.run_urgent if is_urgent else bus.run
        self._before_send = None if is_urgent else bus.run_all_urgent
        self._opener = opener
        self._chip: Chip = chip
        self._rotate = rotate
        self._transport: RecordingTransport | None = None
        self._device: Any = None
        self._shown: Frame | None = None
        self._is_dim: bool | None = None

    async def show(self, frame: Frame, *, is_dim: bool = False) -> None:
        """Show the frame; the same frame again restores a screen that lost its power."""
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
            transport = self._transport or self._open()
            if frame == self._shown:
                transport.replay("setup", "contrast")
                transport.record("picture")
                self._device.display_again()
            else:
                transport.record("picture")
                size = (frame.width, frame.height)
                self._device.display(Image.frombytes("1", size, frame.bits))
            if is_dim != self._is_dim:
                transport.record("contrast")
                self._device.contrast(_DIM if is_dim else _BRIGHT)
        except (OSError, LumaError) as error:
            self._close_device()
            raise DeviceError(
                f"screen {self.name} does not answer ({error}); check its cable, its address "
                "and that the bus is switched on"
            ) from error
        self._shown, self._is_dim = frame, is_dim

    def _open(self) -> RecordingTransport:
        transport = self._opener()
        transport.before_send = self._before_send
        self._transport = transport
        # luma never frees a device object, so a missing screen must fail before it is created.
        transport.record("probe")
        transport.command(NO_OPERATION)
        transport.record("setup")
        self._device = open_device(self._chip, transport, self.width, self.height, self._rotate)
        return transport

    def _close(self) -> None:
        if self._device is not None:
            with contextlib.suppress(OSError, LumaError):
                self._device.hide()
        self._close_device()

    def _close_device(self) -> None:
        transport, self._transport = self._transport, None
        self._device = self._shown = self._is_dim = None
        if transport is not None:
            with contextlib.suppress(OSError, LumaError):
                transport.cleanup()
