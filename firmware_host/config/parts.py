"""The tables of the configuration file: servers, devices and their wiring."""

from __future__ import annotations

from typing import Literal

import msgspec

from engines.core.first_press import DEFAULT_MARGIN_US


class Web(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The web server of the page, its public address, its certificate and its other names."""

    host: str = "::"
    """All networks, IPv4 and IPv6: the phones around the table are other machines."""
    port: int = 8080
    url: str = ""
    tls_cert: str = ""
    tls_key: str = ""
    hosts: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()


class BrokerPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The private broker, or with `url` a remote one; port 0 means any free port."""

    kind: Literal["auto", "mosquitto", "nats"] = "auto"
    port: int = 0
    ws_port: int = 8081
    ws_host: str = "::"
    url: str | list[str] = ""
    ws_url: str | list[str] = ""
    control: Literal["none", "mosquitto"] = "none"
    users_file: str = ""
    password_file: str = ""
    ca_file: str = ""

    def urls(self) -> tuple[str, ...]:
        """Return the addresses of the remote broker; empty means the private one."""
        return _texts(self.url)

    def ws_urls(self) -> tuple[str, ...]:
        """Return the broker's WebSocket addresses for phones."""
        return _texts(self.ws_url)


class JournalPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The path of the journal and its daily copies; empty means the user's state directory.

    `copies` is how many are kept; an empty `copies_folder` means one beside the journal.
    """

    path: str = ""
    copies: int = 7
    copies_folder: str = ""


class RacePart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The time for which presses are collected, and the largest difference of a dead heat."""

    window_ms: int = 15
    dead_heat_us: int = DEFAULT_MARGIN_US

    def options(self) -> dict[str, int]:
        """Return this box's defaults of match options."""
        return {"dead_heat_us": self.dead_heat_us}


class BotsPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long bots let people read, and how long they wait for those who may interrupt them."""

    read_ms: int = 1_500
    interrupt_ms: int = 8_000


class TotemixPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The path of an edited copy of seeds/totemix/goals.toml; empty means the built-in file."""

    goals: str = ""


class HomeAssistantPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The connection to Home Assistant's broker; an empty url means the broker of the box."""

    enabled: bool = False
    url: str | list[str] = ""
    password_file: str = ""
    prefix: str = "homeassistant"
    ca_file: str = ""

    def urls(self) -> tuple[str, ...]:
        """Return the addresses of Home Assistant's broker."""
        return _texts(self.url)


class HallPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The broker of a hall that the table is shown in; an empty url means none."""

    url: str | list[str] = ""
    password_file: str = ""
    ca_file: str = ""

    def urls(self) -> tuple[str, ...]:
        """Return the addresses of the hall's broker."""
        return _texts(self.url)


class PanelPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The time without activity after which screens are dimmed and moved; 0 means never."""

    dim_after_s: int = 180


class LightsPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The LED panel; on a Pi an empty device means no panel."""

    width: int = 6
    height: int = 6
    turn: Literal["serpentine", "straight"] = "serpentine"
    run: Literal["rows", "columns"] = "rows"
    corner: Literal["top-left", "top-right", "bottom-left", "bottom-right"] = "top-left"
    device: str = ""
    baud: int = 115_200


class SoundPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The audio output; an empty device means the default one of ALSA.

    `auto` uses the output of a real box that has one; of a virtual box the page is heard.
    """

    output: Literal["auto", "on", "off"] = "auto"
    device: str = ""
    volume: int = 70
    muted: bool = False
    speech: bool = True


class ButtonsPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The GPIO of each seat's button and of the flip button, each wired to ground."""

    chip: str = "auto"
    contact: Literal["open", "closed"] = "open"
    seats: tuple[int, ...] = (4, 17, 27, 22, 5, 6, 13, 19)
    flip: int = 26


class LampsPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The GPIO of each seat's lamp; an empty list means no lamps."""

    seats: tuple[int, ...] = (18, 23, 24, 25, 12, 16, 20, 21)
    lit: Literal["high", "low"] = "high"


class ScreenPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One OLED on I2C or SPI, for a seat or, as seat 0, for the referee."""

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
    """The tag scanner; an empty device means none. `tags` is relative to the configuration file.

    A reader of the kind `keyboard` types what it reads, by the `layout` that it is set to.
    """

    device: str = ""
    kind: Literal["serial", "keyboard"] = "serial"
    layout: Literal["us", "fr"] = "us"
    baud: int = 9_600
    repeat_ms: int = 700
    tags: str = "tags.toml"


def _texts(given: str | list[str]) -> tuple[str, ...]:
    listed = [given] if isinstance(given, str) else given
    return tuple(text for text in listed if text)
