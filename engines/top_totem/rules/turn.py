"""The rules of phase and turn, and of ending a turn or a game without moving a man."""

from __future__ import annotations

from engines.core.game import Rule
from engines.core.seats import CHANCE, Seat
from engines.core.verdicts import Facts
from engines.top_totem import moves, scoring
from engines.top_totem.board.bitboard import bit, squares_of
from engines.top_totem.board.hops import hops_from
from engines.top_totem.components import BASES, SIDES
from engines.top_totem.moves import Move
from engines.top_totem.state import Phase, State

_PHASES: dict[type[Move], tuple[Phase, ...]] = {
    moves.Begin: (Phase.LOT,),
    moves.Place: (Phase.PLACE,),
    moves.Next: (Phase.BETWEEN,),
    moves.Arrange: (Phase.SETUP, Phase.PLAY),
}


def _finished(state: State, seat: Seat, move: Move) -> Facts | None:
    """Nothing is played after the last game."""
    return {"rounds": state.options.rounds} if state.phase is Phase.OVER else None


def _not_yours(state: State, seat: Seat, move: Move) -> Facts | None:
    """Leave the lot to chance, all else to the two sides."""
    is_right = seat == CHANCE if isinstance(move, moves.Begin) else seat in SIDES
    return None if is_right else {"seat": seat, "move": moves.word_of(move)}


def _phase(state: State, seat: Seat, move: Move) -> Facts | None:
    """Every move has its time: the lot, placing under the Indian rule, then play."""
    if state.phase in _PHASES.get(type(move), (Phase.PLAY,)):
        return None
    return {"move": moves.word_of(move), "phase": state.phase.value}


def _turn(state: State, seat: Seat, move: Move) -> Facts | None:
    """Move in turn."""
    return None if seat == state.turn else {"active": state.turn}


def _begin_first(state: State, seat: Seat, move: moves.Begin) -> Facts | None:
    """Begin with the side that the lot or the agreement names, later games in alternation."""
    is_right = move.first in SIDES and state.expected_first in (None, move.first)
    return None if is_right else {"first": move.first}


def _announcing(state: State, seat: Seat, move: moves.Announce) -> Facts | None:
    """Stop a game only with six pedestrians inside or when it is won, where so agreed."""
    if scoring.may_announce(state, seat):
        return None
    return {"inside": state.board.inside(seat)}


def _can_move(state: State, seat: Seat, move: moves.Pass) -> Facts | None:
    """Pass only when no step, no capture and no entry is possible."""
    return {"seat": seat} if can_move(state, seat) else None


def can_move(state: State, seat: Seat) -> bool:
    """Tell whether the side can do anything but pass (P-18, P-29)."""
    free_base = any(not state.board.taken_squares & bit(square) for square in BASES[seat])
    if free_base and state.camps[seat].next_kind is not None:
        return True
    men = squares_of(state.board.side(seat))
    return any(True for square in men for _ in hops_from(state.board, seat, square, state.options))


TURN_RULES: tuple[Rule[State, Move], ...] = (
    Rule("top_totem.finished", _finished),
    Rule("top_totem.not_yours", _not_yours),
    Rule("top_totem.phase", _phase),
    Rule("top_totem.turn", _turn, moves.OF_TURN),
    Rule("top_totem.begin_first", _begin_first, (moves.Begin,)),
)
ANNOUNCE_RULES: tuple[Rule[State, Move], ...] = (
    Rule("top_totem.announcing", _announcing, (moves.Announce,)),
)
PASS_RULES: tuple[Rule[State, Move], ...] = (Rule("top_totem.can_move", _can_move, (moves.Pass,)),)
