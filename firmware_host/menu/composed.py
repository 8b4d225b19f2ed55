"""Moves with too many forms to list, asked step by step as the game leads to them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, partial
from typing import TYPE_CHECKING, Any

from firmware_host.menu.choices import Branch
from firmware_host.menu.move_tree import More, Worded, joined, move_tree, shared

if TYPE_CHECKING:
    from engines.core.match import Match
    from engines.core.seats import Seat
    from engines.core.steps import Step
    from firmware_host.menu.words import MoveWords

Entry = Callable[[str], Any]


@dataclass(frozen=True, slots=True)
class SoFar:
    """The answers so far on the way to a move of a seat."""

    seat: Seat
    words: tuple[str, ...]


def composer(match: Match, seat: Seat, words: MoveWords, entry: Entry, done: str) -> Composer:
    """Return the composer of a seat's moves in the present state of a match."""
    steps = cache(partial(match.game.steps, match.state, seat))
    return Composer(seat, steps, match.game.write, words, entry, done)


@dataclass(frozen=True, slots=True)
class Composer:
    """The steps of one seat's moves, in words; `entry` makes the value of a notation.

    `steps` are the game's own, by the words chosen so far.
    """

    seat: Seat
    steps: Callable[[tuple[str, ...]], tuple[Step[Any], ...]]
    write: Callable[[Any], str]
    words: MoveWords
    entry: Entry
    done: str

    def beginnings(self) -> tuple[str, ...]:
        """Return what the notations begin with to which steps lead."""
        return tuple(step.word for step in self.steps(()))

    def worded(self) -> Iterator[Worded]:
        """Yield the first steps in words, each with the question that follows."""
        for word in self.beginnings():
            said = self.words.steps(word)
            yield said, self._value((word,), (joined(said),))

    def _question(self, chosen: tuple[str, ...], said: tuple[str, ...]) -> Branch:
        """Return the next question; its title says what is asked, then the latest answers."""
        verb = chosen[0].split(" ")[0]
        moves: list[Worded] = []
        for step in self.steps(chosen):
            words = self.words.more(verb, step.word.split(" "))
            value = self._value((*chosen, step.word), (*said, words[-1]), step)
            moves.append((words, value))
        lead = joined(shared([words for words, _ in moves])) if len(moves) > 1 else ""
        # A word that only leads to the next question tells nothing of the move.
        latest = [word for word in said[:0:-1] if not word.endswith("…")] or said[:1]
        return move_tree(" · ".join([*filter(None, [lead]), *latest]), moves, self.done)

    def _value(
        self, chosen: tuple[str, ...], said: tuple[str, ...], step: Step[Any] | None = None
    ) -> Any:
        """Return the move that a step ends in, or what is asked next; one answer is none to ask."""
        while step is None or step.move is None:
            following = self.steps(chosen)
            if len(following) != 1:
                return More(SoFar(self.seat, chosen), cache(partial(self._question, chosen, said)))
            step = following[0]
            chosen = (*chosen, step.word)
        return self.entry(self.write(step.move))
