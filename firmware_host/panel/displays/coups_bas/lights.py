"""The LED panel.

A square panel of side 4 or more is the score track seen from above, LEDs counted row by row from
the top left: the rim, walked clockwise, is the way from 0 to the goal with a marker for every seat;
the middle is the time for answers, or the colour of who must act. Any other count is a strip that
is all track, and what the middle would show fills the places without a marker.
"""

from __future__ import annotations

from typing import Final

from engines.coups_bas.components import FULL_TOTEM
from engines.coups_bas.state import Phase
from engines.coups_bas.view import View
from firmware_host.panel.displays.coups_bas.facts import points_of, share_left
from firmware_host.panel.displays.palette import FULL, OFF, WHITE, seat_colour, shade
from firmware_host.panel.displays.rim import rim_and_middle
from firmware_host.panel.displays.tick import Tick
from hardware.ports import Pixel

_CALM: Final = 30
_DIM: Final = 5


def lights(view: View, count: int, tick: Tick) -> tuple[Pixel, ...]:
    """Return the colours of all LEDs."""
    track, middle = rim_and_middle(count)
    pixels: list[Pixel] = [OFF] * count
    markers = _markers(view, len(track))
    free = middle or [led for place, led in enumerate(track) if place not in markers]
    for place, led in enumerate(free):
        pixels[led] = _mood(view, place, len(free), tick)
    for place, seats in markers.items():
        pixels[track[place]] = _marker(view, seats, tick)
    return tuple(pixels)


def _markers(view: View, places: int) -> dict[int, list[int]]:
    """Return the seats at each place of the track; only the goal itself is the last place."""
    if not places:
        return {}
    points = [points_of(view, seat) for seat in range(len(view.seats))]
    goal = max(1, view.target if view.scoring else FULL_TOTEM, *points)
    markers: dict[int, list[int]] = {}
    for seat, score in enumerate(points):
        markers.setdefault(max(0, score * places // goal - 1), []).append(seat)
    return markers


def _marker(view: View, seats: list[int], tick: Tick) -> Pixel:
    """Return the colour of a place: seats that share it are seen in turn, winners flash."""
    seat = seats[tick.page(1, len(seats))]
    if seat in (view.winners or ()):
        return seat_colour(tick.button(seat), FULL if tick.is_even else _DIM)
    return seat_colour(tick.button(seat), FULL)


def _mood(view: View, place: int, places: int, tick: Tick) -> Pixel:
    """Return the time left in white or the answerer's colour, or in dim the colour of the turn."""
    if view.phase is Phase.OVER:
        winners = view.winners or ()
        return (
            seat_colour(tick.button(winners[place * len(winners) // places]), _CALM)
            if winners
            else OFF
        )
    if view.window:
        answerer = view.window.answerer
        if place >= round(share_left(view, tick.now_ns) * places):
            return OFF
        return (
            shade(WHITE, _CALM) if answerer is None else seat_colour(tick.button(answerer), _CALM)
        )
    if not tick.awaited:
        return OFF
    return seat_colour(tick.button(view.active), _CALM if tick.is_called(view.active) else _DIM)
