"""The referee's screen: the totems and whose turn it is, what may be answered, and verdicts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from firmware_host.displays.coups_bas.announced import draw_verdict, draw_window
from firmware_host.displays.coups_bas.table import HEADER_PX, draw_scores, draw_totems
from firmware_host.displays.coups_bas.wording import seat_names, turn_title

if TYPE_CHECKING:
    from firmware_host.displays.beat import Beat
    from firmware_host.displays.coups_bas.view import CoupsBasView
    from firmware_host.displays.kit import Kit, Say
    from firmware_host.drawing.canvas import Canvas
    from hardware.ports import Frame

VERDICT_TICKS: Final = 8
"""A verdict is shown for so many beats."""

_PAGE_TICKS: Final = 8
_TOTEM_PAGES: Final = 3


def referee(kit: Kit, view: CoupsBasView, beat: Beat, left: float = 1.0) -> Frame:
    """Return the screen for everybody; `left` is the share of the time for answers."""
    canvas = kit.canvas()
    if view.phase == "over":
        draw_scores(kit, canvas, view, _ending(kit.say, view))
    elif view.phase == "deal":
        draw_scores(kit, canvas, view, kit.say("oled-round", round=view.round))
    elif view.window:
        draw_window(kit, canvas, view, view.window, left, is_on=beat.is_on)
    elif view.settled and beat.since < VERDICT_TICKS:
        draw_verdict(kit, canvas, view, view.settled)
    else:
        _draw_page(kit, canvas, view, beat)
    return canvas.frame()


def _draw_page(kit: Kit, canvas: Canvas, view: CoupsBasView, beat: Beat) -> None:
    """Draw the totems, and every few pages the scores if there are any."""
    page = beat.tick // _PAGE_TICKS % (_TOTEM_PAGES + 1)
    if page == _TOTEM_PAGES and any(shown.total for shown in view.seats):
        draw_scores(kit, canvas, view, kit.say("oled-round", round=view.round))
        return
    _draw_header(kit.say, canvas, view)
    draw_totems(kit, canvas, view, is_on=beat.is_on)


def _draw_header(say: Say, canvas: Canvas, view: CoupsBasView) -> None:
    width, _ = canvas.size
    pile = say("oled-pile", pile=view.pile)
    start = width - canvas.text_width(pile)
    canvas.label((start, 0, width, HEADER_PX - 2), pile, align="right")
    canvas.label((0, 0, start - 3, HEADER_PX - 2), turn_title(say, view), align="left")


def _ending(say: Say, view: CoupsBasView) -> str:
    winners = view.winners or ()
    return say("oled-wins", seats=seat_names(say, winners), count=len(winners))
