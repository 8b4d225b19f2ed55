"""The legal moves of a seat, from the fast generator."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engines.core.seats import CHANCE, Seat
from engines.top_totem import moves, scoring
from engines.top_totem.board import turns
from engines.top_totem.board.bitboard import squares_of
from engines.top_totem.board.known import is_known_entry, is_known_turn
from engines.top_totem.board.position import Position
from engines.top_totem.board.tables import OUTSIDE, Listed, tables_for
from engines.top_totem.captures import due_captures, is_answered
from engines.top_totem.components import SIDES
from engines.top_totem.moves import Move
from engines.top_totem.state import Call, Phase, State
from engines.top_totem.view import caller


def legal(state: State, seat: Seat) -> tuple[Move, ...]:
    """Return every legal move; of turns with several capturing men, one for each result."""
    if seat not in SIDES:
        return tuple(_lots(state) if seat == CHANCE else ())
    if state.phase is _PLAY:
        return _in_play(state, seat)
    match state.phase:
        case Phase.PLACE if seat == state.turn:
            free = OUTSIDE & ~state.board.taken_squares
            return tuple(moves.Place(square) for square in squares_of(free))
        case Phase.SETUP:
            # Of all positions the printed one is listed.
            return tuple(moves.Arrange(state.board, side) for side in SIDES)
        case Phase.BETWEEN:
            return (moves.Next(),)
        case _:
            return ()


def is_known(state: State, seat: Seat, move: Move) -> bool:
    """Tell whether the generator knows the move as legal; False says nothing."""
    if seat != state.turn or state.call is not None or state.phase is not _PLAY:
        return False
    if isinstance(move, moves.Turn):
        return is_known_turn(state.board, seat, move.paths, tables_for(seat, state.options))
    if isinstance(move, moves.Enter):
        return is_known_entry(state.board, seat, state.camps[seat], move.path)
    return False


_PLAY: Final = Phase.PLAY


def position_of(state: State) -> Position:
    """Return the position of a game in play."""
    return Position(state.board, state.turn, state.options, state.camps)


def as_move(listed: Listed) -> Move:
    """Return a listed move of the generator as a move of the game."""
    return listed[4]


def _lots(state: State) -> Iterator[Move]:
    if state.phase is Phase.LOT:
        expected = state.expected_first
        yield from map(moves.Begin, SIDES if expected is None else (expected,))


def _in_play(state: State, seat: Seat) -> tuple[Move, ...]:
    found: tuple[Move, ...] = ()
    if seat == state.turn:
        tables = tables_for(seat, state.options)
        found = turns.moves(state.board, seat, state.camps[seat], tables)
        call = state.call
        if call is not None and call.is_binding:
            found = tuple(move for move in found if _answers(state, call, move))
    elif seat == caller(state):
        found = tuple(_calls(state))
    return (*found, moves.Announce()) if scoring.may_announce(state, seat) else found


def _answers(state: State, call: Call, move: Move) -> bool:
    return isinstance(move, moves.Turn) and is_answered(state, call, move)


def _calls(state: State) -> Iterator[Move]:
    if state.call is None:
        yield moves.Top()
    if state.options.top_names:
        due = due_captures(state.board, state.turn, state.options)
        yield from (moves.Top(piece, victim) for piece, victim in due)
