"""One seat's screen: the huts it runs, what it must do, and what it must change on the board."""

from __future__ import annotations

from typing import Final

from engines.tschukka.state import Phase
from engines.tschukka.view import FamilyView, View
from firmware_host.panel.displays.kit import Kit, Say
from firmware_host.panel.displays.tick import Tick
from firmware_host.panel.displays.tschukka.changes import Page, draw_page, pages_of
from firmware_host.panel.displays.tschukka.due import due_reports
from firmware_host.panel.displays.tschukka.facts import hut_place, run_by
from firmware_host.panel.displays.tschukka.huts import HEADER_PX, draw_family, draw_family_header
from firmware_host.panel.displays.tschukka.poster import REVEAL_TICKS, draw_reveal
from firmware_host.panel.displays.tschukka.referee import PAGE_TICKS
from firmware_host.panel.displays.tschukka.reveals import latest_reveals
from firmware_host.panel.displays.tschukka.wording import family_letter
from firmware_host.panel.drawing.canvas import Canvas
from hardware.ports import Frame

_CALL_TICKS: Final = 4


def seat(kit: Kit, view: View, seat: int, tick: Tick) -> Frame:
    """Return the screen of one seat: spells on its huts as they are revealed, else its pages."""
    canvas = kit.canvas()
    families = run_by(view, seat)
    names = frozenset(family.name for family in families)
    reveals = [reveal for reveal in latest_reveals(view) if hut_place(reveal.hut)[0] in names]
    shown = tick.step(REVEAL_TICKS, len(reveals))
    if shown is not None:
        draw_reveal(kit, canvas, reveals[shown[0]], shown[1])
    else:
        pages: tuple[FamilyView | Page, ...] = (*families, *_changes(kit, view, names))
        page = pages[tick.page(PAGE_TICKS, len(pages))]
        _draw_page(kit, canvas, page)
        _draw_call(canvas, _call(kit.say, view, families, page, tick), tick)
    return canvas.frame()


def _draw_page(kit: Kit, canvas: Canvas, page: FamilyView | Page) -> None:
    if isinstance(page, FamilyView):
        draw_family_header(kit, canvas, page)
        draw_family(kit, canvas, page)
    else:
        draw_page(kit, page, canvas)


def _draw_call(canvas: Canvas, call: str, tick: Tick) -> None:
    """Draw the call over the header, flashing; every other while the header is seen instead."""
    if not call or tick.page(_CALL_TICKS, 2):
        return
    width, _ = canvas.size
    canvas.fill((0, 0, width, HEADER_PX), lit=tick.is_on)
    canvas.label((2, 0, width - 2, HEADER_PX), call, lit=not tick.is_on)


def _changes(kit: Kit, view: View, names: frozenset[str]) -> tuple[Page, ...]:
    return tuple(page for report in due_reports(view) for page in pages_of(kit, report, names))


def _call(
    say: Say, view: View, families: tuple[FamilyView, ...], page: FamilyView | Page, tick: Tick
) -> str:
    """Return how the match ended for the seat, or what the families on the page must do."""
    if view.phase is Phase.OVER:
        return say("oled-you-won" if families[0].seat in (view.winners or ()) else "oled-you-lost")
    asked = (page,) if isinstance(page, FamilyView) else families
    is_awaited = families[0].seat in tick.awaited
    called = [family.name for family in asked if is_awaited and family.name in view.awaited]
    if not called:
        return ""
    act = say(f"oled-act-{view.phase}", missing=view.missing)
    if len(families) == 1:
        return act
    letters = "+".join(family_letter(say, name) for name in called)
    return say("oled-call", family=letters, act=act)
