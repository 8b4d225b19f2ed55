"""The GPIO lines of the Pi's header, requested at their first use."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import gpiod

from hardware.pi.lines import Lines, Pull
from hardware.pi.pins import LinePins
from hardware.ports import DeviceError

AUTO: Final = "auto"
_HEADER_LABELS: Final = frozenset({"pinctrl-bcm2835", "pinctrl-bcm2711", "pinctrl-rp1"})


@dataclass(frozen=True, slots=True)
class Wires:
    """The input lines, and the output lines with their initial levels."""

    inputs: tuple[int, ...]
    outputs: dict[int, bool] = field(default_factory=dict[int, bool])
    pull: Pull = "up"


def open_lines(wires: Wires, chip: str = AUTO) -> Lines:
    """Request all lines, or raise DeviceError."""
    return Lines(header_chip(chip), wires.inputs, wires.outputs, pull=wires.pull)


class Board:
    """The lines that buttons and lamps share; while they are missing, every use tries again."""

    def __init__(self, opener: Callable[[], Lines]) -> None:
        self._opener = opener
        self._pins: LinePins | None = None

    @property
    def pins(self) -> LinePins:
        """The gpiozero pins; raise DeviceError when the lines cannot be requested."""
        if self._pins is None:
            self._pins = LinePins(self._opener())
        return self._pins

    @property
    def lines(self) -> Lines:
        """The lines; raise DeviceError when they cannot be requested."""
        return self.pins.lines

    def close(self) -> None:
        """Release the lines; a later use requests them again."""
        pins, self._pins = self._pins, None
        if pins is not None:
            pins.close()
            pins.lines.close()


def header_chip(wanted: str = AUTO, folder: Path = Path("/dev")) -> str:
    """Return the configured path, or that of the header's chip; raise DeviceError without one."""
    if wanted != AUTO:
        return wanted
    paths = sorted(folder.glob("gpiochip*"))
    for path in paths:
        try:
            with gpiod.Chip(str(path)) as chip:
                if chip.get_info().label in _HEADER_LABELS:
                    return str(path)
        except OSError:
            continue
    found = ", ".join(path.name for path in paths) or "none"
    raise DeviceError(
        f"there is no GPIO chip of a Raspberry Pi header here (found: {found}); check that this "
        "is a Pi 4, 5 or Zero 2 W and that the user is in the group gpio"
    )
