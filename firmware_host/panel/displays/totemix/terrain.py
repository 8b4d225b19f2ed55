"""The terrain on a screen: a tile a cell, inverted when polluted, with its height and pawns."""

from __future__ import annotations

from typing import Final

from engines.totemix.map.hexes import Cell
from engines.totemix.view import View
from engines.totemix.view_parts import PileView
from firmware_host.panel.displays.kit import Kit
from firmware_host.panel.displays.totemix.hexes import Grid, fitted
from firmware_host.panel.drawing.canvas import Box, Canvas

_HIGHEST: Final = 6


def draw_terrain(
    kit: Kit, canvas: Canvas, view: View, size: tuple[int, int], *, is_on: bool
) -> Grid:
    """Draw the map into the left of the screen; cells that wait for a choice flash."""
    cells = [pile.cell for pile in view.map]
    grid = fitted((*cells, *view.wait.cells), *size)
    for pile in view.map:
        _draw_pile(kit, canvas, grid, pile, is_on=is_on)
    if is_on:
        for cell in view.wait.cells:
            _frame(canvas, grid, cell)
    return grid


def _draw_pile(kit: Kit, canvas: Canvas, grid: Grid, pile: PileView, *, is_on: bool) -> None:
    """Draw one cell: dark on light when polluted; pawns make it blink."""
    left, top = grid.corner(pile.cell)
    width, height = grid.size
    box = (left, top, left + width, top + height)
    if pile.is_polluted:
        canvas.fill(box)
    if not _draw_symbols(kit, canvas, box, pile) and not pile.is_polluted:
        canvas.outline(box)
    if pile.pawns and is_on:
        _frame(canvas, grid, pile.cell)


def _draw_symbols(kit: Kit, canvas: Canvas, box: Box, pile: PileView) -> bool:
    """Draw what lies on top and, beside it, how high it lies; return whether there was room."""
    left, top, right, bottom = box
    level = min(len(pile.tiles), _HIGHEST)
    symbols = [kit.icons[pile.environment], *([kit.icons[f"h{level}"]] if level > 1 else [])]
    needed = sum(symbol.width for symbol in symbols) + len(symbols) - 1
    if needed > right - left or symbols[0].height > bottom - top:
        return False
    x = left + (right - left - needed) // 2
    for symbol in symbols:
        at = (x, top + (bottom - top - symbol.height) // 2)
        canvas.paste(symbol, at, lit=not pile.is_polluted)
        x += symbol.width + 1
    return True


def _frame(canvas: Canvas, grid: Grid, cell: Cell) -> None:
    left, top = grid.corner(cell)
    width, height = grid.size
    canvas.outline((left - 1, top - 1, left + width + 1, top + height + 1))
