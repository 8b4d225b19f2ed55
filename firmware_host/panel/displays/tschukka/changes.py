"""What to change on the real board after a phase: lines of a place and its pieces, in pages."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from engines.tschukka.changes import Change, PhaseDone
from firmware_host.panel.displays.kit import Kit
from firmware_host.panel.displays.tschukka.huts import HEADER_PX
from firmware_host.panel.displays.tschukka.icons import ICON_PX, draw_run, number, run_width
from firmware_host.panel.displays.tschukka.wording import place_name
from firmware_host.panel.drawing.canvas import Canvas

_LINES: Final = 4
_LINE_PX: Final = 13
_LABEL_PX: Final = 46
_ROOM_PX: Final = 128 - _LABEL_PX
_ITEM_GAP_PX: Final = 5
_NEXT_AGE: Final = {
    "girl": "young_woman",
    "boy": "young_man",
    "young_woman": "woman",
    "young_man": "man",
    "woman": "elder",
    "man": "elder",
}
_SIGN: Final = {"add": ("+",), "remove": ("-",), "turn": (), "swap": ()}


@dataclass(frozen=True, slots=True)
class TextLine:
    """One line: the place, and what comes, goes or grows older there."""

    label: str
    items: tuple[Change, ...]


@dataclass(frozen=True, slots=True)
class Page:
    """As many lines of a report as a screen holds, and which of its pages this is."""

    report: PhaseDone
    lines: tuple[TextLine, ...]
    number: int
    count: int


def pages_of(kit: Kit, report: PhaseDone, families: frozenset[str]) -> tuple[Page, ...]:
    """Return the pages of what a phase changed for these families, none if it changed nothing."""
    changes = [change for change in report.changes if change.family in families]
    lines = tuple(line for group in _grouped(kit, changes) for line in _broken(kit, *group))
    count = -(-len(lines) // _LINES)
    return tuple(
        Page(report, lines[start : start + _LINES], start // _LINES + 1, count)
        for start in range(0, len(lines), _LINES)
    )


def draw_page(kit: Kit, page: Page, canvas: Canvas) -> None:
    """Draw a page under a lit bar that names its phase."""
    width, _ = canvas.size
    canvas.fill((0, 0, width, HEADER_PX))
    part = f"{page.number}/{page.count}" if page.count > 1 else ""
    start = width - canvas.text_width(part) - 2
    canvas.label((start, 0, width - 2, HEADER_PX), part, lit=False)
    title = kit.say(f"oled-report-{page.report.phase}")
    canvas.label((2, 0, start - 2, HEADER_PX), title, align="left", lit=False)
    for row, line in enumerate(page.lines):
        _draw_line(kit, canvas, HEADER_PX + 1 + row * _LINE_PX, line)


def _grouped(kit: Kit, changes: Iterable[Change]) -> Iterator[tuple[str, list[Change]]]:
    """Return the changes of each place, places in the order in which they first come."""
    groups: dict[str, list[Change]] = {}
    for change in changes:
        label = place_name(kit.say, change.family, change.place)
        groups.setdefault(label, []).append(change)
    yield from groups.items()


def _broken(kit: Kit, label: str, changes: list[Change]) -> Iterator[TextLine]:
    """Return the place's changes in lines that fit, the name on the first one only."""
    items: list[Change] = []
    for change in changes:
        if items and _items_width(kit, [*items, change]) > _ROOM_PX:
            yield TextLine(label, tuple(items))
            label, items = "", []
        items.append(change)
    yield TextLine(label, tuple(items))


def _items_width(kit: Kit, items: Iterable[Change]) -> int:
    widths = [run_width(kit, _icons(change)) for change in items]
    return sum(widths) + _ITEM_GAP_PX * (len(widths) - 1)


def _icons(change: Change) -> tuple[str, ...]:
    older = _NEXT_AGE.get(change.kind) if change.act in ("turn", "swap") else None
    growth = (">", older) if older else ()
    return (*_SIGN[change.act], *number(change.count), change.kind, *growth)


def _draw_line(kit: Kit, canvas: Canvas, top: int, line: TextLine) -> None:
    width, _ = canvas.size
    canvas.label((0, top, _LABEL_PX - 3, top + ICON_PX + 1), line.label, align="left")
    x = _LABEL_PX
    for change in line.items:
        x = draw_run(kit, canvas, (x, top), _icons(change)) + _ITEM_GAP_PX - 1
    if len(line.items) == 1 and line.items[0].act in ("add", "remove"):
        word = kit.say(f"oled-kind-{line.items[0].kind}", count=line.items[0].count)
        canvas.label((x, top, width, top + ICON_PX + 1), word, align="left")
