"""The figures of an evening or a season, as `/api/statistics` sends them."""

from __future__ import annotations

from typing import Literal

import msgspec

from engines.core.measures import Kind


class Figure(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """One measure: after which move, of what kind, of which seat (or of the table), how much.

    `bot` is the bot that played the seat then; empty for a person.
    """

    number: int
    kind: Kind
    seat: int | None
    value: int
    bot: str = ""


class MatchFigures(msgspec.Struct, frozen=True):
    """One match: who sat where, who won, and everything that was measured."""

    match: str
    game: str
    started_at: str | None
    """Unknown where the clock of the box was not set, or jumped."""
    seats: int
    names: list[str | None] = []
    """The last person of each seat."""
    buttons: list[int] = []
    """The button of each seat; empty where it is that of the same number."""
    winners: list[int] | None = None
    figures: list[Figure] = []
    bots: dict[int, str] = {}
    """The seats that count as a bot's, with the bot."""
    resigned: list[int] = []
    """The seats whose person resigned: they did not win, even if their partners did."""


class Spread(msgspec.Struct, frozen=True):
    """Five numbers that tell a distribution, in ns, and how many values it has."""

    count: int
    low: int
    first: int
    median: int
    third: int
    high: int


class PlayerFigures(msgspec.Struct, frozen=True):
    """A person over all matches, or the bots of one level, or everybody without a name."""

    kind: Literal["person", "bot", "nobody"]
    name: str = ""
    """The name of a person as it was first spelled; the level of bots; empty for nobody."""
    button: int | None = None
    """Where a person sat first."""
    matches: int = 0
    """How many came to a result."""
    wins: int = 0
    wrong: int = 0
    reactions: Spread | None = None
    latest: list[int] = []
    """The last reactions, in ns."""


class EveningFigures(msgspec.Struct, frozen=True):
    """The matches that began in the last hours, the oldest first, and the people of all of them.

    `practice` are the matches whose seed the host chose: who knows every draw is not measured.
    `matches` are the last ones of `total`; `earlier` says that others can be asked for.
    """

    hours: int
    matches: list[MatchFigures] = []
    practice: list[MatchFigures] = []
    people: list[PlayerFigures] = []
    """In the order of their appearance; left out where older matches are asked for."""
    total: int = 0
    """How many matches are counted; practice is not."""
    pending: int = 0
    """How many matches have not been measured yet: ask again."""
    earlier: bool = False
