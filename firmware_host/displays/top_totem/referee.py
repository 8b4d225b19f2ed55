"""The referee's screen: the board, both sides, and whose turn it is or what was called."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from firmware_host.displays.top_totem.board import WIDTH, draw_board, mark_square
from firmware_host.displays.top_totem.wording import ending, side_name, standing, turn_title
from firmware_host.drawing.canvas import LARGE

if TYPE_CHECKING:
    from firmware_host.displays.beat import Beat
    from firmware_host.displays.kit import Kit, Say
    from firmware_host.displays.top_totem.view import TopTotemView
    from firmware_host.drawing.canvas import Canvas
    from hardware.ports import Frame

LEFT: Final = WIDTH + 3
_LINE: Final = 10
_WORD_TOP: Final = 21
_WORD_BOTTOM: Final = 44


def referee(kit: Kit, view: TopTotemView, beat: Beat) -> Frame:
    """Return the screen for everybody, the red base at the top."""
    canvas = kit.canvas()
    draw_board(kit, canvas, view, turned=False)
    draw_call(canvas, view, beat, turned=False)
    _draw_side(kit.say, canvas, view, 0, top=0)
    _draw_side(kit.say, canvas, view, 1, top=_WORD_BOTTOM + 1)
    _draw_middle(kit.say, canvas, view, beat)
    return canvas.frame()


def draw_call(canvas: Canvas, view: TopTotemView, beat: Beat, *, turned: bool) -> None:
    """Let man and victim of a named TOP! flash in turn."""
    call = view.call
    if call and call.piece:
        mark_square(canvas, call.piece if beat.is_on else call.victim, turned=turned)


def _draw_side(say: Say, canvas: Canvas, view: TopTotemView, seat: int, *, top: int) -> None:
    """Draw colour and points of a side, and under it who stands inside or waits in the camp."""
    width, _ = canvas.size
    side = view.sides[seat]
    points = str(side.total)
    split = width - canvas.text_width(points)
    canvas.label((split, top, width, top + _LINE), points, align="right")
    canvas.label((LEFT, top, split - 2, top + _LINE), side_name(say, seat), align="left")
    box = (LEFT, top + _LINE, width, top + 2 * _LINE)
    canvas.label(box, standing(say, side), align="left")


def _draw_middle(say: Say, canvas: Canvas, view: TopTotemView, beat: Beat) -> None:
    """Draw the loudest thing there is to tell between the two sides."""
    width, _ = canvas.size
    box = (LEFT, _WORD_TOP, width, _WORD_BOTTOM)
    if view.phase in ("between", "over"):
        canvas.label(box, ending(say, view), LARGE)
    elif view.call is not None:
        word = say("oled-top" if view.call.is_binding else "oled-top-void")
        canvas.fill(box) if beat.is_on else canvas.outline(box)
        canvas.label(box, word, LARGE, lit=not beat.is_on)
    elif view.turn is None:
        canvas.label(box, say("oled-lot"), LARGE)
    else:
        _draw_turn(say, canvas, view, view.turn)


def _draw_turn(say: Say, canvas: Canvas, view: TopTotemView, turn: int) -> None:
    """Draw whose turn it is over the number of the game."""
    width, _ = canvas.size
    word = turn_title(say, view, turn)
    game = say("oled-game", round=view.round, rounds=view.rounds)
    split = _WORD_TOP + 12
    canvas.fill((LEFT, _WORD_TOP, width, split))
    canvas.label((LEFT + 2, _WORD_TOP, width - 2, split), word, lit=False)
    canvas.label((LEFT, split + 1, width, _WORD_BOTTOM), game)
