"""The components of the game: the board, the enclosure with its totem, men and points."""

from __future__ import annotations

from enum import StrEnum
from functools import lru_cache
from typing import Final

from engines.core.seats import Seat

WIDTH: Final = 8
HEIGHT: Final = 9
SQUARES: Final = range(1, WIDTH * HEIGHT + 1)

RED: Final = Seat(0)
WHITE: Final = Seat(1)
SIDES: Final = (RED, WHITE)


class Kind(StrEnum):
    """The two kinds of men."""

    PEDESTRIAN = "pedestrian"
    RIDER = "rider"


PEDESTRIANS: Final = 12
RIDERS: Final = 4

ENCLOSURE: Final = frozenset({28, 29, 36, 37, 44, 45})
BARRED: Final = frozenset({(36, 37), (37, 36)})
"""Steps that would cross the place of the totem."""

BASES: Final = (range(1, 9), range(65, 73))
FORWARD: Final = (WIDTH, -WIDTH)

BACARTA_PEDESTRIANS: Final = (
    (1, 2, 3, 4, 9, 10, 11, 12, 17, 18, 19, 20),
    (53, 54, 55, 56, 61, 62, 63, 64, 69, 70, 71, 72),
)
BACARTA_RIDERS: Final = ((5, 6, 7, 8), (65, 66, 67, 68))

POINTS: Final = (0, 10, 30, 60, 100, 150, 210)
"""The points at the end by the number of pedestrians inside."""
TOTEM_TOP: Final = 300
SIX: Final = 6


def other(seat: Seat) -> Seat:
    """Return the side across the board."""
    return WHITE if seat == RED else RED


def row_of(square: int) -> int:
    """Return the row from the red base, 0 to 8."""
    return (square - 1) // WIDTH


def column_of(square: int) -> int:
    """Return the column, 0 to 7."""
    return (square - 1) % WIDTH


def is_step(start: int, end: int) -> bool:
    """Tell whether the squares share a side."""
    rows, columns = _apart(start, end)
    return rows + columns == 1


def between(start: int, end: int) -> int:
    """Return the square that a diagonal jump passes over, or 0 when this is no such jump."""
    return _BETWEEN.get((start, end), 0)


@lru_cache(1 << 12)
def victims_of(path: tuple[int, ...]) -> tuple[int, ...]:
    """Return the squares that the jumps of a path pass over."""
    return tuple(filter(None, map(between, path, path[1:])))


_JUMP: Final = 2


def _apart(start: int, end: int) -> tuple[int, int]:
    return abs(row_of(start) - row_of(end)), abs(column_of(start) - column_of(end))


_BETWEEN: Final = {
    (start, start + reach): start + reach // 2
    for start in SQUARES
    for reach in (-18, -14, 14, 18)
    if start + reach in SQUARES and _apart(start, start + reach) == (_JUMP, _JUMP)
}
