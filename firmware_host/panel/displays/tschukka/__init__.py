"""The village on the box: the referee's screen, each seat's screen and the LED panel."""

from firmware_host.panel.displays.tschukka.lights import lights
from firmware_host.panel.displays.tschukka.referee import referee
from firmware_host.panel.displays.tschukka.seat import seat

__all__ = ["lights", "referee", "seat"]
