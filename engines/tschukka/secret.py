"""What happened unseen: events that only their owner hears in full."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engines.core.seats import Seat


@dataclass(frozen=True, slots=True)
class Chose:
    """A family laid counters before it; which ones, only its owner knows."""

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
    """A family handed in its sheet; what stands on it, only its owner knows."""

    family: str
    seat: Seat
    counters: tuple[str, ...] | None


@dataclass(frozen=True, slots=True)
class Marked:
    """A family means to reveal a counter when all are ready; only its owner knows."""

    family: str
    seat: Seat
    counter: str | None


@dataclass(frozen=True, slots=True)
class Noted:
    """A family noted who should starve; only its owner knows whom."""

    family: str
    seat: Seat
    note: str | None


Secret = Chose | Placed | Wrote | Marked | Noted
SECRET = (Chose, Placed, Wrote, Marked, Noted)


def masked(event: Secret) -> Secret | None:
    """Return the event as the others see it; that a counter is marked they do not see at all."""
    match event:
        case Chose() | Wrote():
            return replace(event, counters=None)
        case Placed():
            return replace(event, counter=None)
        case Noted():
            return replace(event, note=None)
        case Marked():
            return None
