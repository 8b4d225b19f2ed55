"""The lamp in each button: press now, your turn elsewhere, or nothing.

A lamp is lit steadily only where a press of its button is useful now. A turn on the phone or on
the real board is a short blink every few seconds. In play a lamp flickers while its screen asks for
a held button; no screen does where a press may be a move.
"""

from __future__ import annotations

from firmware_host.panel.displays.tick import Tick
from firmware_host.table.state import TableState

BLINK_EVERY_TICKS = 6
FLICKER_EVERY_TICKS = 2


def asked_now(state: TableState, asked: frozenset[int]) -> frozenset[int]:
    """Return the asked buttons that people are to use now: where a press is a move, all wait."""
    return asked - state.move_buttons


def lit_lamps(state: TableState, asked: frozenset[int], tick: Tick) -> frozenset[int]:
    """Return the buttons whose lamp is lit; `asked` are those whose screen asks for a press."""
    if not state.is_in_play():
        return asked
    is_blink = tick.count % BLINK_EVERY_TICKS == 0
    lit = frozenset(
        button for button, by in state.awaited_buttons.items() if by == "button" or is_blink
    )
    flickering = asked_now(state, asked)
    is_on = tick.count % FLICKER_EVERY_TICKS == 0
    return (lit - flickering) | (flickering if is_on else frozenset[int]())
