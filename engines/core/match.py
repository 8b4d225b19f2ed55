"""One playing of a game: a value that grows by moves and shrinks by undo."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from engines.core.game import AnyGame
from engines.core.judge import apply
from engines.core.options import BadSetupError, read_options, with_unrecorded
from engines.core.seats import Seat
from engines.core.verdicts import Applied, Illegal

_QUOTED_AT_MOST = 60


@dataclass(frozen=True, slots=True)
class Entry:
    """One move that was made, and by which seat."""

    seat: Seat
    move: Any


@dataclass(frozen=True, slots=True, eq=False)
class Match:
    """A game in progress: how it was set up, and the state after the latest move.

    Each match links to the one before its latest move, so that states of the past are looked up
    and a move costs the same however long the match is. The links form a long chain: nothing here
    may follow them by recursion.
    """

    game: AnyGame
    seats: int
    options: Any
    state: Any
    number: int = 0
    """How many moves were made."""
    last: Entry | None = None
    previous: Match | None = field(default=None, repr=False)

    @property
    def entries(self) -> tuple[Entry, ...]:
        """Return all moves in order; the time grows with the length of the match."""
        return tuple(entry for _, entry in self.history())[::-1]

    def history(self) -> Iterator[tuple[Match, Entry]]:
        """Yield the moves from the latest to the first, each with the match before it."""
        match = self
        while match.previous is not None and match.last is not None:
            yield match.previous, match.last
            match = match.previous

    def play(self, seat: Seat, move: Any) -> Applied[Match, Any] | Illegal:
        """Return the match after the move and its events, or the refusal."""
        applied = apply(self.game, self.state, seat, move)
        if isinstance(applied, Illegal):
            return applied
        after = Match(
            self.game,
            self.seats,
            self.options,
            applied.state,
            self.number + 1,
            Entry(seat, move),
            self,
        )
        return Applied(after, applied.events)

    def back_to(self, number: int) -> Match:
        """Return the match as it was after that many moves."""
        match = self
        while match.previous is not None and match.number > number:
            match = match.previous
        return match

    def undo(self) -> Match:
        """Return the match without its last move."""
        return self.previous or self

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Match):
            return NotImplemented
        return self._key() == other._key() and self.entries == other.entries

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> tuple[object, ...]:
        return self.game, self.seats, self.options, self.number, self.state


class ReplayError(ValueError):
    """A recorded move that the rules refuse, with its number."""

    def __init__(self, number: int, line: str, refusal: Illegal) -> None:
        self.number = number
        self.refusal = refusal
        super().__init__(f"move {number} ({line[:_QUOTED_AT_MOST]}) is refused by {refusal.rule}")


def begin(game: AnyGame, seats: int, given: Mapping[str, object]) -> Match:
    """Return a new match, or raise BadSetupError naming what is wrong."""
    if seats not in game.seats:
        raise BadSetupError(
            "seats-range", game=game.name, seats=seats, low=game.seats[0], high=game.seats[-1]
        )
    options = read_options(game.options, given)
    return Match(game, seats, options, game.start(seats, options))


def begin_recorded(game: AnyGame, seats: int, recorded: Mapping[str, object]) -> Match:
    """Return the match of a record before its first move, as the record was played."""
    return begin(game, seats, with_unrecorded(game.options, recorded))


def replay(match: Match, entries: Iterable[Entry]) -> Match:
    """Return the match after the entries, or raise ReplayError at the first refused one."""
    for entry in entries:
        applied = match.play(entry.seat, entry.move)
        if isinstance(applied, Illegal):
            raise ReplayError(match.number + 1, match.game.write(entry.move), applied)
        match = applied.state
    return match
