"""The referee's screen: the board, both sides, and whose turn it is or what was called."""

from __future__ import annotations

from typing import Final

from engines.top_totem.state import Phase
from engines.top_totem.view import View
from firmware_host.panel.displays.kit import Kit, Say
from firmware_host.panel.displays.naming import with_names
from firmware_host.panel.displays.tick import Tick
from firmware_host.panel.displays.top_totem.board import BOARD_PX, draw_board, mark_square
from firmware_host.panel.displays.top_totem.wording import ending, side_name, standing, turn_title
from firmware_host.panel.drawing.canvas import LARGE, Canvas
from hardware.ports import Frame

LEFT: Final = BOARD_PX + 3
_LINE: Final = 10
_WORD_TOP: Final = 21
_WORD_BOTTOM: Final = 44


def referee(kit: Kit, view: View, tick: Tick) -> Frame:
    """Return the screen for everybody, the red base at the top."""
    canvas = kit.canvas()
    draw_board(kit, canvas, view, turned=False)
    draw_call(canvas, view, tick, turned=False)
    _draw_side(kit.say, canvas, view, 0, top=0)
    _draw_side(kit.say, canvas, view, 1, top=_WORD_BOTTOM + 1)
    _draw_middle(kit.say, canvas, view, tick)
    return canvas.frame()


def draw_call(canvas: Canvas, view: View, tick: Tick, *, turned: bool) -> None:
    """Let man and victim of a named TOP! flash in turn."""
    call = view.call
    if call and call.piece:
        mark_square(canvas, call.piece if tick.is_on else call.victim, turned=turned)


def _draw_side(say: Say, canvas: Canvas, view: View, seat: int, *, top: int) -> None:
    """Draw colour and points of a side, and under it who stands inside or waits in the camp."""
    width, _ = canvas.size
    side = view.sides[seat]
    points = str(side.total)
    split = width - canvas.text_width(points)
    canvas.label((split, top, width, top + _LINE), points, align="right")
    canvas.label((LEFT, top, split - 2, top + _LINE), side_name(say, seat), align="left")
    box = (LEFT, top + _LINE, width, top + 2 * _LINE)
    canvas.label(box, standing(say, side), align="left")


def _draw_middle(say: Say, canvas: Canvas, view: View, tick: Tick) -> None:
    """Draw the most important message between the two sides."""
    width, _ = canvas.size
    box = (LEFT, _WORD_TOP, width, _WORD_BOTTOM)
    if view.phase in (Phase.BETWEEN, Phase.OVER):
        text = with_names(canvas, width - LEFT, say, lambda named: ending(named, view))
        canvas.label(box, text, LARGE)
    elif view.call is not None:
        word = say("oled-top" if view.call.is_binding else "oled-top-void")
        canvas.fill(box) if tick.is_on else canvas.outline(box)
        canvas.label(box, word, LARGE, lit=not tick.is_on)
    elif view.turn is None:
        canvas.label(box, say("oled-lot"), LARGE)
    else:
        _draw_turn(say, canvas, view, view.turn)


def _draw_turn(say: Say, canvas: Canvas, view: View, turn: int) -> None:
    """Draw whose turn it is over the number of the game."""
    width, _ = canvas.size
    word = with_names(canvas, width - LEFT - 4, say, lambda named: turn_title(named, view, turn))
    game = say("oled-game", round=view.round, rounds=view.rounds)
    split = _WORD_TOP + 12
    canvas.fill((LEFT, _WORD_TOP, width, split))
    canvas.label((LEFT + 2, _WORD_TOP, width - 2, split), word, lit=False)
    canvas.label((LEFT, split + 1, width, _WORD_BOTTOM), game)
