"""All totems side by side, and all scores side by side."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engines.coups_bas.view import View
from firmware_host.panel.displays.coups_bas.facts import points_of
from firmware_host.panel.displays.coups_bas.stack import draw_stack
from firmware_host.panel.displays.kit import Kit
from firmware_host.panel.displays.score_list import Score, draw_score_list
from firmware_host.panel.displays.tick import Tick
from firmware_host.panel.drawing.canvas import LARGE, Box, Canvas

HEADER_PX: Final = 11
_FOOT_PX: Final = 10
_NARROW: Final = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")
_SCORES_TOP: Final = 22
_SCORE_COLUMNS: Final = 3
_NAME_PX: Final = 17


@dataclass(frozen=True, slots=True)
class Layout:
    """How large the heads are, and where each seat's number and hand stand."""

    head_px: int
    is_beside: bool = False
    is_narrow: bool = False


_LAYOUTS: Final = (
    (3, Layout(28, is_beside=True)),
    (4, Layout(22)),
    (6, Layout(18, is_narrow=True)),
)


def draw_totems(kit: Kit, canvas: Canvas, view: View, tick: Tick) -> None:
    """Draw every totem with its seat's number and hand; the number of who must act flashes."""
    width, height = canvas.size
    count = len(view.seats)
    layout = next((layout for most, layout in _LAYOUTS if count <= most), _LAYOUTS[-1][1])
    for seat, shown in enumerate(view.seats):
        left, right = (width * edge // count for edge in (seat, seat + 1))
        stack, number, hand = _boxes((left, HEADER_PX, right, height), layout)
        draw_stack(kit, canvas, stack, shown, layout.head_px)
        is_lit = tick.is_called(seat)
        canvas.fill(number, lit=is_lit)
        canvas.label(number, str(kit.say.number(seat)), lit=not is_lit)
        _draw_hand(canvas, hand, shown.hand, layout)


def draw_scores(kit: Kit, canvas: Canvas, view: View, title: str) -> None:
    """Draw a title above every seat's points and what the last hand brought."""
    if any(kit.say.names):
        draw_score_list(canvas, kit.say, title, [_score(view, n) for n in range(len(view.seats))])
        return
    width, height = canvas.size
    canvas.label((0, 1, width, _SCORES_TOP - 4), title, LARGE)
    rows = -(-len(view.seats) // _SCORE_COLUMNS)
    columns = -(-len(view.seats) // rows)
    for seat in range(len(view.seats)):
        row, column = divmod(seat, columns)
        left, right = (width * edge // columns for edge in (column, column + 1))
        span = height - _SCORES_TOP
        top, bottom = (_SCORES_TOP + span * edge // rows for edge in (row, row + 1))
        _draw_score(kit, canvas, (left + 1, top + 1, right - 1, bottom), view, seat)


def _boxes(cell: Box, layout: Layout) -> tuple[Box, Box, Box]:
    """Return where the totem, the seat's number and its hand stand."""
    left, top, right, bottom = cell
    if layout.is_beside:
        split = left + layout.head_px
        number = (split + 2, bottom - _FOOT_PX, split + 11, bottom)
        hand = (split + 1, bottom - 3 * _FOOT_PX, min(right, split + 13), bottom - _FOOT_PX - 1)
        return (left, top, split, bottom), number, hand
    foot = bottom - _FOOT_PX
    number = (left + 1, foot, left + 9, bottom)
    return (left, top, right, foot - 1), number, (left + 10, foot, right, bottom)


def _draw_hand(canvas: Canvas, box: Box, hand: int, layout: Layout) -> None:
    """Draw how many cards a seat holds, with a card as far as there is room."""
    left, top, right, bottom = box
    if layout.is_narrow:
        canvas.label(box, str(hand).translate(_NARROW))
    elif layout.is_beside:
        canvas.outline((left + 3, top, left + 9, top + 8))
        canvas.label((left, bottom - 10, right, bottom), str(hand))
    else:
        canvas.outline((left + 1, top + 1, left + 7, bottom - 1))
        canvas.label((left + 9, top, right, bottom), str(hand), align="left")


def _draw_score(kit: Kit, canvas: Canvas, box: Box, view: View, seat: int) -> None:
    left, top, right, bottom = box
    middle = (top + bottom) // 2
    score = _score(view, seat)
    canvas.label((left, middle - 9, left + _NAME_PX, middle), kit.say.seat(seat), align="left")
    canvas.label((left, middle + 1, left + _NAME_PX, middle + 9), score.gained, align="left")
    points = str(score.total)
    canvas.label((left + _NAME_PX + 1, middle - 9, right, middle + 9), points, LARGE)
    if score.is_winner:
        canvas.invert((left, middle - 10, right, middle + 10))


def _score(view: View, seat: int) -> Score:
    last = view.seats[seat].scores[-1:]
    gained = f"+{last[0]}" if last and last[0] else ""
    return Score(points_of(view, seat), gained, is_winner=seat in (view.winners or ()))
