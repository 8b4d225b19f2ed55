"""The referee's screen: the totems and whose turn it is, what may be answered, and verdicts."""

from __future__ import annotations

from typing import Final

from engines.coups_bas.state import Phase
from engines.coups_bas.view import View
from firmware_host.panel.displays.coups_bas.announced import draw_verdict, draw_window
from firmware_host.panel.displays.coups_bas.table import HEADER_PX, draw_scores, draw_totems
from firmware_host.panel.displays.coups_bas.wording import seat_names, turn_title
from firmware_host.panel.displays.kit import Kit, Say
from firmware_host.panel.displays.naming import with_names
from firmware_host.panel.displays.tick import Tick
from firmware_host.panel.drawing.canvas import Canvas
from hardware.ports import Frame

VERDICT_TICKS: Final = 8
"""A verdict is shown for so many ticks."""

_PAGE_TICKS: Final = 8
_TOTEM_PAGES: Final = 3


def referee(kit: Kit, view: View, tick: Tick) -> Frame:
    """Return the screen for everybody."""
    canvas = kit.canvas()
    if view.phase is Phase.OVER:
        ending = with_names(canvas, canvas.size[0], kit.say, lambda say: _ending(say, view))
        draw_scores(kit, canvas, view, ending)
    elif view.phase in (Phase.DEAL, Phase.STOP):
        draw_scores(kit, canvas, view, _deal_title(kit.say, view))
    elif view.window:
        draw_window(kit, canvas, view, view.window, tick)
    elif view.settled and tick.is_news(VERDICT_TICKS):
        draw_verdict(kit, canvas, view, view.settled)
    else:
        _draw_page(kit, canvas, view, tick)
    return canvas.frame()


def _draw_page(kit: Kit, canvas: Canvas, view: View, tick: Tick) -> None:
    """Draw the totems, and every few pages the scores if there are any."""
    page = tick.page(_PAGE_TICKS, _TOTEM_PAGES + 1)
    if page == _TOTEM_PAGES and any(shown.total for shown in view.seats):
        draw_scores(kit, canvas, view, kit.say("oled-round", round=view.round))
        return
    _draw_header(kit.say, canvas, view)
    draw_totems(kit, canvas, view, tick)


def _draw_header(say: Say, canvas: Canvas, view: View) -> None:
    width, _ = canvas.size
    pile = say("oled-pile", pile=view.pile)
    start = width - canvas.text_width(pile)
    canvas.label((start, 0, width, HEADER_PX - 2), pile, align="right")
    title = with_names(canvas, start - 3, say, lambda named: turn_title(named, view))
    canvas.label((0, 0, start - 3, HEADER_PX - 2), title, align="left")


def _deal_title(say: Say, view: View) -> str:
    if view.phase is Phase.STOP:
        return say("oled-stop")
    return say("oled-first") if view.awaits_first else say("oled-round", round=view.round)


def _ending(say: Say, view: View) -> str:
    winners = view.winners or ()
    return say("oled-wins", seats=seat_names(say, winners), count=len(winners))
