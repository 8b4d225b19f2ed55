"""The events of a match; an event with a rule is a verdict."""

from __future__ import annotations

from dataclasses import dataclass

from engines.core.seats import Seat
from engines.coups_bas.components import Card
from engines.coups_bas.secret import Secret


@dataclass(frozen=True, slots=True)
class Dealt:
    """A hand begins."""

    round: int
    first: Seat
    counts: tuple[int, ...]
    pile: int


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """A seat is to act."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Announced:
    """A card is announced with its targets; `depth` is its place in the chain."""

    seat: Seat
    card: Card
    targets: tuple[Seat, ...]
    depth: int


@dataclass(frozen=True, slots=True)
class Discarded:
    """A seat discarded a card as its action, or the surplus cards of the lynx."""

    rule: str
    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Opened:
    """These seats may answer now, until this table time."""

    rule: str
    seats: tuple[Seat, ...]
    until_ns: int


@dataclass(frozen=True, slots=True)
class Closing:
    """The seat said that nobody answers; the others may press until this table time."""

    rule: str
    seat: Seat
    until_ns: int


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat passed on answering."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Granted:
    """A seat has the right to answer: by the first press, or in a dead heat by its place."""

    rule: str
    seat: Seat
    until_ns: int


@dataclass(frozen=True, slots=True)
class Withdrew:
    """A seat did not use its right to answer: it withdrew, or was too slow."""

    rule: str
    seat: Seat


@dataclass(frozen=True, slots=True)
class Lapsed:
    """The answer window closed without an answer."""

    rule: str


@dataclass(frozen=True, slots=True)
class Cancelled:
    """A card was cancelled: `seat` played it, `by` cancelled it."""

    rule: str
    seat: Seat
    card: Card
    by: Seat


@dataclass(frozen=True, slots=True)
class Laid:
    """A head was laid as a floor."""

    rule: str
    seat: Seat
    card: Card
    floors: int


@dataclass(frozen=True, slots=True)
class Swapped:
    """Two seats exchanged their totems or their hands, as the rule says."""

    rule: str
    seat: Seat
    target: Seat


@dataclass(frozen=True, slots=True)
class Destroyed:
    """Floors of a totem were discarded."""

    rule: str
    seat: Seat
    target: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Moved:
    """A top floor went elsewhere: from a totem to the hand, or onto the totem, of a seat."""

    rule: str
    seat: Seat
    source: Seat
    target: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Rotated:
    """The totems of these seats went one place to the left."""

    rule: str
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Fizzled:
    """A low blow was played without a target and did nothing."""

    rule: str
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Again:
    """A seat acts once more, or takes the turn of another."""

    rule: str
    seat: Seat


@dataclass(frozen=True, slots=True)
class Won:
    """A hand is won, or won as well."""

    rule: str
    winners: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class HandEnded:
    """A hand is over: the rule it was won by, its winners, and the points of each seat."""

    won_by: str
    round: int
    winners: tuple[Seat, ...]
    floors: tuple[int, ...]
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class StopAsked:
    """A seat asks the others whether they stop here."""

    rule: str
    seat: Seat


@dataclass(frozen=True, slots=True)
class WentOn:
    """The match goes on: these seats want to play on, or did not answer."""

    rule: str
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The match is over."""

    rule: str
    winners: tuple[Seat, ...]
    totals: tuple[int, ...]


OfWindow = Announced | Opened | Closing | Passed | Granted | Withdrew | Lapsed | Cancelled
OfEffect = Laid | Swapped | Destroyed | Moved | Rotated | Fizzled | Again
OfFlow = Dealt | TurnBegan | Discarded | Won | HandEnded | StopAsked | WentOn | MatchEnded
Event = OfWindow | OfEffect | OfFlow | Secret
