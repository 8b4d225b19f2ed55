"""I2C: luma's interface to an address, and the multiplexer that lets one address be many."""

# pyright: reportMissingTypeStubs=false, reportUnknownMemberType=false
# pyright: reportUnknownVariableType=false

from __future__ import annotations

import fcntl
import os
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from luma.core.interface.serial import i2c

from hardware.pi.tape import Tape

if TYPE_CHECKING:
    from collections.abc import Callable

_I2C_SLAVE: Final = 0x0703
_CLOSED: Final = 0


@dataclass(frozen=True, slots=True)
class Channel:
    """One of the eight outlets of a TCA9548A or PCA9548A."""

    address: int
    number: int


def write_byte(port: int, address: int, value: int) -> None:
    """Write one byte to an address; raise OSError when nothing answers there."""
    fd = os.open(f"/dev/i2c-{port}", os.O_RDWR)
    try:
        fcntl.ioctl(fd, _I2C_SLAVE, address)
        os.write(fd, bytes((value,)))
    finally:
        os.close(fd)


class Switchboard:
    """The multiplexers of one port; used by the one thread of its bus only."""

    def __init__(self, port: int, write: Callable[[int, int, int], None] = write_byte) -> None:
        self._port = port
        self._write = write
        self._open: Channel | None = None

    def select(self, channel: Channel) -> None:
        """Open this channel and no other; a failure leaves nothing believed."""
        if channel == self._open:
            return
        before, self._open = self._open, None
        if before is not None and before.address != channel.address:
            self._write(self._port, before.address, _CLOSED)
        self._write(self._port, channel.address, 1 << channel.number)
        self._open = channel

    def doubt(self) -> None:
        """Select anew next time: a multiplexer that lost its power has all channels closed."""
        self._open = None


def open_i2c(
    port: int, address: int, switchboard: Switchboard | None = None, channel: Channel | None = None
) -> Tape:
    """Return the transport to an address, behind a channel where there is one."""
    if switchboard is None or channel is None:
        return Tape(i2c(port=port, address=address))
    switchboard.doubt()
    return Tape(i2c(port=port, address=address), lambda: switchboard.select(channel))
