"""The tournament table: matches, wins and points of each player."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec

from firmware_host.texts.names import name_key, tidy_name

if TYPE_CHECKING:
    from collections.abc import Iterable


class Points(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a match is worth: to each winner, and to everybody else who played it to its end.

    Who resigned gets nothing.
    """

    win: int = 3
    played: int = 1


class Played(msgspec.Struct, frozen=True):
    """One seat in one match: who sat there, and whether it won."""

    box: str
    match: str
    game: str
    ended_at: str
    seat: int
    name: str | None
    score: int | None
    is_won: bool
    has_resigned: bool = False
    is_bot: bool = False

    @property
    def counts_as_win(self) -> bool:
        """Whether a person won here; who resigned did not, even if the partners won."""
        return self.is_won and not self.has_resigned and not self.is_bot


class Standing(msgspec.Struct, frozen=True):
    """One line of the tournament table; equal ones share their rank."""

    rank: int
    name: str
    matches: int
    wins: int
    points: int


@dataclass(slots=True)
class _Sum:
    name: str
    matches: int = 0
    wins: int = 0
    points: int = 0


def person_at(one: Played) -> str:
    """Return the name of the person who sat there; empty for a bot and for a seat without a name.

    Who resigned stays the person of the seat, whoever played it then.
    """
    return "" if one.is_bot and not one.has_resigned else tidy_name(one.name or "")


def standings(played: Iterable[Played], points: Points, byes: Iterable[str] = ()) -> list[Standing]:
    """Return the table, the best first; bots and seats without a name are left out."""
    sums: dict[str, _Sum] = {}
    for one in played:
        name = person_at(one)
        if name:
            _count(sums.setdefault(name_key(name), _Sum(name)), one, points)
    for name in byes:
        sums.setdefault(name_key(name), _Sum(name)).points += points.win
    order = sorted(sums.values(), key=lambda each: (*_merit(each), each.name.casefold()))
    ranks = {merit: place for place, merit in reversed([*enumerate(map(_merit, order), 1)])}
    return [
        Standing(ranks[_merit(each)], each.name, each.matches, each.wins, each.points)
        for each in order
    ]


def _count(line: _Sum, one: Played, points: Points) -> None:
    line.matches += 1
    line.wins += one.counts_as_win
    if not one.has_resigned:
        line.points += points.win if one.counts_as_win else points.played


def _merit(line: _Sum) -> tuple[int, int]:
    """Return what ranks: most points first, then most wins."""
    return -line.points, -line.wins
