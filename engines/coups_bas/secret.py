"""Secret events: only some seats see them in full, or at all."""

from __future__ import annotations

from dataclasses import dataclass

from engines.core.seats import Seat
from engines.core.values import replace
from engines.coups_bas.components import Card


@dataclass(frozen=True, slots=True)
class Pressed:
    """A press was recorded; only its seat sees it, because it reveals a card in hand."""

    seat: Seat
    at_ns: int


@dataclass(frozen=True, slots=True)
class Drew:
    """A seat drew cards; only that seat sees which ones."""

    rule: str
    seat: Seat
    count: int
    cards: tuple[Card, ...] | None


@dataclass(frozen=True, slots=True)
class Stole:
    """A wolf took cards from a hand; only the two seats see which ones."""

    rule: str
    seat: Seat
    target: Seat
    count: int
    cards: tuple[Card, ...] | None


@dataclass(frozen=True, slots=True)
class Looked:
    """A seat took cards to choose one from; only that seat sees which ones."""

    rule: str
    seat: Seat
    count: int
    cards: tuple[Card, ...] | None


Secret = Pressed | Drew | Stole | Looked
SECRET = (Pressed, Drew, Stole, Looked)


def heard_by(event: Secret, viewer: Seat | None) -> Secret | None:
    """Return the event as the viewer may see it, None if not at all."""
    knows = (event.seat, event.target) if isinstance(event, Stole) else (event.seat,)
    if viewer in knows:
        return event
    return None if isinstance(event, Pressed) else replace(event, cards=None)
