"""Frames to and from PNG files, for golden pictures."""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING

from PIL import Image

from firmware_host.panel.drawing.frames import frame_of, image_of

if TYPE_CHECKING:
    from hardware.ports import Frame


def png_of(frame: Frame) -> bytes:
    """Return the frame as the bytes of a 1-bit PNG file."""
    file = BytesIO()
    image_of(frame).save(file, "PNG", optimize=True)
    return file.getvalue()


def frame_of_png(data: bytes) -> Frame:
    """Return the frame of a PNG file; grey counts as lit from the middle on."""
    with Image.open(BytesIO(data)) as image:
        return frame_of(image.convert("L").convert("1", dither=Image.Dither.NONE))
