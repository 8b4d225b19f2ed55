"""The I2C bus of the test machine: what was written to it, and hands on its plugs."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from tests.kernel.guest.recording import Recording

if TYPE_CHECKING:
    from collections.abc import Iterator

PORT = 1
SCREEN = 0x3C
SECOND_SCREEN = 0x3D
MULTIPLEXER = 0x70
_SETTINGS = Path("/sys/module/i2c_recorder/parameters")


class I2cRecorder:
    """Empty and quick at first, with something at each of the addresses."""

    def __init__(self, *addresses: int) -> None:
        self._recording = Recording("i2c_recorder")
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
        return ((address, message) for _, address, message in self.stamped())

    def stamped(self) -> Iterator[tuple[int, int, bytes]]:
        """Yield the same, and first when the message had gone out, in ns of the kernel's clock."""
        return ((at_ns, told[0], told[1:]) for at_ns, told in self._recording.messages())

    def close(self) -> None:
        """Leave the bus empty."""
        self.plug()
        self._recording.close()
