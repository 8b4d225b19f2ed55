"""Frames as pictures: to and from Pillow images and PNG files, and enlarged for the docs."""

from __future__ import annotations

from io import BytesIO

from PIL import Image, ImageOps

from hardware.ports import Frame

_GLASS = (4, 6, 14)
_LIT = (214, 236, 255)


def frame_of(image: Image.Image) -> Frame:
    """Return the 1-bit picture as a frame; its width must be a multiple of 8."""
    if image.mode != "1":
        raise ValueError(f"a frame is a 1-bit picture, not mode {image.mode}")
    return Frame(image.width, image.height, image.tobytes())


def image_of(frame: Frame) -> Image.Image:
    """Return the frame as a 1-bit picture."""
    return Image.frombytes("1", (frame.width, frame.height), frame.bits)


def png_of(frame: Frame) -> bytes:
    """Return the frame as the bytes of a 1-bit PNG file."""
    file = BytesIO()
    image_of(frame).save(file, "PNG", optimize=True)
    return file.getvalue()


def frame_of_png(data: bytes) -> Frame:
    """Return the frame that a PNG file holds; grey counts as lit from the middle on."""
    with Image.open(BytesIO(data)) as image:
        return frame_of(image.convert("L").convert("1", dither=Image.Dither.NONE))


def upscaled(frame: Frame, factor: int = 6, seam: int = 1) -> Image.Image:
    """Return the frame as it looks on glass: big pixels with dark seams between them."""
    side = factor - seam
    picture = Image.new("RGB", (frame.width * factor, frame.height * factor), _GLASS)
    lit = ImageOps.scale(image_of(frame), factor, Image.Resampling.NEAREST)
    cell = Image.new("1", (factor, factor))
    cell.paste(1, (0, 0, side, side))
    picture.paste(_LIT, (0, 0), _masked(lit, cell))
    return picture


def _masked(lit: Image.Image, cell: Image.Image) -> Image.Image:
    pattern = Image.new("1", lit.size)
    for y in range(0, lit.height, cell.height):
        for x in range(0, lit.width, cell.width):
            pattern.paste(cell, (x, y))
    mask = Image.new("1", lit.size)
    mask.paste(lit, (0, 0), pattern)
    return mask
