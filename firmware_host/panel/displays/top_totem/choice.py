"""What the moves on offer mean on the board: the squares of the offered item are framed."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from engines.top_totem.components import SQUARES
from engines.top_totem.view import View
from firmware_host.panel.displays.kit import Kit
from firmware_host.panel.displays.marks import marked
from firmware_host.panel.displays.top_totem.board import (
    BOARD_PX,
    draw_board,
    invert_square,
    mark_square,
)
from firmware_host.panel.drawing.canvas import Canvas

_WITH_SQUARES: Final = re.compile(r"(?:place |enter |top )?\d[-x+\d ]*")
_SQUARE: Final = re.compile(r"\d+")


def choice(kit: Kit, canvas: Canvas, view: View, moves: Sequence[str]) -> int:
    """Draw the board with the squares of these moves; return the width, or 0 if they name none."""
    with_squares = (move for move in moves if _WITH_SQUARES.fullmatch(move))
    named = [tuple(map(int, _SQUARE.findall(move))) for move in with_squares]
    before, offered = marked(named)
    if not offered or not all(square in SQUARES for square in (*before, *offered)):
        return 0
    draw_board(kit, canvas, view, turned=False)
    for square in before:
        mark_square(canvas, square, turned=False)
    for square in offered:
        invert_square(canvas, square, turned=False)
    return BOARD_PX
