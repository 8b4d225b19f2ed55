"""The rules of phase and turn: which seat may make which kind of move now."""

from __future__ import annotations

from engines.core.game import Rule
from engines.core.seats import CHANCE, Seat
from engines.core.verdicts import Facts
from engines.coups_bas import moves
from engines.coups_bas.moves import Move
from engines.coups_bas.state import Phase, State

_OF_CHANCE = frozenset(moves.OF_CHANCE)
_PHASES: dict[type[Move], tuple[Phase, ...]] = {
    moves.Begin: (Phase.DEAL,),
    moves.Deal: (Phase.DEAL,),
    moves.Stop: (Phase.DEAL, Phase.STOP),
    moves.Continue: (Phase.STOP,),
    moves.Play: (Phase.ACTION,),
    moves.Draw: (Phase.ACTION,),
    moves.Discard: (Phase.ACTION,),
    moves.Open: (Phase.OPENING, Phase.WINDOW, Phase.ANSWER),
    moves.Buzz: (Phase.WINDOW, Phase.ANSWER),
    moves.Pass: (Phase.WINDOW,),
    moves.Close: (Phase.WINDOW,),
    moves.Settle: (Phase.WINDOW,),
    moves.Timeout: (Phase.STOP, Phase.WINDOW, Phase.ANSWER),
    moves.Answer: (Phase.ANSWER,),
    moves.Withdraw: (Phase.ANSWER,),
    moves.Steal: (Phase.STEAL,),
    moves.Look: (Phase.LYNX,),
    moves.Leave: (Phase.LYNX,),
    moves.Shed: (Phase.SHED,),
}


def _finished(state: State, seat: Seat, move: Move) -> Facts | None:
    """Nothing is played once there are champions."""
    return {"hands": len(state.scores)} if state.phase is Phase.OVER else None


def _not_yours(state: State, seat: Seat, move: Move) -> Facts | None:
    """Deals, deadlines and thefts belong to chance, all else to the seats of the match."""
    is_right = seat == CHANCE if type(move) in _OF_CHANCE else seat in state.seats
    return None if is_right else {"seat": seat, "move": moves.word_of(move)}


def _phase(state: State, seat: Seat, move: Move) -> Facts | None:
    """Every move belongs to its phase: one action a turn, answers only in a window."""
    if state.phase in _PHASES[type(move)] or (isinstance(move, moves.Leave) and state.may_stop):
        return None
    return {"move": moves.word_of(move), "phase": state.phase.value}


def _turn(state: State, seat: Seat, move: moves.OfTurn) -> Facts | None:
    """Act in turn."""
    return {"active": state.active} if seat != state.active else None


TURN_RULES: tuple[Rule[State, Move], ...] = (
    Rule("coups_bas.finished", _finished),
    Rule("coups_bas.not_yours", _not_yours),
    Rule("coups_bas.phase", _phase),
    Rule("coups_bas.turn", _turn, moves.OF_TURN),
)
