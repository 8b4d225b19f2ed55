"""The rounds of a tournament: drawn for an organiser, and shown with their results."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import msgspec

from firmware_host.hall.pairings import (
    Method,
    Pairing,
    PlayersChangedError,
    RoundsDoneError,
    next_round,
)
from firmware_host.hall.standings import Standing
from firmware_host.table.problems import Problem
from firmware_host.texts.names import name_key, tidy_name

PLAYERS: Final = (2, 256)
SEATS: Final = (2, 8)
NAME_AT_MOST: Final = 40


class Round(msgspec.Struct, frozen=True):
    """A round that was drawn."""

    number: int
    made_at: str
    pairing: Pairing


def draw(
    method: Method, names: Sequence[str], seats: int, before: Sequence[Round], lines: list[Standing]
) -> Pairing:
    """Return the next round, or raise Problem."""
    players = _players(names)
    least, most = SEATS
    if not least <= seats <= most:
        raise Problem("round-seats", seats=seats, least=least, most=most)
    points = {name_key(line.name): line.points for line in lines}
    known = {name: points.get(name_key(name), 0) for name in players}
    try:
        return next_round(method, players, known, [each.pairing for each in before], seats)
    except RoundsDoneError as error:
        raise Problem("rounds-done") from error
    except PlayersChangedError as error:
        raise Problem("round-players-changed") from error


def _players(names: Iterable[str]) -> list[str]:
    players: dict[str, str] = {}
    for name in filter(None, map(tidy_name, names)):
        if name_key(name) in players:
            raise Problem("round-name-twice", name=name[:NAME_AT_MOST])
        if len(name) > NAME_AT_MOST:
            raise Problem("round-name-long", name=name[:NAME_AT_MOST], most=NAME_AT_MOST)
        players[name_key(name)] = name
    least, most = PLAYERS
    if not least <= len(players) <= most:
        raise Problem("round-players", count=len(players), least=least, most=most)
    return list(players.values())


def byes(rounds: Iterable[Round]) -> list[str]:
    """Return who sat out, once for each round: a bye counts as a win."""
    return [each.pairing.bye for each in rounds if each.pairing.bye is not None]


def shown(rounds: Sequence[Round], matches: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Return the rounds, newest first, each table with the winners of its match."""
    ends = (*(each.made_at for each in rounds[1:]), "")
    return [
        {
            "number": each.number,
            "method": each.pairing.method,
            "bye": each.pairing.bye,
            "tables": [
                {"names": list(group), "winners": _winners(group, each.made_at, end, matches)}
                for group in each.pairing.groups
            ],
        }
        for each, end in zip(rounds, ends, strict=False)
    ][::-1]


def _winners(
    group: Iterable[str], since: str, until: str, matches: Iterable[Mapping[str, Any]]
) -> list[str] | None:
    """Return who won the last match of exactly these people in that round; None without one."""
    wanted = {name_key(name) for name in group}
    won: list[str] | None = None
    for match in matches:
        seats = [seat for seat in match["seats"] if tidy_name(seat["name"] or "")]
        is_in_round = since <= match["ended_at"] and (not until or match["ended_at"] < until)
        if is_in_round and {name_key(seat["name"]) for seat in seats} == wanted:
            won = [tidy_name(seat["name"]) for seat in seats if seat["won"]]
    return won
