"""What a benchmark finds: costs beside a yardstick, and costs that grow with a size."""

from __future__ import annotations

import math
from dataclasses import dataclass
from statistics import median
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence


@dataclass(frozen=True, slots=True)
class Spread:
    """The lower quartile, the median and the upper quartile of some numbers."""

    low: float
    middle: float
    high: float

    def __str__(self) -> str:
        """Return the median, and the quartiles in brackets."""
        return f"{_short(self.middle)} ({_short(self.low)} to {_short(self.high)})"


@dataclass(frozen=True, slots=True)
class Figure:
    """One thing measured beside its yardstick, both in turns in one run."""

    section: str
    name: str
    ours: str
    yardstick: str
    ratio: Spread
    is_speed: bool = False
    """Whether more is better: the others are costs."""


@dataclass(frozen=True, slots=True)
class Growth:
    """What one thing costs at several sizes, beside the cost at the smallest."""

    name: str
    size: str
    costs: dict[int, Spread]

    @property
    def exponent(self) -> float:
        """Return by which power of the size the cost grows: 1 is linear, 0 is not at all.

        It is the steepest slope between the smallest size and any other, on logarithmic scales.
        """
        sizes = sorted(self.costs)
        first = sizes[0]
        slopes = [
            math.log(self.costs[size].middle / self.costs[first].middle) / math.log(size / first)
            for size in sizes[1:]
        ]
        return max(slopes)


Found = tuple[list[Figure], list[Growth]]
"""What a section of the benchmarks found."""


def spread(numbers: Sequence[float]) -> Spread:
    """Return the quartiles of the numbers."""
    ordered = sorted(numbers)
    quarter = len(ordered) // 4
    return Spread(ordered[quarter], median(ordered), ordered[-1 - quarter])


def ratios(ours: Sequence[float], theirs: Sequence[float]) -> Spread:
    """Return the quartiles of what each turn of ours was beside the turn of theirs with it."""
    return spread([one / other for one, other in zip(ours, theirs, strict=True)])


def microseconds(nanoseconds: Sequence[float]) -> str:
    """Return the median of durations as a text."""
    return f"{median(nanoseconds) / 1_000:,.0f} us"


def _short(number: float) -> str:
    return f"{number:,.0f}" if number >= 100 else f"{number:.3g}"
