"""A family on one screen: its three huts with everybody in them, its birds and its pole."""

from __future__ import annotations

from dataclasses import astuple
from typing import Final

from engines.tschukka.view import CounterView, FamilyView, HutView
from firmware_host.panel.displays.kit import Kit
from firmware_host.panel.displays.tschukka.facts import open_spell
from firmware_host.panel.displays.tschukka.icons import draw_run, number, run_width
from firmware_host.panel.displays.tschukka.wording import family_name
from firmware_host.panel.drawing.canvas import LARGE, Box, Canvas

HEADER_PX: Final = 11
"""The rows of the bar on top of every screen."""

_ROOF_PX: Final = 9
_CAMP_TOP: Final = 24
_ROW_PX: Final = 11
_ROWS: Final = (("girl", "boy"), ("young_woman", "young_man"), ("woman", "man"), ("elder",))
_COLUMN_PX: Final = 20
_INDENT_PX: Final = 2
_FACT_GAP_PX: Final = 5
_SPELLS_SHOWN: Final = 2


def draw_family(kit: Kit, canvas: Canvas, family: FamilyView) -> None:
    """Draw the family below the header: its huts, who waits before them, or that nobody is left."""
    width, height = canvas.size
    if family.is_extinct:
        canvas.label((0, HEADER_PX, width, height), kit.say("oled-extinct"), LARGE)
    elif any(astuple(family.camp)):
        _draw_camp(kit, canvas, family)
    else:
        _draw_huts(kit, canvas, family)


def _draw_camp(kit: Kit, canvas: Canvas, family: FamilyView) -> None:
    """Draw everybody who has no hut yet, one kind a column, women above men."""
    width, height = canvas.size
    canvas.label((0, HEADER_PX, width, _CAMP_TOP), kit.say("oled-camp"))
    for column, kinds in enumerate(_ROWS):
        for row, kind in enumerate(kinds):
            count = int(getattr(family.camp, kind))
            at = column * width // len(_ROWS) + 6, _CAMP_TOP + 4 + row * (height - _CAMP_TOP) // 2
            if count:
                draw_run(kit, canvas, at, (kind, *number(count)))


def _draw_huts(kit: Kit, canvas: Canvas, family: FamilyView) -> None:
    width, height = canvas.size
    count = len(family.huts)
    for place, hut in enumerate(family.huts):
        left, right = (width * edge // count for edge in (place, place + 1))
        _draw_roof(canvas, (left, HEADER_PX, right - 1, height), place + 1)
        _draw_people(kit, canvas, left, hut)
        _draw_counters(kit, canvas, right - 1, hut.counters)


def draw_family_header(kit: Kit, canvas: Canvas, family: FamilyView) -> None:
    """Draw the family's name, its size, its birds and its pole as a lit bar."""
    width, _ = canvas.size
    canvas.fill((0, 0, width, HEADER_PX))
    x = width
    counts = (("piece", family.pole), ("bird", family.birds), ("people", family.members))
    for icon, count in counts:
        facts = (icon, *number(count))
        x -= run_width(kit, facts) + _FACT_GAP_PX
        draw_run(kit, canvas, (x, 0), facts, lit=False)
    name = family_name(kit.say, family.name)
    canvas.label((2, 0, x - 2, HEADER_PX), name, align="left", lit=False)


def _draw_roof(canvas: Canvas, box: Box, hut: int) -> None:
    """Draw a roof with the hut's number on it, and the wall to the next hut."""
    left, top, right, bottom = box
    middle = (left + right) // 2
    eaves = top + _ROOF_PX
    for y in range(top + 1, eaves):
        half = 4 + (y - top) * (middle - left - 4) // (_ROOF_PX - 1)
        canvas.line((middle - half, y), (middle + half, y))
    canvas.label((middle - 4, top + 1, middle + 5, eaves), str(hut), lit=False)
    if right < canvas.size[0] - 1:
        canvas.line((right, eaves), (right, bottom - 1))


def _draw_people(kit: Kit, canvas: Canvas, left: int, hut: HutView) -> None:
    for row, kinds in enumerate(_ROWS):
        for column, kind in enumerate(kinds):
            count = int(getattr(hut.people, kind))
            at = left + _INDENT_PX + column * _COLUMN_PX, HEADER_PX + _ROOF_PX + row * _ROW_PX
            if count:
                draw_run(kit, canvas, at, (kind, *number(count)))


def _draw_counters(kit: Kit, canvas: Canvas, right: int, counters: tuple[CounterView, ...]) -> None:
    """Draw the counters beside the elders: two faces, or how many there are."""
    if not counters:
        return
    spells = (open_spell(counter) or "" for counter in counters)
    faces = tuple(spell if spell in kit.icons else "hidden" for spell in spells)
    shown = faces if len(faces) <= _SPELLS_SHOWN else (_face(faces), *number(len(faces)))
    top = HEADER_PX + _ROOF_PX + (len(_ROWS) - 1) * _ROW_PX
    draw_run(kit, canvas, (right - run_width(kit, shown) - 1, top), shown)


def _face(faces: tuple[str, ...]) -> str:
    return next((face for face in faces if face != "hidden"), "hidden")
