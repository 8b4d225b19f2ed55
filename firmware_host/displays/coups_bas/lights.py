"""The lamps in the buttons and the LED panel.

A square panel of side 4 or more is the score track seen from above, LEDs counted row by row from
the top left: the rim, walked clockwise, is the way from 0 to the goal with a marker for every seat;
the middle is the time for answers, or the colour of who must act. Any other count is a strip that
is all track, and what the middle would show fills the places without a marker.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from firmware_host.displays.coups_bas.view import FULL_TOTEM, awaited, points_of
from firmware_host.displays.palette import FULL, OFF, WHITE, seat_colour, shade
from firmware_host.displays.rim import rim_and_middle

if TYPE_CHECKING:
    from firmware_host.displays.beat import Beat
    from firmware_host.displays.coups_bas.view import CoupsBasView
    from hardware.ports import Pixel

_CALM: Final = 30
_DIM: Final = 5


def lamps(view: CoupsBasView) -> dict[int, bool]:
    """Return for every seat whether its lamp is lit: lit means that the box waits for its hand."""
    called = awaited(view)
    return {seat: seat in called for seat in range(len(view.seats))}


def lights(view: CoupsBasView, count: int, beat: Beat, left: float = 1.0) -> tuple[Pixel, ...]:
    """Return the colours of all LEDs; `left` is the share of the time for answers."""
    track, middle = rim_and_middle(count)
    pixels: list[Pixel] = [OFF] * count
    markers = _markers(view, len(track))
    free = middle or [led for place, led in enumerate(track) if place not in markers]
    for place, led in enumerate(free):
        pixels[led] = _mood(view, place, len(free), beat, left)
    for place, seats in markers.items():
        pixels[track[place]] = _marker(view, seats, beat)
    return tuple(pixels)


def _markers(view: CoupsBasView, places: int) -> dict[int, list[int]]:
    """Return the seats at each place of the track; only the goal itself is the last place."""
    if not places:
        return {}
    points = [points_of(view, seat) for seat in range(len(view.seats))]
    goal = max(1, view.target if view.scoring else FULL_TOTEM, *points)
    markers: dict[int, list[int]] = {}
    for seat, score in enumerate(points):
        markers.setdefault(max(0, score * places // goal - 1), []).append(seat)
    return markers


def _marker(view: CoupsBasView, seats: list[int], beat: Beat) -> Pixel:
    """Return the colour of a place: seats that share it are seen in turn, winners flash."""
    seat = seats[beat.tick % len(seats)]
    if seat in (view.winners or ()):
        return seat_colour(seat, FULL if beat.is_on else _DIM)
    return seat_colour(seat, FULL)


def _mood(view: CoupsBasView, place: int, places: int, beat: Beat, left: float) -> Pixel:
    """Return the time left in white or the answerer's colour, or in dim the colour of the turn."""
    if view.phase == "over":
        winners = view.winners or ()
        return seat_colour(winners[place * len(winners) // places], _CALM) if winners else OFF
    if view.window:
        answerer = view.window.answerer
        if place >= round(left * places):
            return OFF
        return shade(WHITE, _CALM) if answerer is None else seat_colour(answerer, _CALM)
    if not awaited(view):
        return OFF
    return seat_colour(view.active, _CALM if beat.is_on else _DIM)
