"""The legal moves of a seat, from the fast generator."""

from __future__ import annotations

from collections.abc import Iterator

from engines.core.seats import CHANCE, Seat
from engines.top_totem import moves, scoring
from engines.top_totem.board.bitboard import squares_of
from engines.top_totem.board.position import Position
from engines.top_totem.board.tables import OUTSIDE, PASS, RIDE_IN, WALK_IN, Listed
from engines.top_totem.captures import due_captures, is_answered
from engines.top_totem.components import SIDES
from engines.top_totem.moves import Move
from engines.top_totem.state import Phase, State
from engines.top_totem.view import caller


def legal(state: State, seat: Seat) -> tuple[Move, ...]:
    """Return every legal move; of turns with several capturing men, one for each result."""
    if seat == CHANCE:
        return tuple(_lots(state))
    if seat not in SIDES:
        return ()
    match state.phase:
        case Phase.PLACE if seat == state.turn:
            free = OUTSIDE & ~state.board.taken_squares
            return tuple(moves.Place(square) for square in squares_of(free))
        case Phase.SETUP:
            # Of all positions the printed one is listed.
            return tuple(moves.Arrange(state.board, side) for side in SIDES)
        case Phase.PLAY:
            return tuple(_in_play(state, seat))
        case Phase.BETWEEN:
            return (moves.Next(),)
        case _:
            return ()


def position_of(state: State) -> Position:
    """Return the position of a game in play."""
    return Position(state.board, state.turn, state.options, state.camps)


def as_move(listed: Listed) -> Move:
    """Return a listed move of the generator as a move of the game."""
    sort, _, _, paths = listed
    if sort == PASS:
        return moves.Pass()
    return moves.Enter(paths[0]) if sort in (WALK_IN, RIDE_IN) else moves.Turn(paths)


def _lots(state: State) -> Iterator[Move]:
    if state.phase is Phase.LOT:
        expected = state.expected_first
        yield from map(moves.Begin, SIDES if expected is None else (expected,))


def _in_play(state: State, seat: Seat) -> Iterator[Move]:
    if seat == state.turn:
        yield from _turns(state)
    elif seat == caller(state):
        yield from _calls(state)
    if scoring.may_announce(state, seat):
        yield moves.Announce()


def _turns(state: State) -> Iterator[Move]:
    call = state.binding
    for listed in position_of(state).moves():
        move = as_move(listed)
        if call is None or (
            listed[2] and isinstance(move, moves.Turn) and is_answered(state, call, move)
        ):
            yield move


def _calls(state: State) -> Iterator[Move]:
    if state.call is None:
        yield moves.Top()
    if state.options.top_names:
        due = due_captures(state.board, state.turn, state.options)
        yield from (moves.Top(piece, victim) for piece, victim in due)
