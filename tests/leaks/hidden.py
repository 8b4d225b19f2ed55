"""What a game hides from a viewer, told from the rules and not from the code of the views.

A model blanks what is hidden in a state, makes another match that differs in nothing else, and
says which move on the other table is the same to the viewer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engines.core.verdicts import Illegal

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

    from engines.core.match import Entry, Match
    from engines.core.seats import Seat

SKIP = object()
"""The viewer notices nothing of the move, so the other table does without it."""

TRIES = 6


class Nothing:
    """A game in which all is open: the tables differ only in the secret of their chance."""

    is_open = True

    def __init__(self, viewer: Seat, random: Random) -> None:
        self.viewer = viewer
        self.random = random

    def blanked(self, state: Any, viewer: Seat) -> Any:
        """Return the state without what the viewer may not know."""
        del viewer
        return state

    def opened(self, before: Any, after: Any) -> tuple[Any, ...]:
        """Return what a move showed to all, though the state after it does not hold it."""
        del before, after
        return ()

    def twin(self, match: Match) -> Match | None:
        """Return a match that differs only in what is hidden from the viewer."""
        return match

    def follow(self, one: Any, other: Any, seat: Seat, move: Any) -> Any:
        """Return the move on the other table that looks the same to the viewer."""
        del one, other, seat
        return move

    def late_pressers(self, state: Any) -> list[Seat]:
        """Return the seats whose press comes late and may still say something of them."""
        del state
        return []

    def telling(self, state: Any, move: Any) -> Any:
        """Return the move, or one like it that could tell more."""
        del state
        return move

    def replayed(self, since: Since, moves: Iterator[Any]) -> Match | None:
        """Return the match with other moves, if the viewer cannot tell it from the first one."""
        other = since.base
        for place, (entry, move) in enumerate(zip(since.entries, moves, strict=True)):
            changed = other.play(entry.seat, move)
            if isinstance(changed, Illegal):
                return None
            other = changed.state
            if self._seen(since, place) != self.blanked(other.state, self.viewer):
                return None
        return other

    def _seen(self, since: Since, place: int) -> Any:
        """Return what the viewer knew after an entry."""
        if place not in since.blanked:
            since.blanked[place] = self.blanked(since.states[place], self.viewer)
        return since.blanked[place]


class Since:
    """The match before the last move of some kind, and the entries from it on with their states."""

    def __init__(self, match: Match, is_start: Any) -> None:
        self.base = match
        self.entries: list[Entry] = []
        self.states: list[Any] = []
        self.blanked: dict[int, Any] = {}
        for before, entry in match.history():
            self.entries.insert(0, entry)
            self.states.insert(0, self.base.state)
            self.base = before
            if is_start(before, entry):
                break
