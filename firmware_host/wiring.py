"""What is wired to which pin of the Raspberry Pi's header, and what clashes there."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

    from firmware_host.config import Config
    from firmware_host.config_parts import ScreenPart

# The 40 pins of the header, by their number on the board.
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
class Use:
    """One use of a pin: for what, by which place in the configuration, on which bus if any."""

    gpio: int
    role: str
    number: int
    place: str
    bus: str = ""


@dataclass(frozen=True, slots=True)
class Clash:
    """Two places of the configuration that cannot both be, and why."""

    first: str
    second: str
    why: str


def header_pin(gpio: int) -> int:
    """Return the number of the header's pin that carries a GPIO."""
    return HEADER.index(f"GPIO{gpio}") + 1


def uses(config: Config) -> tuple[Use, ...]:
    """Return every use of a pin."""
    buttons = [
        Use(gpio, "button", seat + 1, f"buttons.seats[{seat}]")
        for seat, gpio in enumerate(config.buttons.seats)
    ]
    lamps = [
        Use(gpio, "lamp", seat + 1, f"lamps.seats[{seat}]")
        for seat, gpio in enumerate(config.lamps.seats)
    ]
    flip = [Use(config.buttons.flip, "flip", 0, "buttons.flip")]
    screens = [
        use
        for place, screen in enumerate(config.screens)
        for use in _screen_uses(screen, f"screens[{place}]")
    ]
    return (*buttons, *flip, *lamps, *screens)


def clash(config: Config) -> Clash | None:
    """Return the first two places that clash, or None."""
    found = (*_pins(config), *_addresses(config), *_seats(config), *_lines(config))
    return found[0] if found else None


def unusable(config: Config) -> Use | None:
    """Return a use of a pin that the header does not have, or that belongs to the Pi itself."""
    return next((use for use in uses(config) if use.gpio not in _FREE), None)


def _screen_uses(screen: ScreenPart, place: str) -> Iterator[Use]:
    if screen.bus == "i2c":
        for role, gpio in zip(("sda", "scl"), _I2C.get(screen.port, ()), strict=False):
            yield Use(gpio, role, screen.port, f"{place}.port", f"i2c{screen.port}")
        return
    for role, gpio in zip(("mosi", "miso", "sclk"), _SPI.get(screen.port, ()), strict=False):
        yield Use(gpio, role, screen.port, f"{place}.port", f"spi{screen.port}")
    selects = _SPI_SELECT.get(screen.port, ())
    if screen.device < len(selects):
        yield Use(selects[screen.device], "ce", screen.device, f"{place}.device")
    yield Use(screen.dc, "dc", screen.seat, f"{place}.dc")
    if screen.reset >= 0:
        yield Use(screen.reset, "reset", screen.seat, f"{place}.reset")


def _pins(config: Config) -> Iterator[Clash]:
    seen: dict[int, Use] = {}
    for use in uses(config):
        other = seen.setdefault(use.gpio, use)
        is_shared = use.bus and use.bus == other.bus
        if other is not use and not is_shared:
            pin = f"GPIO{use.gpio} (pin {header_pin(use.gpio)} of the header)"
            yield Clash(other.place, use.place, f"{pin} is used twice")


def _addresses(config: Config) -> Iterator[Clash]:
    """Find addresses that two devices would answer to at the same time."""
    bare: dict[tuple[int, int], str] = {}
    muxes: dict[tuple[int, int], str] = {}
    behind: dict[tuple[int, int], str] = {}
    exact: dict[tuple[int, int, int, int], str] = {}
    for place, screen in _i2c_screens(config):
        key = (screen.port, screen.mux, screen.channel if screen.mux else 0, screen.address)
        why = f"address {screen.address:#04x} on I2C port {screen.port} is used twice"
        if key in exact:
            yield Clash(exact[key], place, why)
        exact.setdefault(key, place)
        if screen.mux:
            muxes.setdefault((screen.port, screen.mux), place.replace(".address", ".mux"))
        (behind if screen.mux else bare).setdefault((screen.port, screen.address), place)
    for outer, why in (
        (behind, "is used on the bare bus and behind a multiplexer"),
        (muxes, "is used by a screen and by a multiplexer"),
    ):
        for port, address in bare.keys() & outer.keys():
            what = f"address {address:#04x} on I2C port {port} {why}"
            yield Clash(bare[port, address], outer[port, address], what)


def _i2c_screens(config: Config) -> Iterator[tuple[str, ScreenPart]]:
    for place, screen in enumerate(config.screens):
        if screen.bus == "i2c":
            yield f"screens[{place}].address", screen


def _seats(config: Config) -> Iterator[Clash]:
    seen: defaultdict[int, list[str]] = defaultdict(list)
    for place, screen in enumerate(config.screens):
        seen[screen.seat].append(f"screens[{place}].seat")
    for seat, places in seen.items():
        if len(places) > 1:
            whose = f"seat {seat}" if seat else "the referee"
            yield Clash(places[0], places[1], f"two screens are for {whose}")


def _lines(config: Config) -> Iterator[Clash]:
    device = config.lights.device
    if device and device == config.scanner.device:
        yield Clash("lights.device", "scanner.device", f"the serial line {device} is used twice")
