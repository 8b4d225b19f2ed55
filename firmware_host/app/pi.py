"""The real box: the drivers of a Raspberry Pi, built as the configuration says."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import Self

from firmware_host.app.mirror import Mirror, MirroredLamps, MirroredLights, MirroredScreen
from firmware_host.config.box import Config
from firmware_host.config.parts import ScreenPart
from firmware_host.panel.devices import REFEREE, Devices
from hardware.key_lines import KeyLines
from hardware.layout import Layout
from hardware.pi.board import Board, Wires, open_lines
from hardware.pi.bus import Bus
from hardware.pi.buttons import PiButtons
from hardware.pi.i2c import Channel, Multiplexers, open_i2c
from hardware.pi.keyboard_scanner import KeyboardScanner
from hardware.pi.lamps import PiLamps
from hardware.pi.lights import AdalightLights
from hardware.pi.lines import Lines
from hardware.pi.oled import OledScreen
from hardware.pi.recording_transport import RecordingTransport
from hardware.pi.scanner import SerialScanner
from hardware.pi.serial_port import SerialPort
from hardware.pi.spi import open_spi
from hardware.ports import Scanner
from hardware.tag_lines import TagLines


class PiBox:
    """All devices of a real box; nothing is opened before it is used, and what fails is retried."""

    def __init__(self, config: Config) -> None:
        self.mirror = Mirror(config)
        self._config = config
        self._stack = AsyncExitStack()
        self._buses: dict[str, Bus] = {}
        self._multiplexers: dict[int, Multiplexers] = {}
        self.scanner: Scanner | None = self._scanner()
        self.screens = {_name(part): self._screen(part) for part in config.screens}
        lights = self._lights()
        self.devices = Devices(
            self._buttons(),
            config.box.seats,
            MirroredLamps(
                self._lamps if config.lamps.seats else None, config.box.seats, self.mirror
            ),
            {n: MirroredScreen(n, screen, self.mirror) for n, screen in self.screens.items()},
            MirroredLights(lights, self.mirror),
            lights_count=config.lights.width * config.lights.height,
            scanner=self.scanner,
        )

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *exc: object) -> None:
        """Switch everything off, in reverse."""
        await self._stack.aclose()

    def _buttons(self) -> PiButtons:
        config = self._config
        pins = (*config.buttons.seats, config.buttons.flip)
        is_lit_high = config.lamps.lit == "high"
        wires = Wires(pins, dict.fromkeys(config.lamps.seats, not is_lit_high))
        board = Board(lambda: open_lines(wires, config.buttons.chip))
        buttons = PiButtons(board, pins, contact=config.buttons.contact)
        self._lamps = PiLamps(board, config.lamps.seats, is_active_high=is_lit_high)
        self._stack.callback(buttons.close)
        return buttons

    def _screen(self, part: ScreenPart) -> OledScreen:
        bus = self._bus(f"{part.bus}-{part.port}")
        screen = OledScreen(
            _name(part),
            bus,
            self._opener(part),
            chip=part.chip,
            height=part.height,
            rotate=part.rotate // 90,
            is_urgent=part.seat == 0,
        )
        self._stack.push_async_callback(screen.close)
        return screen

    def _opener(self, part: ScreenPart) -> Callable[[], RecordingTransport]:
        if part.bus == "spi":
            reset = part.reset if part.reset >= 0 else None
            return lambda: open_spi(
                part.port, part.device, dc=part.dc, reset=reset, lines=lambda: self._spi_lines(part)
            )
        if not part.mux:
            return lambda: open_i2c(part.port, part.address)
        board = self._multiplexers.setdefault(part.port, Multiplexers(part.port))
        channel = Channel(part.mux, part.channel)
        return lambda: open_i2c(part.port, part.address, board, channel)

    def _spi_lines(self, part: ScreenPart) -> Lines:
        outputs = {part.dc: False} | ({part.reset: True} if part.reset >= 0 else {})
        return open_lines(Wires((), outputs), self._config.buttons.chip)

    def _lights(self) -> AdalightLights | None:
        part = self._config.lights
        if not part.device:
            return None
        port = SerialPort("the LED panel", part.device, part.baud)
        layout = Layout(part.width, part.height, part.turn, part.run, part.corner)
        lights = AdalightLights(port, self._bus("lights"), layout)
        self._stack.push_async_callback(lights.close)
        return lights

    def _scanner(self) -> Scanner | None:
        part = self._config.scanner
        if not part.device:
            return None
        tags = TagLines(repeat_ms=part.repeat_ms)
        if part.kind == "keyboard":
            return KeyboardScanner(part.device, lambda: KeyLines(part.layout), tags)
        port = SerialPort("the card reader", part.device, part.baud)
        return SerialScanner(port, tags)

    def _bus(self, name: str) -> Bus:
        if name not in self._buses:
            self._buses[name] = Bus(name)
            self._stack.callback(self._buses[name].close)
        return self._buses[name]


def _name(part: ScreenPart) -> str:
    return f"seat{part.seat - 1}" if part.seat else REFEREE
