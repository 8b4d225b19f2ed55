"""The parts of the configuration: where the box is found, what it is built from, its wiring."""

from __future__ import annotations

from typing import Literal

import msgspec


class Web(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the page is served, how the phones' browsers find it, and its certificate."""

    host: str = "0.0.0.0"  # noqa: S104 - the phones around the table are other machines
    port: int = 8080
    url: str = ""
    tls_cert: str = ""
    tls_key: str = ""


class BrokerPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The private broker, or with `url` one that somebody else runs; port 0 is any free one."""

    kind: Literal["auto", "mosquitto", "nats"] = "auto"
    port: int = 0
    ws_port: int = 8081
    ws_host: str = "0.0.0.0"  # noqa: S104 - the phones around the table are other machines
    url: str | list[str] = ""
    ws_url: str | list[str] = ""
    control: Literal["none", "mosquitto"] = "none"
    users_file: str = ""
    ca_file: str = ""

    def urls(self) -> tuple[str, ...]:
        """Return the addresses of the other broker; none when it is our own."""
        return _texts(self.url)

    def ws_urls(self) -> tuple[str, ...]:
        """Return where phones find the other broker."""
        return _texts(self.ws_url)


class JournalPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where matches are written down; empty is the user's state folder."""

    path: str = ""


class RacePart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long presses are collected, and how close two stamps are that cannot be told apart."""

    window_ms: int = 15
    dead_heat_us: int = 50

    def options(self) -> dict[str, int]:
        """Return the match options that are a fact of this box, unless the host says otherwise."""
        return {"dead_heat_us": self.dead_heat_us}


class TotemixPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An owner's copy of seeds/totemix/goals.toml; empty is the one that was built in."""

    goals: str = ""


class HomeAssistantPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table in Home Assistant, on its broker; an empty url is the broker of the box."""

    enabled: bool = False
    url: str | list[str] = ""
    prefix: str = "homeassistant"
    ca_file: str = ""

    def urls(self) -> tuple[str, ...]:
        """Return the addresses of its broker."""
        return _texts(self.url)


class PanelPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When untouched screens are dimmed and moved; 0 is never."""

    dim_after_s: int = 180


class LightsPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The LED panel; without a device there is none on a Pi."""

    width: int = 6
    height: int = 6
    turn: Literal["serpentine", "straight"] = "serpentine"
    run: Literal["rows", "columns"] = "rows"
    corner: Literal["top-left", "top-right", "bottom-left", "bottom-right"] = "top-left"
    device: str = ""
    baud: int = 115_200


class ButtonsPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The GPIO of each seat's button and of the one in the middle, each between GPIO and ground."""

    chip: str = "auto"
    contact: Literal["open", "closed"] = "open"
    seats: tuple[int, ...] = (4, 17, 27, 22, 5, 6, 13, 19)
    flip: int = 26


class LampsPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The GPIO of each seat's lamp; an empty list is a box without lamps."""

    seats: tuple[int, ...] = (18, 23, 24, 25, 12, 16, 20, 21)
    lit: Literal["high", "low"] = "high"


class ScreenPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One OLED: for the referee (seat 0) or for a seat, on I2C or SPI."""

    seat: int = 0
    chip: Literal["ssd1306", "sh1106", "ssd1309"] = "ssd1306"
    height: Literal[64, 32] = 64
    rotate: Literal[0, 180] = 0
    bus: Literal["i2c", "spi"] = "i2c"
    port: int = 1
    address: int = 0x3C
    mux: int = 0
    channel: int = 0
    device: int = 0
    dc: int = 14
    reset: int = -1


class ScannerPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The card or tag reader; without a device there is none. `tags` is found beside this file."""

    device: str = ""
    baud: int = 9_600
    repeat_ms: int = 700
    tags: str = "tags.toml"


def _texts(given: str | list[str]) -> tuple[str, ...]:
    listed = [given] if isinstance(given, str) else given
    return tuple(text for text in listed if text)
