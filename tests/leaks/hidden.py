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
            if other is since.before(place) and move == entry.move:
                # Nothing is different yet, so this part of the match need not be played again.
                other = since.after(place)
                continue
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
            since.blanked[place] = self.blanked(since.after(place).state, self.viewer)
        return since.blanked[place]


class Since:
    """The match before the last move of some kind, and the entries from it on."""

    def __init__(self, match: Match, is_start: Any) -> None:
        self.entries: list[Entry] = []
        self.blanked: dict[int, Any] = {}
        self._matches = [match]
        for before, entry in match.history():
            self.entries.append(entry)
            self._matches.append(before)
            if is_start(before, entry):
                break
        self.entries.reverse()
        self._matches.reverse()

    @property
    def base(self) -> Match:
        """Return the match before the first of the entries."""
        return self._matches[0]

    def before(self, place: int) -> Match:
        """Return the match before an entry."""
        return self._matches[place]

    def after(self, place: int) -> Match:
        """Return the match after an entry."""
        return self._matches[place + 1]
