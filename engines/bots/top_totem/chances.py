"""Evaluation terms for how near each side is to winning, beyond the values of its men.

There are two ways to win: six pedestrians inside, or one inside and no enemy pedestrian left. A
pedestrian on its last row cannot be captured there: it has to be lured off by TOP!, which costs a
man, best a rider. So the second way counts for more the fewer enemies are left, more than the rider
that lures one of them costs, and riders are drawn to the last ones. While many are out of reach the
first way is better: six pedestrians that can still reach the enclosure are worth keeping.
"""

from __future__ import annotations

from typing import Final

from engines.bots.top_totem import weights
from engines.top_totem.board.bitboard import INSIDE, bits, squares_of
from engines.top_totem.board.position import Position
from engines.top_totem.components import BASES, SIDES, SQUARES, column_of, row_of

_INSIDE: Final = (0, 45, 110, 195, 300, 430, 600)
_LEFT: Final = (1200, 800, 520, 330, 200, 110, 50, 20, *[0] * 17)
"""By the number of enemy pedestrians left; one on its last row counts as two."""
_COMING: Final = (0, 0, 0, 0, 20, 80, 280, 360, 410, 440, 460, 470, 475)
"""By the number of own pedestrians inside or able to reach the enclosure."""
_SHORT: Final = 40
"""The penalty for each enemy on its last row without a rider to lure it."""
_HUNTED: Final = 4
_CHASE: Final = 4
_BESIDE: Final = 2
"""The steps to a square from which a man is captured, or offered to it."""

_ON_THE_WAY: Final = tuple(
    bits(square for square in SQUARES if weights.comes_inside(square, side)) for side in SIDES
)
_LAST_ROW: Final = tuple(bits(BASES[1 - side]) for side in SIDES)
_STEPS: Final = tuple(
    tuple(
        max(_BESIDE, abs(row_of(start) - row_of(end)) + abs(column_of(start) - column_of(end)))
        for end in (1, *SQUARES)
    )
    for start in (1, *SQUARES)
)


def lead(position: Position) -> int:
    """Return how much nearer to winning the side to move is than the other."""
    me = position.turn
    return _chance(position, me) - _chance(position, 1 - me)


def _chance(position: Position, side: int) -> int:
    walkers, riders = position.walkers[side], position.riders[side]
    theirs = position.walkers[1 - side]
    coming = (walkers & _ON_THE_WAY[side]).bit_count() + position.camps[side][0]
    left = theirs.bit_count() + position.camps[1 - side][0]
    safe = (theirs & _LAST_ROW[1 - side]).bit_count()
    found = _INSIDE[(walkers & INSIDE).bit_count()] + _COMING[coming] + _LEFT[left + safe]
    found -= _SHORT * max(0, safe - riders.bit_count())
    if left <= _HUNTED and theirs:
        found -= _CHASE * _way(riders, theirs)
    return found


def _way(riders: int, hunted: int) -> int:
    """Return the sum of the riders' distances to their nearest enemy pedestrian."""
    targets = squares_of(hunted)
    return sum(min(_STEPS[start][end] for end in targets) for start in squares_of(riders))
