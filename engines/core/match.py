"""One playing of a game: a value that grows by moves and shrinks by undo."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engines.core.judge import apply
from engines.core.options import BadSetupError, read_options
from engines.core.verdicts import Applied, Illegal

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from engines.core.game import AnyGame
    from engines.core.seats import Seat


@dataclass(frozen=True, slots=True)
class Entry:
    """One move that was made, and by which seat."""

    seat: Seat
    move: Any


@dataclass(frozen=True, slots=True)
class Match:
    """A game in progress: how it was set up, what was played, and where that led."""

    game: AnyGame
    seats: int
    options: Any
    entries: tuple[Entry, ...]
    state: Any

    @property
    def number(self) -> int:
        """Return how many moves were made."""
        return len(self.entries)

    def play(self, seat: Seat, move: Any) -> Applied[Match, Any] | Illegal:
        """Return the match after the move and its events, or the refusal."""
        applied = apply(self.game, self.state, seat, move)
        if isinstance(applied, Illegal):
            return applied
        entries = (*self.entries, Entry(seat, move))
        return Applied(
            dataclasses.replace(self, entries=entries, state=applied.state), applied.events
        )

    def back_to(self, number: int) -> Match:
        """Return the match as it was after that many moves: a replay of what came before."""
        fresh = dataclasses.replace(
            self, entries=(), state=self.game.start(self.seats, self.options)
        )
        return replay(fresh, self.entries[:number])

    def undo(self) -> Match:
        """Return the match with its last move taken back."""
        return self.back_to(max(0, self.number - 1))


class ReplayError(ValueError):
    """A recorded move that the rules refuse; names its number."""

    def __init__(self, number: int, line: str, refusal: Illegal) -> None:
        self.number = number
        self.refusal = refusal
        super().__init__(f"move {number} ({line}) is refused by {refusal.rule}")


def begin(game: AnyGame, seats: int, given: Mapping[str, object]) -> Match:
    """Return a new match, or raise BadSetupError naming what is wrong."""
    if seats not in game.seats:
        raise BadSetupError(
            "seats-range", game=game.name, seats=seats, low=game.seats[0], high=game.seats[-1]
        )
    options = read_options(game.options, given)
    return Match(game, seats, options, (), game.start(seats, options))


def replay(match: Match, entries: Iterable[Entry]) -> Match:
    """Return the match after the entries, or raise ReplayError at the first refused one."""
    for entry in entries:
        applied = match.play(entry.seat, entry.move)
        if isinstance(applied, Illegal):
            raise ReplayError(match.number + 1, match.game.write(entry.move), applied)
        match = applied.state
    return match
