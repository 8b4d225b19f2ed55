"""Rules of order: what the table waits for, and which seat may move."""

from __future__ import annotations

from engines.core.game import Rule
from engines.core.seats import CHANCE, Seat
from engines.core.verdicts import Facts
from engines.totemix import moves
from engines.totemix.moves import Move
from engines.totemix.pending import asked_seats
from engines.totemix.state import Phase, Stage, State, Wait, awaited

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
    return {"move": moves.word_of(move)} if state.phase is Phase.OVER else None


def _not_yours(state: State, seat: Seat, move: Move) -> Facts | None:
    """Leave the map, numbers, dice, draws and bells to chance, all else to the seats."""
    is_of_chance = type(move) in moves.OF_CHANCE
    is_right = seat == CHANCE if is_of_chance else 0 <= seat < len(state.players)
    return None if is_right else {"seat": seat, "move": moves.word_of(move)}


def _locked(state: State, seat: Seat, move: Move) -> Facts | None:
    """While a roll or a choice is open no seat acts, rolls or discards; answer what is asked."""
    now = awaited(state)
    is_time = now is _WAITS.get(type(move), Wait.FREE)
    return None if is_time else {"move": moves.word_of(move), "wait": now.value}


def _not_asked(state: State, seat: Seat, move: Move) -> Facts | None:
    """Let the roller apply the dice, the active seat keep a part, each owner move a lost pawn."""
    asked = asked_seats(state)
    return None if seat in asked else {"seat": seat, "seats": asked}


def _own_phase(state: State, seat: Seat, move: Move) -> Facts | None:
    """Each seat plays its phases in order: actions, a roll, a totem tile with new cubes."""
    if state.players[seat].stage in _STAGES[type(move)]:
        return None
    return {"move": moves.word_of(move), "stage": state.players[seat].stage.value}


TURN_RULES: tuple[Rule[State, Move], ...] = (
    Rule("totemix.finished", _finished),
    Rule("totemix.not_yours", _not_yours),
    Rule("totemix.locked", _locked, tuple(kind for kind in moves.KINDS if kind is not moves.Bell)),
    Rule("totemix.not_asked", _not_asked, (*moves.ANSWERS, *moves.VICTIMS, moves.Choose)),
    Rule("totemix.own_phase", _own_phase, tuple(_STAGES)),
)
