"""Piece-square values, and the static material score of a position."""

from __future__ import annotations

from typing import Final

from engines.top_totem.board.bitboard import INSIDE, squares_of
from engines.top_totem.board.position import Position
from engines.top_totem.board.tables import RIDE, RIDE_IN, WALK_IN, Listed
from engines.top_totem.components import (
    ENCLOSURE,
    FORWARD,
    HEIGHT,
    POINTS,
    SIDES,
    SQUARES,
    WIDTH,
    column_of,
    row_of,
)

WON: Final = 100_000
DRAWN: Final = 0
_MAN: Final = 100
_RIDER: Final = 120
_STUCK: Final = 60
_STEP: Final = 6
_CAMP: Final = 118
"""A little less than on the base: men in camp cannot be captured, and six are enough."""
_FAR: Final = WIDTH + HEIGHT


def _distance(start: int, side: int) -> int:
    """Return how many steps a pedestrian of the side needs to the enclosure, or _FAR."""
    forward = FORWARD[side] // WIDTH
    best = _FAR
    for end in ENCLOSURE:
        ahead = (row_of(end) - row_of(start)) * forward
        if ahead >= 0:
            best = min(best, ahead + abs(column_of(end) - column_of(start)))
    return best


def comes_inside(start: int, side: int) -> bool:
    """Tell whether a pedestrian of the side can still step to the enclosure."""
    return _distance(start, side) < _FAR


def _walker(square: int, side: int) -> int:
    distance = _distance(square, side)
    return _STUCK if distance == _FAR else _MAN + _STEP * (WIDTH - distance)


def _rider(square: int) -> int:
    """Return the value of a rider: more in the middle, where it reaches more."""
    rows = min(row_of(square), HEIGHT - 1 - row_of(square))
    columns = min(column_of(square), WIDTH - 1 - column_of(square))
    return _RIDER + rows + columns


WALKER: Final = tuple((_CAMP, *(_walker(square, side) for square in SQUARES)) for side in SIDES)
"""Values by side and square; square 0 is the camp."""
RIDER: Final = tuple((_RIDER - 2, *map(_rider, SQUARES)) for _ in SIDES)


def won(walkers: int, ply: int) -> int:
    """Return the score of a win at that ply: sooner is better, and so are more points."""
    return WON + POINTS[(walkers & INSIDE).bit_count()] - 10 * ply


def gain(move: Listed, me: int, foe_walkers: int) -> int:
    """Return the change of the material score by the turn."""
    sort, _, taken, paths, _ = move
    worth, found = (RIDER if sort in (RIDE, RIDE_IN) else WALKER)[me], 0
    for path in paths:
        start = 0 if sort in (WALK_IN, RIDE_IN) else path[0]
        found += worth[path[-1]] - worth[start]
    while taken:
        low = taken & -taken
        taken ^= low
        found += (WALKER if foe_walkers & low else RIDER)[1 - me][low.bit_length()]
    return found


def weigh(position: Position) -> int:
    """Return the material score for the side to move."""
    found = 0
    for side in SIDES:
        mine = sum(WALKER[side][square] for square in squares_of(position.walkers[side]))
        mine += sum(RIDER[side][square] for square in squares_of(position.riders[side]))
        mine += position.camps[side][0] * WALKER[side][0] + position.camps[side][1] * RIDER[side][0]
        found += mine if side == position.turn else -mine
    return found
