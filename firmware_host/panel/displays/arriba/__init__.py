"""Arriba on the box: the referee's screen, each seat's screen and the LED panel."""

from firmware_host.panel.displays.arriba.lights import lights
from firmware_host.panel.displays.arriba.referee import referee
from firmware_host.panel.displays.arriba.seat import seat

__all__ = ["lights", "referee", "seat"]
