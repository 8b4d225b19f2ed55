"""The rules that refuse a move, in the order in which they are asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.core.game import Rule
from engines.core.seats import CHANCE, Seat
from engines.top_totem import moves, scoring
from engines.top_totem.board import bit, squares_of
from engines.top_totem.calling import CALL_RULES, DUE_RULES
from engines.top_totem.components import BASES, ENCLOSURE, RED, SIDES, WHITE, other
from engines.top_totem.hops import hops_from
from engines.top_totem.state import Phase
from engines.top_totem.walking import WALK_RULES

if TYPE_CHECKING:
    from engines.core.verdicts import Facts
    from engines.top_totem.moves import Move
    from engines.top_totem.state import State

_PHASES: dict[type[Move], Phase] = {
    moves.Begin: Phase.LOT,
    moves.Place: Phase.PLACE,
    moves.Next: Phase.BETWEEN,
}


def _finished(state: State, seat: Seat, move: Move) -> Facts | None:
    """Nothing is played after the last game."""
    del seat, move
    return {"rounds": state.options.rounds} if state.phase is Phase.OVER else None


def _not_yours(state: State, seat: Seat, move: Move) -> Facts | None:
    """Leave the lot to chance, all else to the two sides."""
    del state
    is_right = seat == CHANCE if isinstance(move, moves.Begin) else seat in SIDES
    return None if is_right else {"seat": seat, "move": moves.word_of(move)}


def _phase(state: State, seat: Seat, move: Move) -> Facts | None:
    """Every move has its time: the lot, placing under the Indian rule, then play."""
    del seat
    if state.phase is _PHASES.get(type(move), Phase.PLAY):
        return None
    return {"move": moves.word_of(move), "phase": state.phase.value}


def _turn(state: State, seat: Seat, move: Move) -> Facts | None:
    """Move in turn."""
    is_wrong = isinstance(move, moves.OF_TURN) and seat != state.turn
    return {"active": state.turn} if is_wrong else None


def expected_first(state: State) -> Seat | None:
    """Return who begins the next game: by lot or as agreed, then in alternation (P-21)."""
    if state.first is not None:
        return other(state.first)
    return {"lot": None, "red": RED, "white": WHITE}[state.options.first]


def _begin_first(state: State, seat: Seat, move: Move) -> Facts | None:
    """Begin with the side that the lot or the agreement names, later games in alternation."""
    del seat
    if not isinstance(move, moves.Begin):
        return None
    is_right = move.first in SIDES and expected_first(state) in (None, move.first)
    return None if is_right else {"first": move.first}


def _announcing(state: State, seat: Seat, move: Move) -> Facts | None:
    """Stop a game only with six pedestrians inside or when it is won, where so agreed."""
    is_wrong = isinstance(move, moves.Announce) and not scoring.may_announce(state, seat)
    return {"inside": state.board.inside(seat)} if is_wrong else None


def _camp(state: State, seat: Seat, move: Move) -> Facts | None:
    """Only men that wait in their camp can come in."""
    is_empty = isinstance(move, moves.Enter) and state.camps[seat].next_kind is None
    return {"seat": seat} if is_empty else None


def _target(move: Move) -> int:
    """Return the square on which a man newly comes to stand, 0 for moves on the board."""
    match move:
        case moves.Enter(path):
            return path[0]
        case moves.Place(square):
            return square
        case _:
            return 0


def _base(state: State, seat: Seat, move: Move) -> Facts | None:
    """Come in by a square of the own base."""
    del state
    is_wrong = isinstance(move, moves.Enter) and move.path[0] not in BASES[seat]
    return {"square": _target(move), "seat": seat} if is_wrong else None


def _place_inside(state: State, seat: Seat, move: Move) -> Facts | None:
    """Place nobody in the sacred enclosure."""
    del state, seat
    is_wrong = isinstance(move, moves.Place) and move.square in ENCLOSURE
    return {"square": _target(move)} if is_wrong else None


def _square_taken(state: State, seat: Seat, move: Move) -> Facts | None:
    """Come in, or place, on a free square only; entering captures nobody."""
    del seat
    square = _target(move)
    is_taken = square and state.board.taken_squares & bit(square)
    return {"square": square} if is_taken else None


def _can_move(state: State, seat: Seat, move: Move) -> Facts | None:
    """Pass only when no step, no capture and no entry is possible."""
    is_wrong = isinstance(move, moves.Pass) and can_move(state, seat)
    return {"seat": seat} if is_wrong else None


def can_move(state: State, seat: Seat) -> bool:
    """Tell whether the side can do anything but pass (P-18, P-29)."""
    free_base = any(not state.board.taken_squares & bit(square) for square in BASES[seat])
    if free_base and state.camps[seat].next_kind is not None:
        return True
    men = squares_of(state.board.side(seat))
    return any(True for square in men for _ in hops_from(state.board, seat, square, state.options))


RULES: tuple[Rule[State, Move], ...] = (
    Rule("top_totem.finished", _finished),
    Rule("top_totem.not_yours", _not_yours),
    Rule("top_totem.phase", _phase),
    Rule("top_totem.turn", _turn),
    Rule("top_totem.begin_first", _begin_first),
    *CALL_RULES,
    Rule("top_totem.announcing", _announcing),
    Rule("top_totem.camp", _camp),
    Rule("top_totem.base", _base),
    Rule("top_totem.place_inside", _place_inside),
    Rule("top_totem.square_taken", _square_taken),
    *WALK_RULES,
    Rule("top_totem.can_move", _can_move),
    *DUE_RULES,
)
