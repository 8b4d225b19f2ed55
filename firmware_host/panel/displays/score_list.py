"""The points of all seats under a title: two columns of names, where people gave names."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from firmware_host.panel.displays.kit import Say
from firmware_host.panel.displays.naming import with_names
from firmware_host.panel.drawing.canvas import LARGE, SMALL, Canvas

_COLUMNS: Final = 2
_GAP_PX: Final = 8
_ROWS_UNDER_LARGE: Final = 3
_LARGE_PX: Final = 20
_SMALL_PX: Final = 11


@dataclass(frozen=True, slots=True)
class Score:
    """What one seat has, and what it got last, if that is told."""

    total: int
    gained: str = ""
    is_winner: bool = False


def draw_score_list(canvas: Canvas, say: Say, title: str, scores: Sequence[Score]) -> None:
    """Draw the title, and below it each seat's name with its points; winners stand out."""
    width, height = canvas.size
    rows = -(-len(scores) // _COLUMNS)
    is_large = rows <= _ROWS_UNDER_LARGE
    top = _LARGE_PX if is_large else _SMALL_PX
    canvas.label((0, 0, width, top - 2), title, LARGE if is_large else SMALL)
    for seat, score in enumerate(scores):
        column, row = divmod(seat, rows)
        left, right = ((width + _GAP_PX) * edge // _COLUMNS for edge in (column, column + 1))
        above, below = (top + (height - top) * edge // rows for edge in (row, row + 1))
        _draw_score(canvas, say, (left + 1, above, right - _GAP_PX - 1, below), seat, score)


def _draw_score(
    canvas: Canvas, say: Say, box: tuple[int, int, int, int], seat: int, score: Score
) -> None:
    left, top, right, bottom = box
    points = str(score.total)
    scale = LARGE if bottom - top > _LARGE_PX else SMALL
    start = right - canvas.text_width(points, scale)
    canvas.label((start, top, right, bottom), points, scale, align="right")
    if score.gained:
        end, start = start - 5, start - 5 - canvas.text_width(score.gained)
        canvas.label((start, top, end, bottom), score.gained, align="right")
    name = with_names(canvas, start - 3 - left, say, lambda named: named.seat(seat))
    canvas.label((left, top, start - 3, bottom), name, align="left")
    if score.is_winner:
        canvas.invert((left - 1, top, right + 1, bottom))
