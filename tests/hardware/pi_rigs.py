"""Rigs of the Pi drivers on a plain machine: libgpiod faked at its border, real ptys, real luma."""

from __future__ import annotations

import os
import select
import tempfile
import tty
from pathlib import Path
from typing import TYPE_CHECKING

from hardware import adalight
from hardware.layout import Layout
from hardware.pi.board import Board
from hardware.pi.bus import Bus
from hardware.pi.buttons import PiButtons
from hardware.pi.lamps import PiLamps
from hardware.pi.lights import AdalightLights
from hardware.pi.lines import Lines
from hardware.pi.oled import OledScreen
from hardware.pi.recording_transport import RecordingTransport
from hardware.pi.scanner import SerialScanner
from hardware.pi.serial_port import SerialPort
from hardware.tag_lines import TagLines
from tests.hardware.fake_gpiod import FakeChip
from tests.hardware.fake_oled import FakeOled

if TYPE_CHECKING:
    from hardware.pi.buttons import Contact
    from hardware.pi.page_packing import Chip
    from hardware.ports import Edge, Frame, Pixel

LEDS = 60
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
        self._bus = Bus("test")
        self.port = OledScreen(
            "left", self._bus, self._open, chip=chip, height=height, rotate=rotate
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

    def end(self) -> None:
        """Clear the rig away after the test."""
        self._bus.close()

    def _open(self) -> RecordingTransport:
        self.opened += 1
        return RecordingTransport(self.oled)


class Cable:
    """A real pseudo-terminal at a path that stays while the cable is pulled and put back."""

    def __init__(self) -> None:
        self._folder = tempfile.TemporaryDirectory()
        self.path = Path(self._folder.name) / "tty"
        self.far: int | None = None
        self.plug()

    def plug(self) -> None:
        """Make a new terminal and let the path lead to it."""
        self.far, near = os.openpty()
        tty.setraw(near)
        self.path.symlink_to(os.ttyname(near))
        self._near = near

    def pull(self) -> None:
        """Hang up, as a USB device that is gone does."""
        self.path.unlink()
        os.close(self._near)
        if self.far is not None:
            os.close(self.far)
            self.far = None

    def throw_away(self) -> None:
        """Leave nothing behind."""
        if self.far is not None:
            self.pull()
        self._folder.cleanup()

    def received(self, count: int) -> bytes:
        """Return the last bytes that came out at the far end, waiting for at least so many."""
        assert self.far is not None
        data = b""
        while len(data) < count:
            data += os.read(self.far, 65536)
        while select.select([self.far], [], [], 0)[0]:
            data += os.read(self.far, 65536)
        return data[-count:]


class PiLightsRig:
    """A panel whose wire is a pseudo-terminal."""

    def __init__(self) -> None:
        self._cable = Cable()
        layout = Layout(LEDS, 1, turn="straight")
        self._wire = SerialPort("the LED panel", str(self._cable.path), 115_200)
        self._bus = Bus("lights")
        self.port = AdalightLights(self._wire, self._bus, layout)
        self._seen: tuple[Pixel, ...] = ()

    def seen(self) -> tuple[Pixel, ...]:
        """Return the pixels of the last frame on the wire."""
        far = self._cable.far
        if far is not None and select.select([far], [], [], 0.5)[0]:
            self._seen = adalight.decode(self._cable.received(adalight.HEADER_BYTES + 3 * LEDS))
        return self._seen

    def unplug(self) -> None:
        """Pull the cable."""
        self._cable.pull()

    def replug(self) -> None:
        """Put it back."""
        self._cable.plug()

    def end(self) -> None:
        """Clear the rig away after the test."""
        self._bus.close()
        self._wire.close()
        self._cable.throw_away()


class PiScannerRig:
    """A reader whose line is a pseudo-terminal."""

    def __init__(self) -> None:
        self._cable = Cable()
        wire = SerialPort("the card reader", str(self._cable.path), 9_600)
        self.port = SerialScanner(wire, TagLines())

    def scan(self, tag: str) -> None:
        """Hold the tag to the reader."""
        assert self._cable.far is not None
        os.write(self._cable.far, tag.encode() + b"\r\n")

    def unplug(self) -> None:
        """Pull the cable."""
        self._cable.pull()

    def replug(self) -> None:
        """Put it back."""
        self._cable.plug()

    def close(self) -> None:
        """Shut the device down."""
        self.port.close()

    def end(self) -> None:
        """Clear the rig away after the test."""
        self._cable.throw_away()
