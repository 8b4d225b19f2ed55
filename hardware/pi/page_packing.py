"""Drivers of OLED chips on luma.oled that pack pixels with Pillow and send only changed pages.

luma packs a picture pixel by pixel in Python, which holds the GIL for milliseconds and delays the
reading of buttons. It also sends the whole picture, a tenth of a second on a slow bus; most changes
are a line of text, two pages of eight.
"""

# luma has no type annotations; its devices are used by `display`, `contrast` and `cleanup`.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUntypedBaseClass=false, reportMissingTypeStubs=false
# pyright: reportUnknownArgumentType=false, reportIncompatibleMethodOverride=false

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any, Final, Literal

from luma.oled.device import sh1106, ssd1306, ssd1309
from PIL import Image

from hardware.pi.recording_transport import RecordingTransport

Chip = Literal["ssd1306", "sh1106", "ssd1309"]
NO_OPERATION: Final = 0xE3
_PAGE_ROWS = 8
_FIRST_PAGE = 0xB0
_COLUMN_HIGH = 0x10


def pages(image: Image.Image) -> Iterator[bytes]:
    """Yield the picture's pages of eight rows: one byte per column, lowest bit on top."""
    for top in range(0, image.height, _PAGE_ROWS):
        strip = image.crop((0, top, image.width, top + _PAGE_ROWS))
        yield strip.transpose(Image.Transpose.ROTATE_270).tobytes()


def changed_runs(before: Sequence[bytes], after: Sequence[bytes]) -> Iterator[range]:
    """Yield ranges of adjacent pages that changed; without a previous picture, all pages."""
    changed = [n for n, page in enumerate(after) if page not in before[n : n + 1]]
    for _, run in groupby(enumerate(changed), key=lambda pair: pair[1] - pair[0]):
        numbers = [number for _, number in run]
        yield range(numbers[0], numbers[-1] + 1)


class _ChangedPages:
    """A driver that sends only the pages that differ from the last picture."""

    _sent: tuple[bytes, ...] = ()

    def display(self: Any, image: Image.Image) -> None:
        """Send the pages that the picture changes."""
        wanted = tuple(pages(self.preprocess(image)))
        before, self._sent = self._sent, ()
        for numbers in changed_runs(before, wanted):
            self._send(numbers, wanted)
        self._sent = wanted

    def display_again(self: Any) -> None:
        """Send all pages of the last picture."""
        self._send(range(len(self._sent)), self._sent)


class _PageRange(_ChangedPages):
    """Chips that accept a range of pages after one command."""

    def _send(self: Any, numbers: range, wanted: tuple[bytes, ...]) -> None:
        columns = (self._const.COLUMNADDR, self._colstart, self._colend - 1)
        self.command(*columns, self._const.PAGEADDR, numbers[0], numbers[-1])
        # Page by page, so that urgent transfers can run between two of them.
        for number in numbers:
            self.data(list(wanted[number]))


class _Ssd1306(_PageRange, ssd1306):  # type: ignore[misc] # luma carries no types
    """SSD1306."""


class _Ssd1309(_PageRange, ssd1309):  # type: ignore[misc] # luma carries no types
    """SSD1309."""


class _Sh1106(_ChangedPages, sh1106):  # type: ignore[misc] # luma carries no types
    """SH1106: a command for each page, and 132 columns of memory for 128 visible ones."""

    def _send(self, numbers: range, wanted: tuple[bytes, ...]) -> None:
        for number in numbers:
            self.command(_FIRST_PAGE + number, self._page_address_offset, _COLUMN_HIGH)
            self.data(list(wanted[number]))


_CHIPS: Final[dict[Chip, Any]] = {"ssd1306": _Ssd1306, "sh1106": _Sh1106, "ssd1309": _Ssd1309}


def open_device(
    chip: Chip, transport: RecordingTransport, width: int, height: int, rotate: int
) -> Any:
    """Return luma's device with the chip set up; raise OSError or an error of luma's."""
    return _CHIPS[chip](transport, width=width, height=height, rotate=rotate)
