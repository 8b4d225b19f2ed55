"""Rules of time: when the dice may be taken, and when a clock of the timed game may ring."""

from __future__ import annotations

from engines.core.game import Rule
from engines.core.seats import Seat
from engines.core.verdicts import Facts
from engines.totemix import chrono, moves
from engines.totemix.moves import Move
from engines.totemix.state import State


def _dice_time(state: State, seat: Seat, move: moves.Dice) -> Facts | None:
    """Count a press from the last stamp on, and not after the end of the running clock."""
    is_late = state.clocks > 0 and move.at_ns > state.until_ns
    is_early = move.at_ns < state.clock_ns
    return {"at_ns": move.at_ns, "clock_ns": state.clock_ns} if is_late or is_early else None


def _bell_time(state: State, seat: Seat, move: moves.Bell) -> Facts | None:
    """Ring only in the timed game, once a clock is due, and not before its end."""
    from_ns = chrono.due_ns(state)
    is_right = chrono.owes_bell(state) and move.at_ns >= from_ns
    return None if is_right else {"at_ns": move.at_ns, "from_ns": from_ns}


CLOCK_RULES: tuple[Rule[State, Move], ...] = (
    Rule("totemix.dice_time", _dice_time, (moves.Dice,)),
    Rule("totemix.bell_time", _bell_time, (moves.Bell,)),
)
