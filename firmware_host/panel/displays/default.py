"""The default display: any game by its public summary, in words.

It serves a game that has no display of its own, and a screen whose display fails.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from firmware_host.panel.displays.kit import Kit
from firmware_host.panel.displays.palette import FULL, OFF, seat_colour
from firmware_host.panel.displays.rim import rim_and_middle
from firmware_host.panel.displays.tick import Tick
from firmware_host.panel.drawing.canvas import LARGE, Canvas
from firmware_host.wire.public import LastVerdict, SeatSummary, Summary, button_of
from hardware.ports import Frame, Pixel

_HEADER_PX: Final = 11
_LINE_PX: Final = 9
_TOP: Final = _HEADER_PX + 2
_FOOT_PX: Final = 11
_PHASE_LINES: Final = 3
_SEAT_PHASE_LINES: Final = 2
_VERDICT_LINES: Final = 5
_PAGE_TICKS: Final = 8
_PAGES_A_VERDICT: Final = 4
_DIM: Final = 10
_SIDE_PX: Final = 2


def referee(kit: Kit, view: Summary, tick: Tick) -> Frame:
    """Return the screen for everybody: the turn and, fresh or every few pages, the last verdict."""
    canvas = kit.canvas()
    _draw_header(canvas, view.title.get(kit.language, ""))
    if view.verdict is not None and _is_verdict_due(view, view.verdict, tick):
        _draw_verdict(canvas, view.verdict.text.get(kit.language, view.verdict.rule))
    else:
        _draw_turn(kit, canvas, view)
    return canvas.frame()


def seat(kit: Kit, view: Summary, seat: int, tick: Tick) -> Frame:
    """Return the screen of one seat: whether it is its turn, and by what it acts."""
    canvas = kit.canvas()
    width, height = canvas.size
    shown = view.seats[seat]
    score = "" if shown.score is None else str(shown.score)
    _draw_header(canvas, shown.name or _number(kit, shown), score)
    phase = _phase_lines(kit, canvas, view)
    # A longer phase would leave no room for the big word.
    top = _draw_lines(canvas, _TOP, phase if len(phase) <= _SEAT_PHASE_LINES else ()) + 1
    word, below = _word(kit, canvas, view, shown)
    is_lit = shown.acts and tick.is_even
    if is_lit:
        canvas.fill((0, top, width, height))
    elif shown.acts:
        canvas.outline((0, top, width, height))
    _draw_word(canvas, top + 1, word, below, lit=not is_lit)
    return canvas.frame()


def lights(view: Summary, count: int, tick: Tick) -> tuple[Pixel, ...]:
    """Return the seats' colours round the rim; those that are awaited, or have won, flash."""
    rim, _ = rim_and_middle(count)
    winners = view.outcome.winners if view.outcome else ()
    pixels: list[Pixel] = [OFF] * count
    for place, led in enumerate(rim):
        shown = view.seats[place * len(view.seats) // len(rim)]
        is_bright = tick.is_even and (shown.acts or shown.seat in winners)
        pixels[led] = seat_colour(button_of(shown), FULL if is_bright else _DIM)
    return tuple(pixels)


def _is_verdict_due(view: Summary, verdict: LastVerdict, tick: Tick) -> bool:
    is_fresh = verdict.number == view.number and tick.is_news(_PAGE_TICKS)
    return is_fresh or tick.page(_PAGE_TICKS, _PAGES_A_VERDICT) == _PAGES_A_VERDICT - 1


def _draw_header(canvas: Canvas, title: str, score: str = "") -> None:
    width, _ = canvas.size
    canvas.fill((0, 0, width, _HEADER_PX))
    start = width - canvas.text_width(score) - 2
    canvas.label((start, 0, width - 2, _HEADER_PX), score, align="right", lit=False)
    canvas.label((2, 0, start - 2, _HEADER_PX), title, align="left", lit=False)


def _draw_verdict(canvas: Canvas, text: str) -> None:
    width, _ = canvas.size
    _draw_in_middle(canvas, _fewer(canvas.wrapped(text, width), _VERDICT_LINES))


def _draw_turn(kit: Kit, canvas: Canvas, view: Summary) -> None:
    """Draw the phase, and below it who is awaited and by what, or who has won."""
    phase = _phase_lines(kit, canvas, view)
    who, below = _ending(kit, canvas, view) if view.outcome else _awaited(kit, canvas, view)
    if who:
        _draw_word(canvas, _draw_lines(canvas, _TOP, phase), who, below)
    else:
        _draw_in_middle(canvas, phase)


def _draw_word(canvas: Canvas, top: int, word: str, below: str, *, lit: bool = True) -> None:
    """Draw a big word from the row on, and a small line at the foot of the screen."""
    width, height = canvas.size
    split = height - _FOOT_PX if below else height
    canvas.label((_SIDE_PX, top, width - _SIDE_PX, split), word, LARGE, lit=lit)
    canvas.label((_SIDE_PX, split, width - _SIDE_PX, height - 2), below, lit=lit)


def _draw_in_middle(canvas: Canvas, lines: tuple[str, ...]) -> None:
    _, height = canvas.size
    _draw_lines(canvas, _TOP + (height - _TOP - len(lines) * _LINE_PX) // 2, lines)


def _draw_lines(canvas: Canvas, top: int, lines: tuple[str, ...]) -> int:
    """Draw lines of small text from the row on; return the first row after them."""
    width, _ = canvas.size
    for row, line in enumerate(lines):
        canvas.label((0, top + row * _LINE_PX, width, top + (row + 1) * _LINE_PX), line)
    return top + len(lines) * _LINE_PX


def _phase_lines(kit: Kit, canvas: Canvas, view: Summary) -> tuple[str, ...]:
    width, _ = canvas.size
    return _fewer(canvas.wrapped(view.phase_text.get(kit.language, ""), width), _PHASE_LINES)


def _fewer(lines: tuple[str, ...], most: int) -> tuple[str, ...]:
    """Return at most so many lines; the last of them has all the rest, to be cut."""
    if len(lines) <= most:
        return lines
    return (*lines[: most - 1], " ".join(lines[most - 1 :]))


def _word(kit: Kit, canvas: Canvas, view: Summary, shown: SeatSummary) -> tuple[str, str]:
    """Return the big word of a seat, and the small line below it."""
    if view.outcome is not None:
        return kit.say("oled-won" if shown.seat in view.outcome.winners else "oled-lost"), ""
    if shown.by is not None:
        return kit.say("oled-your-turn"), kit.say("oled-by", by=shown.by)
    return kit.say("oled-wait"), _awaited(kit, canvas, view)[0]


def _ending(kit: Kit, canvas: Canvas, view: Summary) -> tuple[str, str]:
    winners = view.outcome.winners if view.outcome else ()
    named = _names(kit, canvas, [view.seats[winner] for winner in winners])
    return named or kit.say("oled-nobody"), kit.say("oled-wins", count=len(winners))


def _awaited(kit: Kit, canvas: Canvas, view: Summary) -> tuple[str, str]:
    """Return who is awaited, and by what."""
    awaited = [shown for shown in view.seats if shown.by is not None]
    ways = sorted({shown.by for shown in awaited if shown.by is not None})
    return _names(kit, canvas, awaited), ", ".join(kit.say("oled-by", by=by) for by in ways)


def _names(kit: Kit, canvas: Canvas, seats: Iterable[SeatSummary]) -> str:
    """Return the names of the seats, or their numbers where the names do not fit a line."""
    width, _ = canvas.size
    listed = list(seats)
    named = ", ".join(shown.name or _number(kit, shown) for shown in listed)
    if canvas.text_width(named) <= width - 2 * _SIDE_PX:
        return named
    return " ".join(_number(kit, shown) for shown in listed)


def _number(kit: Kit, shown: SeatSummary) -> str:
    return kit.say("oled-seat", seat=button_of(shown) + 1)
