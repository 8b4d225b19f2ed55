"""TOTEM! on the box: the referee's screen, each seat's screen, the lamps and the LED panel."""

from firmware_host.displays.coups_bas.countdown import share_left
from firmware_host.displays.coups_bas.lights import lamps, lights
from firmware_host.displays.coups_bas.referee import referee
from firmware_host.displays.coups_bas.seat import seat_screen
from firmware_host.displays.coups_bas.view import CoupsBasView, read_view

__all__ = [
    "CoupsBasView",
    "lamps",
    "lights",
    "read_view",
    "referee",
    "seat_screen",
    "share_left",
]
