"""TOTEMIX on the box: the map, each seat's animal, the lamps and the terrain on LEDs."""

from firmware_host.displays.totemix.lights import lamps, lights
from firmware_host.displays.totemix.referee import referee
from firmware_host.displays.totemix.seat import seat_screen
from firmware_host.displays.totemix.view import TotemixView, read_view

__all__ = ["TotemixView", "lamps", "lights", "read_view", "referee", "seat_screen"]
