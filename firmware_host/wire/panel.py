"""The payloads of the panel: what its screens and lights show, and presses made on a page."""

from __future__ import annotations

import msgspec

from firmware_host.wire.payloads import Payload


class ScreenImage(Payload, frozen=True):
    """A screen: 1 bit a pixel in base64, rows left to right, high bit first."""

    width: int
    height: int
    bits: str


class LampsLit(Payload, frozen=True):
    """Which buttons are lit, one entry a button."""

    lit: list[bool]


class LightsImage(Payload, frozen=True):
    """The LED panel: six hexadecimal digits a LED, first LED first, rows from the top."""

    width: int
    height: int
    pixels: str


class PageButtons(Payload, frozen=True):
    """The buttons that the page of the box may press: all of a virtual box, else faulty ones."""

    buttons: list[int]


class PagePress(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A button on the page of the box moved, with the time of that page's own clock."""

    button: int
    down: bool
    ms: float
    page: str
