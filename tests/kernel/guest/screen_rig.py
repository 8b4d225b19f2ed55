"""Screens at the recorded bus, and eyes that see what its bytes make of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from i2c_recorder import MULTIPLEXER, PORT, SCREEN, I2cRecorder
from strict_oled import StrictOled

from hardware.pi.bus import Bus
from hardware.pi.i2c import open_i2c
from hardware.pi.oled import OledScreen

if TYPE_CHECKING:
    from hardware.pi.glass import Chip
    from hardware.ports import Frame

FIRST_COLUMN: dict[Chip, int] = {"ssd1306": 0, "sh1106": 2, "ssd1309": 0}


class KernelScreenRig:
    """One screen at the usual address."""

    def __init__(self, chip: Chip = "ssd1306", height: int = 64) -> None:
        self.recorder = I2cRecorder(SCREEN)
        self._oled = StrictOled(128, height, FIRST_COLUMN[chip])
        self._bus = Bus("i2c-1")
        self.port = OledScreen(
            "left", self._bus, lambda: open_i2c(PORT, SCREEN), chip=chip, height=height
        )

    def seen(self) -> Frame | None:
        """Return what the glass shows after everything that was on the bus."""
        for address, message in self.recorder.messages():
            assert address == SCREEN
            self._oled.take(message)
        return self._oled.seen()

    def unplug(self) -> None:
        """Pull the cable."""
        self.seen()
        self.recorder.plug()

    def replug(self) -> None:
        """Put it back; the chip has forgotten everything."""
        self._oled.lose_power()
        self.recorder.plug(SCREEN)

    def end(self) -> None:
        """Clear the rig away after the test."""
        self._bus.close()
        self.recorder.close()


class Multiplexed:
    """Eight places for screens of one address; the multiplexer passes on to the open ones."""

    def __init__(self, recorder: I2cRecorder, places: int) -> None:
        self._recorder = recorder
        self._open = 0
        self.oleds = [StrictOled() for _ in range(places)]

    def look(self) -> list[Frame | None]:
        """Return what each screen shows."""
        for address, message in self._recorder.messages():
            if address == MULTIPLEXER:
                self._open = message[0]
                continue
            for place, oled in enumerate(self.oleds):
                if self._open >> place & 1:
                    oled.take(message)
        return [oled.seen() for oled in self.oleds]
