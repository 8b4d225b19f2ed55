"""TOTEM! on the box: the referee's screen, each seat's screen and the LED panel."""

from firmware_host.panel.displays.coups_bas.lights import lights
from firmware_host.panel.displays.coups_bas.referee import referee
from firmware_host.panel.displays.coups_bas.seat import seat

__all__ = ["lights", "referee", "seat"]
