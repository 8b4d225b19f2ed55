"""The values of a match: its state, its moves, and what happened."""

from dataclasses import dataclass
from typing import Literal

from engines.quick_draw.options import Options

from engines.core.first_press import Press
from engines.core.seats import Seat

Phase = Literal["ready", "signal", "draw", "over"]


@dataclass(frozen=True, slots=True)
class State:
    """The points of each seat, and what happened in this round."""

    options: Options
    points: tuple[int, ...]
    phase: Phase = "ready"
    ready: frozenset[Seat] = frozenset()
    presses: tuple[Press, ...] = ()
    clock_ns: int = 0


@dataclass(frozen=True, slots=True)
class Move:
    """`ready` and `draw` of a seat, `signal` and `settle` of chance; draw and signal are timed."""

    kind: str
    at_ns: int | None = None


@dataclass(frozen=True, slots=True)
class Settled:
    """The end of a round: its rule, and the seat that was first or the seats that tied."""

    rule: str
    seats: tuple[Seat, ...]
