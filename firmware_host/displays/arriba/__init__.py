"""Arriba on the box: the referee's screen, each seat's screen, the lamps and the LED panel."""

from firmware_host.displays.arriba.lights import lamps, lights
from firmware_host.displays.arriba.referee import referee
from firmware_host.displays.arriba.seat import seat_screen
from firmware_host.displays.arriba.view import ArribaView, read_view

__all__ = ["ArribaView", "lamps", "lights", "read_view", "referee", "seat_screen"]
