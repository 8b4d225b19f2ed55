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

    def _replayed(self, base: Match, entries: list[Entry], moves: Iterator[Any]) -> Match | None:
        """Return the match with other moves, if the viewer cannot tell it from the first one."""
        one = other = base
        for entry, move in zip(entries, moves, strict=True):
            applied, changed = one.play(entry.seat, entry.move), other.play(entry.seat, move)
            if isinstance(applied, Illegal) or isinstance(changed, Illegal):
                return None
            one, other = applied.state, changed.state
            if self.blanked(one.state, self.viewer) != self.blanked(other.state, self.viewer):
                return None
        return other


def since(match: Match, is_start: Any) -> tuple[Match, list[Entry]]:
    """Return the match before the last move of that kind, and the entries from it on."""
    entries: list[Entry] = []
    base = match
    for before, entry in match.history():
        entries.append(entry)
        base = before
        if is_start(before, entry):
            break
    return base, entries[::-1]
