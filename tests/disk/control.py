"""The memory that a test shares with the preloaded shim: which calls on the disk fail."""

from __future__ import annotations

import contextlib
import mmap
import struct
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Generator
    from pathlib import Path

_FORM: Final = "5q64s"
_SIZE: Final = struct.calcsize(_FORM)
FOREVER: Final = 1 << 40


class Control:
    """Counts the calls on one folder, and lets some of them fail."""

    def __init__(self, path: Path) -> None:
        if not path.exists():
            path.write_bytes(bytes(_SIZE))
        with path.open("r+b") as file:
            self._memory = mmap.mmap(file.fileno(), _SIZE)

    def arm(self, first: int, error: int, times: int) -> None:
        """Count from 0, and let that call fail and those after it, so many."""
        self._write(0, first, times, error, 0, b"")

    def heal(self) -> None:
        """Let no call fail any more."""
        calls, _, _, error, failed, last = self._read()
        self._write(calls, 0, 0, error, failed, last)

    @contextlib.contextmanager
    def paused(self) -> Generator[None]:
        """Let calls through, and count none, for as long as the block lasts."""
        values = self._read()
        self.heal()
        yield
        self._write(*values)

    @property
    def calls(self) -> int:
        """How many calls there were."""
        return int(self._read()[0])

    @property
    def failed(self) -> int:
        """How many of them failed."""
        return int(self._read()[4])

    @property
    def first_failed(self) -> str:
        """The call that failed first, and its file."""
        return bytes(self._read()[5]).rstrip(b"\0").decode()

    def _read(self) -> tuple[int, int, int, int, int, bytes]:
        return struct.unpack(_FORM, self._memory[:_SIZE])

    def _write(self, *values: int | bytes) -> None:
        self._memory[:_SIZE] = struct.pack(_FORM, *values)
