"""Adalight, the serial protocol of LED strips: a header with a check byte, then RGB per LED."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from hardware.ports import Pixel

MAGIC = b"Ada"
HEADER_BYTES = 6
MAX_LEDS = 1 << 16
_MAX_VALUE = 255
_CHANNELS = 3


def encode(pixels: Sequence[Pixel]) -> bytes:
    """Return the frame of all pixels; raise ValueError for invalid pixels or too many."""
    if any(len(pixel) != _CHANNELS for pixel in pixels):
        raise ValueError("a pixel is red, green and blue")
    values = list(chain.from_iterable(pixels))
    if any(not 0 <= value <= _MAX_VALUE for value in values):
        raise ValueError(f"a colour value is outside 0..{_MAX_VALUE}")
    return _header(len(pixels)) + bytes(values)


def decode(data: bytes) -> tuple[Pixel, ...]:
    """Return the pixels of exactly one frame; raise ValueError for anything else."""
    header, body = data[:HEADER_BYTES], data[HEADER_BYTES:]
    if len(header) < HEADER_BYTES or not header.startswith(MAGIC):
        raise ValueError(f"no Adalight header: {header!r}")
    count = int.from_bytes(header[3:5], "big") + 1
    if header != _header(count):
        raise ValueError(f"the check byte of {header!r} is wrong")
    if len(body) != _CHANNELS * count:
        raise ValueError(f"{count} LEDs need {_CHANNELS * count} bytes, not {len(body)}")
    return tuple(zip(body[0::3], body[1::3], body[2::3], strict=True))


def _header(count: int) -> bytes:
    if not 1 <= count <= MAX_LEDS:
        raise ValueError(f"{count} LEDs: a frame carries 1 to {MAX_LEDS}")
    high, low = divmod(count - 1, 256)
    return MAGIC + bytes((high, low, high ^ low ^ 0x55))
