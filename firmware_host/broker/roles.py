"""Roles of MQTT clients: the topics of a box that each may read and write."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

SEATS = range(16)
"""The seat numbers that have a role: twice as many as the largest table."""


@dataclass(frozen=True, slots=True)
class Role:
    """One kind of client: the topic filters it may read and write, relative to the box's prefix."""

    name: str
    reads: tuple[str, ...]
    writes: tuple[str, ...] = ()
    place: str = ""
    """The prefix of its per-user topics; empty when its topics follow from its name."""


# Exact topics: under a wildcard one client could subscribe to any number of different filters.
_PUBLIC = (
    *("state", "event", "recent", "games", "faults", "requests"),
    *("summary", "results", "health", "cue", "sound", "analysis"),
)
_SHARED = ("status", "table", *(f"public/{leaf}" for leaf in _PUBLIC))


def _private(place: str) -> tuple[str, ...]:
    return (*_SHARED, *(f"{place}/{leaf}" for leaf in ("view", "event", "recent", "reply")))


def seat(number: int) -> Role:
    """Return the role of that seat's phone."""
    if number not in SEATS:
        raise ValueError(f"No seat {number}: seats are numbered 0 to {SEATS[-1]}.")
    place = f"seat/{number}"
    return Role(f"seat{number}", _private(place), (f"{place}/command",))


def with_user_topics(role: Role, number: int) -> Role:
    """Return the role with per-user topics; the filter `seat/+` matches them all."""
    shared = role.writes[0].removesuffix("/command")
    own = f"seat/{shared.removeprefix('seat/')}-{number}"
    return Role(role.name, _private(own), (f"{own}/command",), own)


BOX = Role("box", ("#",), ("#",))
HOST_ROLE = Role("host", _private("host"), ("host/command",))
PANEL = Role("panel", (*_SHARED, "box/#"), ("box/press",))
SPECTATOR = Role("spectator", _SHARED)
PROBE = Role("probe", ())
"""Of the supervisor, which only pings."""

CLIENT_ROLES = (HOST_ROLE, PANEL, SPECTATOR, *map(seat, SEATS))
ROLES = (BOX, PROBE, *CLIENT_ROLES)


def full_topics(box: str, filters: Iterable[str]) -> tuple[str, ...]:
    """Return the filters as full topics of that box."""
    return tuple(f"totem/{box}/{each}" for each in filters)
