"""What there is to tell; an event with a rule is a verdict."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from engines.arriba.components import Card
    from engines.core.seats import Seat

MarkVerdict = Literal["won", "lost", "late", "wrong", "early", "tied", "spared"]


@dataclass(frozen=True, slots=True)
class Mark:
    """One press in the photo finish: whose, when, and what became of it."""

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
    """A seat is turning its card; nobody sees it yet."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Shown:
    """Cards were shown, all at one instant."""

    cards: tuple[tuple[Seat, Card], ...]


@dataclass(frozen=True, slots=True)
class Opened:
    """Something is due: who may grab now, and by which rule."""

    rule: str
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Countdown:
    """A head lies open: everybody with a draw pile flips on the signal."""

    seat: Seat
    rule: str


@dataclass(frozen=True, slots=True)
class Pressed:
    """A press was taken; it is judged when all presses of this grab are in."""

    seat: Seat
    at_ns: int


@dataclass(frozen=True, slots=True)
class Late:
    """A press that costs nothing: what it was for is settled already."""

    seat: Seat
    rule: str


@dataclass(frozen=True, slots=True)
class Settled:
    """A grab was decided: who is named by the rule, who else it touches, how many cards moved."""

    rule: str
    seat: Seat
    seats: tuple[Seat, ...] = ()
    cards: int = 0


@dataclass(frozen=True, slots=True)
class Tied:
    """Presses that the stamps cannot tell apart."""

    rule: str
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Lapsed:
    """Nobody grabbed in time."""

    rule: str


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """A round is over: why, and what each seat scored."""

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
    | RoundEnded
    | MatchEnded
)
