"""Secret events: only their owner sees them in full."""

from __future__ import annotations

from dataclasses import dataclass

from engines.core.seats import Seat
from engines.core.values import replace


@dataclass(frozen=True, slots=True)
class Chose:
    """A family chose its counters; only its owner sees which ones."""

    family: str
    seat: Seat
    count: int
    counters: tuple[str, ...] | None


@dataclass(frozen=True, slots=True)
class Placed:
    """A family laid a counter on a hut, face down."""

    family: str
    seat: Seat
    hut: str
    counter: str | None


@dataclass(frozen=True, slots=True)
class Wrote:
    """A family handed in its sheet; only its owner sees what is on it."""

    family: str
    seat: Seat
    counters: tuple[str, ...] | None


@dataclass(frozen=True, slots=True)
class Marked:
    """A family marked a counter to reveal when all are ready; only its owner sees it."""

    family: str
    seat: Seat
    counter: str | None


@dataclass(frozen=True, slots=True)
class Noted:
    """A family noted who should starve; only its owner sees the note."""

    family: str
    seat: Seat
    note: str | None


Secret = Chose | Placed | Wrote | Marked | Noted
SECRET = (Chose, Placed, Wrote, Marked, Noted)


def masked(event: Secret) -> Secret | None:
    """Return the event as other viewers see it, None if they may not see it at all."""
    match event:
        case Chose() | Wrote():
            return replace(event, counters=None)
        case Placed():
            return replace(event, counter=None)
        case Noted():
            return replace(event, note=None)
        case Marked():
            return None
