"""Zobrist keys: a number for every position, equal for equal positions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engines.core.seats import Seat
from engines.top_totem.board.bitboard import Board, squares_of
from engines.top_totem.components import SIDES, SQUARES, WHITE

_BITS: Final = 52
"""A number of at most 53 bits is exact in JavaScript."""
_MASK: Final = (1 << 64) - 1


def _stream(seed: int) -> Iterator[int]:
    """Return a fixed stream of pseudorandom numbers (splitmix64), the same in every process."""
    while True:
        seed = (seed + 0x9E3779B97F4A7C15) & _MASK
        mixed = ((seed ^ (seed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        yield (mixed ^ (mixed >> 31)) >> (64 - _BITS)


_NUMBERS: Final = _stream(0x70757A)
PEDESTRIAN_KEYS: Final = tuple((0, *(next(_NUMBERS) for _ in SQUARES)) for _ in SIDES)
RIDER_KEYS: Final = tuple((0, *(next(_NUMBERS) for _ in SQUARES)) for _ in SIDES)
WHITE_TO_MOVE: Final = next(_NUMBERS)


def key_of(board: Board, turn: Seat) -> int:
    """Return the key of a position with its side to move."""
    key = WHITE_TO_MOVE if turn == WHITE else 0
    for seat in SIDES:
        for square in squares_of(board.pedestrians[seat]):
            key ^= PEDESTRIAN_KEYS[seat][square]
        for square in squares_of(board.riders[seat]):
            key ^= RIDER_KEYS[seat][square]
    return key
