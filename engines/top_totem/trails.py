"""The hops of a move, man by man, and how many coups they are."""

from __future__ import annotations

from engines.core.seats import Seat
from engines.top_totem import moves
from engines.top_totem.board.bitboard import bit
from engines.top_totem.board.hops import Hop, trail
from engines.top_totem.components import Kind
from engines.top_totem.moves import Move, Path
from engines.top_totem.state import State


def trails(state: State, seat: Seat, move: Move) -> tuple[tuple[Hop, ...], ...]:
    """Return the hops of a turn or of an entry, man by man, each on the board as it is then."""
    match move:
        case moves.Turn(paths):
            return _of_turn(state, seat, paths)
        case moves.Enter(path):
            kind = state.camps[seat].next_kind or Kind.PEDESTRIAN
            entered = state.board.put(seat, kind, bit(path[0]))
            return (trail(entered, seat, kind, path),)
        case _:
            return ()


def coups(hops: tuple[Hop, ...]) -> int:
    """Return how many coups the hops are: each step is one, each chain of jumps is one."""
    return sum(
        not (hop.is_jump and before is not None and before.is_jump)
        for before, hop in zip((None, *hops), hops, strict=False)
    )


def _of_turn(state: State, seat: Seat, paths: tuple[Path, ...]) -> tuple[tuple[Hop, ...], ...]:
    board, found = state.board, list[tuple["Hop", ...]]()
    for path in paths:
        kind = board.kind_at(seat, path[0])
        if kind is None:
            continue
        found.append(trail(board, seat, kind, path))
        board = found[-1][-1].after()
    return tuple(found)
