"""The display of a game, found by the game's name: the package `displays/<game>`."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from firmware_host.panel.displays.kit import Kit
from firmware_host.panel.displays.tick import Tick
from firmware_host.panel.drawing.canvas import Canvas
from hardware.ports import Frame, Pixel


class Display(Protocol):
    """The functions that the package of a display exposes; `view` is that game's own `View`."""

    def referee(self, kit: Kit, view: Any, tick: Tick) -> Frame:
        """Return the screen for everybody."""
        ...

    def seat(self, kit: Kit, view: Any, seat: int, tick: Tick) -> Frame:
        """Return the screen of one seat."""
        ...

    def lights(self, view: Any, count: int, tick: Tick) -> tuple[Pixel, ...]:
        """Return the colours of the LED panel."""
        ...


class DrawsChoice(Protocol):
    """The function `choice` of a display that draws what moves on offer mean."""

    def __call__(self, kit: Kit, canvas: Canvas, view: Any, moves: Sequence[str], /) -> int:
        """Draw them at the left edge; return the width that this takes, 0 without a picture."""
        ...


def find_choice(game: str) -> DrawsChoice | None:
    """Return what draws the choices of the game, or None if its display has no such function."""
    return cast("DrawsChoice | None", getattr(find_display(game), "choice", None))


def find_display(game: str) -> Display | None:
    """Return the display of the game, imported when it is first needed, or None without one."""
    name = f"{__package__}.{game}"
    return cast("Display", import_module(name)) if find_spec(name) else None
