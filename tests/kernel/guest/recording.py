"""What one of the recorded buses of the test machine was sent."""

from __future__ import annotations

import os
import struct
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

_LONGEST = 65_536
_STAMP = struct.Struct("=Q")


class Recording:
    """Reads and forgets, one message after the other."""

    def __init__(self, name: str) -> None:
        self._device = os.open(f"/dev/{name}", os.O_RDONLY)

    def messages(self) -> Iterator[tuple[int, bytes]]:
        """Yield each message since the last time, and before it when it had gone out."""
        while told := os.read(self._device, _LONGEST):
            yield _STAMP.unpack_from(told)[0], told[_STAMP.size :]

    def close(self) -> None:
        """Read no more."""
        os.close(self._device)
