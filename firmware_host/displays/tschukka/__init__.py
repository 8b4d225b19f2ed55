"""The village on the box: the referee's screen, each seat's screen, the lamps and the LED panel."""

from firmware_host.displays.tschukka.lights import lamps, lights
from firmware_host.displays.tschukka.referee import referee
from firmware_host.displays.tschukka.seat import seat_screen
from firmware_host.displays.tschukka.view import TschukkaView, read_view

__all__ = ["TschukkaView", "lamps", "lights", "read_view", "referee", "seat_screen"]
