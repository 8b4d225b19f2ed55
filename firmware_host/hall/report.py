"""The tournament as the page and the spreadsheet get it."""

from __future__ import annotations

import csv
import io
import re
from typing import TYPE_CHECKING, Any, Final

from engines.catalog import GAMES
from firmware_host.hall.rounds import byes, shown
from firmware_host.hall.standings import Played, person_at, standings
from firmware_host.texts.texts import translations

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from firmware_host.hall.rounds import Round
    from firmware_host.hall.standings import Points

RECENT: Final = 20
_COLUMNS: Final = (
    *("ended_at", "box", "match", "game", "seat", "name", "score", "won"),
    *("resigned", "bot"),
)
_BREAKS: Final = ("\t", "\r", "\n")
_FORMULA: Final = re.compile("(^|[;,\t\r\n])(\\s*)([=+\\-@\uff1d\uff0b\uff0d\uff20])")
"""What begins a formula, in wide letters too, also behind what separates cells in some country."""


def report(
    played: list[Played], points: Points, game: str = "", rounds: Sequence[Round] = ()
) -> dict[str, Any]:
    """Return the standings, the games that were played, the rounds, and the last matches.

    A bye is of no game: it counts only where all games do. Rounds are shown with any game.
    """
    counted = [one for one in played if game in ("", one.game)]
    matches = _matches(counted)
    return {
        "standings": standings(counted, points, () if game else byes(rounds)),
        "rounds": shown(rounds, _matches(played) if game else matches),
        "games": {name: _title(name) for name in sorted({one.game for one in played})},
        "matches": len(matches),
        "recent": matches[: -RECENT - 1 : -1],
        "points": points,
    }


def sheet(played: Iterable[Played]) -> str:
    """Return the results as CSV, a line per seat and match."""
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(_COLUMNS)
    for one in played:
        row = (one.ended_at, one.box, one.match, one.game, one.seat + 1, one.name or "")
        score = "" if one.score is None else one.score
        marks = (int(one.is_won), int(one.has_resigned), int(one.is_bot))
        writer.writerow(map(_cell, (*row, score, *marks)))
    return text.getvalue()


def _cell(value: str | int) -> str | int:
    """Return a value in which no spreadsheet finds a formula; numbers are none."""
    if isinstance(value, int):
        return value
    safe = _FORMULA.sub(r"\1\2'\3", value)
    return f"'{safe}" if safe.startswith(_BREAKS) else safe


def _matches(played: Iterable[Played]) -> list[dict[str, Any]]:
    """Return the matches, the oldest first, with their people."""
    found: dict[tuple[str, str], dict[str, Any]] = {}
    for one in played:
        match = found.setdefault(
            (one.box, one.match),
            {
                "box": one.box,
                "match": one.match,
                "game": one.game,
                "title": _title(one.game),
                "ended_at": one.ended_at,
                "seats": [],
            },
        )
        match["seats"].append(_seat(one))
    return list(found.values())


def _seat(one: Played) -> dict[str, Any]:
    return {
        "seat": one.seat,
        "name": person_at(one) or None,
        "score": one.score,
        "won": one.is_won and not one.has_resigned,
        "resigned": one.has_resigned,
        "bot": one.is_bot,
    }


def _title(game: str) -> dict[str, str]:
    """Return the name of a game; a box may play one that this hall does not know yet."""
    return translations(game, "game-name") if game in GAMES else {"fr": game, "en": game}
