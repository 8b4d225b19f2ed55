"""The number of seats, and the settings of a match."""

from dataclasses import dataclass

from engines.core.options import whole

SEATS = range(2, 9)


@dataclass(frozen=True, slots=True)
class Options:
    """What the players may settle before a match."""

    points: int = whole(3, 1, 9)
