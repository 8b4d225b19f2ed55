"""One seat's screen: its totem with the top head large, its hand and points, and what to do."""

from __future__ import annotations

from typing import Final

from engines.coups_bas.components import FULL_TOTEM
from engines.coups_bas.state import Fate, Phase
from engines.coups_bas.view import LinkView, SeatView, View
from firmware_host.panel.displays.coups_bas.facts import points_of, share_left
from firmware_host.panel.displays.coups_bas.referee import VERDICT_TICKS
from firmware_host.panel.displays.coups_bas.stack import draw_card, draw_stack, draw_struck
from firmware_host.panel.displays.coups_bas.wording import ARROW, path_of, seat_names
from firmware_host.panel.displays.kit import Kit, Say
from firmware_host.panel.displays.naming import with_names
from firmware_host.panel.displays.tick import Tick
from firmware_host.panel.drawing.canvas import LARGE, Canvas
from hardware.ports import Frame

_HEAD_PX: Final = 44
_LEFT: Final = 48
_WORD_TOP: Final = 32
_BAR_TOP: Final = 55
_EMBLEM_PX: Final = 30
_REASON_TOP: Final = 20
_REASON_PX: Final = 11


def seat(kit: Kit, view: View, seat: int, tick: Tick) -> Frame:
    """Return the screen of one seat."""
    canvas = kit.canvas()
    _draw_totem(kit, canvas, view.seats[seat])
    _draw_facts(kit.say, canvas, view, seat)
    word = _word(kit.say, view, seat, tick)
    played = _played(view, tick)
    if word:
        is_timed = view.window is not None and seat in tick.awaited
        left = share_left(view, tick.now_ns) if is_timed else None
        _draw_word(canvas, word, left, lit=tick.is_called(seat) or seat not in tick.awaited)
        if view.chain:
            _draw_reason(kit, canvas, view.chain[-1])
    elif played:
        _draw_played(kit, canvas, played)
    else:
        _draw_waiting(kit.say, canvas, view)
    return canvas.frame()


def _draw_totem(kit: Kit, canvas: Canvas, shown: SeatView) -> None:
    _, height = canvas.size
    draw_stack(kit, canvas, (0, 0, _HEAD_PX, height), shown, _HEAD_PX)
    if not shown.totem:
        canvas.label((0, height - 16, _HEAD_PX, height - 4), kit.say("oled-empty"))


def _draw_facts(say: Say, canvas: Canvas, view: View, seat: int) -> None:
    """Draw name, partner and points, then hand and floors, then what the top head protects from."""
    width, _ = canvas.size
    shown = view.seats[seat]
    name = say.seat(seat)
    if shown.partner is not None:
        name = f"{name}+{say.seat(shown.partner)}"
    points = say("oled-points", points=points_of(view, seat)) if view.scoring else ""
    floors = f"{len(shown.totem)}/{FULL_TOTEM}"
    for top, start, end in (
        (1, name, points),
        (11, say("oled-hand", hand=shown.hand), floors),
        (21, say(f"oled-guard-{shown.guard}") if shown.guard else "", ""),
    ):
        split = width - canvas.text_width(end)
        canvas.label((split, top, width, top + 9), end, align="right")
        canvas.label((_LEFT, top, split - 2, top + 9), start, align="left")


def _draw_word(canvas: Canvas, word: str, left: float | None, *, lit: bool) -> None:
    """Draw the big word, flashing, above a bar if its time is limited."""
    width, height = canvas.size
    bottom = height if left is None else _BAR_TOP - 1
    box = (_LEFT, _WORD_TOP, width, bottom)
    if lit:
        canvas.fill(box)
    else:
        canvas.outline(box)
    canvas.label((_LEFT + 1, _WORD_TOP + 1, width - 1, bottom - 1), word, LARGE, lit=not lit)
    if left is not None:
        canvas.bar((_LEFT, _BAR_TOP, width, height), left)


def _draw_reason(kit: Kit, canvas: Canvas, link: LinkView) -> None:
    """Draw what the seat is asked about where otherwise its protection stands."""
    width, _ = canvas.size
    canvas.fill((_LEFT, _REASON_TOP, width, _WORD_TOP - 1), lit=False)
    draw_card(kit, canvas, (_LEFT, _REASON_TOP), link.card, _REASON_PX)
    start = _LEFT + _REASON_PX + 3
    box = (start, _REASON_TOP + 1, width, _REASON_TOP + 10)
    canvas.label(box, path_of(kit.say, link), align="left")


def _draw_played(kit: Kit, canvas: Canvas, played: LinkView | Fate) -> None:
    """Draw the card that others play or have played, struck out if it was cancelled."""
    width, height = canvas.size
    top = height - _EMBLEM_PX
    draw_card(kit, canvas, (_LEFT, top), played.card, _EMBLEM_PX)
    if isinstance(played, Fate) and played.by is not None:
        draw_struck(canvas, (_LEFT, top, _LEFT + _EMBLEM_PX, height))
    steps = path_of(kit.say, played).split(ARROW)
    for row, name in enumerate(steps):
        y = height - 10 * (len(steps) - row)
        text = f"{ARROW} {name}" if row else name
        canvas.label((_LEFT + _EMBLEM_PX + 4, y, width, y + 9), text)


def _played(view: View, tick: Tick) -> LinkView | Fate | None:
    if view.chain:
        return view.chain[-1]
    is_news = view.phase in (Phase.ACTION, Phase.LYNX) and tick.is_news(VERDICT_TICKS)
    return view.settled if is_news else None


def _word(say: Say, view: View, seat: int, tick: Tick) -> str:
    """Return how the hand or the match ended for the seat, or what it must do now."""
    if view.phase is Phase.OVER:
        return say("oled-you-won" if seat in (view.winners or ()) else "oled-you-lost")
    if seat in view.won and not view.chain:
        return say("oled-you-won")
    if seat not in tick.awaited:
        return ""
    if view.window:
        return say(f"oled-you-{view.phase}-{view.window.answer}")
    return say(f"oled-you-{view.phase}")


def _draw_waiting(say: Say, canvas: Canvas, view: View) -> None:
    """Draw who the seat waits for and for what, or who has won while others may join the win."""
    width, height = canvas.size
    if view.phase in (Phase.DEAL, Phase.STOP):
        word = say("oled-you-stop" if view.phase is Phase.STOP else "oled-dealing")
        canvas.label((_LEFT, _WORD_TOP, width, height), word, LARGE)
        return
    seats = view.won if view.window else (view.active,)
    below = "oled-wins-below" if view.window else f"oled-waits-{view.phase}"
    names = with_names(canvas, width - _LEFT, say, lambda named: seat_names(named, seats))
    canvas.label((_LEFT, _WORD_TOP, width, height - 14), names, LARGE)
    canvas.label((_LEFT, height - 13, width, height - 2), say(below, count=len(seats)))
