"""The OLED chips by luma.oled, with pixels packed at the speed of Pillow, and only what changed.

luma packs a picture pixel by pixel in Python, which keeps every other thread, the one that reads
the buttons too, waiting for milliseconds; and it always sends all of it, which takes a slow bus a
tenth of a second.  Most changes are a line of text: two pages of eight.
"""

# luma carries no types; its devices are known by their verbs `display`, `contrast` and `cleanup`.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUntypedBaseClass=false, reportMissingTypeStubs=false
# pyright: reportUnknownArgumentType=false, reportIncompatibleMethodOverride=false

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Any, Final, Literal

from luma.oled.device import sh1106, ssd1306, ssd1309
from PIL import Image

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from hardware.pi.tape import Tape

Chip = Literal["ssd1306", "sh1106", "ssd1309"]
NO_OPERATION: Final = 0xE3
_PAGE_ROWS = 8
_FIRST_PAGE = 0xB0
_COLUMN_HIGH = 0x10


def pages(image: Image.Image) -> Iterator[bytes]:
    """Yield the picture eight rows at a time: a byte a column, its lowest bit on top."""
    for top in range(0, image.height, _PAGE_ROWS):
        strip = image.crop((0, top, image.width, top + _PAGE_ROWS))
        yield strip.transpose(Image.Transpose.ROTATE_270).tobytes()


def stretches(before: Sequence[bytes], after: Sequence[bytes]) -> Iterator[range]:
    """Yield the pages that changed, neighbours together; without a picture before, all of them."""
    changed = [n for n, page in enumerate(after) if page not in before[n : n + 1]]
    for _, run in groupby(enumerate(changed), key=lambda pair: pair[1] - pair[0]):
        numbers = [number for _, number in run]
        yield range(numbers[0], numbers[-1] + 1)


class _Changes:
    """A chip that remembers the pages that it was sent, and is sent only others."""

    _sent: tuple[bytes, ...] = ()

    def display(self: Any, image: Image.Image) -> None:
        """Send what the picture changes."""
        wanted = tuple(pages(self.preprocess(image)))
        before, self._sent = self._sent, ()
        for numbers in stretches(before, wanted):
            self._send(numbers, wanted)
        self._sent = wanted

    def display_again(self: Any) -> None:
        """Send all of the last picture."""
        self._send(range(len(self._sent)), self._sent)


class _Whole(_Changes):
    """Chips that take many pages after one command."""

    def _send(self: Any, numbers: range, wanted: tuple[bytes, ...]) -> None:
        columns = (self._const.COLUMNADDR, self._colstart, self._colend - 1)
        self.command(*columns, self._const.PAGEADDR, numbers[0], numbers[-1])
        # Page by page, so that between two of them the bus can carry what is more urgent.
        for number in numbers:
            self.data(list(wanted[number]))


class _Ssd1306(_Whole, ssd1306):  # type: ignore[misc] # luma carries no types
    """SSD1306."""


class _Ssd1309(_Whole, ssd1309):  # type: ignore[misc] # luma carries no types
    """SSD1309."""


class _Sh1106(_Changes, sh1106):  # type: ignore[misc] # luma carries no types
    """SH1106: each page has its own command, and its 132 columns begin before the glass."""

    def _send(self, numbers: range, wanted: tuple[bytes, ...]) -> None:
        for number in numbers:
            self.command(_FIRST_PAGE + number, self._page_address_offset, _COLUMN_HIGH)
            self.data(list(wanted[number]))


_CHIPS: Final[dict[Chip, Any]] = {"ssd1306": _Ssd1306, "sh1106": _Sh1106, "ssd1309": _Ssd1309}


def open_glass(chip: Chip, tape: Tape, width: int, height: int, rotate: int) -> Any:
    """Return luma's device after it has set up the chip; raises OSError or luma's own errors."""
    return _CHIPS[chip](tape, width=width, height=height, rotate=rotate)
