"""Which broker users have a place: those of seats, and that of the host's phone."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Binding:
    """The broker user of a seat, and its match; empty means the match that starts next."""

    user: str
    match: str


@dataclass(frozen=True, slots=True)
class Host:
    """The broker user of the host's phone, the name of the person, and a count of the hosts.

    The user is empty after the phone was cut off.
    """

    user: str
    name: str
    term: int
