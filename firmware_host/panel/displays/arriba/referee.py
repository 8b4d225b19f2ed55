"""The referee's screen: who plays, all tops at a glance, the call of each event and its verdict."""

from __future__ import annotations

from functools import partial
from typing import assert_never

from engines.arriba.state import Phase
from engines.arriba.view import View
from firmware_host.panel.displays.arriba.facts import (
    cards_moved,
    finding,
    is_fault,
    is_judged,
    margin_ns,
    named_seat,
    touched_seats,
)
from firmware_host.panel.displays.arriba.grid import draw_grid
from firmware_host.panel.displays.arriba.header import draw_header, round_text, turn_text
from firmware_host.panel.displays.arriba.real_table import draw_real_table
from firmware_host.panel.displays.arriba.wording import duration
from firmware_host.panel.displays.kit import Kit, Say
from firmware_host.panel.displays.naming import listed, with_names
from firmware_host.panel.displays.score_list import Score, draw_score_list
from firmware_host.panel.displays.tick import Tick
from firmware_host.panel.drawing.canvas import HUGE, LARGE, Canvas
from hardware.ports import Frame

_POSTER_PX = 60
_SCORE_TOP = 31
_SCORE_COLUMNS = 4
_NAME_PX = 18
_HEAD_TICKS = 12
"""How long the call of a head that players told is shown, which nobody says is over."""


def referee(kit: Kit, view: View, tick: Tick) -> Frame:
    """Return the screen for everybody; calls flash."""
    canvas = kit.canvas()
    match view.phase:
        case Phase.DEAL:
            is_asked = view.awaits_first
            title = kit.say("oled-first") if is_asked else round_text(kit.say, view)
            _draw_scores(kit, canvas, view, title)
        case Phase.OVER:
            title = with_names(canvas, canvas.size[0], kit.say, lambda say: _over(say, view))
            _draw_scores(kit, canvas, view, title)
        case Phase.TOTEM:
            _draw_poster(kit, canvas, "totem", kit.say("oled-totem-act"), is_lit=tick.is_on)
        case Phase.HEAD if not view.matches:
            act = with_names(
                canvas, canvas.size[0] - _POSTER_PX - 3, kit.say, partial(_head_act, view), LARGE
            )
            _draw_poster(kit, canvas, "head", act, is_lit=tick.is_on)
        case Phase.FLIP if view.verdict and not view.matches:
            _draw_verdict(kit, canvas, view)
        case Phase.FLIP if is_judged(view) and view.head is not None and tick.is_news(_HEAD_TICKS):
            _draw_poster(kit, canvas, "head", kit.say("oled-head-act"), is_lit=True)
        case (
            Phase.FLIP
            | Phase.TURNING
            | Phase.LOOK
            | Phase.MATCH
            | Phase.HEAD
            | Phase.SIGNAL
            | Phase.REGRAB
            | Phase.LOWER
        ):
            draw_header(kit.say, canvas, view, is_lit=tick.is_on)
            draw_table = draw_real_table if is_judged(view) else draw_grid
            draw_table(kit, canvas, view, tick)
        case _:
            assert_never(view.phase)
    return canvas.frame()


def _over(say: Say, view: View) -> str:
    winners = view.winners or ()
    return say("oled-over", seats=listed(say, winners), count=len(winners))


def _head_act(view: View, say: Say) -> str:
    """Return the call of the common flip, or who gives its signal."""
    if view.awaits_signal and view.head is not None:
        return say("oled-go-act", seat=say.seat(view.head))
    return say("oled-head-act")


def _draw_poster(kit: Kit, canvas: Canvas, card: str, act: str, *, is_lit: bool) -> None:
    width, height = canvas.size
    canvas.paste(kit.shapes[card].image(_POSTER_PX), (2, 2))
    left = _POSTER_PX + 3
    canvas.label((left, 6, width, 32), kit.say(f"oled-{card}-short"), LARGE)
    canvas.label((left, 36, width, 58), act, LARGE)
    if not is_lit:
        canvas.invert((0, 0, width, height))


def _draw_verdict(kit: Kit, canvas: Canvas, view: View) -> None:
    """Draw who the verdict names, what they did, by how much, and who goes on."""
    width, height = canvas.size
    seat = named_seat(view)
    if seat is not None and kit.say.name(seat) is not None:
        _draw_named_verdict(kit.say, canvas, view, seat)
    else:
        _draw_numbered_verdict(kit.say, canvas, view, seat)
    canvas.line((0, 49), (width - 1, 49))
    turn = with_names(canvas, width, kit.say, partial(_next, view))
    canvas.label((0, 53, width, height), turn)


