"""Taking the dice: who pays, how many are rolled, and what they show."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING

from engines.totemix import events
from engines.totemix.power import can_pay, dice_of, is_free
from engines.totemix.scoring import NO_CUBES, ended
from engines.totemix.state import Phase, Roll

if TYPE_CHECKING:
    from engines.core.seats import Seat
    from engines.totemix.moves import Rolled
    from engines.totemix.step import Going

DICE_TAKEN = "totemix.dice_taken"
PAID_GENERAL = "totemix.paid_general"
PAID_OWN = "totemix.paid_own"

VERDICTS = frozenset({DICE_TAKEN, PAID_GENERAL, PAID_OWN})


def take_dice(going: Going, seat: Seat, at_ns: int) -> Going:
    """Lock the table for the seat's roll; who takes the dice without a cube to pay loses (X-20)."""
    state = going.state
    if not can_pay(state, seat):
        return ended(going, NO_CUBES)
    count = dice_of(state, seat)
    roll = Roll(seat, count, is_paid=is_free(state))
    going = going.change(phase=Phase.ROLL, roll=roll, doubled=(), active=seat, clock_ns=at_ns)
    going = going.tell(events.DiceTaken(DICE_TAKEN, seat, count, at_ns))
    if roll.is_paid:
        return going
    has_both = state.general > 0 and state.players[seat].reserve > 0
    if has_both and state.options.roll_cost == "choice":
        return going
    return pay(going, seat, "general" if state.general else "own")


def pay(going: Going, seat: Seat, source: str) -> Going:
    """Put a cube of that reserve back into the printed box."""
    state = going.state
    if state.roll is None:
        raise ValueError("nobody has taken the dice")
    roll = dataclasses.replace(state.roll, is_paid=True)
    going = going.change(roll=roll, spent=state.spent + 1)
    if source == "general":
        left = state.general - 1
        return going.change(general=left).tell(events.CubePaid(PAID_GENERAL, seat, left))
    left = state.players[seat].reserve - 1
    going = going.change_player(seat, reserve=left)
    return going.tell(events.CubePaid(PAID_OWN, seat, left))


def show_dice(going: Going, move: Rolled) -> Going:
    """Let the dice lie: each is to be applied."""
    roll = going.state.roll
    if roll is None:
        raise ValueError("nobody has taken the dice")
    shown = dataclasses.replace(roll, face=move.face, dice=move.dice, left=move.dice)
    return going.change(roll=shown).tell(events.DiceRolled(roll.seat, move.face, move.dice))
