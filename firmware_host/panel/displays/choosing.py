"""Screens of a menu: the item that a hold would choose, its place in the list, what buttons do."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final

from firmware_host.menu.choices import Shown
from firmware_host.panel.displays.kit import Kit
from firmware_host.panel.drawing.canvas import LARGE, SMALL, Canvas
from hardware.ports import Frame

_HEADER_PX: Final = 11
_FOOT_PX: Final = 10
_SIDE_PX: Final = 2
_LINE_PX: Final = 10
_LARGE_LINE_PX: Final = 19
_LARGE_LINES: Final = 2
_LINES: Final = 4
_GAP_PX: Final = 2


Picture = Callable[[Canvas], int]
"""Draws what an item means at the left edge; returns the width that it takes, or 0."""


def choosing(kit: Kit, shown: Shown, picture: Picture | None = None) -> Frame:
    """Return the screen of one item of a list, beside its picture if it has one."""
    canvas = kit.canvas()
    taken = picture(canvas) if picture else 0
    if taken:
        _draw_beside(kit, canvas, taken + _GAP_PX, shown)
        return canvas.frame()
    is_back = shown.label is None
    _draw_header(canvas, shown.title, f"{shown.position}/{shown.count}")
    _draw_label(canvas, kit.say("menu-back") if shown.label is None else shown.label)
    _draw_foot(canvas, kit.say("menu-keys-back" if is_back else "menu-keys"))
    return canvas.frame()


def sitting(kit: Kit, buttons: Collection[int]) -> Frame:
    """Return the screen while people sit down: what to press, and who has."""
    canvas = kit.canvas()
    numbers = " ".join(str(button + 1) for button in sorted(buttons))
    _draw_header(canvas, kit.say("menu-ask-people"), str(len(buttons)))
    width, _ = canvas.size
    canvas.label((_SIDE_PX, 14, width - _SIDE_PX, 26), kit.say("menu-sit"))
    canvas.label((_SIDE_PX, 28, width - _SIDE_PX, 50), numbers or kit.say("menu-nobody"), LARGE)
    _draw_foot(canvas, kit.say("menu-keys-sit" if buttons else "menu-keys-nobody"))
    return canvas.frame()


def elsewhere(kit: Kit, name: str) -> Frame:
    """Return the referee's screen while a hidden choice is made on a seat's own screen."""
    canvas = kit.canvas()
    _draw_header(canvas, name, "")
    _draw_label(canvas, kit.say("menu-own-screen"))
    _draw_foot(canvas, kit.say("menu-own-screen-why"))
    return canvas.frame()


def refused(kit: Kit, text: str) -> Frame:
    """Return the screen that says why a choice was refused."""
    canvas = kit.canvas()
    _, height = canvas.size
    _draw_lines(canvas, 0, height, text, _LINES + 2)
    return canvas.frame()


def _draw_beside(kit: Kit, canvas: Canvas, left: int, shown: Shown) -> None:
    """Draw an item in a narrow column: its place in the list, its words, and what a hold does."""
    width, height = canvas.size
    canvas.fill((left, 0, width, _HEADER_PX))
    place = f"{shown.position}/{shown.count}"
    canvas.label((left, 0, width, _HEADER_PX), place, lit=False)
    label = kit.say("menu-back") if shown.label is None else shown.label
    lines = canvas.wrapped(label, width - left)[:_LINES]
    first = _HEADER_PX + 1 + (height - _HEADER_PX - _FOOT_PX - len(lines) * _LINE_PX) // 2
    for row, line in enumerate(lines):
        start = first + row * _LINE_PX
        canvas.label((left, start, width, start + _LINE_PX), line)
    foot = (left, height - _FOOT_PX - 1, width, height - 1)
    canvas.label(foot, kit.say("menu-keys-narrow"), SMALL)


def _draw_header(canvas: Canvas, title: str, right: str) -> None:
    width, _ = canvas.size
    canvas.fill((0, 0, width, _HEADER_PX))
    start = width - canvas.text_width(right) - _SIDE_PX
    canvas.label((start, 0, width - _SIDE_PX, _HEADER_PX), right, align="right", lit=False)
    canvas.label((_SIDE_PX, 0, start - 3, _HEADER_PX), title, align="left", lit=False)


def _draw_foot(canvas: Canvas, text: str) -> None:
    width, height = canvas.size
    canvas.line((0, height - _FOOT_PX - 1), (width - 1, height - _FOOT_PX - 1))
    canvas.label((0, height - _FOOT_PX + 1, width, height), text, SMALL)


def _draw_label(canvas: Canvas, label: str) -> None:
    """Draw the item as large as its words fit."""
    width, height = canvas.size
    top, bottom = _HEADER_PX + 1, height - _FOOT_PX - 2
    room = width - 2 * _SIDE_PX
    large = canvas.wrapped(label, room, LARGE)
    is_fitting = all(canvas.text_width(line, LARGE) <= room for line in large)
    if len(large) > _LARGE_LINES or not is_fitting:
        _draw_lines(canvas, top, bottom, label, _LINES)
        return
    first = top + (bottom - top - len(large) * _LARGE_LINE_PX) // 2
    for row, line in enumerate(large):
        start = first + row * _LARGE_LINE_PX
        canvas.label((_SIDE_PX, start, width - _SIDE_PX, start + _LARGE_LINE_PX), line, LARGE)


def _draw_lines(canvas: Canvas, top: int, bottom: int, text: str, most: int) -> None:
    """Draw words in small lines in the middle; the last line has all the rest, to be cut."""
    width, _ = canvas.size
    lines = canvas.wrapped(text, width - 2 * _SIDE_PX)
    if len(lines) > most:
        lines = (*lines[: most - 1], " ".join(lines[most - 1 :]))
    first = top + (bottom - top - len(lines) * _LINE_PX) // 2
    for row, line in enumerate(lines):
        start = first + row * _LINE_PX
        canvas.label((_SIDE_PX, start, width - _SIDE_PX, start + _LINE_PX), line)
