"""The events of the game; an event with a rule is a verdict."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engines.arriba.components import Card
from engines.core.seats import Seat

MarkVerdict = Literal["won", "lost", "late", "wrong", "early", "tied", "spared"]


@dataclass(frozen=True, slots=True)
class Mark:
    """One press in the photo finish: its seat, its time, and the verdict on it."""

    seat: Seat
    at_ns: int
    verdict: MarkVerdict
    rule: str


@dataclass(frozen=True, slots=True)
class Dealt:
    """A round begins."""

    round: int
    first: Seat
    counts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Flipping:
    """A seat is turning its card, which is not shown yet."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Shown:
    """Cards were shown, all at one instant."""

    cards: tuple[tuple[Seat, Card], ...]


@dataclass(frozen=True, slots=True)
class Opened:
    """A grab is open: the seats that may grab, and the rule."""

    rule: str
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Countdown:
    """A head lies open: all seats with a draw pile flip on the signal."""

    seat: Seat
    rule: str


@dataclass(frozen=True, slots=True)
class Pressed:
    """A press was taken; it is judged when all presses of this grab are in."""

    seat: Seat
    at_ns: int


@dataclass(frozen=True, slots=True)
class Late:
    """A press that costs nothing, because its grab is settled already."""

    seat: Seat
    rule: str


@dataclass(frozen=True, slots=True)
class Settled:
    """A grab was decided: the seat that the rule names, other seats concerned, cards moved."""

    rule: str
    seat: Seat
    seats: tuple[Seat, ...] = ()
    cards: int = 0


@dataclass(frozen=True, slots=True)
class Tied:
    """A dead heat: presses whose stamps are too close to order."""

    rule: str
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Lapsed:
    """A grab was closed because no seat pressed in time."""

    rule: str


@dataclass(frozen=True, slots=True)
class Missed:
    """A match that nobody grabbed is covered: the seats that had shown the same shape."""

    rule: str
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Turned:
    """Players turned a real card, which the box only counts."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Said:
    """A seat said what lay there, or the counts of the round; a second one is to confirm it."""

    seat: Seat
    move: str


@dataclass(frozen=True, slots=True)
class Told:
    """Players agreed on what lay there: the kind, and the seats that showed the same shape."""

    lay: str
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Recounted:
    """Players set right how many cards lie in the piles of a seat."""

    seat: Seat
    draw: int
    open: int
    centre: int


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """A round is over: the rule that ended it, and the score of each seat."""

    rule: str
    round: int
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The match is over."""

    rule: str
    winners: tuple[Seat, ...]
    totals: tuple[int, ...]


Event = (
    Dealt
    | Flipping
    | Shown
    | Opened
    | Countdown
    | Pressed
    | Late
    | Settled
    | Tied
    | Lapsed
    | Missed
    | Turned
    | Said
    | Told
    | Recounted
    | RoundEnded
    | MatchEnded
)
