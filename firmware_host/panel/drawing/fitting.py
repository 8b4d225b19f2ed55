"""Frames fitted to a screen: moved against burn-in, or cut for a screen of half the height."""

from __future__ import annotations

from PIL import Image

from firmware_host.panel.drawing.frames import frame_of, image_of
from hardware.ports import Frame


def shifted(frame: Frame, right: int, down: int) -> Frame:
    """Return the frame moved by some pixels; what leaves it is gone, what comes in is dark."""
    if (right, down) == (0, 0):
        return frame
    moved = Image.new("1", (frame.width, frame.height))
    moved.paste(image_of(frame), (right, down))
    return frame_of(moved)


def cut(frame: Frame, height: int, page: int) -> Frame:
    """Return the part of the frame that a lower screen shows on its page, counted round."""
    if frame.height <= height:
        return frame
    parts = -(-frame.height // height)
    top = page % parts * height
    size = frame.width // 8 * height
    bits = frame.bits[top * frame.width // 8 :][:size]
    return Frame(frame.width, height, bits.ljust(size, b"\0"))
