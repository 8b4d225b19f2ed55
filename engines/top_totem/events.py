"""What there is to tell; an event with a rule is a verdict."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engines.core.seats import Seat
    from engines.top_totem.components import Kind
    from engines.top_totem.moves import Path


@dataclass(frozen=True, slots=True)
class Began:
    """A game begins."""

    rule: str
    seat: Seat
    round: int


@dataclass(frozen=True, slots=True)
class Placed:
    """A man was put on the board before play begins."""

    seat: Seat
    kind: Kind
    square: int


@dataclass(frozen=True, slots=True)
class PlacingEnded:
    """All 32 men stand; the rules of play hold from now on."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Entered:
    """A man came in by his base."""

    seat: Seat
    kind: Kind
    square: int


@dataclass(frozen=True, slots=True)
class Moved:
    """A man went over these squares, taking nobody or some on the way."""

    seat: Seat
    kind: Kind
    path: Path


@dataclass(frozen=True, slots=True)
class Captured:
    """Men of the other side were taken: how many, and on which squares they stood."""

    rule: str
    seat: Seat
    taken: int
    squares: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Called:
    """TOP! was called; the squares are 0 unless it names man and victim."""

    rule: str
    seat: Seat
    piece: int
    victim: int


@dataclass(frozen=True, slots=True)
class Passed:
    """A side could do nothing."""

    rule: str
    seat: Seat


@dataclass(frozen=True, slots=True)
class GameWon:
    """A game is won."""

    rule: str
    seat: Seat
    points: int
    inside: int


@dataclass(frozen=True, slots=True)
class GameDrawn:
    """A game is dead; nobody scores."""

    rule: str
    round: int


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The match is over."""

    rule: str
    winners: tuple[Seat, ...]
    totals: tuple[int, ...]


Event = (
    Began
    | Placed
    | PlacingEnded
    | Entered
    | Moved
    | Captured
    | Called
    | Passed
    | GameWon
    | GameDrawn
    | MatchEnded
)
