"""The header of the Pi with everything that is wired to it, opened when first needed."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from hardware.pi.chips import AUTO, header_chip
from hardware.pi.lines import Lines
from hardware.pi.pins import LinePins

if TYPE_CHECKING:
    from collections.abc import Callable

    from hardware.pi.lines import Pull


@dataclass(frozen=True, slots=True)
class Wires:
    """Which lines are inputs, which are outputs and at which level those begin."""

    inputs: tuple[int, ...]
    outputs: dict[int, bool] = field(default_factory=dict[int, bool])
    pull: Pull = "up"


def open_lines(wires: Wires, chip: str = AUTO) -> Lines:
    """Request all lines, or raise DeviceError."""
    return Lines(header_chip(chip), wires.inputs, wires.outputs, pull=wires.pull)


class Board:
    """Buttons and lamps share one board; while it is missing, every use tries again."""

    def __init__(self, opener: Callable[[], Lines]) -> None:
        self._opener = opener
        self._pins: LinePins | None = None

    @property
    def pins(self) -> LinePins:
        """Return the pins; raise DeviceError when the board does not answer."""
        if self._pins is None:
            self._pins = LinePins(self._opener())
        return self._pins

    @property
    def lines(self) -> Lines:
        """Return the lines; raise DeviceError when the board does not answer."""
        return self.pins.lines

    def close(self) -> None:
        """Give everything back; a later use opens it again."""
        pins, self._pins = self._pins, None
        if pins is not None:
            pins.close()
            pins.lines.close()
