"""The SPI bus of the test machine: what was sent over it, and as what."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from tests.kernel.guest.recording import Recording

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.kernel.guest.simulated_chip import SimulatedChip

PORT, DEVICE = 0, 0
_SETTINGS = Path("/sys/module/spi_recorder/parameters")


class SpiRecorder:
    """A screen on the bus, with its two more lines on the header."""

    def __init__(self, header: SimulatedChip, *, dc: int, reset: int) -> None:
        self._recording = Recording("spi_recorder")
        for name, line in (("dc", dc), ("reset", reset)):
            (_SETTINGS / name).write_text(str(header.first_number() + line))
        for _ in self._recording.messages():
            pass

    def messages(self) -> Iterator[tuple[bool, bytes]]:
        """Yield whether they are commands, and the bytes, of all that reached a waking screen."""
        for _, told in self._recording.messages():
            is_data, is_awake = told[0], told[1]
            assert is_data in (0, 1), "the line for data or commands is not wired"
            assert is_awake == 1, "a screen that is being reset hears nothing"
            yield not is_data, told[2:]

    def close(self) -> None:
        """Take the lines away from the bus."""
        for name in ("dc", "reset"):
            (_SETTINGS / name).write_text("-1")
        self._recording.close()
