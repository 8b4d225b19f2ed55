"""The parts of the configuration that say what the box is built from and how it is wired."""

from __future__ import annotations

from typing import Literal

import msgspec


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
