"""TOP TOTEM on the box: the referee's screen, each side's screen and the LED panel."""

from firmware_host.panel.displays.top_totem.choice import choice
from firmware_host.panel.displays.top_totem.lights import lights
from firmware_host.panel.displays.top_totem.referee import referee
from firmware_host.panel.displays.top_totem.seat import seat

__all__ = ["choice", "lights", "referee", "seat"]
