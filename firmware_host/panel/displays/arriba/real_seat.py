"""One seat's screen beside real cards: its press, what it does with its cards, its counts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engines.arriba.handling import Handling
from engines.arriba.view import View
from firmware_host.panel.displays.arriba.facts import finding, margin_ns, place_of
from firmware_host.panel.displays.arriba.wording import behind
from firmware_host.panel.displays.kit import Kit, Say
from firmware_host.panel.displays.naming import listed, with_names
from firmware_host.panel.displays.tick import Tick
from firmware_host.panel.drawing.canvas import HUGE, LARGE, Canvas

_PLACE_PX: Final = 36
_HEAD_END: Final = 10
_ASK_TOP: Final = 46
_LEFT_END: Final = 58
_UNDER_DRAW: Final = ("take", "take_share")
"""Acts whose cards go under the seat's own draw pile, as a line of its own says."""


def draw_press(kit: Kit, canvas: Canvas, view: View, seat: int, tick: Tick) -> None:
    """Draw the place of the seat's press and how far it was behind, over the question."""
    say = kit.say
    width, height = canvas.size
    place = place_of(view, seat)
    name = with_names(canvas, width, say, lambda named: named.seat(seat))
    if place is None:
        canvas.label((0, 0, width, _HEAD_END), name, align="left")
        canvas.label((0, 16, width, 40), say("oled-no-press"), LARGE)
    else:
        canvas.fill((0, 0, _PLACE_PX, 42))
        canvas.label((1, 1, _PLACE_PX, 41), str(place), HUGE, lit=False)
        left = _PLACE_PX + 4
        canvas.label((left, 0, width, _HEAD_END), name, align="left")
        after_ns = view.presses[place - 1].after_ns
        gap = say("oled-first-press") if place == 1 else behind(say, after_ns)
        canvas.label((left, 14, width, 40), gap, LARGE)
    box = (0, _ASK_TOP, width, height)
    canvas.fill(box) if tick.is_on else canvas.outline(box)
    canvas.label(box, say("oled-asks"), lit=not tick.is_on)


def handling_of(view: View, seat: int) -> Handling | None:
    """Return what the seat does with its cards after the verdict, or None if nothing."""
    return next((line for line in view.handling if line.seat == seat), None)


def draw_handling(kit: Kit, canvas: Canvas, view: View, line: Handling) -> None:
    """Draw what the seat does with its cards: the act, the cards, and where they go."""
    say = kit.say
    width, height = canvas.size
    result = _result(say, view, line.seat)
    end = width - canvas.text_width(result)
    name = with_names(canvas, end - 4, say, lambda named: named.seat(line.seat))
    canvas.label((0, 0, end - 4, _HEAD_END), name, align="left")
    canvas.label((end, 0, width, _HEAD_END), result, align="right")
    canvas.fill((0, _HEAD_END, width, 26))
    canvas.label((1, _HEAD_END, width - 1, 26), say(f"oled-{_key(line)}"), LARGE, lit=False)
    what = with_names(
        canvas,
        width,
        say,
        lambda named: named(f"oled-{_key(line)}-what", seats=listed(named, line.seats)),
    )
    canvas.label((0, 27, width, 43), what, LARGE)
    rows = [*_rows(say, view, line)]
    split = 54 if len(rows) > 1 else height - 1
    canvas.label((0, 45, width, split), rows[0])
    canvas.label((0, 54, width, height - 1), "".join(rows[1:]))


def _rows(say: Say, view: View, line: Handling) -> Iterator[str]:
    """Yield one or two small lines: which cards and where they go, or that the seat goes on."""
    yield say(f"oled-{_key(line)}-with")
    if line.seat == view.flipper:
        yield say("oled-then-flip")
    elif line.act in _UNDER_DRAW:
        yield say("oled-under-draw")


def _key(line: Handling) -> str:
    return f"act-{line.act.replace('_', '-')}"


def _result(say: Say, view: View, seat: int) -> str:
    """Return how the grab ended for the seat, and by how much."""
    judged = finding(view, seat)
    gap = margin_ns(view, seat)
    margin = "" if gap is None else behind(say, gap)
    return " ".join(filter(None, (say(f"oled-you-{judged}") if judged else "", margin)))


def draw_real_piles(kit: Kit, canvas: Canvas, view: View, seat: int) -> None:
    """Draw on the left how many cards the seat has, or its points where nobody counts them."""
    shown = view.seats[seat]
    _, height = canvas.size
    number = shown.draw if view.counted else shown.total
    caption = kit.say("oled-draw-pile" if view.counted else "oled-all-points")
    canvas.label((0, 2, _LEFT_END, 11), caption)
    canvas.label((0, 13, _LEFT_END, 45), str(number), HUGE)
    if view.counted:
        canvas.label((0, 50, _LEFT_END, height), kit.say("oled-open-pile", open=shown.open))
