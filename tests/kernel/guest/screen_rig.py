"""Screens at the recorded bus, and eyes that see what its bytes make of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hardware.pi.board import Wires, open_lines
from hardware.pi.bus import Bus
from hardware.pi.i2c import open_i2c
from hardware.pi.oled import OledScreen
from hardware.pi.spi import open_spi
from tests.kernel.guest.i2c_recorder import MULTIPLEXER, PORT, SCREEN, I2cRecorder
from tests.kernel.guest.simulated_chip import SimulatedChip
from tests.kernel.guest.spi_recorder import DEVICE as SPI_DEVICE
from tests.kernel.guest.spi_recorder import PORT as SPI_PORT
from tests.kernel.guest.spi_recorder import SpiRecorder
from tests.kernel.guest.strict_oled import StrictOled

if TYPE_CHECKING:
    from hardware.pi.page_packing import Chip
    from hardware.pi.recording_transport import RecordingTransport
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


class KernelSpiRig:
    """One screen on SPI, whose two more lines are on the header."""

    DC, RESET = 14, 15

    def __init__(self, chip: Chip = "ssd1306", height: int = 64) -> None:
        self.header = SimulatedChip()
        self.recorder = SpiRecorder(self.header, dc=self.DC, reset=self.RESET)
        self._oled = StrictOled(128, height, FIRST_COLUMN[chip])
        self._bus = Bus("spi-0")
        self.port = OledScreen("left", self._bus, self._open, chip=chip, height=height)

    def seen(self) -> Frame | None:
        """Return what the glass shows after everything that was on the bus."""
        for is_command, message in self.recorder.messages():
            if is_command:
                self._oled.command(*message)
            else:
                self._oled.data(message)
        return self._oled.seen()

    async def end(self) -> None:
        """Clear the rig away after the test."""
        await self.port.close()
        self._bus.close()
        self.recorder.close()
        self.header.close()

    def _open(self) -> RecordingTransport:
        wires = Wires((), {self.DC: False, self.RESET: True})
        return open_spi(
            SPI_PORT, SPI_DEVICE, dc=self.DC, reset=self.RESET, lines=lambda: open_lines(wires)
        )


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
