"""SPI: luma's interface on the kernel's device file, with its DC and reset lines on libgpiod.

This replaces the packages spidev and RPi.GPIO, which luma uses by default.
"""

# pyright: reportMissingTypeStubs=false, reportUnknownMemberType=false
# pyright: reportUnknownVariableType=false, reportArgumentType=false

from __future__ import annotations

import fcntl
import os
import struct
from collections.abc import Callable
from typing import Final

from luma.core.interface.serial import spi

from hardware.pi.lines import Lines
from hardware.pi.recording_transport import RecordingTransport

_WRITE_MAX_SPEED_HZ: Final = 0x40046B04
_RESET_S: Final = 0.01


class SpiFile:
    """The part of spidev's interface that luma uses."""

    def __init__(self) -> None:
        self._fd: int | None = None

    def open(self, port: int, device: int) -> None:
        """Open the device file; raise OSError when the bus is not enabled."""
        self._fd = os.open(f"/dev/spidev{port}.{device}", os.O_WRONLY)

    @property
    def max_speed_hz(self) -> int:
        """The speed, which luma only sets."""
        return 0

    @max_speed_hz.setter
    def max_speed_hz(self, speed_hz: int) -> None:
        fcntl.ioctl(self._opened(), _WRITE_MAX_SPEED_HZ, struct.pack("=I", speed_hz))

    def writebytes(self, data: list[int]) -> None:
        """Send at most 4096 bytes; luma splits longer data."""
        os.write(self._opened(), bytes(data))

    def close(self) -> None:
        """Close the device file."""
        if self._fd is not None:
            os.close(self._fd)
            self._fd = None

    def _opened(self) -> int:
        if self._fd is None:
            raise OSError("the SPI device is closed")
        return self._fd


class SpiLines:
    """The part of RPi.GPIO's interface that luma uses, for the DC and reset lines."""

    OUT, LOW, HIGH = 0, 0, 1

    def __init__(self, lines: Lines) -> None:
        self._lines = lines

    def setup(self, line: int, mode: int) -> None:
        """Do nothing: the lines were requested as outputs."""

    def output(self, line: int, value: int) -> None:
        """Set a line."""
        self._lines.switch(line, is_high=bool(value))

    def close(self) -> None:
        """Release the lines."""
        self._lines.close()


class _SpiTransport(RecordingTransport):
    """A transport that releases its lines when it is closed."""

    def __init__(self, transport: spi, lines: SpiLines) -> None:
        super().__init__(transport)
        self._spi_lines = lines

    def cleanup(self) -> None:
        """Close the device file and release the lines."""
        super().cleanup()
        self._spi_lines.close()


def open_spi(
    port: int,
    device: int,
    *,
    dc: int,
    reset: int | None,
    lines: Callable[[], Lines],
    speed_hz: int = 8_000_000,
    file: Callable[[], SpiFile] = SpiFile,
) -> RecordingTransport:
    """Return the transport to a screen on SPI, after a reset if that line is wired."""
    held = SpiLines(lines())
    try:
        transport = spi(
            spi=file(),
            gpio=held,
            port=port,
            device=device,
            bus_speed_hz=speed_hz,
            gpio_DC=dc,
            gpio_RST=reset,
            reset_hold_time=_RESET_S,
            reset_release_time=_RESET_S,
        )
    except BaseException:
        held.close()
        raise
    return _SpiTransport(transport, held)
