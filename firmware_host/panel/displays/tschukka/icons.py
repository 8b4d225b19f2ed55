"""Rows of small pictures and bold numerals."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from firmware_host.panel.displays.kit import Kit
from firmware_host.panel.drawing.canvas import Canvas

ICON_PX: Final = 10
"""How tall every small picture is."""

_GAP_PX: Final = 1


def number(count: int) -> tuple[str, ...]:
    """Return the numerals of a number."""
    return tuple(str(count))


def run_width(kit: Kit, names: Iterable[str]) -> int:
    """Return how many pixels wide the pictures are side by side."""
    widths = [kit.icons[name].width for name in names]
    return sum(widths) + _GAP_PX * max(0, len(widths) - 1)


def draw_run(
    kit: Kit, canvas: Canvas, at: tuple[int, int], names: Iterable[str], *, lit: bool = True
) -> int:
    """Draw the pictures side by side from the point on; return the first column after them."""
    x, y = at
    for name in names:
        canvas.paste(kit.icons[name], (x, y), lit=lit)
        x += kit.icons[name].width + _GAP_PX
    return x
