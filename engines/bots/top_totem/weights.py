"""What men are worth where they stand, and how a position is weighed without looking ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engines.top_totem.board import INSIDE, squares_of
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
from engines.top_totem.tables import RIDE, RIDE_IN, WALK_IN

if TYPE_CHECKING:
    from engines.top_totem.position import Position
    from engines.top_totem.tables import Listed

WON: Final = 100_000
DRAWN: Final = 0
_MAN: Final = 100
_RIDER: Final = 120
_STUCK: Final = 60
_STEP: Final = 6
_CAMP: Final = 118
"""Little less than on the base: nobody takes who has not come in yet, and six are enough."""
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
    """Return the worth of a rider: more in the middle, where it reaches more."""
    rows = min(row_of(square), HEIGHT - 1 - row_of(square))
    columns = min(column_of(square), WIDTH - 1 - column_of(square))
    return _RIDER + rows + columns


WALKER: Final = tuple((_CAMP, *(_walker(square, side) for square in SQUARES)) for side in SIDES)
"""By side and square, the camp being square 0."""
RIDER: Final = tuple((_RIDER - 2, *map(_rider, SQUARES)) for _ in SIDES)


def won(walkers: int, ply: int) -> int:
    """Return the worth of a game won so far ahead: sooner is better, more points too."""
    return WON + POINTS[(walkers & INSIDE).bit_count()] - 10 * ply


def gain(move: Listed, me: int, foe_walkers: int) -> int:
    """Return what the turn changes in the worth of the men by themselves."""
    sort, _, taken, paths = move
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
    """Return what the men of the side to move are worth by themselves, less those across."""
    found = 0
    for side in SIDES:
        mine = sum(WALKER[side][square] for square in squares_of(position.walkers[side]))
        mine += sum(RIDER[side][square] for square in squares_of(position.riders[side]))
        mine += position.camps[side][0] * WALKER[side][0] + position.camps[side][1] * RIDER[side][0]
        found += mine if side == position.turn else -mine
    return found
