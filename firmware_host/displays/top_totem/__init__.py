"""TOP TOTEM on the box: the referee's screen, each side's screen, the lamps and the LED panel."""

from firmware_host.displays.top_totem.lights import lamps, lights
from firmware_host.displays.top_totem.referee import referee
from firmware_host.displays.top_totem.seat import seat_screen
from firmware_host.displays.top_totem.view import TopTotemView, read_view

__all__ = ["TopTotemView", "lamps", "lights", "read_view", "referee", "seat_screen"]
