"""The rules of phase and turn: which family may make which kind of move now."""

from __future__ import annotations

from engines.core.game import Rule
from engines.core.seats import CHANCE, Seat
from engines.core.verdicts import Facts
from engines.tschukka import moves
from engines.tschukka.components import COLOURS
from engines.tschukka.moves import Move
from engines.tschukka.state import SPELLS_OF, Phase, State

_OF_CHANCE = frozenset((moves.First, moves.Born))
PHASES: dict[type[Move], tuple[Phase, ...]] = {
    moves.First: (Phase.FIRST,),
    moves.House: (Phase.HOUSING,),
    moves.Choose: (Phase.CHOOSING,),
    moves.Place: (Phase.PLACING,),
    moves.Pass: (Phase.PLACING,),
    moves.Write: (Phase.WRITING,),
    moves.Reveal: tuple(SPELLS_OF),
    moves.Ready: tuple(SPELLS_OF),
    moves.Born: (Phase.THROWING,),
    moves.Remove: (Phase.STARVING,),
    moves.Note: (Phase.NOTING,),
    moves.Keep: (Phase.YOUTH,),
    moves.Recount: tuple(
        phase for phase in Phase if phase not in (Phase.FIRST, Phase.YOUTH, Phase.OVER)
    ),
}

_IN_TURN: tuple[type[Move], ...] = tuple(
    kind for kind in PHASES if kind not in (moves.First, moves.Recount)
)
"""The moves of awaited families; huts are set right by every family at any time."""


def _finished(state: State, seat: Seat, move: Move) -> Facts | None:
    """Nothing is played after a pole has its six pieces."""
    return {"round": state.round} if state.phase is Phase.OVER else None


def _not_yours(state: State, seat: Seat, move: Move) -> Facts | None:
    """Leave the first family and the sexes of the newborn to chance, all else to the seats."""
    is_right = seat == CHANCE if type(move) in _OF_CHANCE else seat in state.owners
    return None if is_right else {"seat": seat, "move": moves.word(move)}


def _not_your_family(state: State, seat: Seat, move: Move) -> Facts | None:
    """Move for an own family, and only for a family in the match."""
    is_known = move.family in state.order
    if is_known and (seat == CHANCE or state.owners[move.family] == seat):
        return None
    return {"seat": seat, "family": COLOURS[move.family]}


def _phase(state: State, seat: Seat, move: Move) -> Facts | None:
    """Every move belongs to its phase."""
    if state.phase in PHASES[type(move)]:
        return None
    return {"move": moves.word(move), "phase": state.phase.value}


def _turn(state: State, seat: Seat, move: Move) -> Facts | None:
    """Act in turn order, or once where all families act together."""
    if move.family in state.queue[:1] or move.family in state.awaited:
        return None
    awaited = " ".join(COLOURS[family] for family in state.awaited)
    return {"family": COLOURS[move.family], "awaited": awaited}


TURN_RULES: tuple[Rule[State, Move], ...] = (
    Rule("tschukka.finished", _finished),
    Rule("tschukka.not_yours", _not_yours),
    Rule("tschukka.not_your_family", _not_your_family),
    Rule("tschukka.phase", _phase),
    Rule("tschukka.turn", _turn, _IN_TURN),
)
