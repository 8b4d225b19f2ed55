"""The LED panel: the last move, and who stands inside.

A panel of 72 LEDs is the board itself, the red base first. A square panel is the board seen through
fewer squares, and any other count a strip along its numbers: neighbours may share an LED, and what
is brighter wins.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import isqrt
from typing import Final

from engines.top_totem.components import ENCLOSURE, HEIGHT, WIDTH
from engines.top_totem.view import LastView, View
from firmware_host.panel.displays.palette import AMBER, FULL, OFF, shade
from firmware_host.panel.displays.tick import Tick
from firmware_host.panel.displays.top_totem.facts import FREE, place_of
from hardware.ports import Pixel

_TRACE: Final = 25
_CALM: Final = 8
_SIDES: Final[tuple[Pixel, ...]] = ((255, 0, 0), (255, 255, 255))


def lights(view: View, count: int, tick: Tick) -> tuple[Pixel, ...]:
    """Return the colours of all LEDs; the victim of a named TOP! flashes."""
    pixels: list[Pixel] = [OFF] * count
    for square, colour in _shown(view, is_lit=tick.is_on):
        led = _led(square, count)
        if count and sum(colour) > sum(pixels[led]):
            pixels[led] = colour
    return tuple(pixels)


def _shown(view: View, *, is_lit: bool) -> Iterator[tuple[int, Pixel]]:
    for square in sorted(ENCLOSURE):
        letter = view.board[square - 1]
        if letter != FREE:
            yield square, shade(_SIDES["iw".index(letter.lower())], _CALM)
    if view.last is not None:
        yield from _moved(view.last)
    if view.call is not None and view.call.piece and is_lit:
        yield view.call.victim, shade(AMBER, FULL)


def _moved(last: LastView) -> Iterator[tuple[int, Pixel]]:
    """Yield the way of the last move, its end the brightest, and who was taken on it."""
    colour = _SIDES[last.seat]
    for path in last.paths:
        yield from ((square, shade(colour, _TRACE)) for square in path[:-1])
        yield path[-1], shade(colour, FULL)
    yield from ((square, shade(AMBER, _TRACE)) for square in last.taken)


def _led(square: int, count: int) -> int:
    side = isqrt(count)
    if count == WIDTH * HEIGHT:
        return square - 1
    if side * side == count:
        row, column = place_of(square)
        return row * side // HEIGHT * side + column * side // WIDTH
    return (square - 1) * count // (WIDTH * HEIGHT)
