"""Who may read and who may write which topics of a box."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

SEATS = range(16)
"""The seat numbers a broker knows: twice the largest table, so no numbering runs out."""


@dataclass(frozen=True, slots=True)
class Role:
    """One kind of client: the filters it may read and write, relative to the box's prefix."""

    name: str
    reads: tuple[str, ...]
    writes: tuple[str, ...] = ()
    place: str = ""
    """Where its private topics are, when they are not where its name says: a lane of its own."""


_SHARED = ("status", "table", "public/#")


def _private(place: str) -> tuple[str, ...]:
    return (*_SHARED, *(f"{place}/{leaf}" for leaf in ("view", "event", "recent", "reply")))


def seat(number: int) -> Role:
    """Return the role of that seat's phone."""
    if number not in SEATS:
        raise ValueError(f"No seat {number}: seats are numbered 0 to {SEATS[-1]}.")
    place = f"seat/{number}"
    return Role(f"seat{number}", _private(place), (f"{place}/command",))


def on_lane(role: Role, lane: int) -> Role:
    """Return the role with private topics that no other user has; `seat/+` covers them all."""
    place = role.writes[0].removesuffix("/command")
    name = place.removeprefix("seat/")
    own = f"seat/{name}-{lane}"
    return Role(role.name, _private(own), (f"{own}/command",), own)


BOX = Role("box", ("#",), ("#",))
HOST = Role("host", _private("host"), ("host/command",))
PANEL = Role("panel", (*_SHARED, "box/#"), ("box/press",))
SPECTATOR = Role("spectator", _SHARED)

GUESTS = (HOST, PANEL, SPECTATOR, *map(seat, SEATS))
ROLES = (BOX, *GUESTS)


def below(box: str, filters: Iterable[str]) -> tuple[str, ...]:
    """Return the filters as full topics of that box."""
    return tuple(f"totem/{box}/{each}" for each in filters)
