"""The LED panel or strip: Adalight over a serial port, to WLED or an Arduino."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence

from hardware import adalight
from hardware.layout import Layout
from hardware.pi.bus import Bus
from hardware.pi.serial_port import SerialPort
from hardware.ports import DeviceError, Pixel


class AdalightLights:
    """LEDs on a serial port; a controller blanks them after two seconds without a frame."""

    def __init__(self, port: SerialPort, bus: Bus, layout: Layout) -> None:
        self._port = port
        self._bus = bus
        self._layout = layout

    async def show(self, pixels: Sequence[Pixel]) -> None:
        """Show all pixels, by rows from the top; raise DeviceError for a missing controller."""
        if len(pixels) != self._layout.count:
            raise ValueError(f"the panel has {self._layout.count} LEDs, not {len(pixels)}")
        frame = adalight.encode(self._layout.along_wire(pixels))
        await self._bus.run(self._port.write, frame)

    async def close(self) -> None:
        """Switch all LEDs off, if the controller still answers, and close the port."""
        with contextlib.suppress(DeviceError):
            await self.show([(0, 0, 0)] * self._layout.count)
        await self._bus.run(self._port.close)
