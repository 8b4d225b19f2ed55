"""The strengths of the search bot: known without its tables, which are large."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

DEEPEST: Final = 40


@dataclass(frozen=True, slots=True)
class Strength:
    """The strength of a search bot.

    `deepest` limits the search in turns, `spread` is how far below the best value a move may be.
    """

    seconds: float
    deepest: int = DEEPEST
    spread: int = 0
    blunders_one_in: int = 0
    calls: bool = True


STRENGTHS: Final = {
    "child": Strength(0.2, deepest=1, spread=60, blunders_one_in=4, calls=False),
    "easy": Strength(0.3, deepest=2, spread=25, blunders_one_in=12),
    "medium": Strength(0.5, deepest=4, spread=8),
    "hard": Strength(1.0),
}
