"""The reveal of a spell: the hut with the hidden counter, its face, then what it does there."""

from __future__ import annotations

from typing import Final

from firmware_host.panel.displays.kit import Kit
from firmware_host.panel.displays.tschukka.huts import HEADER_PX
from firmware_host.panel.displays.tschukka.reveals import Reveal
from firmware_host.panel.displays.tschukka.wording import family_name, place_name
from firmware_host.panel.drawing.canvas import HUGE, LARGE, Canvas

REVEAL_TICKS: Final = 8
"""How many ticks one reveal takes."""

_FACE_TICK: Final = 2
_EFFECT_TICK: Final = 4
_PICTURE_PX: Final = 48
_LEFT: Final = 54
_TOP: Final = 14
_LINE_PX: Final = 10


def draw_reveal(kit: Kit, canvas: Canvas, reveal: Reveal, tick: int) -> None:
    """Draw the step of the reveal that the tick stands for."""
    _draw_cast(kit, canvas, reveal)
    if tick < _FACE_TICK:
        _draw_hidden(kit, canvas, reveal)
        return
    _draw_face(kit, canvas, reveal)
    if tick == _FACE_TICK:
        canvas.invert((0, HEADER_PX + 1, *canvas.size))
    if tick >= _EFFECT_TICK:
        _draw_effect(kit, canvas, reveal, is_lit=tick % 2 == 1)


def _draw_cast(kit: Kit, canvas: Canvas, reveal: Reveal) -> None:
    width, _ = canvas.size
    canvas.fill((0, 0, width, HEADER_PX))
    caster = family_name(kit.say, reveal.family)
    target = place_name(kit.say, reveal.family, reveal.hut)
    text = kit.say("oled-cast", family=caster, hut=target)
    canvas.label((2, 0, width - 2, HEADER_PX), text, lit=False)


def _draw_hidden(kit: Kit, canvas: Canvas, reveal: Reveal) -> None:
    width, height = canvas.size
    canvas.paste(kit.shapes["hut"].image(_PICTURE_PX), (2, _TOP))
    canvas.label((2, _TOP + 12, 2 + _PICTURE_PX, _TOP + 24), reveal.hut[-1], lit=False)
    canvas.label((_LEFT, _TOP, width, height), "?", HUGE)


def _draw_face(kit: Kit, canvas: Canvas, reveal: Reveal) -> None:
    width, height = canvas.size
    canvas.paste(kit.shapes[reveal.spell].image(_PICTURE_PX), (2, _TOP))
    name = kit.say("oled-spell", spell=reveal.spell)
    for row, line in enumerate(canvas.wrapped(name, width - _LEFT, LARGE)):
        top = HEADER_PX + 3 + row * 16
        canvas.label((_LEFT, top, width, min(height, top + 14)), line, LARGE, align="left")


def _draw_effect(kit: Kit, canvas: Canvas, reveal: Reveal, *, is_lit: bool) -> None:
    """Draw what the spell does over its lower half; a spell that is wiped out is crossed out."""
    width, height = canvas.size
    canvas.fill((_LEFT, HEADER_PX + 1, width, height), lit=False)
    name = kit.say("oled-spell", spell=reveal.spell)
    canvas.label((_LEFT, HEADER_PX + 2, width, HEADER_PX + 13), name, align="left")
    fate = reveal.fate
    works = fate == "works"
    text = kit.say("oled-effect", spell=reveal.spell) if works else kit.say(f"oled-fate-{fate}")
    lines = canvas.wrapped(text, width - _LEFT - 4)
    top = HEADER_PX + 15
    box = (_LEFT, top, width, top + 4 + _LINE_PX * len(lines))
    is_filled = fate != "works" and is_lit
    canvas.fill(box) if is_filled else canvas.outline(box)
    for row, line in enumerate(lines):
        y = top + 2 + row * _LINE_PX
        canvas.label((_LEFT + 2, y, width - 2, y + _LINE_PX), line, lit=not is_filled)
    if fate == "cancelled":
        _cross_out(canvas)


def _cross_out(canvas: Canvas) -> None:
    """Draw a cross with dark edges, so that it is seen on dark and lit ground."""
    last = _PICTURE_PX - 1
    for shift in (-3, 3, -2, 2, -1, 1, 0):
        is_edge = abs(shift) > 1
        canvas.line((2 + shift, _TOP), (2 + last + shift, _TOP + last), lit=not is_edge)
        canvas.line((2 + shift, _TOP + last), (2 + last + shift, _TOP), lit=not is_edge)
