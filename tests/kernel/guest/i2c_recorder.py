"""The I2C bus of the test machine: what was written to it, and hands on its plugs."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

PORT = 1
SCREEN = 0x3C
SECOND_SCREEN = 0x3D
MULTIPLEXER = 0x70
_DEVICE = "/dev/i2c-recorder"
_SETTINGS = Path("/sys/module/i2c_recorder/parameters")
_LONGEST = 65_536


class I2cRecorder:
    """Empty and quick at first, with something at each of the addresses."""

    def __init__(self, *addresses: int) -> None:
        self._device = os.open(_DEVICE, os.O_RDONLY)
        self.plug(*addresses)
        self.slow_down(0)
        for _ in self.messages():
            pass

    def plug(self, *addresses: int) -> None:
        """Let something answer at these addresses and nowhere else."""
        (_SETTINGS / "present").write_text(",".join(map(str, addresses or (0,))))

    def slow_down(self, byte_us: int) -> None:
        """Let each byte take so long."""
        (_SETTINGS / "byte_us").write_text(str(byte_us))

    def messages(self) -> Iterator[tuple[int, bytes]]:
        """Yield the address and the bytes of each message since the last time."""
        while message := os.read(self._device, _LONGEST):
            yield message[0], message[1:]

    def close(self) -> None:
        """Leave the bus empty."""
        self.plug()
        os.close(self._device)
