"""The colours of the LEDs: a seat has the same one in every game, and its hue on the phones."""

from __future__ import annotations

from typing import Final

from hardware.ports import Pixel

# A panel of 36 at full white asks 2 A of a supply that also feeds the Pi: a third is bright enough.
FULL: Final = 80
OFF: Final[Pixel] = (0, 0, 0)
WHITE: Final[Pixel] = (255, 255, 255)
AMBER: Final[Pixel] = (255, 128, 0)
SEAT_COLOURS: Final[tuple[Pixel, ...]] = (
    (255, 0, 0),
    (0, 90, 255),
    (0, 220, 0),
    (255, 170, 0),
    (200, 0, 220),
    (0, 220, 200),
    (255, 70, 0),
    (255, 80, 140),
)


def shade(colour: Pixel, level: int) -> Pixel:
    """Return the colour at a brightness of 0 to 255."""
    red, green, blue = colour
    return red * level // 255, green * level // 255, blue * level // 255


def seat_colour(seat: int, level: int) -> Pixel:
    """Return the colour of a seat at a brightness of 0 to 255."""
    return shade(SEAT_COLOURS[seat % len(SEAT_COLOURS)], level)
