"""The roll: a seat takes the dice, a cube is paid, and the dice are shown."""

from __future__ import annotations

import dataclasses

from engines.core.seats import Seat
from engines.totemix import events
from engines.totemix.abilities import can_pay, dice_of, is_free
from engines.totemix.moves import Rolled
from engines.totemix.play.endings import end
from engines.totemix.play.progress import Progress
from engines.totemix.scoring import NO_CUBES
from engines.totemix.state import Phase, Roll

DICE_TAKEN = "totemix.dice_taken"
PAID_GENERAL = "totemix.paid_general"
PAID_OWN = "totemix.paid_own"

VERDICTS = frozenset({DICE_TAKEN, PAID_GENERAL, PAID_OWN})


def take_dice(progress: Progress, seat: Seat, at_ns: int) -> Progress:
    """Lock the table for the seat's roll; without a cube to pay the match is lost (X-20)."""
    state = progress.state
    if not can_pay(state, seat):
        return end(progress, NO_CUBES)
    count = dice_of(state, seat)
    roll = Roll(seat, count, is_paid=is_free(state))
    progress = progress.change(phase=Phase.ROLL, roll=roll, doubled=(), active=seat, clock_ns=at_ns)
    progress = progress.tell(events.DiceTaken(DICE_TAKEN, seat, count, at_ns))
    if roll.is_paid:
        return progress
    has_both = state.general > 0 and state.players[seat].reserve > 0
    if has_both and state.options.roll_cost == "choice":
        return progress
    return pay(progress, seat, "general" if state.general else "own")


def pay(progress: Progress, seat: Seat, source: str) -> Progress:
    """Put a cube of that reserve back into the printed box."""
    state = progress.state
    if state.roll is None:
        raise ValueError("nobody has taken the dice")
    roll = dataclasses.replace(state.roll, is_paid=True)
    progress = progress.change(roll=roll, spent=state.spent + 1)
    if source == "general":
        left = state.general - 1
        return progress.change(general=left).tell(events.CubePaid(PAID_GENERAL, seat, left))
    left = state.players[seat].reserve - 1
    progress = progress.change_player(seat, reserve=left)
    return progress.tell(events.CubePaid(PAID_OWN, seat, left))


def show_dice(progress: Progress, move: Rolled) -> Progress:
    """Show the dice; each must then be applied."""
    roll = progress.state.roll
    if roll is None:
        raise ValueError("nobody has taken the dice")
    shown = dataclasses.replace(roll, face=move.face, dice=move.dice, left=move.dice)
    return progress.change(roll=shown).tell(events.DiceRolled(roll.seat, move.face, move.dice))
