"""All seats on one screen: each top shape as large as the number of seats allows."""

from __future__ import annotations

from dataclasses import dataclass

from engines.arriba.state import Phase
from engines.arriba.view import SeatView, View
from firmware_host.panel.displays.arriba.facts import parties, tied
from firmware_host.panel.displays.kit import Kit
from firmware_host.panel.displays.tick import Tick
from firmware_host.panel.drawing.canvas import LARGE, SMALL, Box, Canvas

TOP = 11
"""The first row below the header."""

_NARROW = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")
_SHOWS_TIED = (Phase.REGRAB, Phase.LOWER)


@dataclass(frozen=True, slots=True)
class Layout:
    """A grid: its columns and rows, the shapes' size, and where the numbers stand."""

    columns: int
    rows: int
    shape_px: int
    has_numbers_below: bool
    is_narrow: bool = False


@dataclass(frozen=True, slots=True)
class _Number:
    """The number of a seat, which stands out while it flips."""

    text: str
    is_flipper: bool


_LAYOUTS = (
    (2, Layout(2, 1, 48, has_numbers_below=False)),
    (3, Layout(3, 1, 36, has_numbers_below=True)),
    (4, Layout(4, 1, 30, has_numbers_below=True)),
    (6, Layout(3, 2, 24, has_numbers_below=False)),
    (8, Layout(4, 2, 24, has_numbers_below=False, is_narrow=True)),
)


def draw_grid(kit: Kit, canvas: Canvas, view: View, tick: Tick) -> None:
    """Draw every seat below the header; those of an open event stand out, the awaited flash."""
    layout = _layout(len(view.seats))
    called = tied(view) if view.phase in _SHOWS_TIED else parties(view)
    for seat, shown in enumerate(view.seats):
        box = _cell(canvas, layout, seat)
        is_lit = seat in called and tick.is_called(seat)
        if is_lit:
            canvas.fill(box)
        elif seat in called:
            canvas.outline(box)
        ink = not is_lit
        _draw_top(kit, canvas, box, layout, shown, lit=ink)
        number = _Number(str(kit.say.number(seat)), is_flipper=seat == view.flipper)
        _draw_numbers(canvas, box, layout, shown, number, lit=ink)


def _layout(seats: int) -> Layout:
    return next((layout for most, layout in _LAYOUTS if seats <= most), _LAYOUTS[-1][1])


def _cell(canvas: Canvas, layout: Layout, seat: int) -> Box:
    width, height = canvas.size
    row, column = divmod(seat, layout.columns)
    edges_x = [width * n // layout.columns for n in (column, column + 1)]
    edges_y = [TOP + (height - TOP) * n // layout.rows for n in (row, row + 1)]
    return edges_x[0], edges_y[0], edges_x[1], edges_y[1]


def _draw_top(
    kit: Kit, canvas: Canvas, box: Box, layout: Layout, shown: SeatView, *, lit: bool
) -> None:
    left, top, right, bottom = box
    px = layout.shape_px
    x = left + (right - left - px) // 2 if layout.has_numbers_below else left + 1
    y = top + 1 if layout.has_numbers_below else top + (bottom - top - px + 1) // 2
    shape = None if shown.top is None else kit.shapes.get(shape_id(shown.top))
    if shape is None:
        canvas.outline((x + px // 3, y + px // 4, x + 2 * px // 3, y + 3 * px // 4), lit=lit)
    else:
        canvas.paste(shape.image(px), (x, y), lit=lit)


def _draw_numbers(
    canvas: Canvas, box: Box, layout: Layout, shown: SeatView, number: _Number, *, lit: bool
) -> None:
    number_box, count_box = _number_boxes(box, layout)
    if number.is_flipper:
        canvas.fill(number_box, lit=lit)
    canvas.label(number_box, number.text, lit=lit != number.is_flipper)
    count = str(shown.draw).translate(_NARROW) if layout.is_narrow else str(shown.draw)
    canvas.label(count_box, count, LARGE if layout.has_numbers_below else SMALL, lit=lit)
    if shown.pressed:
        left, _, right, bottom = number_box
        x = (left + right) // 2 - 1
        canvas.fill((x, bottom + 1, x + 3, bottom + 4), lit=lit)


def _number_boxes(box: Box, layout: Layout) -> tuple[Box, Box]:
    """Return where the seat's number and its draw count stand."""
    left, top, right, bottom = box
    if layout.has_numbers_below:
        line = top + layout.shape_px + 2
        middle = (line + bottom) // 2
        return (left + 1, middle - 4, left + 8, middle + 5), (left + 8, line, right - 1, bottom)
    column = left + layout.shape_px + 1
    wide = column + min(9, right - column)
    return (column, top + 1, wide, top + 10), (column, bottom - 10, right, bottom - 1)


def shape_id(card: str) -> str:
    """Return the shape of a card code: `Ar` is shape A in red, specials are their own name."""
    return card[:1] if len(card) == len("Ar") else card
