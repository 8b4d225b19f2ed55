"""One seat's screen: its top card as large as possible, its piles, and what it has to do."""

from __future__ import annotations

from dataclasses import dataclass

from engines.arriba.state import Phase
from engines.arriba.view import SeatView, View
from firmware_host.panel.displays.arriba.facts import finding, is_judged, margin_ns, parties, tied
from firmware_host.panel.displays.arriba.grid import shape_id
from firmware_host.panel.displays.arriba.real_seat import (
    draw_handling,
    draw_press,
    draw_real_piles,
    handling_of,
)
from firmware_host.panel.displays.arriba.wording import duration
from firmware_host.panel.displays.kit import Kit, Say
from firmware_host.panel.displays.naming import with_names
from firmware_host.panel.displays.tick import Tick
from firmware_host.panel.drawing.canvas import LARGE, Canvas
from hardware.ports import Frame

_SHAPE_PX = 60
_LEFT = 61
_WORD_TOP = 33
_SHOWN_FINDINGS = ("won", "lost", "late", "wrong", "early", "spared")


@dataclass(frozen=True, slots=True)
class Word:
    """The big word of a screen, and a small line below it."""

    text: str
    below: str = ""


def seat(kit: Kit, view: View, seat: int, tick: Tick) -> Frame:
    """Return the screen of one seat; what it is awaited for flashes."""
    canvas = kit.canvas()
    if is_judged(view) and _draw_grab(kit, canvas, view, seat, tick):
        return canvas.frame()
    if is_judged(view):
        draw_real_piles(kit, canvas, view, seat)
    else:
        _draw_card(kit, canvas, view.seats[seat])
    _draw_piles(kit.say, canvas, view, seat)
    word = _word(kit.say, view, seat)
    if word:
        _draw_word(canvas, word, is_lit=tick.is_called(seat) or seat not in tick.awaited)
    else:
        _draw_flipper(kit.say, canvas, view)
    return canvas.frame()


def _draw_grab(kit: Kit, canvas: Canvas, view: View, seat: int, tick: Tick) -> bool:
    """Draw the question about real cards, or what the seat does with them; tell if there is any."""
    if view.phase is not Phase.FLIP:
        return False
    line = handling_of(view, seat)
    if view.asks:
        draw_press(kit, canvas, view, seat, tick)
    elif line:
        draw_handling(kit, canvas, view, line)
    return view.asks or line is not None


def _draw_card(kit: Kit, canvas: Canvas, shown: SeatView) -> None:
    shape = None if shown.top is None else kit.shapes.get(shape_id(shown.top))
    if shape:
        canvas.paste(shape.image(_SHAPE_PX), (0, 2))
        return
    canvas.outline((12, 6, 48, 58))
    canvas.label((13, 20, 47, 44), kit.say("oled-empty"))


def _draw_piles(say: Say, canvas: Canvas, view: View, seat: int) -> None:
    width, _ = canvas.size
    shown = view.seats[seat]
    name = say.seat(seat)
    canvas.label((_LEFT, 2, width, 11), name, align="left")
    points = say("oled-points", scores="+".join(map(str, shown.scores)) or "0")
    if is_judged(view):
        is_told = len(shown.scores) == 1 and not view.counted
        canvas.label((_LEFT, 12, width, 21), "" if is_told else points, align="left")
        return
    if shown.top and shape_id(shown.top) != shown.top:
        colour = say("oled-colour", colour=shown.top[-1])
        start = _LEFT + canvas.text_width(name) + 4
        canvas.label((start, 2, width, 11), colour, align="right")
    canvas.label((_LEFT, 12, width, 21), say("oled-draw", draw=shown.draw), align="left")
    canvas.label((_LEFT, 22, width, 31), points, align="left")


def _draw_word(canvas: Canvas, word: Word, *, is_lit: bool) -> None:
    width, height = canvas.size
    box = (_LEFT, _WORD_TOP, width, height)
    if is_lit:
        canvas.fill(box)
    else:
        canvas.outline(box)
    split = height - 11 if word.below else height
    canvas.label((_LEFT, _WORD_TOP + 3, width, split), word.text, LARGE, lit=not is_lit)
    canvas.label((_LEFT + 1, split, width - 1, height - 1), word.below, lit=not is_lit)


def _draw_flipper(say: Say, canvas: Canvas, view: View) -> None:
    """Draw who turns a card or gives a signal, for a seat that has nothing to do, or a look."""
    width, height = canvas.size
    if view.phase is Phase.LOOK:
        canvas.label((_LEFT, _WORD_TOP + 3, width, height), say("oled-look"), LARGE)
    is_signal = view.awaits_signal and view.head is not None
    if view.phase not in (Phase.FLIP, Phase.TURNING) and not is_signal:
        return
    who = view.head if is_signal and view.head is not None else view.flipper
    name = with_names(canvas, width - _LEFT, say, lambda named: named.seat(who))
    canvas.label((_LEFT, _WORD_TOP + 3, width, height - 11), name, LARGE)
    below = say("oled-signals" if is_signal else "oled-flips")
    canvas.label((_LEFT, height - 11, width, height - 1), below)


def _word(say: Say, view: View, seat: int) -> Word | None:
    if view.phase is Phase.OVER:
        has_won = seat in (view.winners or ())
        return Word(say("oled-you-won" if has_won else "oled-you-lost"))
    call = _call_key(view, seat)
    if call:
        return Word(say(call))
    return _turn_word(say, view, seat)


def _call_key(view: View, seat: int) -> str:
    """Return the key of what the seat must grab for now, or nothing."""
    if view.phase is Phase.TOTEM:
        return "oled-you-totem"
    if view.awaits_signal:
        return "oled-you-go" if seat == view.head else ""
    if view.phase is Phase.HEAD and view.seats[seat].draw:
        return "oled-you-head"
    if view.phase is Phase.MATCH and seat in parties(view):
        return "oled-you-duel"
    if view.phase in (Phase.REGRAB, Phase.LOWER) and seat in tied(view):
        return "oled-you-tied"
    return ""


def _turn_word(say: Say, view: View, seat: int) -> Word | None:
    """Return how the last event ended for the seat, or that it is its turn, or both."""
    if view.phase is not Phase.FLIP:
        return None
    if view.may_end and not view.verdict:
        return Word(say("oled-you-over"), say("oled-you-count"))
    turn = say("oled-you-turn") if seat == view.flipper else ""
    judged = finding(view, seat)
    if view.verdict and judged in _SHOWN_FINDINGS:
        return Word(say(f"oled-you-{judged}"), turn or _margin(say, view, seat))
    return Word(turn) if turn else None


def _margin(say: Say, view: View, seat: int) -> str:
    gap = margin_ns(view, seat)
    return "" if gap is None else say("oled-behind", span=duration(say, gap))
