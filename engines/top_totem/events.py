"""The events of a match; an event with a rule is a verdict."""

from __future__ import annotations

from dataclasses import dataclass

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
class Arranged:
    """People set up the board; so many squares, these ones, look different now."""

    rule: str
    seat: Seat
    active: Seat
    count: int
    squares: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Placed:
    """A man was placed on the board before play."""

    seat: Seat
    kind: Kind
    square: int


@dataclass(frozen=True, slots=True)
class PlacingEnded:
    """All 32 men are placed; play begins."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Entered:
    """A man entered on his base."""

    seat: Seat
    kind: Kind
    square: int


@dataclass(frozen=True, slots=True)
class Moved:
    """A man moved along these squares."""

    seat: Seat
    kind: Kind
    path: Path


@dataclass(frozen=True, slots=True)
class Captured:
    """Men of the other side were captured on these squares."""

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
    """A side had no move and passed."""

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
    """A game is drawn, without points."""

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
    | Arranged
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
