"""TOTEMIX on the box: the map, each seat's animal and the terrain on LEDs."""

from firmware_host.panel.displays.totemix.choice import choice
from firmware_host.panel.displays.totemix.lights import lights
from firmware_host.panel.displays.totemix.referee import referee
from firmware_host.panel.displays.totemix.seat import seat

__all__ = ["choice", "lights", "referee", "seat"]
