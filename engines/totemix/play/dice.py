"""The roll: a seat takes the dice, a cube is paid, and the dice are shown."""

from __future__ import annotations

from engines.core.seats import Seat
from engines.core.values import maker, replace
from engines.totemix import events
from engines.totemix.abilities import can_pay, dice_of, is_free
from engines.totemix.moves import Rolled
from engines.totemix.play.endings import end
from engines.totemix.play.progress import Progress
from engines.totemix.scoring import NO_CUBES
from engines.totemix.state import Phase, Roll, State

DICE_TAKEN = "totemix.dice_taken"
PAID_GENERAL = "totemix.paid_general"
PAID_OWN = "totemix.paid_own"

VERDICTS = frozenset({DICE_TAKEN, PAID_GENERAL, PAID_OWN})

_dice_taken = maker(events.DiceTaken)
_cube_paid = maker(events.CubePaid)
_dice_rolled = maker(events.DiceRolled)
_roll_of = maker(Roll)


def take_dice(progress: Progress, seat: Seat, at_ns: int) -> Progress:
    """Lock the table for the seat's roll; without a cube to pay the match is lost (X-20)."""
    state = progress.state
    if not can_pay(state, seat):
        return end(progress, NO_CUBES)
    count = dice_of(state, seat)
    roll = _roll_of(seat, count, is_paid=is_free(state))
    progress = progress.change(phase=Phase.ROLL, roll=roll, doubled=(), active=seat, clock_ns=at_ns)
    progress = progress.tell(_dice_taken(DICE_TAKEN, seat, count, at_ns))
    if roll.is_paid or _may_choose(state, seat):
        return progress
    return pay(progress, seat, "general" if state.general else "own")


def _may_choose(state: State, seat: Seat) -> bool:
    """Tell whether the seat says which reserve pays (X-20)."""
    is_choice = state.options.roll_cost == "choice"
    return is_choice and state.general > 0 and state.players[seat].reserve > 0


def pay(progress: Progress, seat: Seat, source: str) -> Progress:
    """Put a cube of that reserve back into the printed box."""
    state = progress.state
    if state.roll is None:
        raise ValueError("nobody has taken the dice")
    roll, spent = replace(state.roll, is_paid=True), state.spent + 1
    if source == "general":
        left = state.general - 1
        progress = progress.change(roll=roll, spent=spent, general=left)
        return progress.tell(_cube_paid(PAID_GENERAL, seat, left))
    player = state.players[seat]
    left = player.reserve - 1
    progress = progress.change_both(seat, replace(player, reserve=left), roll=roll, spent=spent)
    return progress.tell(_cube_paid(PAID_OWN, seat, left))


def show_dice(progress: Progress, move: Rolled) -> Progress:
    """Show the dice; each must then be applied."""
    roll = progress.state.roll
    if roll is None:
        raise ValueError("nobody has taken the dice")
    shown = replace(roll, face=move.face, dice=move.dice, left=move.dice)
    return progress.change(roll=shown).tell(_dice_rolled(roll.seat, move.face, move.dice))
