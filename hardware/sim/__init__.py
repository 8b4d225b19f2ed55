"""Simulated devices: as strict as the real ones, recording, and controlled by their tests."""

from hardware.sim.buttons import SimButtons
from hardware.sim.lamps import SimLamps
from hardware.sim.lights import SimLights
from hardware.sim.page_clock import PageClock
from hardware.sim.scanner import SimScanner
from hardware.sim.screen import SimScreen

__all__ = ["PageClock", "SimButtons", "SimLamps", "SimLights", "SimScanner", "SimScreen"]
