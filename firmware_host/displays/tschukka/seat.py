"""One seat's screen: the huts it runs, what it must do, and what it must change on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from firmware_host.displays.tschukka.changes import draw_page, pages_of
from firmware_host.displays.tschukka.due import due_reports
from firmware_host.displays.tschukka.huts import HEADER_PX, draw_family, draw_family_header
from firmware_host.displays.tschukka.poster import REVEAL_TICKS, draw_reveal
from firmware_host.displays.tschukka.referee import PAGE_TICKS
from firmware_host.displays.tschukka.reveals import latest_reveals
from firmware_host.displays.tschukka.view import Family, hut_place, run_by
from firmware_host.displays.tschukka.wording import family_letter

if TYPE_CHECKING:
    from firmware_host.displays.beat import Beat
    from firmware_host.displays.kit import Kit, Say
    from firmware_host.displays.tschukka.changes import Page
    from firmware_host.displays.tschukka.view import TschukkaView
    from firmware_host.drawing.canvas import Canvas
    from hardware.ports import Frame

_CALL_TICKS: Final = 4


def seat_screen(kit: Kit, view: TschukkaView, seat: int, beat: Beat) -> Frame:
    """Return the screen of one seat: spells on its huts as they are revealed, else its pages."""
    canvas = kit.canvas()
    families = run_by(view, seat)
    names = frozenset(family.name for family in families)
    reveals = [reveal for reveal in latest_reveals(view) if hut_place(reveal.hut)[0] in names]
    shown, step = divmod(beat.since, REVEAL_TICKS)
    if shown < len(reveals):
        draw_reveal(kit, canvas, reveals[shown], step)
    else:
        pages: tuple[Family | Page, ...] = (*families, *_changes(kit, view, names))
        page = pages[beat.tick // PAGE_TICKS % len(pages)]
        _draw_page(kit, canvas, page)
        _draw_call(canvas, _call(kit.say, view, families, page), beat)
    return canvas.frame()


def _draw_page(kit: Kit, canvas: Canvas, page: Family | Page) -> None:
    if isinstance(page, Family):
        draw_family_header(kit, canvas, page)
        draw_family(kit, canvas, page)
    else:
        draw_page(kit, page, canvas)


def _draw_call(canvas: Canvas, call: str, beat: Beat) -> None:
    """Draw the call over the header, flashing; every other while the header is seen instead."""
    if not call or beat.tick // _CALL_TICKS % 2:
        return
    width, _ = canvas.size
    canvas.fill((0, 0, width, HEADER_PX), lit=beat.is_on)
    canvas.label((2, 0, width - 2, HEADER_PX), call, lit=not beat.is_on)


def _changes(kit: Kit, view: TschukkaView, names: frozenset[str]) -> tuple[Page, ...]:
    return tuple(page for report in due_reports(view) for page in pages_of(kit, report, names))


def _call(say: Say, view: TschukkaView, families: tuple[Family, ...], page: Family | Page) -> str:
    """Return how the match ended for the seat, or what the families on the page must do."""
    if view.phase == "over":
        return say("oled-you-won" if families[0].seat in (view.winners or ()) else "oled-you-lost")
    asked = (page,) if isinstance(page, Family) else families
    called = [family.name for family in asked if family.name in view.awaited]
    if not called:
        return ""
    act = say(f"oled-act-{view.phase}", missing=view.missing)
    if len(families) == 1:
        return act
    letters = "+".join(family_letter(say, name) for name in called)
    return say("oled-call", family=letters, act=act)
