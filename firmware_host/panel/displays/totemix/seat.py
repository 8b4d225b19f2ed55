"""One seat's screen: its animal, its strength and cubes, and what it may do."""

from __future__ import annotations

from typing import Final

from engines.totemix.state import Stage, Wait
from engines.totemix.view import View
from engines.totemix.view_parts import SeatView
from firmware_host.panel.displays.kit import Kit, Say
from firmware_host.panel.displays.tick import Tick
from firmware_host.panel.displays.words import draw_word
from firmware_host.panel.drawing.canvas import Canvas
from hardware.ports import Frame

_EMBLEM_PX: Final = 44
_LEFT: Final = 50
_LINE: Final = 10
_WORD_TOP: Final = 42


def seat(kit: Kit, view: View, seat: int, tick: Tick) -> Frame:
    """Return the screen of one seat."""
    canvas = kit.canvas()
    shown = view.seats[seat]
    if shown.animal:
        canvas.paste(kit.shapes[shown.animal].image(_EMBLEM_PX), (1, 4))
        name = kit.say("oled-animal", animal=shown.animal)
        canvas.label((0, 52, _LEFT - 2, 63), name)
    _draw_facts(kit.say, canvas, view, seat)
    draw_word(canvas, (_LEFT, _WORD_TOP), _word(kit.say, view, seat), lit=tick.is_called(seat))
    return canvas.frame()


def _draw_facts(say: Say, canvas: Canvas, view: View, seat: int) -> None:
    """Draw name and strength, the actions left, the reserve, and the dice of the next roll."""
    width, _ = canvas.size
    shown = view.seats[seat]
    rows = (
        (say.seat(seat), say("oled-power", power=shown.power)),
        (say("oled-actions", actions=shown.actions), ""),
        (say("oled-reserve", cubes=shown.reserve), ""),
        (say("oled-dice", dice=shown.dice), ""),
    )
    for row, (start, end) in enumerate(rows):
        top, split = row * _LINE, width - canvas.text_width(end)
        canvas.label((split, top, width, top + _LINE), end, align="right")
        canvas.label((_LEFT, top, split - 2, top + _LINE), start, align="left")


def _word(say: Say, view: View, seat: int) -> str:
    """Return how it ended, what the seat must do now, or what it waits for."""
    if view.is_won is not None:
        return say("oled-won" if view.is_won else "oled-lost")
    if view.wait.what is not Wait.FREE:
        return say("oled-you", what=view.wait.what) if seat in view.wait.seats else say("oled-halt")
    return _free_word(say, view.seats[seat])


def _free_word(say: Say, shown: SeatView) -> str:
    if shown.stage is not Stage.ACT:
        return say("oled-you", what=shown.stage)
    return say("oled-you", what="act" if shown.actions else "roll")
