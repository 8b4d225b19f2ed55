"""What a hall answers over HTTP."""

from __future__ import annotations

from typing import Annotated

import msgspec

from firmware_host.hall.pairings import Method
from firmware_host.hall.standings import Points, Standing
from firmware_host.hall.tables import TableCard

Both = dict[str, str]
"""One sentence by language."""


class HallInfo(msgspec.Struct, frozen=True):
    """How the hall is called, and its version."""

    title: str
    version: str


class LiveMessage(msgspec.Struct, frozen=True):
    """One message of the live stream: first every table, then those that changed."""

    tables: list[TableCard]
    gone: list[str]
    """Boxes that were taken off the page."""
    up: bool
    """Whether the hall hears its broker."""
    results: int
    """Counts the changes of the tournament: who sees another number asks for it anew."""


class PlayedSeat(msgspec.Struct, frozen=True):
    """One seat of a match that counts."""

    seat: int
    name: str | None
    score: int | None
    won: bool
    resigned: bool = False
    bot: bool = False
    """A bot played it; it has a name only if that person resigned."""


class PlayedMatch(msgspec.Struct, frozen=True):
    """A match that counts, with its people."""

    box: str
    match: str
    game: str
    title: Both
    ended_at: str
    seats: list[PlayedSeat]


class RoundTable(msgspec.Struct, frozen=True):
    """One table of a round; without winners its match is not over."""

    names: list[str]
    winners: list[str] | None = None


class RoundReport(msgspec.Struct, frozen=True):
    """One round of a tournament."""

    number: int
    method: Method
    tables: list[RoundTable]
    bye: str | None = None


class OrganiserRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that only an organiser may do."""

    key: str


class RoundRequest(OrganiserRequest, frozen=True, forbid_unknown_fields=True):
    """Draw the next round for these players, so many to a table."""

    players: Annotated[list[str], msgspec.Meta(max_length=1_000)]
    method: Method = "swiss"
    seats: int = 2


class RoundRemoval(OrganiserRequest, frozen=True, forbid_unknown_fields=True):
    """Take a round back, with those after it."""

    number: int


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament: the table, the rounds, the games, and the last matches, newest first."""

    tournament: str
    tournaments: list[str]
    standings: list[Standing]
    games: dict[str, Both]
    matches: int
    recent: list[PlayedMatch]
    rounds: list[RoundReport]
    points: Points
