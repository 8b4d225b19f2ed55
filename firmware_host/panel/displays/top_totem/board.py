"""The board on 57 x 64 pixels: men, enclosure, totem, and the last move."""

from __future__ import annotations

from typing import Final

from engines.top_totem.components import HEIGHT, WIDTH
from engines.top_totem.view import LastView, View
from firmware_host.panel.displays.kit import Kit
from firmware_host.panel.displays.top_totem.facts import FREE, place_of
from firmware_host.panel.drawing.canvas import Box, Canvas

CELL: Final = 7
BOARD_PX: Final = WIDTH * CELL + 1
_ENCLOSURE: Final[Box] = (3 * CELL, 3 * CELL, 5 * CELL + 1, 6 * CELL + 1)
_TOTEM: Final[Box] = (4 * CELL - 1, 4 * CELL + 2, 4 * CELL + 2, 5 * CELL - 1)


def draw_board(kit: Kit, canvas: Canvas, view: View, *, turned: bool) -> None:
    """Draw the board at the left edge; `turned` puts the red base to the bottom."""
    _draw_grid(canvas)
    for square, letter in enumerate(view.board, start=1):
        if letter != FREE:
            canvas.paste(kit.icons[letter], _inner(square, turned=turned)[:2])
    if view.last is not None:
        _draw_last(canvas, view.last, turned=turned)


def mark_square(canvas: Canvas, square: int, *, turned: bool) -> None:
    """Draw a frame round one square."""
    left, top, right, bottom = _inner(square, turned=turned)
    canvas.outline((left - 1, top - 1, right + 1, bottom + 1))


def invert_square(canvas: Canvas, square: int, *, turned: bool) -> None:
    """Draw one square dark on light."""
    canvas.invert(_inner(square, turned=turned))


def _draw_grid(canvas: Canvas) -> None:
    """Draw a dot at every corner, the enclosure as a frame, the totem as a bar across its step."""
    for row in range(HEIGHT + 1):
        for column in range(WIDTH + 1):
            x, y = column * CELL, row * CELL
            canvas.fill((x, y, x + 1, y + 1))
    canvas.outline(_ENCLOSURE)
    canvas.fill(_TOTEM)


def _draw_last(canvas: Canvas, last: LastView, *, turned: bool) -> None:
    """Frame where the man stands now, dot the squares he left, cross out who was taken."""
    for path in last.paths:
        for square in path[:-1]:
            left, top, _, _ = _inner(square, turned=turned)
            canvas.fill((left + 2, top + 2, left + 4, top + 4))
        mark_square(canvas, path[-1], turned=turned)
    for square in last.taken:
        left, top, right, bottom = _inner(square, turned=turned)
        canvas.line((left + 1, top + 1), (right - 2, bottom - 2))
        canvas.line((left + 1, bottom - 2), (right - 2, top + 1))


def _inner(square: int, *, turned: bool) -> Box:
    row, column = place_of(square)
    if turned:
        row, column = HEIGHT - 1 - row, WIDTH - 1 - column
    left, top = column * CELL + 1, row * CELL + 1
    return left, top, left + CELL - 1, top + CELL - 1
