"""The race of the totem poles: every family's pieces, birds and people side by side."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from firmware_host.displays.tschukka.icons import draw_run, number, run_width
from firmware_host.displays.tschukka.view import POLE_AT_MOST, has_won
from firmware_host.displays.tschukka.wording import family_letter
from firmware_host.drawing.canvas import LARGE

if TYPE_CHECKING:
    from firmware_host.displays.kit import Kit
    from firmware_host.displays.tschukka.view import Family, TschukkaView
    from firmware_host.drawing.canvas import Canvas

_PIECE_PX: Final = 8
_POLE_PX: Final = 11
_LETTER_PX: Final = 18
_TOP: Final = 12


def draw_race(kit: Kit, canvas: Canvas, view: TschukkaView, *, is_beat: bool = True) -> None:
    """Draw the poles of all families below the header; who must act or has won stands out."""
    width, height = canvas.size
    count = len(view.families)
    for place, family in enumerate(view.families):
        left, right = (width * edge // count for edge in (place, place + 1))
        _draw_pole(kit, canvas, left, family.pole)
        facts = left + _POLE_PX + 1
        _draw_facts(kit, canvas, (facts, right - 1), family)
        if has_won(view, family):
            canvas.invert((left, _TOP - 1, right - 1, height))
        elif family.name in view.awaited and is_beat:
            canvas.invert((facts, _TOP, right - 1, _TOP + _LETTER_PX))


def _draw_pole(kit: Kit, canvas: Canvas, left: int, pieces: int) -> None:
    """Draw the pieces from the ground up, and a stick as high as a complete pole."""
    ground = _TOP + POLE_AT_MOST * _PIECE_PX
    middle = left + kit.icons["piece"].width // 2
    for y in range(_TOP, ground - pieces * _PIECE_PX, 2):
        canvas.line((middle, y), (middle, y))
    for piece in range(min(pieces, POLE_AT_MOST)):
        canvas.paste(kit.icons["piece"], (left, ground - (piece + 1) * _PIECE_PX))
    canvas.fill((left, ground, left + _POLE_PX, ground + 2))


def _draw_facts(kit: Kit, canvas: Canvas, edges: tuple[int, int], family: Family) -> None:
    left, right = edges
    letter = family_letter(kit.say, family.name)
    canvas.label((left, _TOP, right, _TOP + _LETTER_PX), letter, LARGE)
    for row, (icon, count) in enumerate((("small_bird", family.birds), ("people", family.members))):
        run = (icon, *number(count))
        indent = max(0, (right - left - run_width(kit, run)) // 2)
        draw_run(kit, canvas, (left + indent, _TOP + 23 + row * 16), run)
