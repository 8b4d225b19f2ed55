"""Rigs of the Pi drivers on a plain machine: libgpiod faked at its border, real ptys, real luma."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fake_gpiod import FakeChip
from fake_oled import FakeOled

from hardware.pi.board import Board
from hardware.pi.bus import Bus
from hardware.pi.buttons import PiButtons
from hardware.pi.lamps import PiLamps
from hardware.pi.lines import Lines
from hardware.pi.oled import OledScreen
from hardware.pi.tape import Tape

if TYPE_CHECKING:
    from hardware.pi.buttons import Contact
    from hardware.pi.glass import Chip
    from hardware.ports import Edge, Frame

BUTTON_LINES = (4, 17, 27, 22, 5, 6, 13, 19, 26)
LAMP_LINES = (18, 23, 24, 25, 12, 16, 20, 21, 14)


class PiButtonsRig:
    """Buttons between line and ground."""

    def __init__(self, contact: Contact = "open") -> None:
        self.chip = FakeChip()
        self._is_down_when_high = contact == "closed"
        if self._is_down_when_high:
            self.chip.levels.update(dict.fromkeys(BUTTON_LINES, False))
        self.board = Board(
            lambda: Lines("/dev/gpiochip0", BUTTON_LINES, {}, request=self.chip.request_lines)
        )
        self.port = PiButtons(self.board, BUTTON_LINES, contact=contact)
        # The kernel collects from the moment on at which the lines are requested.
        self.port.is_down(0)

    def drive(self, edge: Edge) -> None:
        """Move the line so that this edge is reported."""
        is_high = edge.is_down == self._is_down_when_high
        self.chip.drive(BUTTON_LINES[edge.button], edge.at_ns, is_high=is_high)

    def close(self) -> None:
        """Shut the device down."""
        self.port.close()


class PiLampsRig:
    """Lamps lit by a high line, or by a low one."""

    def __init__(self, *, is_active_high: bool = True) -> None:
        self.chip = FakeChip()
        self._is_active_high = is_active_high
        dark = dict.fromkeys(LAMP_LINES, not is_active_high)
        self.board = Board(
            lambda: Lines("/dev/gpiochip0", (), dark, request=self.chip.request_lines)
        )
        self.port = PiLamps(self.board, LAMP_LINES, is_active_high=is_active_high)
        self.port.show({})

    def seen(self) -> dict[int, bool]:
        """Return which lamps burn."""
        levels = self.chip.levels
        return {n: levels[line] == self._is_active_high for n, line in enumerate(LAMP_LINES)}


class PiScreenRig:
    """A screen whose chip lies behind luma and a transport that records."""

    def __init__(self, chip: Chip = "ssd1306", height: int = 64, rotate: int = 0) -> None:
        self.oled = FakeOled(128, height, first_column=2 if chip == "sh1106" else 0)
        self.opened = 0
        self.port = OledScreen(
            "left", Bus("test"), self._open, chip=chip, height=height, rotate=rotate
        )

    def seen(self) -> Frame | None:
        """Return what the glass shows."""
        return self.oled.seen()

    def unplug(self) -> None:
        """Pull the cable."""
        self.oled.is_plugged = False

    def replug(self) -> None:
        """Put it back; the chip has forgotten everything."""
        self.oled.is_plugged = True
        self.oled.lose_power()

    def _open(self) -> Tape:
        self.opened += 1
        return Tape(self.oled)
