"""The referee's screen: the map, the roll that locks the table, the clock, the way to the goal."""

from __future__ import annotations

from typing import Final

from engines.totemix.view import ChronoView, RollView, View
from firmware_host.panel.displays.kit import Kit
from firmware_host.panel.displays.naming import with_names
from firmware_host.panel.displays.tick import Tick
from firmware_host.panel.displays.totemix.terrain import draw_terrain
from firmware_host.panel.displays.totemix.wording import time_left, waiting
from firmware_host.panel.drawing.canvas import LARGE, Canvas
from hardware.ports import Frame

MAP_WIDTH: Final = 90
_END_WIDTH: Final = 62
LEFT: Final = MAP_WIDTH + 3
_LINE: Final = 10
_ROLL_TICKS: Final = 5
_MIDDLE: Final = 20


def referee(kit: Kit, view: View, tick: Tick) -> Frame:
    """Return the screen for everybody."""
    canvas = kit.canvas()
    if view.is_won is not None:
        _draw_end(kit, canvas, view, is_on=tick.is_even)
    elif view.roll and view.roll.face and tick.is_news(_ROLL_TICKS):
        _draw_roll(kit, canvas, view.roll)
    else:
        _draw_map(kit, canvas, view, tick)
    return canvas.frame()


def _draw_map(kit: Kit, canvas: Canvas, view: View, tick: Tick) -> None:
    """Draw the map, and beside it the way to the goal, the cubes, and what is awaited of whom."""
    width, height = canvas.size
    draw_terrain(kit, canvas, view, (MAP_WIDTH, height), is_on=tick.is_on)
    for row, (icon, count) in enumerate((("goal", view.goal.distance), ("cube", view.general))):
        canvas.paste(kit.icons[icon], (LEFT, row * _LINE + 1))
        box = (LEFT + _LINE, row * _LINE, width, row * _LINE + _LINE - 1)
        canvas.label(box, str(count), align="left")
    if view.chrono:
        _draw_clock(kit, canvas, view.chrono, tick)
    elif view.roll:
        _draw_dice(kit, canvas, view.roll)
    who = with_names(canvas, width - LEFT, kit.say, lambda say: waiting(say, view)[0])
    for row, text in enumerate((who, waiting(kit.say, view)[1])):
        top = height - (2 - row) * _LINE
        canvas.label((LEFT, top, width, top + _LINE), text, align="left")


def _draw_clock(kit: Kit, canvas: Canvas, chrono: ChronoView, tick: Tick) -> None:
    """Draw the time left, a bar that runs out, and which clock it is; the last one flashes."""
    width, _ = canvas.size
    canvas.label((LEFT, _MIDDLE, width, _MIDDLE + 10), time_left(chrono, tick.now_ns))
    share = (chrono.until_ns - tick.now_ns) / chrono.length_ns if chrono.clock else 1.0
    canvas.bar((LEFT, _MIDDLE + 10, width, _MIDDLE + 16), share)
    if chrono.clock == chrono.clocks and tick.is_on:
        canvas.invert((LEFT, _MIDDLE, width, _MIDDLE + 10))
    which = kit.say("oled-clock", clock=max(1, chrono.clock), clocks=chrono.clocks)
    canvas.label((LEFT, _MIDDLE + 16, width, _MIDDLE + 24), which)


def _draw_dice(kit: Kit, canvas: Canvas, roll: RollView) -> None:
    """Draw what befalls the map, and the terrains that are still to be struck."""
    if roll.face:
        canvas.paste(kit.icons[roll.face], (LEFT, _MIDDLE + 2))
    for place, environment in enumerate(roll.left):
        canvas.paste(kit.icons[environment], (LEFT + place * 11, _MIDDLE + 12))


def _draw_roll(kit: Kit, canvas: Canvas, roll: RollView) -> None:
    """Draw the throw as large as it fits: whose it is, the catastrophe, the terrains."""
    width, height = canvas.size
    say = kit.say
    canvas.fill((0, 0, width, 13))
    title = with_names(
        canvas, width - 4, say, lambda named: named("oled-rolled", seat=named.seat(roll.seat))
    )
    canvas.label((2, 0, width - 2, 13), title, lit=False)
    canvas.label((0, 16, width, 36), say(f"oled-{roll.face}"), LARGE)
    each = width // max(1, len(roll.dice))
    for place, environment in enumerate(roll.dice):
        middle = place * each + each // 2
        shape = kit.shapes[environment].image(18)
        canvas.paste(shape, (middle - 9, height - 27))
        name = (place * each, height - 9, (place + 1) * each, height)
        canvas.label(name, say("oled-environment", environment=environment))


def _draw_end(kit: Kit, canvas: Canvas, view: View, *, is_on: bool) -> None:
    """Draw the map beside the outcome, which all share."""
    width, height = canvas.size
    draw_terrain(kit, canvas, view, (_END_WIDTH, height), is_on=False)
    box = (_END_WIDTH + 1, 14, width, height - 14)
    canvas.fill(box) if is_on else canvas.outline(box)
    key = "oled-won" if view.is_won else "oled-lost"
    canvas.label(box, kit.say(key), LARGE, lit=not is_on)
