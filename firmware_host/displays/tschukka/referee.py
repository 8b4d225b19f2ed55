"""The referee's screen: reveals as they happen, else pages that turn by themselves."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from firmware_host.displays.tschukka.changes import draw_page, pages_of
from firmware_host.displays.tschukka.due import due_reports
from firmware_host.displays.tschukka.huts import HEADER_PX, draw_family, draw_family_header
from firmware_host.displays.tschukka.poster import REVEAL_TICKS, draw_reveal
from firmware_host.displays.tschukka.race import draw_race
from firmware_host.displays.tschukka.reveals import latest_reveals
from firmware_host.displays.tschukka.view import has_won
from firmware_host.displays.tschukka.wording import awaited_names, family_name, phase_title

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from firmware_host.displays.beat import Beat
    from firmware_host.displays.kit import Kit, Say
    from firmware_host.displays.tschukka.view import Family, TschukkaView
    from firmware_host.drawing.canvas import Canvas
    from hardware.ports import Frame

    Draw = Callable[[Canvas], None]

PAGE_TICKS: Final = 8
"""How many beats a page stays."""

_OTHERS_A_RACE: Final = 4


def referee(kit: Kit, view: TschukkaView, beat: Beat) -> Frame:
    """Return the screen for everybody at this moment."""
    canvas = kit.canvas()
    reveals = latest_reveals(view)
    shown, step = divmod(beat.since, REVEAL_TICKS)
    if shown < len(reveals):
        draw_reveal(kit, canvas, reveals[shown], step)
    else:
        pages = tuple(_pages(kit, view, beat))
        pages[beat.tick // PAGE_TICKS % len(pages)](canvas)
    return canvas.frame()


def _pages(kit: Kit, view: TschukkaView, beat: Beat) -> Iterator[Draw]:
    """Return all pages, the race with who must act before every few of the others."""
    others = tuple(_other_pages(kit, view))
    for start in range(0, len(others), _OTHERS_A_RACE):
        yield partial(_draw_race, kit, view, beat)
        yield from others[start : start + _OTHERS_A_RACE]


def _other_pages(kit: Kit, view: TschukkaView) -> Iterator[Draw]:
    """Return what to change on the board, then every family."""
    everybody = frozenset(family.name for family in view.families)
    for report in due_reports(view):
        for page in pages_of(kit, report, everybody):
            yield partial(draw_page, kit, page)
    for family in view.families:
        yield partial(_draw_family, kit, family)


def _draw_family(kit: Kit, family: Family, canvas: Canvas) -> None:
    draw_family_header(kit, canvas, family)
    draw_family(kit, canvas, family)


def _draw_race(kit: Kit, view: TschukkaView, beat: Beat, canvas: Canvas) -> None:
    width, _ = canvas.size
    if view.phase == "over":
        canvas.fill((0, 0, width, HEADER_PX), lit=beat.is_on)
        text = _ending(kit.say, view)
        canvas.label((2, 0, width - 2, HEADER_PX), text, lit=not beat.is_on)
    else:
        _draw_header(kit.say, view, canvas, is_on=beat.is_on)
    draw_race(kit, canvas, view, is_beat=beat.is_on)


def _draw_header(say: Say, view: TschukkaView, canvas: Canvas, *, is_on: bool) -> None:
    """Draw the phase, and flashing on the right who must act."""
    width, _ = canvas.size
    names = awaited_names(say, view)
    start = width - canvas.text_width(names) - 4 if names else width
    canvas.fill((start, 0, width, HEADER_PX - 1), lit=is_on)
    canvas.label((start, 0, width, HEADER_PX - 1), names, lit=not is_on)
    canvas.label((0, 0, start - 2, HEADER_PX - 1), phase_title(say, view), align="left")


def _ending(say: Say, view: TschukkaView) -> str:
    winners = [family_name(say, family.name) for family in view.families if has_won(view, family)]
    return say("oled-won", families=" ".join(winners)) if winners else say("oled-nobody")
