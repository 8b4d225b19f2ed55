"""The rules that refuse a move, in the order in which they are asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.core.game import Rule
from engines.core.seats import CHANCE, Seat
from engines.totemix import chrono, moves
from engines.totemix.acting import ACTION_RULES
from engines.totemix.laying import SETUP_RULES
from engines.totemix.pending import refuges, seats
from engines.totemix.state import Phase, Stage, Wait, awaited
from engines.totemix.striking import STRIKE_RULES
from engines.totemix.taking import TOTEM_RULES
from engines.totemix.writing import write_cell

if TYPE_CHECKING:
    from engines.core.verdicts import Facts
    from engines.totemix.moves import Move
    from engines.totemix.state import State

_WAITS: dict[type[Move], Wait] = {
    moves.Lay: Wait.MAP,
    moves.Number: Wait.NUMBER,
    moves.Choose: Wait.ANIMALS,
    moves.Rolled: Wait.DICE,
    moves.Pay: Wait.PAY,
    moves.Keep: Wait.KEEP,
    moves.Flee: Wait.FLEE,
    moves.Drawn: Wait.DRAW,
    **dict.fromkeys(moves.VICTIMS, Wait.VICTIM),
}
_STAGES: dict[type[Move], tuple[Stage, ...]] = {
    **dict.fromkeys(moves.ACTIONS, (Stage.ACT,)),
    moves.Dice: (Stage.ACT,),
    moves.Take: (Stage.TAKE,),
    moves.Add: (Stage.ADD,),
    moves.Swap: (Stage.ADD, Stage.SWAP),
    moves.Drop: (Stage.ADD, Stage.SWAP),
    moves.Refill: (Stage.REFILL,),
}


def _finished(state: State, seat: Seat, move: Move) -> Facts | None:
    """Nothing is played once the world is restored or lost."""
    del seat
    return {"move": moves.word_of(move)} if state.phase is Phase.OVER else None


def _not_yours(state: State, seat: Seat, move: Move) -> Facts | None:
    """Leave the map, numbers, dice, draws and bells to chance, all else to the seats."""
    is_right = seat == CHANCE if isinstance(move, moves.OF_CHANCE) else seat in state.seats
    return None if is_right else {"seat": seat, "move": moves.word_of(move)}


def _locked(state: State, seat: Seat, move: Move) -> Facts | None:
    """While a roll or a choice is open nobody acts, rolls or discards; each thing has its time."""
    del seat
    if isinstance(move, moves.Bell):
        return None
    now = awaited(state)
    is_time = now is _WAITS.get(type(move), Wait.FREE)
    return None if is_time else {"move": moves.word_of(move), "wait": now.value}


def _not_asked(state: State, seat: Seat, move: Move) -> Facts | None:
    """Let the roller apply the dice, the active seat keep a part, each owner move a lost pawn."""
    is_answer = isinstance(move, (*moves.ANSWERS, *moves.VICTIMS, moves.Choose))
    asked = seats(state) if is_answer else (seat,)
    return None if seat in asked else {"seat": seat, "seats": asked}


def _own_phase(state: State, seat: Seat, move: Move) -> Facts | None:
    """Each seat plays its phases in order: actions, a roll, a totem tile with new cubes."""
    stages = _STAGES.get(type(move))
    if stages is None or state.players[seat].stage in stages:
        return None
    return {"move": moves.word_of(move), "stage": state.players[seat].stage.value}


def _dice_time(state: State, seat: Seat, move: Move) -> Facts | None:
    """Count a press from the last stamp on, and not after the end of the running clock."""
    del seat
    if not isinstance(move, moves.Dice):
        return None
    is_late = state.clocks > 0 and move.at_ns > state.until_ns
    is_early = move.at_ns < state.clock_ns
    return {"at_ns": move.at_ns, "clock_ns": state.clock_ns} if is_late or is_early else None


def _bell_time(state: State, seat: Seat, move: Move) -> Facts | None:
    """Ring only in the timed game, once a clock is due, and not before its end."""
    del seat
    if not isinstance(move, moves.Bell):
        return None
    from_ns = chrono.due_ns(state)
    is_right = chrono.owes_bell(state) and move.at_ns >= from_ns
    return None if is_right else {"at_ns": move.at_ns, "from_ns": from_ns}


def _refuge(state: State, seat: Seat, move: Move) -> Facts | None:
    """Flee from lost ground to a terrain beside it, or else to a nearest one."""
    if not isinstance(move, moves.Flee) or move.cell in refuges(state, seat):
        return None
    return {"cell": write_cell(move.cell)}


def _no_part(state: State, seat: Seat, move: Move) -> Facts | None:
    """Name a part to keep by the cell that was shown for it."""
    del seat
    if not isinstance(move, moves.Keep) or move.cell in state.ties:
        return None
    return {"cell": write_cell(move.cell)}


RULES: tuple[Rule[State, Move], ...] = (
    Rule("totemix.finished", _finished),
    Rule("totemix.not_yours", _not_yours),
    Rule("totemix.locked", _locked),
    Rule("totemix.not_asked", _not_asked),
    Rule("totemix.own_phase", _own_phase),
    Rule("totemix.dice_time", _dice_time),
    Rule("totemix.bell_time", _bell_time),
    Rule("totemix.refuge", _refuge),
    Rule("totemix.no_part", _no_part),
    *SETUP_RULES,
    *ACTION_RULES,
    *STRIKE_RULES,
    *TOTEM_RULES,
)
