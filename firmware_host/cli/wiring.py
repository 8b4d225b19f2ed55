"""`totembox wiring`: which pin goes where, as a table and as a drawing."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.table import Table

from firmware_host.cli.box_file import add_config, load_config
from firmware_host.cli.language import cli_language
from firmware_host.cli.terminal import Terminal
from firmware_host.config.box import Config
from firmware_host.config.parts import ScreenPart
from firmware_host.config.wiring import HEADER, PinUse, header_pin, pin_uses
from firmware_host.panel.drawing.wiring_svg import Drawing, draw_wiring
from firmware_host.table.problems import Problem
from firmware_host.texts.texts import BOX, translate

# As they are stamped on every microswitch.
_TERMINALS = {"open": "NO", "closed": "NC"}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    add_config(parser)
    parser.add_argument("--svg", type=Path, metavar="FILE", help="write a drawing to this file")


def act(given: argparse.Namespace) -> int:
    """Print the table, and draw if asked."""
    config = load_config(given)
    language = cli_language()
    console = Terminal()
    console.print(_table(config, language))
    for line in _others(config, language):
        console.print(line)
    console.print(translate(BOX, language, "wiring-power"))
    if given.svg is not None:
        _draw(given.svg, config, language)
        console.print(translate(BOX, language, "wiring-drawn", {"file": str(given.svg)}))
    return 0


def drawing(config: Config, language: str) -> Drawing:
    """Return what is to be drawn: a sign a pin, and the devices on buses and cables."""
    by_pin = {header_pin(use.gpio): use for use in reversed(pin_uses(config))}
    return Drawing(
        translate(BOX, language, "wiring-title", {"seats": config.box.seats}),
        by_pin,
        {pin: _goal(use, config, language) for pin, use in by_pin.items()},
        tuple(
            (_whose(screen, language), _where(screen), f"{screen.chip} 128x{screen.height}")
            for screen in config.screens
        ),
        tuple(_cables(config, language)),
        translate(BOX, language, "wiring-power"),
    )


def _draw(path: Path, config: Config, language: str) -> None:
    try:
        path.write_text(draw_wiring(drawing(config, language)), encoding="utf-8")
    except OSError as error:
        raise Problem("file-unwritable", file=str(path), reason=str(error.strerror)) from error


def _table(config: Config, language: str) -> Table:
    table = Table(
        title=translate(BOX, language, "wiring-title", {"seats": config.box.seats}), box=None
    )
    for key in ("wiring-pin", "wiring-line", "wiring-to"):
        table.add_column(translate(BOX, language, key), overflow="fold")
    # The screens of one bus share its pins, and one row says it for all of them.
    by_pin = {header_pin(use.gpio): use for use in reversed(pin_uses(config))}
    for pin, use in sorted(by_pin.items()):
        table.add_row(str(pin), HEADER[pin - 1], _goal(use, config, language))
    return table


def _goal(use: PinUse, config: Config, language: str) -> str:
    contact = _TERMINALS[config.buttons.contact]
    return translate(
        BOX, language, f"wiring-{use.role}", {"number": use.number, "contact": contact}
    )


def _others(config: Config, language: str) -> list[str]:
    screens = [
        f"{_whose(screen, language)}: {screen.chip} 128x{screen.height}, {_where(screen)}"
        for screen in config.screens
    ]
    return [*screens, *(f"{name}: {cable}" for name, cable in _cables(config, language))]


def _cables(config: Config, language: str) -> list[tuple[str, str]]:
    lights, scanner = config.lights, config.scanner
    is_keyboard = scanner.kind == "keyboard"
    reads = f"USB, {scanner.layout.upper()}" if is_keyboard else f"{scanner.baud} baud"
    parts = (
        ("lights", lights.device, f"{lights.baud} baud"),
        ("scanner", scanner.device, reads),
    )
    return [
        (translate(BOX, language, f"wiring-{name}"), f"{device}, {how}")
        for name, device, how in parts
        if device
    ]


def _whose(screen: ScreenPart, language: str) -> str:
    if screen.seat:
        return translate(BOX, language, "wiring-screen-seat", {"place": screen.seat})
    return translate(BOX, language, "wiring-screen-referee")


def _where(screen: ScreenPart) -> str:
    if screen.bus == "spi":
        return f"SPI {screen.port}.{screen.device}"
    mux = f", TCA9548A {screen.mux:#04x} channel {screen.channel}" if screen.mux else ""
    return f"I2C {screen.port}, {screen.address:#04x}{mux}"
