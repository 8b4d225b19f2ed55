"""The LED panel.

A square panel is the race of the totem poles, LEDs counted row by row from the top left: a family
is a column of its colour, as high as its pole. Any other count is a strip that is shared out among
the families, each filled from its start on.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import isqrt
from typing import Final

from engines.tschukka.components import PIECES_EACH
from engines.tschukka.view import FamilyView, View
from firmware_host.panel.displays.palette import FULL, OFF, SEAT_COLOURS, WHITE, shade
from firmware_host.panel.displays.rim import SMALLEST_SIDE
from firmware_host.panel.displays.tick import Tick
from hardware.ports import Pixel

_CALM: Final = 30
_DIM: Final = 4

COLOURS: Final[dict[str, Pixel]] = dict(
    zip(("red", "blue", "green", "yellow"), SEAT_COLOURS, strict=False)
)
"""The families have the colours of the first four buttons."""


def lights(view: View, count: int, tick: Tick) -> tuple[Pixel, ...]:
    """Return the colours of all LEDs; families that must act or have won flash."""
    pixels: list[Pixel] = [OFF] * count
    for place, family in enumerate(view.families):
        for ladder in _ladders(count, place, len(view.families)):
            for led, pixel in _climbed(view, family, ladder, tick):
                pixels[led] = pixel
    return tuple(pixels)


def _ladders(count: int, place: int, families: int) -> list[list[int]]:
    """Return the family's LEDs as rows to climb, the lowest LED first."""
    side = isqrt(count)
    if side * side != count or side < SMALLEST_SIDE:
        start, end = (count * edge // families for edge in (place, place + 1))
        return [list(range(start, end))]
    width = side // families
    left = round(place * (side - width) / (families - 1)) if families > 1 else 0
    columns = range(left, left + width)
    return [[row * side + column for row in reversed(range(side))] for column in columns]


def _climbed(
    view: View, family: FamilyView, ladder: list[int], tick: Tick
) -> Iterator[tuple[int, Pixel]]:
    """Return the colour of each rung: bright as high as the pole, with a glimmer above it."""
    height = -(-family.pole * len(ladder) // PIECES_EACH)
    is_called = family.name in view.awaited and tick.is_called(family.seat)
    has_won = family.seat in (view.winners or ()) and tick.is_even
    level = FULL if is_called or has_won else _CALM
    glimmer = OFF if family.is_extinct else _shade(family.name, _DIM)
    for rung, led in enumerate(ladder):
        yield led, _shade(family.name, level) if rung < height else glimmer


def _shade(family: str, level: int) -> Pixel:
    return shade(COLOURS.get(family, WHITE), level)
