"""A totem as it stands on the table: slabs for its floors, and on them the head that works."""

from __future__ import annotations

from typing import Final

from engines.coups_bas.components import Card, kind_of
from engines.coups_bas.view import SeatView
from firmware_host.panel.displays.kit import Kit
from firmware_host.panel.drawing.canvas import Box, Canvas

FLOOR_PX: Final = 4
_SLAB_PX: Final = 3
_SHIELD_PX: Final = 1


def draw_stack(kit: Kit, canvas: Canvas, box: Box, shown: SeatView, head_px: int) -> None:
    """Draw the totem on the ground of the box; a head that protects stands dark on a lit shield."""
    left, _, right, ground = box
    x = left + (right - left - head_px) // 2
    if not shown.totem:
        canvas.fill((x, ground - 1, x + head_px, ground))
        return
    for floor in range(len(shown.totem) - 1):
        bottom = ground - floor * FLOOR_PX
        canvas.fill((x, bottom - _SLAB_PX, x + head_px, bottom))
    y = ground - (len(shown.totem) - 1) * FLOOR_PX - head_px
    draw_card(kit, canvas, (x, y), shown.totem[-1], head_px, is_shield=shown.guard is not None)


def draw_card(
    kit: Kit, canvas: Canvas, at: tuple[int, int], card: Card, px: int, *, is_shield: bool = False
) -> None:
    """Draw a card's emblem; one that the shapes do not hold is an empty frame."""
    x, y = at
    shape = kit.shapes.get(kind_of(card))
    if shape is None:
        canvas.outline((x + px // 6, y, x + px - px // 6, y + px))
        return
    if is_shield:
        _draw_shield(canvas, (x, y, x + px, y + px))
        inner = px - 2 * _SHIELD_PX
        canvas.paste(shape.image(inner), (x + _SHIELD_PX, y + _SHIELD_PX), lit=False)
    else:
        canvas.paste(shape.image(px), (x, y))


def draw_struck(canvas: Canvas, box: Box) -> None:
    """Strike a cancelled card out, dark edges keeping the stroke apart from its emblem."""
    left, top, right, bottom = box[0], box[1], box[2] - 1, box[3] - 1
    for lit, shifts in ((False, (-4, -3, 3, 4)), (True, (-2, -1, 0, 1, 2))):
        for shift in shifts:
            low, high = max(0, shift), max(0, -shift)
            canvas.line((left + low, bottom - high), (right - high, top + low), lit=lit)


def _draw_shield(canvas: Canvas, box: Box) -> None:
    left, top, right, bottom = box
    canvas.fill(box)
    for corner in ((left, top), (right - 1, top), (left, bottom - 1), (right - 1, bottom - 1)):
        canvas.line(corner, corner, lit=False)
