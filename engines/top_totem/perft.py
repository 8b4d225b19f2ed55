"""Counting all lines of play to a depth: the old test of move generators."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engines.top_totem.position import Position


def perft(position: Position, depth: int) -> int:
    """Return how many lines of so many turns begin here; a game that is won goes no further."""
    if position.winner() is not None:
        return 0 if depth else 1
    if depth == 0:
        return 1
    moves = position.moves()
    if depth == 1:
        return len(moves)
    count = 0
    for move in moves:
        saved = position.push(move)
        count += perft(position, depth - 1)
        position.pull(move, saved)
    return count
