"""What TOP TOTEM's screens derive from the engine's view: places on the board, men in a camp."""

from __future__ import annotations

from typing import Final

from engines.top_totem.components import column_of, row_of
from engines.top_totem.state import Men

FREE: Final = "."
"""The letter of a square on which no man stands."""


def place_of(square: int) -> tuple[int, int]:
    """Return row and column of a square as the referee sees it, the red base at the top."""
    return row_of(square), column_of(square)


def count_of(men: Men) -> int:
    """Return how many men there are of both kinds."""
    return men.pedestrians + men.riders
