"""The lamps in the buttons and the LED panel: the last move, and who stands inside.

A panel of 72 LEDs is the board itself, the red base first. A square panel is the board seen through
fewer squares, and any other count a strip along its numbers: neighbours may share an LED, and what
is brighter wins.
"""

from __future__ import annotations

from math import isqrt
from typing import TYPE_CHECKING, Final

from firmware_host.displays.palette import AMBER, FULL, OFF, shade
from firmware_host.displays.top_totem.view import COLUMNS, ENCLOSURE, FREE, ROWS, place_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from firmware_host.displays.top_totem.view import LastView, TopTotemView
    from hardware.ports import Pixel

_TRACE: Final = 25
_CALM: Final = 8
_SIDES: Final[tuple[Pixel, ...]] = ((255, 0, 0), (255, 255, 255))


def lamps(view: TopTotemView) -> dict[int, bool]:
    """Return for each side whether its lamp is lit: the box waits for its hand."""
    is_between = view.phase == "between"
    return {seat: is_between or view.turn == seat for seat in range(len(view.sides))}


def lights(view: TopTotemView, count: int, *, is_beat: bool = True) -> tuple[Pixel, ...]:
    """Return the colours of all LEDs."""
    pixels: list[Pixel] = [OFF] * count
    for square, colour in _shown(view, is_beat=is_beat):
        led = _led(square, count)
        if count and sum(colour) > sum(pixels[led]):
            pixels[led] = colour
    return tuple(pixels)


def _shown(view: TopTotemView, *, is_beat: bool) -> Iterator[tuple[int, Pixel]]:
    for square in ENCLOSURE:
        letter = view.board[square - 1]
        if letter != FREE:
            yield square, shade(_SIDES["iw".index(letter.lower())], _CALM)
    if view.last is not None:
        yield from _moved(view.last)
    if view.call is not None and view.call.piece and is_beat:
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
    if count == COLUMNS * ROWS:
        return square - 1
    if side * side == count:
        row, column = place_of(square)
        return row * side // ROWS * side + column * side // COLUMNS
    return (square - 1) * count // (COLUMNS * ROWS)
