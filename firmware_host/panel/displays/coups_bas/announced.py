"""A card that is being played and may be answered, and what became of the last one."""

from __future__ import annotations

from typing import Final

from engines.coups_bas.components import ARRIVE, Card
from engines.coups_bas.state import Fate
from engines.coups_bas.view import LinkView, View, WindowView
from firmware_host.panel.displays.coups_bas.facts import share_left
from firmware_host.panel.displays.coups_bas.stack import draw_card, draw_struck
from firmware_host.panel.displays.coups_bas.wording import (
    card_name,
    effect_of,
    path_of,
    seat_names,
    turn_title,
    win_reason,
)
from firmware_host.panel.displays.kit import Kit, Say
from firmware_host.panel.displays.naming import with_names
from firmware_host.panel.displays.tick import Tick
from firmware_host.panel.drawing.canvas import LARGE, Canvas

_EMBLEM_PX: Final = 40
_LEFT: Final = 44
_SMALL_PX: Final = 14
_CALL_TOP: Final = 42
_BAR_TOP: Final = 54


def draw_window(kit: Kit, canvas: Canvas, view: View, window: WindowView, tick: Tick) -> None:
    """Draw what may be answered, who may answer, and a bar of the time that is left."""
    width, height = canvas.size
    if view.chain:
        _draw_chain(kit, canvas, view.chain)
    else:
        wins = kit.say("oled-wins-below", count=len(view.won))
        won = with_names(canvas, width - _LEFT, kit.say, lambda say: seat_names(say, view.won))
        lines = (win_reason(kit.say, view), won, wins)
        _draw_facts(kit, canvas, Card(ARRIVE), lines)
    is_lit = window.answerer is not None and tick.is_called(window.answerer)
    if is_lit:
        canvas.fill((0, _CALL_TOP, width, _BAR_TOP - 1))
    call = with_names(canvas, width - 2, kit.say, lambda say: _call(say, window))
    canvas.label((1, _CALL_TOP, width - 1, _BAR_TOP - 1), call, lit=not is_lit)
    canvas.bar((0, _BAR_TOP, width, height), share_left(view, tick.now_ns))


def draw_verdict(kit: Kit, canvas: Canvas, view: View, settled: Fate) -> None:
    """Draw the card that was settled, what it did or who cancelled it, and who goes on."""
    width, height = canvas.size
    name = card_name(kit.say, settled.card)
    _draw_facts(kit, canvas, settled.card, (name, _path(kit, canvas, settled), ""))
    if settled.by is not None:
        draw_struck(canvas, (1, 1, _EMBLEM_PX - 1, _EMBLEM_PX - 1))
    effect = with_names(canvas, width - _LEFT, kit.say, lambda say: effect_of(say, settled))
    canvas.label((_LEFT, 31, width, 40), effect)
    canvas.line((0, 48), (width - 1, 48))
    turn = with_names(canvas, width, kit.say, lambda say: turn_title(say, view))
    canvas.label((0, 52, width, height), turn)


def _draw_facts(kit: Kit, canvas: Canvas, card: Card, lines: tuple[str, str, str]) -> None:
    """Draw a card's emblem, and beside it its name, its path in large, and a small line."""
    width, _ = canvas.size
    draw_card(kit, canvas, (0, 0), card, _EMBLEM_PX)
    name, path, below = lines
    canvas.label((_LEFT, 1, width, 10), name)
    canvas.label((_LEFT, 12, width, 29), path, LARGE)
    canvas.label((_LEFT, 31, width, 40), below)


def _draw_chain(kit: Kit, canvas: Canvas, chain: tuple[LinkView, ...]) -> None:
    """Draw the last card of the chain, and small the one that it would cancel."""
    width, _ = canvas.size
    last = chain[-1]
    lines = (card_name(kit.say, last.card), _path(kit, canvas, last), "")
    _draw_facts(kit, canvas, last.card, lines)
    if len(chain) > 1:
        below = chain[-2]
        start = width - _SMALL_PX
        text = with_names(
            canvas,
            start - 3 - _LEFT,
            kit.say,
            lambda say: say("oled-against", seat=say.seat(below.seat)),
        )
        canvas.label((_LEFT, 31, start - 3, 40), text, align="right")
        draw_card(kit, canvas, (start, 27), below.card, _SMALL_PX)


def _path(kit: Kit, canvas: Canvas, played: LinkView | Fate) -> str:
    width, _ = canvas.size
    return with_names(canvas, width - _LEFT, kit.say, lambda say: path_of(say, played))


def _call(say: Say, window: WindowView) -> str:
    """Return who has the right to answer, or who may press for it."""
    if window.answerer is not None:
        return say(f"oled-answers-{window.answer}", seat=say.seat(window.answerer))
    return say(f"oled-asked-{window.answer}", seats=seat_names(say, window.seats))
