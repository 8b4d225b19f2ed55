"""Rigs for the port contracts: a port, and controls of the device behind it.

A driver joins the contract tests by adding its maker to the table of its port.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from hardware import adalight
from hardware.sim import SimButtons, SimLamps, SimLights, SimScanner, SimScreen
from tests.hardware.keyboard_rig import KeyboardScannerRig
from tests.hardware.pi_rigs import (
    LEDS,
    PiButtonsRig,
    PiLampsRig,
    PiLightsRig,
    PiScannerRig,
    PiScreenRig,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from hardware.ports import Buttons, Edge, Frame, Lamps, Lights, Pixel, Scanner, Screen

BUTTONS = 9
LAMPS = 9
WIDTH, HEIGHT = 128, 64


class Pluggable(Protocol):
    """A device that can be unplugged."""

    def unplug(self) -> None:
        """Pull the cable."""
        ...

    def replug(self) -> None:
        """Put it back."""
        ...

    def end(self) -> None:
        """Clear the rig away after the test."""
        ...


class _SimPlug:
    """The cable of a simulator."""

    port: SimScreen | SimLights | SimScanner

    def unplug(self) -> None:
        self.port.unplug()

    def replug(self) -> None:
        self.port.replug()

    def end(self) -> None:
        pass


class ButtonsRig(Protocol):
    """Buttons and a control of their lines."""

    @property
    def port(self) -> Buttons:
        """Return the port under test."""
        ...

    def drive(self, edge: Edge) -> None:
        """Move the line so that this edge is reported."""
        ...

    def close(self) -> None:
        """Shut the device down."""
        ...


class ScreenRig(Pluggable, Protocol):
    """A screen and its visible content."""

    @property
    def port(self) -> Screen:
        """Return the port under test."""
        ...

    def seen(self) -> Frame | None:
        """Return what the glass shows."""
        ...


class LampsRig(Protocol):
    """Lamps and their visible state."""

    @property
    def port(self) -> Lamps:
        """Return the port under test."""
        ...

    def seen(self) -> dict[int, bool]:
        """Return which lamps burn."""
        ...


class LightsRig(Pluggable, Protocol):
    """A strip and the data on its wire."""

    @property
    def port(self) -> Lights:
        """Return the port under test."""
        ...

    def seen(self) -> tuple[Pixel, ...]:
        """Return the pixels of the last frame on the wire."""
        ...


class ScannerRig(Pluggable, Protocol):
    """A scanner and tags."""

    @property
    def port(self) -> Scanner:
        """Return the port under test."""
        ...

    def scan(self, tag: str) -> None:
        """Hold the tag to the reader."""
        ...

    def close(self) -> None:
        """Shut the device down."""
        ...


@dataclass(frozen=True)
class _SimButtonsRig:
    port: SimButtons

    def drive(self, edge: Edge) -> None:
        self.port.drive(edge)

    def close(self) -> None:
        self.port.close()


@dataclass(frozen=True)
class _SimScreenRig(_SimPlug):
    port: SimScreen

    def seen(self) -> Frame | None:
        return self.port.shown.latest


@dataclass(frozen=True)
class _SimLampsRig:
    port: SimLamps

    def seen(self) -> dict[int, bool]:
        return self.port.lit


@dataclass(frozen=True)
class _SimLightsRig(_SimPlug):
    port: SimLights

    def seen(self) -> tuple[Pixel, ...]:
        return adalight.decode(self.port.sent.latest or b"")


@dataclass(frozen=True)
class _SimScannerRig(_SimPlug):
    port: SimScanner

    def scan(self, tag: str) -> None:
        self.port.scan(tag)

    def close(self) -> None:
        self.port.close()


BUTTONS_RIGS: dict[str, Callable[[], ButtonsRig]] = {
    "sim": lambda: _SimButtonsRig(SimButtons(BUTTONS)),
    "pi": PiButtonsRig,
    "pi, closed contacts": lambda: PiButtonsRig("closed"),
}
SCREEN_RIGS: dict[str, Callable[[], ScreenRig]] = {
    "sim": lambda: _SimScreenRig(SimScreen("left", WIDTH, HEIGHT)),
    "pi, ssd1306": PiScreenRig,
    "pi, sh1106": lambda: PiScreenRig("sh1106"),
    "pi, ssd1309": lambda: PiScreenRig("ssd1309"),
}
LAMPS_RIGS: dict[str, Callable[[], LampsRig]] = {
    "sim": lambda: _SimLampsRig(SimLamps(LAMPS)),
    "pi": PiLampsRig,
    "pi, lit by a low line": lambda: PiLampsRig(is_active_high=False),
}
LIGHTS_RIGS: dict[str, Callable[[], LightsRig]] = {
    "sim": lambda: _SimLightsRig(SimLights(LEDS)),
    "pi": PiLightsRig,
}
SCANNER_RIGS: dict[str, Callable[[], ScannerRig]] = {
    "sim": lambda: _SimScannerRig(SimScanner()),
    "pi": PiScannerRig,
    "pi, keyboard": KeyboardScannerRig,
}
