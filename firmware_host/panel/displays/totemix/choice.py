"""What the moves on offer mean on the map: the cells of the offered item are solid."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from engines.totemix.view import View
from firmware_host.panel.displays.kit import Kit
from firmware_host.panel.displays.marks import marked
from firmware_host.panel.displays.totemix.hexes import fitted
from firmware_host.panel.drawing.canvas import Box, Canvas

_WIDTH: Final = 62
_CELL: Final = re.compile(r"(-?\d+),(-?\d+)")


def choice(kit: Kit, canvas: Canvas, view: View, moves: Sequence[str]) -> int:
    """Draw the map with the cells of these moves; return the width, or 0 if they name none."""
    del kit
    named = [tuple((int(q), int(r)) for q, r in _CELL.findall(move)) for move in moves]
    before, offered = marked(named)
    if not offered:
        return 0
    _, height = canvas.size
    there = {pile.cell: pile for pile in view.map}
    cells = {*there, *before, *offered}
    grid = fitted(cells, _WIDTH, height)
    for cell in sorted(cells):
        left, top = grid.corner(cell)
        box = (left, top, left + grid.size[0], top + grid.size[1])
        is_before = cell in before and cell in there
        _draw_cell(canvas, box, is_offered=cell in offered, is_before=is_before)
        if cell in there and there[cell].pawns:
            _dot(canvas, box, lit=cell not in offered)
    return _WIDTH


def _draw_cell(canvas: Canvas, box: Box, *, is_offered: bool, is_before: bool) -> None:
    """Draw an outline; an offered cell is solid, one that was chosen before has a bar."""
    if is_offered:
        canvas.fill(box)
        return
    canvas.outline(box)
    if is_before:
        left, top, right, bottom = box
        middle = (top + bottom) // 2
        canvas.fill((left + 1, middle, right - 1, middle + 1))


def _dot(canvas: Canvas, box: Box, *, lit: bool) -> None:
    left, top, right, bottom = box
    x, y = (left + right) // 2, (top + bottom) // 2
    canvas.fill((x - 1, y - 1, x + 1, y + 1), lit=lit)
