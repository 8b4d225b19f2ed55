"""One side's screen: the board with its own base at the bottom, and what it may do."""

from __future__ import annotations

from typing import Final

from engines.top_totem.state import Phase
from engines.top_totem.view import View
from firmware_host.panel.displays.kit import Kit, Say
from firmware_host.panel.displays.tick import Tick
from firmware_host.panel.displays.top_totem.board import draw_board
from firmware_host.panel.displays.top_totem.referee import LEFT, draw_call
from firmware_host.panel.displays.top_totem.wording import side_name, standing, turn_title
from firmware_host.panel.displays.words import draw_word
from firmware_host.panel.drawing.canvas import Canvas
from hardware.ports import Frame

_RED: Final = 0
_LINE: Final = 10
_WORD_TOP: Final = 32


def seat(kit: Kit, view: View, seat: int, tick: Tick) -> Frame:
    """Return the screen of one side."""
    canvas = kit.canvas()
    is_turned = seat == _RED
    draw_board(kit, canvas, view, turned=is_turned)
    draw_call(canvas, view, tick, turned=is_turned)
    _draw_facts(kit.say, canvas, view, seat)
    draw_word(
        canvas,
        (LEFT, _WORD_TOP),
        _word(kit.say, view, seat),
        lit=tick.is_called(seat),
    )
    return canvas.frame()


def _draw_facts(say: Say, canvas: Canvas, view: View, seat: int) -> None:
    width, _ = canvas.size
    side = view.sides[seat]
    points = say("oled-points", points=side.total)
    for row, text in enumerate((side_name(say, seat), points, standing(say, side))):
        canvas.label((LEFT, row * _LINE, width, (row + 1) * _LINE), text, align="left")


def _word(say: Say, view: View, seat: int) -> str:
    """Return how it ended for the side, or what it must do now."""
    if view.phase is Phase.OVER:
        return _result(say, view.winners or (), seat)
    if view.phase is Phase.BETWEEN:
        winner = view.results[-1].winner
        return _result(say, () if winner is None else (winner,), seat)
    if view.turn is None:
        return say("oled-lot")
    if view.turn != seat:
        return turn_title(say, view, view.turn)
    if view.call is not None and view.call.is_binding:
        return say("oled-take")
    return say("oled-your-place" if view.phase is Phase.PLACE else "oled-your-turn")


def _result(say: Say, winners: tuple[int, ...], seat: int) -> str:
    if len(winners) != 1:
        return say("oled-drawn")
    return say("oled-won" if seat in winners else "oled-lost")
