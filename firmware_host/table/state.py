"""What the table holds: a match, the people around it, and what they agreed on."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Literal

from engines.core.seats import Seat, clockwise
from engines.core.verdicts import Outcome

if TYPE_CHECKING:
    from engines.core.game import RandomSource
    from engines.core.match import Match

RESIGNED = "table.resigned"


@dataclass(frozen=True, slots=True)
class Guest:
    """A person whose phone is bound to a seat."""

    name: str
    language: Literal["fr", "en"]
    token: str


@dataclass(frozen=True, slots=True)
class UndoRequest:
    """A seat asked to take the last decision back."""

    by: int
    agreed: frozenset[int]


@dataclass(frozen=True, slots=True)
class TableState:
    """All of it, as one value."""

    size: int
    guests: dict[int, Guest] = field(default_factory=dict[int, Guest])
    match: Match | None = None
    match_id: str = ""
    seed: str = ""
    is_paused: bool = False
    is_ended: bool = False
    undo: UndoRequest | None = None
    resigned: frozenset[int] = frozenset()
    bots: dict[int, str] = field(default_factory=dict[int, str])
    since_ns: int = field(default=0, compare=False)
    """Table time to which play was last taken back; what was pressed earlier is taken back too."""

    @property
    def number(self) -> int:
        """Return the number of moves made."""
        return self.match.number if self.match else 0

    @property
    def seats(self) -> range:
        """Return the seats of the match, or all of the box when there is none."""
        return range(self.match.seats if self.match else self.size)

    @property
    def names(self) -> tuple[str | None, ...]:
        """Return how each seat is called."""
        return tuple(
            self.guests[seat].name if seat in self.guests else None for seat in range(self.size)
        )

    @property
    def voters(self) -> frozenset[int]:
        """Return the seats whose agreement an undo needs."""
        people = frozenset(seat for seat in self.guests if seat in self.seats)
        return people - self.resigned - self.bots.keys()

    @property
    def pressing(self) -> frozenset[int]:
        """Return the seats whose buttons count: a hand on the button of who resigned does not."""
        return frozenset(self.seats) - self.resigned

    def random(self) -> RandomSource:
        """Return the source for this very number: a restart draws the same again."""
        return Random(f"{self.seed}/{self.number}")  # noqa: S311 - cards, not keys

    def outcome(self) -> Outcome | None:
        """Return how the match ended, by its rules or because all others resigned."""
        if self.match is None:
            return None
        by_rules = self.match.game.outcome(self.match.state)
        return by_rules or self._outcome_by_resignation()

    def is_running(self) -> bool:
        """Tell whether there is a match in which something can still happen."""
        return self.match is not None and not self.is_ended and self.outcome() is None

    def is_in_play(self) -> bool:
        """Tell whether something can happen now: nobody has paused it."""
        return self.is_running() and not self.is_paused

    def with_match(self, match: Match) -> TableState:
        """Return the state after moves; an open undo request is moot then."""
        return dataclasses.replace(self, match=match, undo=None)

    def _outcome_by_resignation(self) -> Outcome | None:
        left = [seat for seat in self.seats if seat not in self.resigned]
        if len(left) != 1 or self.match is None or not self.resigned:
            return None
        if self.match.game.is_cooperative:
            return None
        winners = tuple(seat for seat in _as_seats(self.match) if seat == left[0])
        return Outcome(winners, {}, RESIGNED)


def _as_seats(match: Match) -> tuple[Seat, ...]:
    return clockwise(0, match.seats)
