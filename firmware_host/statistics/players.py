"""People over many matches by name, bots by level, and seats without a name as one group."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final, Literal

from engines.bots.roster import levels_for
from firmware_host.statistics.figures import Figure, MatchFigures, PlayerFigures, Spread
from firmware_host.texts.names import name_key, tidy_name

LATEST_AT_MOST: Final = 200


@dataclass(slots=True)
class _Player:
    kind: Literal["person", "bot", "nobody"]
    name: str = ""
    button: int | None = None
    matches: set[str] = field(default_factory=set[str])
    wins: int = 0
    wrong: int = 0
    reactions: list[int] = field(default_factory=list[int])

    def add(self, figure: Figure) -> None:
        """Count one measure."""
        if figure.kind == "reaction":
            self.reactions.append(figure.value)
        elif figure.kind == "wrong":
            self.wrong += figure.value

    def told(self) -> PlayerFigures:
        """Return what is told of the player."""
        return PlayerFigures(
            *(self.kind, self.name, self.button, len(self.matches), self.wins, self.wrong),
            reactions=spread_of(self.reactions),
            latest=self.reactions[-LATEST_AT_MOST:],
        )


def players_of(matches: Iterable[MatchFigures]) -> list[PlayerFigures]:
    """Return who played, in the order of appearance."""
    players: dict[tuple[str, str], _Player] = {}
    for match in matches:
        # Nobody could win a match that was stopped, or is still on.
        counted = set[str]() if match.winners is None else {match.match}
        for seat in range(match.seats):
            found = _player(players, match, seat, match.bots.get(seat, ""))
            found.matches |= counted
            found.wins += seat in (match.winners or ()) and seat not in match.resigned
        for figure in match.figures:
            if figure.seat is not None and figure.kind in ("reaction", "wrong"):
                found = _player(players, match, figure.seat, figure.bot)
                found.matches |= counted
                found.add(figure)
    return [player.told() for player in players.values()]


def _player(
    players: dict[tuple[str, str], _Player], match: MatchFigures, seat: int, bot: str
) -> _Player:
    fresh = _fresh(match, seat, bot)
    return players.setdefault((fresh.kind, name_key(fresh.name)), fresh)


def _fresh(match: MatchFigures, seat: int, bot: str) -> _Player:
    if bot:
        levels = {name: level for level, name in levels_for(match.game).items()}
        return _Player("bot", levels.get(bot, bot))
    name = tidy_name(match.names[seat] or "") if seat < len(match.names) else ""
    if not name:
        return _Player("nobody")
    return _Player("person", name, match.buttons[seat] if match.buttons else seat)


def spread_of(values: list[int]) -> Spread | None:
    """Return the five numbers; quantiles lie between neighbours, as R's type 7."""
    if not values:
        return None
    ordered = sorted(values)
    return Spread(len(ordered), *(_quantile(ordered, quarter) for quarter in range(5)))


def _quantile(ordered: list[int], quarter: int) -> int:
    below, rest = divmod(quarter * (len(ordered) - 1), 4)
    above = ordered[min(below + 1, len(ordered) - 1)]
    return ordered[below] + (above - ordered[below]) * rest // 4
