"""The LED panel as a table seen from above: its rim, walked clockwise, and its middle."""

from __future__ import annotations

from math import isqrt
from typing import Final

SMALLEST_SIDE: Final = 4


def rim_and_middle(count: int) -> tuple[list[int], list[int]]:
    """Return the LEDs of the rim from the top left round, and the others; a strip is all rim."""
    side = isqrt(count)
    if side * side != count or side < SMALLEST_SIDE:
        return list(range(count)), []
    last = side - 1
    top = [(0, column) for column in range(last)]
    right = [(row, last) for row in range(last)]
    bottom = [(last, column) for column in range(last, 0, -1)]
    left = [(row, 0) for row in range(last, 0, -1)]
    rim = [row * side + column for row, column in top + right + bottom + left]
    return rim, sorted(set(range(count)) - set(rim))
