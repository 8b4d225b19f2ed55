"""The tournament table: who played how often, who won, and how many points that makes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterable


class Points(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a match is worth: to each winner, and to everybody else who played it to its end."""

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


def standings(played: Iterable[Played], points: Points) -> list[Standing]:
    """Return the table, the best first; a seat without a name counts for nobody."""
    sums: dict[str, _Sum] = {}
    for one in played:
        name = " ".join((one.name or "").split())
        if name:
            _count(sums.setdefault(name.casefold(), _Sum(name)), one, points)
    order = sorted(sums.values(), key=lambda each: (*_merit(each), each.name.casefold()))
    ranks = {merit: place for place, merit in reversed([*enumerate(map(_merit, order), 1)])}
    return [
        Standing(ranks[_merit(each)], each.name, each.matches, each.wins, each.points)
        for each in order
    ]


def _count(line: _Sum, one: Played, points: Points) -> None:
    line.matches += 1
    line.wins += one.is_won
    line.points += points.win if one.is_won else points.played


def _merit(line: _Sum) -> tuple[int, int]:
    """Return what ranks: most points first, then most wins."""
    return -line.points, -line.wins
