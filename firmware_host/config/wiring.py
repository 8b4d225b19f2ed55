"""The use of the Raspberry Pi's header pins, and conflicts between two uses."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

    from firmware_host.config.box import Config
    from firmware_host.config.parts import ScreenPart

# The 40 pins of the header in the order of their numbers on the board.
HEADER: Final[tuple[str, ...]] = (
    *("3V3", "5V", "GPIO2", "5V", "GPIO3", "GND", "GPIO4", "GPIO14", "GND", "GPIO15"),
    *("GPIO17", "GPIO18", "GPIO27", "GND", "GPIO22", "GPIO23", "3V3", "GPIO24", "GPIO10", "GND"),
    *("GPIO9", "GPIO25", "GPIO11", "GPIO8", "GND", "GPIO7", "GPIO0", "GPIO1", "GPIO5", "GND"),
    *("GPIO6", "GPIO12", "GPIO13", "GND", "GPIO19", "GPIO16", "GPIO26", "GPIO20", "GND", "GPIO21"),
)
_I2C: Final = {0: (0, 1), 1: (2, 3)}
_SPI: Final = {0: (10, 9, 11), 1: (20, 19, 21)}
_SPI_SELECT: Final = {0: (8, 7), 1: (18, 17, 16)}
_FREE: Final = range(2, 28)


@dataclass(frozen=True, slots=True)
class PinUse:
    """One use of a pin: its role, its configuration key, and its bus if it is part of one."""

    gpio: int
    role: str
    number: int
    key: str
    bus: str = ""


@dataclass(frozen=True, slots=True)
class Conflict:
    """Two configuration keys that exclude each other, and why."""

    first: str
    second: str
    why: str


def header_pin(gpio: int) -> int:
    """Return the number of the header's pin for a GPIO."""
    return HEADER.index(f"GPIO{gpio}") + 1


def pin_uses(config: Config) -> tuple[PinUse, ...]:
    """Return every use of a pin."""
    buttons = [
        PinUse(gpio, "button", seat + 1, f"buttons.seats[{seat}]")
        for seat, gpio in enumerate(config.buttons.seats)
    ]
    lamps = [
        PinUse(gpio, "lamp", seat + 1, f"lamps.seats[{seat}]")
        for seat, gpio in enumerate(config.lamps.seats)
    ]
    flip = [PinUse(config.buttons.flip, "flip", 0, "buttons.flip")]
    screens = [
        use
        for index, screen in enumerate(config.screens)
        for use in _screen_uses(screen, f"screens[{index}]")
    ]
    return (*buttons, *flip, *lamps, *screens)


def find_conflict(config: Config) -> Conflict | None:
    """Return the first conflict, or None."""
    found = (*_pins(config), *_addresses(config), *_seats(config), *_serial_ports(config))
    return found[0] if found else None


def find_unusable_pin(config: Config) -> PinUse | None:
    """Return a use of a pin that the header lacks or that the Pi reserves, or None."""
    return next((use for use in pin_uses(config) if use.gpio not in _FREE), None)


def _screen_uses(screen: ScreenPart, table: str) -> Iterator[PinUse]:
    if screen.bus == "i2c":
        for role, gpio in zip(("sda", "scl"), _I2C.get(screen.port, ()), strict=False):
            yield PinUse(gpio, role, screen.port, f"{table}.port", f"i2c{screen.port}")
        return
    for role, gpio in zip(("mosi", "miso", "sclk"), _SPI.get(screen.port, ()), strict=False):
        yield PinUse(gpio, role, screen.port, f"{table}.port", f"spi{screen.port}")
    selects = _SPI_SELECT.get(screen.port, ())
    if screen.device < len(selects):
        yield PinUse(selects[screen.device], "ce", screen.device, f"{table}.device")
    yield PinUse(screen.dc, "dc", screen.seat, f"{table}.dc")
    if screen.reset >= 0:
        yield PinUse(screen.reset, "reset", screen.seat, f"{table}.reset")


def _pins(config: Config) -> Iterator[Conflict]:
    seen: dict[int, PinUse] = {}
    for use in pin_uses(config):
        other = seen.setdefault(use.gpio, use)
        is_shared = use.bus and use.bus == other.bus
        if other is not use and not is_shared:
            pin = f"GPIO{use.gpio} (pin {header_pin(use.gpio)} of the header)"
            yield Conflict(other.key, use.key, f"{pin} is used twice")


def _addresses(config: Config) -> Iterator[Conflict]:
    """Yield conflicts of I2C addresses that two devices would answer at the same time."""
    bare: dict[tuple[int, int], str] = {}
    muxes: dict[tuple[int, int], str] = {}
    behind: dict[tuple[int, int], str] = {}
    exact: dict[tuple[int, int, int, int], str] = {}
    for key, screen in _i2c_screens(config):
        target = (screen.port, screen.mux, screen.channel if screen.mux else 0, screen.address)
        why = f"address {screen.address:#04x} on I2C port {screen.port} is used twice"
        if target in exact:
            yield Conflict(exact[target], key, why)
        exact.setdefault(target, key)
        if screen.mux:
            muxes.setdefault((screen.port, screen.mux), key.replace(".address", ".mux"))
        (behind if screen.mux else bare).setdefault((screen.port, screen.address), key)
    for outer, why in (
        (behind, "is used on the bare bus and behind a multiplexer"),
        (muxes, "is used by a screen and by a multiplexer"),
    ):
        for port, address in bare.keys() & outer.keys():
            what = f"address {address:#04x} on I2C port {port} {why}"
            yield Conflict(bare[port, address], outer[port, address], what)


def _i2c_screens(config: Config) -> Iterator[tuple[str, ScreenPart]]:
    for index, screen in enumerate(config.screens):
        if screen.bus == "i2c":
            yield f"screens[{index}].address", screen


def _seats(config: Config) -> Iterator[Conflict]:
    seen: defaultdict[int, list[str]] = defaultdict(list)
    for index, screen in enumerate(config.screens):
        seen[screen.seat].append(f"screens[{index}].seat")
    for seat, keys in seen.items():
        if len(keys) > 1:
            reader = f"seat {seat}" if seat else "the referee"
            yield Conflict(keys[0], keys[1], f"two screens are for {reader}")


def _serial_ports(config: Config) -> Iterator[Conflict]:
    device = config.lights.device
    if device and device == config.scanner.device:
        yield Conflict("lights.device", "scanner.device", f"the serial line {device} is used twice")
