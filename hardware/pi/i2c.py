"""I2C: luma's interface to an address, and multiplexers for devices that share one address."""

# pyright: reportMissingTypeStubs=false, reportUnknownMemberType=false
# pyright: reportUnknownVariableType=false

from __future__ import annotations

import fcntl
import os
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from luma.core.interface.serial import i2c

from hardware.pi.recording_transport import RecordingTransport

_I2C_SLAVE: Final = 0x0703
_CLOSED: Final = 0


@dataclass(frozen=True, slots=True)
class Channel:
    """One of the eight channels of a TCA9548A or PCA9548A multiplexer."""

    address: int
    number: int


def write_byte(port: int, address: int, value: int) -> None:
    """Write one byte to an address; raise OSError when no device acknowledges."""
    fd = os.open(f"/dev/i2c-{port}", os.O_RDWR)
    try:
        fcntl.ioctl(fd, _I2C_SLAVE, address)
        os.write(fd, bytes((value,)))
    finally:
        os.close(fd)


class Multiplexers:
    """The multiplexers of one port; used in the thread of its bus only."""

    def __init__(self, port: int, write: Callable[[int, int, int], None] = write_byte) -> None:
        self._port = port
        self._write = write
        self._open: Channel | None = None

    def select(self, channel: Channel) -> None:
        """Open this channel and close all others; after a failure the state is unknown."""
        if channel == self._open:
            return
        before, self._open = self._open, None
        if before is not None and before.address != channel.address:
            self._write(self._port, before.address, _CLOSED)
        self._write(self._port, channel.address, 1 << channel.number)
        self._open = channel

    def forget(self) -> None:
        """Forget the open channel: a multiplexer that lost its power has closed all of them."""
        self._open = None


def open_i2c(
    port: int,
    address: int,
    multiplexers: Multiplexers | None = None,
    channel: Channel | None = None,
) -> RecordingTransport:
    """Return the transport to an address, behind a channel of a multiplexer if given."""
    if multiplexers is None or channel is None:
        return RecordingTransport(i2c(port=port, address=address))
    multiplexers.forget()
    return RecordingTransport(i2c(port=port, address=address), lambda: multiplexers.select(channel))
