"""How near each side is to winning, beyond what its men are worth by themselves.

There are two ways: six pedestrians inside, or one inside and none left across. Men on the rim can
never be taken where they stand, so that whoever is far ahead in men may yet not win. The second way
therefore counts for more the fewer are left to take, more than the rider that lures one of them
off its row (TOP!) costs, and riders are drawn to the last ones.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engines.bots.top_totem import weights
from engines.top_totem.board import INSIDE, bits, squares_of
from engines.top_totem.components import SIDES, SIX, SQUARES, column_of, row_of

if TYPE_CHECKING:
    from engines.top_totem.position import Position

_INSIDE: Final = (0, 45, 110, 195, 300, 430, 600)
_LEFT: Final = (1200, 800, 520, 330, 200, 110, 50, 20, 0, 0, 0, 0, 0)
"""By how many pedestrians the other side has left, in camp and on the board."""
_ENOUGH_FOR_SIX: Final = 120
_HUNTED: Final = 3
_CHASE: Final = 4
_BESIDE: Final = 2
"""Steps to the square from which a man is taken, or offered to it."""

_COMING: Final = tuple(
    bits(square for square in SQUARES if weights.comes_inside(square, side)) for side in SIDES
)
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
    walkers, camp = position.walkers[side], position.camps[side][0]
    theirs = position.walkers[1 - side]
    left = theirs.bit_count() + position.camps[1 - side][0]
    found = _INSIDE[(walkers & INSIDE).bit_count()] + _LEFT[left]
    if (walkers & _COMING[side]).bit_count() + camp >= SIX:
        found += _ENOUGH_FOR_SIX
    if left <= _HUNTED and theirs:
        found -= _CHASE * _way(position.riders[side], theirs)
    return found


def _way(riders: int, hunted: int) -> int:
    """Return how many steps the riders are from the pedestrians next to them."""
    targets = squares_of(hunted)
    return sum(min(_STEPS[start][end] for end in targets) for start in squares_of(riders))
