"""Measures: numbers that a move adds to the statistics of an evening."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Literal

from engines.core.seats import Seat

Kind = Literal["reaction", "wrong", "totem", "terrain"]
"""A time in ns; a press that cost something; how tall a totem is now; how many tiles are left."""


@dataclass(frozen=True, slots=True)
class Measure:
    """One number with its kind, of one seat or of the whole table."""

    kind: Kind
    value: int
    seat: Seat | None = None


def grown(before: Mapping[Seat, int], after: Mapping[Seat, int]) -> Iterator[Measure]:
    """Yield the new height of every totem that changed."""
    for seat, height in after.items():
        if before.get(seat) != height:
            yield Measure("totem", height, seat)
