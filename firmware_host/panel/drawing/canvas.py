"""A 1-bit canvas the size of an OLED: text, lines, boxes, bars, pictures, and the frame of it."""

from __future__ import annotations

from typing import Literal

from PIL import Image, ImageChops, ImageDraw

from firmware_host.panel.drawing.font import Font
from firmware_host.panel.drawing.frames import frame_of
from firmware_host.panel.drawing.scaling import enlarged
from hardware.ports import Frame

Align = Literal["left", "centre", "right"]
Box = tuple[int, int, int, int]
"""Left, top, and the first column and row that are outside."""

SMALL = 1
LARGE = 2
HUGE = 4
_ELLIPSIS = "…"
_CAPITAL_PX = 7
_INK = {True: 255, False: 0}


class Canvas:
    """What one screen will show; every verb draws lit pixels unless told `lit=False`."""

    def __init__(self, font: Font, width: int = 128, height: int = 64) -> None:
        self._font = font
        self._image = Image.new("1", (width, height))
        self._draw = ImageDraw.Draw(self._image)

    @property
    def size(self) -> tuple[int, int]:
        """Return width and height in pixels."""
        return self._image.size

    def frame(self) -> Frame:
        """Return what is drawn so far as a frame for a screen."""
        return frame_of(self._image)

    def text_width(self, text: str, scale: int = SMALL) -> int:
        """Return how many pixels wide the text is at that scale."""
        return self._font.width(text) * scale

    def text(self, at: tuple[int, int], text: str, scale: int = SMALL, *, lit: bool = True) -> int:
        """Write with the capitals' top left corner at the point; return the column after it."""
        if not text:
            return at[0]
        ink = enlarged(self._font.line(text), scale)
        top = at[1] - (self._font.baseline - _CAPITAL_PX) * scale
        self._image.paste(_INK[lit], (at[0], top), ink)
        return at[0] + ink.width

    def fitted(self, text: str, width: int, scale: int = SMALL) -> str:
        """Return the text if it fits the width, else as much of it as fits with an ellipsis."""
        if self.text_width(text, scale) <= width:
            return text
        for end in range(len(text) - 1, 0, -1):
            short = text[:end].rstrip() + _ELLIPSIS
            if self.text_width(short, scale) <= width:
                return short
        return ""

    def wrapped(self, text: str, width: int, scale: int = SMALL) -> tuple[str, ...]:
        """Return the words of the text in lines that fit the width; a longer word has its own."""
        lines: list[str] = []
        # A French sign stays on the line of its word: its narrow space is no place to break.
        for word in filter(None, text.split(" ")):
            longer = f"{lines[-1]} {word}" if lines else word
            if lines and self.text_width(longer, scale) <= width:
                lines[-1] = longer
            else:
                lines.append(word)
        return tuple(lines)

    def label(
        self,
        box: Box,
        text: str,
        scale: int = SMALL,
        *,
        align: Align = "centre",
        lit: bool = True,
    ) -> None:
        """Write the text into the box at the largest scale up to the given one that fits it."""
        left, top, right, bottom = box
        while scale > SMALL and not self._fits(text, right - left, bottom - top, scale):
            scale //= 2
        short = self.fitted(text, right - left, scale)
        spare = right - left - self.text_width(short, scale)
        indent = {"left": 0, "centre": spare // 2, "right": spare}[align]
        y = top + (bottom - top - _CAPITAL_PX * scale) // 2
        self.text((left + indent, y), short, scale, lit=lit)

    def line(self, start: tuple[int, int], end: tuple[int, int], *, lit: bool = True) -> None:
        """Draw a line one pixel wide from point to point, both included."""
        self._draw.line((start, end), fill=_INK[lit])

    def fill(self, box: Box, *, lit: bool = True) -> None:
        """Fill the box."""
        self._image.paste(_INK[lit], box)

    def outline(self, box: Box, *, lit: bool = True) -> None:
        """Draw the edge of the box, inside it."""
        left, top, right, bottom = box
        self._draw.rectangle((left, top, right - 1, bottom - 1), outline=_INK[lit])

    def bar(self, box: Box, share: float) -> None:
        """Draw an outlined bar that is filled from the left by a share between 0 and 1."""
        self.outline(box)
        left, top, right, bottom = box
        length = round((right - left - 4) * min(1.0, max(0.0, share)))
        if length:
            self.fill((left + 2, top + 2, left + 2 + length, bottom - 2))

    def invert(self, box: Box) -> None:
        """Swap lit and dark inside the box."""
        swapped = ImageChops.logical_xor(self._image.crop(box), self._lit_like(box))
        self._image.paste(swapped, box)

    def paste(self, picture: Image.Image, at: tuple[int, int], *, lit: bool = True) -> None:
        """Draw the lit pixels of a 1-bit picture with its top left corner at the point."""
        self._image.paste(_INK[lit], at, picture)

    def _lit_like(self, box: Box) -> Image.Image:
        return Image.new("1", (box[2] - box[0], box[3] - box[1]), _INK[True])

    def _fits(self, text: str, width: int, height: int, scale: int) -> bool:
        return self.text_width(text, scale) <= width and _CAPITAL_PX * scale <= height
