"""An OLED chip behind luma's transport: takes commands, keeps its memory, and can lose power."""

from __future__ import annotations

import errno
from typing import TYPE_CHECKING

from hardware.ports import Frame

if TYPE_CHECKING:
    from collections.abc import Sequence

COLUMNS, PAGES = 132, 8
_ARGUMENTS = {0x21: 2, 0x22: 2} | dict.fromkeys(
    (0x20, 0x81, 0x8D, 0xA8, 0xAD, 0xD3, 0xD5, 0xD9, 0xDA, 0xDB), 1
)


class FakeOled:
    """The glass of `width` by `height`; `first_column` is where it begins in the chip's memory."""

    def __init__(self, width: int = 128, height: int = 64, first_column: int = 0) -> None:
        self.width, self.height, self._first = width, height, first_column
        self.is_plugged = True
        self.written = 0
        self.lose_power()

    def lose_power(self) -> None:
        """Forget everything, as after a cable that was out for a moment."""
        self.memory = [bytearray(COLUMNS) for _ in range(PAGES)]
        self.is_on = False
        self.contrast = 0x7F
        self._columns, self._pages = (0, COLUMNS - 1), (0, PAGES - 1)
        self._column = self._page = 0

    def command(self, *cmd: int) -> None:
        """Take commands, as the transport brings them."""
        self._check()
        rest = list(cmd)
        while rest:
            code = rest.pop(0)
            wanted = _ARGUMENTS.get(code, 0)
            given, rest = rest[:wanted], rest[wanted:]
            assert len(given) == wanted, f"command {code:#x} lacks its arguments"
            self._obey(code, given)

    def data(self, data: Sequence[int]) -> None:
        """Take pixels and move on through the window."""
        self._check()
        self.written += len(data)
        for value in data:
            self.memory[self._page][self._column] = value
            self._column += 1
            if self._column > self._columns[1]:
                self._column = self._columns[0]
                self._page = self._pages[0] if self._page == self._pages[1] else self._page + 1

    def cleanup(self) -> None:
        """Close nothing."""

    def seen(self) -> Frame | None:
        """Return what the glass shows, or None while it is dark."""
        if not self.is_on:
            return None
        bits = bytearray(self.width // 8 * self.height)
        for y in range(self.height):
            page = self.memory[y // 8]
            for x in range(self.width):
                if page[self._first + x] >> (y % 8) & 1:
                    bits[(y * self.width + x) // 8] |= 0x80 >> (x % 8)
        return Frame(self.width, self.height, bytes(bits))

    def _obey(self, code: int, given: list[int]) -> None:
        match code:
            case 0x21:
                self._columns = (given[0], given[1])
                self._column = given[0]
            case 0x22:
                self._pages = (given[0], given[1])
                self._page = given[0]
            case 0x81:
                self.contrast = given[0]
            case 0xAE | 0xAF:
                self.is_on = code == 0xAF
            case _ if 0xB0 <= code <= 0xB7:
                self._page = code - 0xB0
            case _ if code <= 0x0F:
                self._column = self._column & 0xF0 | code
            case _ if code <= 0x1F:
                self._column = (code & 0x0F) << 4 | self._column & 0x0F
            case _:
                pass

    def _check(self) -> None:
        if not self.is_plugged:
            raise OSError(errno.EREMOTEIO, "Remote I/O error")
