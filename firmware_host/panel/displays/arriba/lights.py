"""The LED panel.

A square panel of side 4 or more is a table seen from above, LEDs counted row by row from the top
left: the rim, walked clockwise, is shared out among the seats in order; the middle is the event.
Any other count is a strip that is all rim.
"""

from __future__ import annotations

from engines.arriba.state import Phase
from engines.arriba.view import View
from firmware_host.panel.displays.arriba.facts import is_fault, named_seat
from firmware_host.panel.displays.palette import AMBER, FULL, OFF, WHITE, seat_colour, shade
from firmware_host.panel.displays.rim import rim_and_middle
from firmware_host.panel.displays.tick import Tick
from hardware.ports import Pixel

_DIM = 10
_RED: Pixel = (FULL, 0, 0)


def lights(view: View, count: int, tick: Tick) -> tuple[Pixel, ...]:
    """Return the colours of all LEDs; open events flash."""
    rim, middle = rim_and_middle(count)
    pixels = [OFF] * count
    seats = len(view.seats)
    for place, led in enumerate(rim):
        pixels[led] = _seat_light(view, place * seats // len(rim), tick)
    for place, led in enumerate(middle):
        pixels[led] = _event_light(view, place, len(middle), tick)
    return tuple(pixels)


def _seat_light(view: View, seat: int, tick: Tick) -> Pixel:
    """Return a seat's own colour: bright when pressed, flashing when awaited, else dim."""
    if view.phase is Phase.OVER:
        is_bright = seat in (view.winners or ()) and tick.is_even
    elif view.asks:
        # Everybody is awaited by an answer then; bright are those whom the question is about.
        is_bright = view.seats[seat].pressed
    else:
        is_bright = view.seats[seat].pressed or tick.is_called(seat)
    return seat_colour(tick.button(seat), FULL if is_bright else _DIM)


def _event_light(view: View, place: int, places: int, tick: Tick) -> Pixel:
    """Return the middle's colour: amber is a duel, a head or a question, red a fault."""
    if not (tick.is_even if view.phase is Phase.OVER else tick.is_on):
        return OFF
    match view.phase:
        case Phase.TOTEM:
            return shade(WHITE, FULL)
        case Phase.MATCH | Phase.HEAD | Phase.REGRAB:
            return shade(AMBER, FULL)
        case Phase.OVER if view.winners:
            return seat_colour(tick.button(view.winners[place * len(view.winners) // places]), FULL)
        case Phase.FLIP if view.asks:
            return shade(AMBER, FULL)
        case Phase.FLIP:
            return _verdict_light(view, tick)
        case _:
            return OFF


def _verdict_light(view: View, tick: Tick) -> Pixel:
    seat = named_seat(view)
    if seat is None:
        return OFF
    return _RED if is_fault(view) else seat_colour(tick.button(seat), FULL)
