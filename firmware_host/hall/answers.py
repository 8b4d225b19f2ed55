"""What a hall answers over HTTP."""

from __future__ import annotations

import msgspec

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


class PlayedMatch(msgspec.Struct, frozen=True):
    """A match that counts, with its people."""

    box: str
    match: str
    game: str
    title: Both
    ended_at: str
    seats: list[PlayedSeat]


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament: the table, the games that were played, and the last matches, newest first."""

    tournament: str
    tournaments: list[str]
    standings: list[Standing]
    games: dict[str, Both]
    matches: int
    recent: list[PlayedMatch]
    points: Points
