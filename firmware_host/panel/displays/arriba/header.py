"""The line on top of the referee's screen: the round and whose turn it is, or a call."""

from __future__ import annotations

from functools import partial

from engines.arriba.state import Phase
from engines.arriba.view import View
from firmware_host.panel.displays.arriba.facts import is_judged, parties, tied
from firmware_host.panel.displays.arriba.grid import TOP
from firmware_host.panel.displays.kit import Say
from firmware_host.panel.displays.naming import listed, with_names
from firmware_host.panel.drawing.canvas import Canvas


def round_text(say: Say, view: View) -> str:
    """Return which round of how many is played."""
    return say("oled-round", round=view.round, rounds=view.rounds)


def turn_text(view: View, say: Say) -> str:
    """Return who turns the next card."""
    return say("oled-turn", seat=say.seat(view.flipper))


def draw_header(say: Say, canvas: Canvas, view: View, *, is_lit: bool) -> None:
    """Draw the call of the open event, else the round and whose turn it is."""
    width, _ = canvas.size
    call = with_names(canvas, width - 2, say, lambda named: _call(named, view))
    if call:
        canvas.fill((0, 0, width, TOP - 1), lit=is_lit)
        canvas.label((1, 1, width - 1, TOP - 1), call, lit=not is_lit)
        return
    if is_judged(view) and not view.counted:
        # Who turns is not known then, and who went on stands large below.
        canvas.label((0, 1, width, TOP - 1), round_text(say, view))
        return
    is_look = view.phase is Phase.LOOK
    # A whole name is worth more than the word beside the number of the round.
    rounds, wanted = round_text(say, view), canvas.text_width(turn_text(view, say.in_full()))
    if not is_look and canvas.text_width(rounds) + 4 + wanted > width:
        rounds = f"{view.round}/{view.rounds}"
    rest = width - canvas.text_width(rounds) - 4
    turn = say("oled-look") if is_look else with_names(canvas, rest, say, partial(turn_text, view))
    start = width - canvas.text_width(turn)
    canvas.label((0, 1, start - 4, TOP - 1), rounds, align="left")
    canvas.label((start, 1, width, TOP - 1), turn, align="right")


def _call(say: Say, view: View) -> str:
    """Return the call of the open event, or nothing while it is simply somebody's turn."""
    match view.phase:
        case Phase.FLIP if view.asks:
            return say("oled-asks")
        case Phase.FLIP if view.may_end:
            return say("oled-count")
        case Phase.MATCH:
            return say("oled-duel", seats=listed(say, parties(view)))
        case Phase.HEAD:
            return say("oled-head")
        case Phase.SIGNAL:
            return say("oled-signal")
        case Phase.REGRAB:
            return say("oled-regrab", seats=listed(say, tied(view)))
        case Phase.LOWER:
            return say("oled-lower", seats=listed(say, tied(view)))
        case _:
            return ""
