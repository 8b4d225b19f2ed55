"""The state of a match: one frozen value."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from engines.core.seats import FIRST_SEAT, Seat
from engines.top_totem.board import EMPTY, Board
from engines.top_totem.components import PEDESTRIANS, RIDERS, Kind

if TYPE_CHECKING:
    from engines.top_totem.moves import Enter, Pass, Place, Turn
    from engines.top_totem.options import Options


class Phase(StrEnum):
    """What the table waits for."""

    LOT = "lot"
    PLACE = "place"
    PLAY = "play"
    BETWEEN = "between"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Men:
    """So many men of one side that are not on the board."""

    pedestrians: int = 0
    riders: int = 0

    @property
    def next_kind(self) -> Kind | None:
        """Return who comes next out of the camp: pedestrians before riders (P-17, P-19)."""
        if self.pedestrians:
            return Kind.PEDESTRIAN
        return Kind.RIDER if self.riders else None

    def changed(self, kind: Kind, by: int) -> Men:
        """Return the men with more or fewer of a kind."""
        if kind is Kind.PEDESTRIAN:
            return Men(self.pedestrians + by, self.riders)
        return Men(self.pedestrians, self.riders + by)


ALL_MEN = Men(PEDESTRIANS, RIDERS)
NO_MEN = Men()


@dataclass(frozen=True, slots=True)
class Last:
    """What was done last on the board: by whom, over which squares, and who was taken where."""

    seat: Seat
    move: Place | Enter | Turn | Pass
    taken: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Call:
    """A TOP! that was called for the coming reply; one that finds nothing to take is void."""

    seat: Seat
    piece: int = 0
    victim: int = 0
    is_binding: bool = False


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended; a drawn one has no winner and no points."""

    rule: str
    winner: Seat | None
    points: int


@dataclass(frozen=True, slots=True)
class State:
    """Everything about a match that the rules need.

    `passes` counts those in a row, `quiet` the turns of both sides since the last capture or
    entry; `seen` holds the positions that stood since then, each with the side to move.
    """

    options: Options
    phase: Phase = Phase.LOT
    board: Board = EMPTY
    camps: tuple[Men, Men] = (ALL_MEN, ALL_MEN)
    lost: tuple[Men, Men] = (NO_MEN, NO_MEN)
    first: Seat | None = None
    turn: Seat = FIRST_SEAT
    last: Last | None = None
    call: Call | None = None
    passes: int = 0
    quiet: int = 0
    seen: tuple[tuple[Board, Seat], ...] = ()
    results: tuple[Result, ...] = ()

    @property
    def round(self) -> int:
        """Return the number of the game that is played, or was played last."""
        return len(self.results) + (self.phase in (Phase.LOT, Phase.PLACE, Phase.PLAY))

    @property
    def totals(self) -> tuple[int, int]:
        """Return the running total of points of both sides."""
        won = [(result.winner, result.points) for result in self.results]
        red = sum(points for winner, points in won if winner == 0)
        return red, sum(points for winner, points in won if winner == 1)

    @property
    def binding(self) -> Call | None:
        """Return the TOP! that the coming reply must answer."""
        return self.call if self.call is not None and self.call.is_binding else None

    def living(self, seat: Seat) -> int:
        """Return the pedestrians of a side that are not taken; those in camp count (P-22)."""
        return self.board.pedestrians[seat].bit_count() + self.camps[seat].pedestrians
