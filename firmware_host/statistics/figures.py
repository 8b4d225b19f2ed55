"""The figures of an evening, as `/api/statistics` sends them."""

from __future__ import annotations

import msgspec


class Figure(msgspec.Struct, frozen=True, array_like=True):
    """One measure: after which move, of what kind, of which seat (or of the table), how much."""

    number: int
    kind: str
    seat: int | None
    value: int


class MatchFigures(msgspec.Struct, frozen=True):
    """One match: who sat where, who won, and everything that was measured."""

    match: str
    game: str
    started_at: str
    seats: int
    names: list[str | None] = []
    winners: list[int] | None = None
    figures: list[Figure] = []


class EveningFigures(msgspec.Struct, frozen=True):
    """All matches that began in the last hours, the oldest first."""

    hours: int
    matches: list[MatchFigures] = []
