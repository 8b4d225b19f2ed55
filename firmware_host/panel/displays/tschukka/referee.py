"""The referee's screen: reveals as they happen, else pages that turn by themselves."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from engines.tschukka.components import PIECES_EACH
from engines.tschukka.state import Phase
from engines.tschukka.view import FamilyView, View
from firmware_host.panel.displays.kit import Kit
from firmware_host.panel.displays.naming import with_names
from firmware_host.panel.displays.tschukka.changes import draw_page, pages_of
from firmware_host.panel.displays.tschukka.due import due_reports
from firmware_host.panel.displays.tschukka.facts import has_won
from firmware_host.panel.displays.tschukka.huts import HEADER_PX, draw_family, draw_family_header
from firmware_host.panel.displays.tschukka.icons import draw_run, number, run_width
from firmware_host.panel.displays.tschukka.poster import REVEAL_TICKS, draw_reveal
from firmware_host.panel.displays.tschukka.reveals import latest_reveals
from firmware_host.panel.displays.tschukka.wording import (
    awaited_names,
    family_letter,
    person_name,
    phase_title,
)
from firmware_host.panel.drawing.canvas import LARGE, Canvas

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from engines.tschukka.view import FamilyView, View
    from firmware_host.panel.displays.kit import Kit, Say
    from firmware_host.panel.displays.tick import Tick
    from firmware_host.panel.drawing.canvas import Canvas
    from hardware.ports import Frame

    Draw = Callable[[Canvas], None]


PAGE_TICKS: Final = 8
"""How many ticks a page stays."""

_OTHERS_A_RACE: Final = 4
_PIECE_PX: Final = 8
_POLE_PX: Final = 11
_LETTER_PX: Final = 18
_TOP: Final = 12


def referee(kit: Kit, view: View, tick: Tick) -> Frame:
    """Return the screen for everybody at this moment."""
    canvas = kit.canvas()
    reveals = latest_reveals(view)
    shown = tick.step(REVEAL_TICKS, len(reveals))
    if shown is not None:
        draw_reveal(kit, canvas, reveals[shown[0]], shown[1])
    else:
        pages = tuple(_pages(kit, view, tick))
        pages[tick.page(PAGE_TICKS, len(pages))](canvas)
    return canvas.frame()


def _pages(kit: Kit, view: View, tick: Tick) -> Iterator[Draw]:
    """Return all pages, the race with who must act before every few of the others."""
    others = tuple(_other_pages(kit, view))
    for start in range(0, len(others), _OTHERS_A_RACE):
        yield partial(_draw_race, kit, view, tick)
        yield from others[start : start + _OTHERS_A_RACE]


def _other_pages(kit: Kit, view: View) -> Iterator[Draw]:
    """Return what to change on the board, then every family."""
    everybody = frozenset(family.name for family in view.families)
    for report in due_reports(view):
        for page in pages_of(kit, report, everybody):
            yield partial(draw_page, kit, page)
    for family in view.families:
        yield partial(_draw_family, kit, family)


def _draw_family(kit: Kit, family: FamilyView, canvas: Canvas) -> None:
    draw_family_header(kit, canvas, family)
    draw_family(kit, canvas, family)


def _draw_race(kit: Kit, view: View, tick: Tick, canvas: Canvas) -> None:
    width, _ = canvas.size
    if view.phase is Phase.OVER:
        canvas.fill((0, 0, width, HEADER_PX), lit=tick.is_even)
        text = with_names(canvas, width - 4, kit.say, lambda say: _ending(say, view))
        canvas.label((2, 0, width - 2, HEADER_PX), text, lit=not tick.is_even)
    else:
        _draw_header(kit.say, view, canvas, is_on=tick.is_on)
    draw_race(kit, canvas, view, tick)


def _draw_header(say: Say, view: View, canvas: Canvas, *, is_on: bool) -> None:
    """Draw the phase, and flashing on the right who must act."""
    width, _ = canvas.size
    title = phase_title(say, view)
    rest = width - canvas.text_width(title) - 6
    names = with_names(canvas, rest, say, lambda named: awaited_names(named, view))
    start = width - canvas.text_width(names) - 4 if names else width
    canvas.fill((start, 0, width, HEADER_PX - 1), lit=is_on)
    canvas.label((start, 0, width, HEADER_PX - 1), names, lit=not is_on)
    canvas.label((0, 0, start - 2, HEADER_PX - 1), title, align="left")


def _ending(say: Say, view: View) -> str:
    won = (family.name for family in view.families if has_won(view, family))
    winners = [person_name(say, view, family) for family in won]
    return say("oled-won", families=" ".join(winners)) if winners else say("oled-nobody")


def draw_race(kit: Kit, canvas: Canvas, view: View, tick: Tick) -> None:
    """Draw the poles of all families below the header; who must act flashes, who won stands out."""
    width, height = canvas.size
    count = len(view.families)
    for place, family in enumerate(view.families):
        left, right = (width * edge // count for edge in (place, place + 1))
        _draw_pole(kit, canvas, left, family.pole)
        facts = left + _POLE_PX + 1
        _draw_facts(kit, canvas, (facts, right - 1), family)
        if has_won(view, family):
            canvas.invert((left, _TOP - 1, right - 1, height))
        elif family.name in view.awaited and tick.is_called(family.seat):
            canvas.invert((facts, _TOP, right - 1, _TOP + _LETTER_PX))


def _draw_pole(kit: Kit, canvas: Canvas, left: int, pieces: int) -> None:
    """Draw the pieces from the ground up, and a stick as high as a complete pole."""
    ground = _TOP + PIECES_EACH * _PIECE_PX
    middle = left + kit.icons["piece"].width // 2
    for y in range(_TOP, ground - pieces * _PIECE_PX, 2):
        canvas.line((middle, y), (middle, y))
    for piece in range(min(pieces, PIECES_EACH)):
        canvas.paste(kit.icons["piece"], (left, ground - (piece + 1) * _PIECE_PX))
    canvas.fill((left, ground, left + _POLE_PX, ground + 2))


def _draw_facts(kit: Kit, canvas: Canvas, edges: tuple[int, int], family: FamilyView) -> None:
    left, right = edges
    letter = family_letter(kit.say, family.name)
    canvas.label((left, _TOP, right, _TOP + _LETTER_PX), letter, LARGE)
    for row, (icon, count) in enumerate((("small_bird", family.birds), ("people", family.members))):
        run = (icon, *number(count))
        indent = max(0, (right - left - run_width(kit, run)) // 2)
        draw_run(kit, canvas, (left + indent, _TOP + 23 + row * 16), run)
