"""The lamps in the buttons and the LED panel.

A square panel of side 4 or more is a table seen from above, LEDs counted row by row from the top
left: the rim, walked clockwise, is shared out among the seats in order; the middle is the event.
Any other count is a strip that is all rim.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from firmware_host.displays.arriba.view import is_fault, parties, tied
from firmware_host.displays.palette import AMBER, FULL, OFF, WHITE, seat_colour, shade
from firmware_host.displays.rim import rim_and_middle

if TYPE_CHECKING:
    from firmware_host.displays.arriba.view import ArribaView
    from hardware.ports import Pixel

_DIM = 10
_RED: Pixel = (FULL, 0, 0)


def lamps(view: ArribaView) -> dict[int, bool]:
    """Return for every seat whether its lamp is lit: lit means that the box waits for its hand."""
    awaited = _awaited(view)
    return {seat: seat in awaited for seat in range(len(view.seats))}


def lights(view: ArribaView, count: int = 36, *, is_beat: bool = True) -> tuple[Pixel, ...]:
    """Return the colours of all LEDs; call it with a changing beat to make events flash."""
    rim, middle = rim_and_middle(count)
    pixels = [OFF] * count
    seats = len(view.seats)
    for place, led in enumerate(rim):
        pixels[led] = _seat_light(view, place * seats // len(rim), is_beat=is_beat)
    for place, led in enumerate(middle):
        pixels[led] = _event_light(view, place, len(middle), is_beat=is_beat)
    return tuple(pixels)


def _awaited(view: ArribaView) -> frozenset[int]:
    match view.phase:
        case "flip":
            return frozenset({view.flipper})
        case "totem":
            return frozenset(range(len(view.seats)))
        case "match":
            return parties(view)
        case "head":
            return frozenset(n for n, seat in enumerate(view.seats) if seat.draw)
        case "regrab" | "lower":
            return tied(view)
        case "deal" | "turning" | "signal" | "over":
            # A lamp here would be taken for the signal itself and cost its owner a wrong grab.
            return frozenset()
        case _:
            assert_never(view.phase)


def _seat_light(view: ArribaView, seat: int, *, is_beat: bool) -> Pixel:
    """Return a seat's own colour: bright when pressed, beating when awaited, else dim."""
    if view.phase == "over":
        return seat_colour(seat, FULL if seat in (view.winners or ()) and is_beat else _DIM)
    is_bright = view.seats[seat].pressed or (seat in _awaited(view) and is_beat)
    return seat_colour(seat, FULL if is_bright else _DIM)


def _event_light(view: ArribaView, place: int, places: int, *, is_beat: bool) -> Pixel:
    """Return the middle's colour: white totem, amber duel or head, winner's colour, red fault."""
    if not is_beat:
        return OFF
    match view.phase:
        case "totem":
            return shade(WHITE, FULL)
        case "match" | "head" | "regrab":
            return shade(AMBER, FULL)
        case "over" if view.winners:
            return seat_colour(view.winners[place * len(view.winners) // places], FULL)
        case "flip":
            return _verdict_light(view)
        case _:
            return OFF


def _verdict_light(view: ArribaView) -> Pixel:
    if view.verdict is None or view.verdict.seat is None:
        return OFF
    if is_fault(view):
        return _RED
    return seat_colour(view.verdict.seat, FULL)