def _next(view: View, say: Say) -> str:
    """Return who goes on after the verdict, or that the round may be over."""
    return say("oled-count") if view.may_end else turn_text(view, say)


def _draw_named_verdict(say: Say, canvas: Canvas, view: View, seat: int) -> None:
    """Draw the name over what the person did, by how much, and where the cards went."""
    width, _ = canvas.size
    canvas.fill((0, 0, width, _NAME_PX))
    name = with_names(canvas, width - 4, say, lambda named: named.seat(seat))
    canvas.label((2, 0, width - 2, _NAME_PX), name, LARGE, lit=False)
    word = say(_verdict_key(view, seat))
    margin = margin_ns(view, seat)
    by = "" if margin is None else say("oled-by", span=duration(say, margin))
    split = width - canvas.text_width(by) - 4 if by else width
    canvas.label((0, 20, split, 36), word, LARGE, align="left" if by else "centre")
    canvas.label((split, 22, width, 36), by, align="right")
    canvas.label((0, 38, width, 47), _cards(say, canvas, width, view, seat))


def _draw_numbered_verdict(say: Say, canvas: Canvas, view: View, seat: int | None) -> None:
    """Draw the number of the seat beside what it did, by how much, and where the cards went."""
    width, _ = canvas.size
    left = 0
    if seat is not None:
        left = 38
        canvas.fill((0, 0, 34, 44))
        canvas.label((1, 4, 34, 40), str(say.number(seat)), HUGE, lit=False)
    canvas.label((left, 3, width, 21), say(_verdict_key(view, seat)), LARGE)
    margin = None if seat is None else margin_ns(view, seat)
    if margin is not None:
        canvas.label((left, 22, width, 32), say("oled-ahead", span=duration(say, margin)))
    canvas.label((left, 33, width, 44), _cards(say, canvas, width - left, view, seat))


def _verdict_key(view: View, seat: int | None) -> str:
    if seat is None:
        return "oled-nobody"
    return f"oled-{finding(view, seat)}" if is_fault(view) else "oled-won"


def _cards(say: Say, canvas: Canvas, width: int, view: View, seat: int | None) -> str:
    """Return how many cards went where, with names and in as many words as fit."""
    named = with_names(canvas, width, say, lambda say: _ways(say, view, seat)[0])
    ways = (named, *_ways(say, view, seat))
    return next((way for way in ways if canvas.text_width(way) <= width), ways[-1])


def _ways(say: Say, view: View, seat: int | None) -> tuple[str, ...]:
    """Return how many cards went where, in ever fewer words.

    They went to the losers, to who was at fault, or to the centre.
    """
    cards = cards_moved(view)
    takers = touched_seats(view)
    if seat is not None and is_fault(view):
        takers = (seat,)
    to = listed(say, takers) or say("oled-centre")
    crowd = say("oled-crowd", count=len(takers))
    if seat is not None and not view.counted and is_judged(view):
        word = "oled-all-piles" if is_fault(view) else "oled-pile"
        short = say(f"{word}-short", to=to)
        return say(word, to=to), short, say(f"{word}-short", to=crowd) if takers else short
    if not cards:
        return ("",)
    return (
        say("oled-cards", cards=cards, to=to),
        say("oled-cards-short", cards=cards, to=to),
        say("oled-cards-short", cards=cards, to=crowd),
    )


def _draw_scores(kit: Kit, canvas: Canvas, view: View, title: str) -> None:
    """Draw a title above every seat's sum; the winners' sums are inverted."""
    winners = view.winners or ()
    if any(kit.say.names):
        sums = enumerate(shown.total for shown in view.seats)
        scores = [Score(total, is_winner=seat in winners) for seat, total in sums]
        draw_score_list(canvas, kit.say, title, scores)
        return
    width, height = canvas.size
    canvas.label((0, 4, width, _SCORE_TOP - 6), title, LARGE)
    rows = -(-len(view.seats) // _SCORE_COLUMNS)
    columns = -(-len(view.seats) // rows)
    for seat, shown in enumerate(view.seats):
        row, column = divmod(seat, columns)
        left, right = (width * n // columns for n in (column, column + 1))
        top, bottom = (_SCORE_TOP + (height - _SCORE_TOP) * n // rows for n in (row, row + 1))
        text = say_score(kit.say, seat, shown.total)
        canvas.label((left + 2, top, right - 2, bottom), text)
        if seat in winners:
            canvas.invert((left, top, right, bottom))


def say_score(say: Say, seat: int, total: int) -> str:
    """Return a seat's sum in a few characters."""
    return say("oled-score", seat=say.seat(seat), total=total)
