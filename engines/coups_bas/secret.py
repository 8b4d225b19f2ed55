"""What happened unseen: events that only some seats hear in full, or at all."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engines.core.seats import Seat
    from engines.coups_bas.components import Card


@dataclass(frozen=True, slots=True)
class Pressed:
    """A press was taken; only who pressed hears of it, for it tells what the hand holds."""

    seat: Seat
    at_ns: int


@dataclass(frozen=True, slots=True)
class Drew:
    """A seat drew so many cards; which ones, only that seat knows."""

    rule: str
    seat: Seat
    count: int
    cards: tuple[Card, ...] | None


@dataclass(frozen=True, slots=True)
class Stole:
    """A wolf took cards from a hand; which ones, only the two seats know."""

    rule: str
    seat: Seat
    target: Seat
    count: int
    cards: tuple[Card, ...] | None


@dataclass(frozen=True, slots=True)
class Looked:
    """A seat took cards to choose one from; which ones, only that seat knows."""

    rule: str
    seat: Seat
    count: int
    cards: tuple[Card, ...] | None


Secret = Pressed | Drew | Stole | Looked
SECRET = (Pressed, Drew, Stole, Looked)


def heard_by(event: Secret, viewer: Seat | None) -> Secret | None:
    """Return the event as the viewer may know it."""
    knows = (event.seat, event.target) if isinstance(event, Stole) else (event.seat,)
    if viewer in knows:
        return event
    return None if isinstance(event, Pressed) else replace(event, cards=None)
