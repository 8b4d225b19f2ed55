"""The state of a match: one frozen value."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engines.core.seats import FIRST_SEAT, Seat
from engines.core.values import maker
from engines.top_totem.board.bitboard import EMPTY, Board
from engines.top_totem.components import PEDESTRIANS, RED, RIDERS, WHITE, Kind, other
from engines.top_totem.moves import Enter, Pass, Place, Turn
from engines.top_totem.options import Options


class Phase(StrEnum):
    """The step of the match that it waits in."""

    LOT = "lot"
    SETUP = "setup"
    PLACE = "place"
    PLAY = "play"
    BETWEEN = "between"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Men:
    """The number of a side's men in its camp, or captured."""

    pedestrians: int = 0
    riders: int = 0

    @property
    def next_kind(self) -> Kind | None:
        """Return the kind that leaves the camp next: pedestrians before riders (P-17, P-19)."""
        if self.pedestrians:
            return Kind.PEDESTRIAN
        return Kind.RIDER if self.riders else None

    def changed(self, kind: Kind, by: int) -> Men:
        """Return the men with more or fewer of a kind."""
        if kind is Kind.PEDESTRIAN:
            return Men(self.pedestrians + by, self.riders)
        return Men(self.pedestrians, self.riders + by)


def replaced(pair: tuple[Men, Men], seat: Seat, men: Men) -> tuple[Men, Men]:
    """Return the pair with the men of one side replaced."""
    return (men, pair[1]) if seat == RED else (pair[0], men)


ALL_MEN = Men(PEDESTRIANS, RIDERS)
NO_MEN = Men()


@dataclass(frozen=True, slots=True)
class Last:
    """The last move on the board, its side, and the squares of the men it captured."""

    seat: Seat
    move: Place | Enter | Turn | Pass
    taken: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Call:
    """A TOP! for the coming reply; it is not binding if no capture is possible."""

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
    entry; `seen` holds the codes of the positions since then, each with the side to move.
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
    seen: tuple[int, ...] = ()
    results: tuple[Result, ...] = ()

    @property
    def round(self) -> int:
        """Return the number of the game that is played, or was played last."""
        return len(self.results) + (self.phase in (Phase.LOT, Phase.SETUP, Phase.PLACE, Phase.PLAY))

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

    @property
    def expected_first(self) -> Seat | None:
        """Return the side that begins the next game, None when it is drawn by lot (P-21)."""
        if self.first is not None:
            return other(self.first)
        return {"lot": None, "red": RED, "white": WHITE}[self.options.first]

    def living(self, seat: Seat) -> int:
        """Return the pedestrians of a side that are not captured, with those in camp (P-22)."""
        return self.board.pedestrians[seat].bit_count() + self.camps[seat].pedestrians


state_of = maker(State)
last_of = maker(Last)
