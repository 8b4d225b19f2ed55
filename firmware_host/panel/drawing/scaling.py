"""Enlarging 1-bit pictures: diagonal strokes stay whole and square corners stay square."""

from __future__ import annotations

from PIL import Image, ImageChops, ImageOps

Offset = tuple[int, int]

_CORNERS: tuple[Offset, ...] = ((-1, -1), (1, -1), (-1, 1), (1, 1))


def enlarged(image: Image.Image, scale: int) -> Image.Image:
    """Return the picture at 1, 2 or 4 times its size with its diagonals filled out."""
    if scale not in (1, 2, 4):
        raise ValueError(f"text comes in scales 1, 2 and 4, not {scale}")
    return image if scale == 1 else enlarged(_doubled(image), scale // 2)


def _doubled(image: Image.Image) -> Image.Image:
    """Double the picture and light the quarter pixels that join the steps of its diagonals."""
    result = ImageOps.scale(image, 2, Image.Resampling.NEAREST)
    for corner in _CORNERS:
        steps = ImageOps.scale(_steps(image, corner), 2, Image.Resampling.NEAREST)
        quarter = _quarters(image.width, image.height, corner)
        result = ImageChops.logical_or(result, ImageChops.logical_and(steps, quarter))
    return result


def _steps(image: Image.Image, corner: Offset) -> Image.Image:
    """Return the pixels whose two neighbours at the corner are lit while the one between is not."""
    x, y = corner
    beside = ImageChops.logical_and(_shifted(image, (x, 0)), _shifted(image, (0, y)))
    between = _shifted(image, corner)
    return ImageChops.logical_and(beside, ImageChops.invert(between))


def _shifted(image: Image.Image, neighbour: Offset) -> Image.Image:
    """Return the picture in which each pixel holds its neighbour's value, dark beyond the edge."""
    moved = Image.new("1", image.size)
    moved.paste(image, (-neighbour[0], -neighbour[1]))
    return moved


def _quarters(width: int, height: int, corner: Offset) -> Image.Image:
    """Return the mask of the pixel at the corner of every 2x2 block."""
    stride = (width * 2 + 7) // 8
    rows = [bytes(stride), bytes(stride)]
    rows[corner[1] > 0] = bytes([0b01010101 if corner[0] > 0 else 0b10101010]) * stride
    return Image.frombytes("1", (width * 2, height * 2), b"".join(rows) * height)
