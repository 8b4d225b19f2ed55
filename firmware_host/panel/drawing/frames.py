"""Frames to and from Pillow images."""

from __future__ import annotations

from PIL import Image

from hardware.ports import Frame


def frame_of(image: Image.Image) -> Frame:
    """Return the 1-bit picture as a frame; its width must be a multiple of 8."""
    if image.mode != "1":
        raise ValueError(f"a frame is a 1-bit picture, not mode {image.mode}")
    return Frame(image.width, image.height, image.tobytes())


def image_of(frame: Frame) -> Image.Image:
    """Return the frame as a 1-bit picture."""
    return Image.frombytes("1", (frame.width, frame.height), frame.bits)
