"""Real cards whose faces the box does not know: the presses it asks about, and the round."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from engines.arriba.view import PressView, View
from firmware_host.panel.displays.arriba.facts import tied
from firmware_host.panel.displays.arriba.grid import TOP
from firmware_host.panel.displays.arriba.wording import behind, said_text, short_duration
from firmware_host.panel.displays.kit import Kit, Say
from firmware_host.panel.displays.naming import with_names
from firmware_host.panel.displays.tick import Tick
from firmware_host.panel.drawing.canvas import LARGE, SMALL, Box, Canvas

_FIRST_END: Final = 28
_ROW_PX: Final = 9
_GAP_PX: Final = 6
_NAME_PX: Final = 10
_ONE_ROW: Final = 4
"""The most seats that stand in one row."""
_PAGE_TICKS: Final = 6
"""How long one of several answers is shown."""


def draw_real_table(kit: Kit, canvas: Canvas, view: View, tick: Tick) -> None:
    """Draw what the box knows of real cards below the header: presses, counts, or who goes on."""
    if view.asks:
        _draw_presses(kit.say, canvas, view, tick)
    elif view.counted or tied(view):
        _draw_seats(kit.say, canvas, view, tick)
    else:
        _draw_round(kit.say, canvas, view)


def _draw_presses(say: Say, canvas: Canvas, view: View, tick: Tick) -> None:
    """Draw who pressed first in large letters, the others in order, and what was said."""
    width, height = canvas.size
    first, *others = view.presses
    end = height - _NAME_PX if view.said else height
    name = with_names(canvas, width, say, partial(_seat, first.seat), LARGE)
    if others:
        canvas.label((0, TOP, width, _FIRST_END), name, LARGE, align="left")
        _draw_others(say, canvas, others, (0, _FIRST_END, width, end))
    else:
        canvas.label((0, TOP, width, end), name, LARGE)
    if view.said:
        said = view.said[tick.page(_PAGE_TICKS, len(view.said))]
        text = with_names(canvas, width - 2, say, lambda named: said_text(named, said))
        canvas.fill((0, end, width, height))
        canvas.label((1, end, width - 1, height), text, align="left", lit=False)


def _draw_others(say: Say, canvas: Canvas, others: Sequence[PressView], box: Box) -> None:
    """Draw who pressed later and by how much, in two columns where one has no room for all."""
    left, top, right, bottom = box
    rows = (bottom - top) // _ROW_PX
    columns = 1 if len(others) <= rows else 2
    step = (right - left + _GAP_PX) // columns
    for place, press in enumerate(others[: rows * columns]):
        column, row = divmod(place, rows)
        start, end = left + column * step, left + (column + 1) * step - _GAP_PX
        line = (top + row * _ROW_PX, top + (row + 1) * _ROW_PX)
        gap = (short_duration if columns > 1 else behind)(say, press.after_ns)
        split = end - canvas.text_width(gap)
        canvas.label((split, line[0], end, line[1]), gap, align="right")
        who = with_names(canvas, split - _GAP_PX - start, say, partial(_seat, press.seat))
        canvas.label((start, line[0], split - _GAP_PX, line[1]), who, align="left")


def _seat(seat: int, say: Say) -> str:
    return say.seat(seat)


def _draw_round(say: Say, canvas: Canvas, view: View) -> None:
    """Draw who goes on, and what everybody looks for: the box counts no cards in this round."""
    width, height = canvas.size
    name = with_names(canvas, width - 4, say, partial(_seat, view.flipper), LARGE)
    canvas.label((2, TOP + 4, width - 2, 35), name, LARGE)
    canvas.label((0, 36, width, 46), say("oled-goes-on"))
    canvas.line((0, 50), (width - 1, 50))
    canvas.label((0, 53, width, height), say("oled-look-for"))


def _draw_seats(say: Say, canvas: Canvas, view: View, tick: Tick) -> None:
    """Draw every seat with its piles, if they are counted; tied seats flash."""
    called = tied(view) if view.phase.value != "flip" else frozenset[int]()
    for seat, shown in enumerate(view.seats):
        box = _cell(canvas, len(view.seats), seat)
        is_lit = seat in called and tick.is_called(seat)
        if is_lit:
            canvas.fill(box)
        elif seat in called:
            canvas.outline(box)
        is_flipper = seat == view.flipper and not called and not view.may_end
        left, top, right, bottom = box
        line = (left + 1, top + 1, right - 1, top + 1 + _NAME_PX if view.counted else bottom)
        if is_flipper:
            canvas.fill(line)
        name = with_names(canvas, right - left - 4, say, partial(_seat, seat))
        canvas.label(line, name, SMALL if view.counted else LARGE, lit=is_lit == is_flipper)
        if view.counted:
            below = (left, top + _NAME_PX + 2, right, bottom)
            _draw_counts(canvas, below, shown.draw, shown.open, lit=not is_lit)


def _draw_counts(canvas: Canvas, box: Box, draw: int, opened: int, *, lit: bool) -> None:
    """Draw the cards of the draw pile in large digits where there is room, those open beside."""
    left, top, right, bottom = box
    if bottom - top > 2 * _NAME_PX:
        split = bottom - _NAME_PX - 2
        canvas.label((left, top, right, split), str(draw), LARGE, lit=lit)
        canvas.label((left, split, right, bottom), f"+{opened}", lit=lit)
        return
    canvas.label(box, f"{draw}+{opened}", lit=lit)


def _cell(canvas: Canvas, seats: int, seat: int) -> Box:
    width, height = canvas.size
    rows = 1 if seats <= _ONE_ROW else 2
    columns = -(-seats // rows)
    row, column = divmod(seat, columns)
    left, right = (width * edge // columns for edge in (column, column + 1))
    top, bottom = (TOP + (height - TOP) * edge // rows for edge in (row, row + 1))
    return left, top, right, bottom
