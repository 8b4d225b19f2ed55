"""The figures of an evening, as `/api/statistics` sends them."""

from __future__ import annotations

import msgspec

from engines.core.measures import Kind


class Figure(msgspec.Struct, frozen=True, array_like=True):
    """One measure: after which move, of what kind, of which seat (or of the table), how much."""

    number: int
    kind: Kind
    seat: int | None
    value: int


class MatchFigures(msgspec.Struct, frozen=True):
    """One match: who sat where, who won, and everything that was measured."""

    match: str
    game: str
    started_at: str
    seats: int
    names: list[str | None] = []
    buttons: list[int] = []
    """The button of each seat; empty where it is that of the same number."""
    winners: list[int] | None = None
    figures: list[Figure] = []


class EveningFigures(msgspec.Struct, frozen=True):
    """All matches that began in the last hours, the oldest first.

    `practice` are the matches whose seed the host chose: who knows every draw is not measured.
    """

    hours: int
    matches: list[MatchFigures] = []
    practice: list[MatchFigures] = []
