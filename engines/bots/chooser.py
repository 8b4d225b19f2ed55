"""The contract of all bots: a view and the legal moves in, a choice out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

from engines.core.game import AnyGame, RandomSource
from engines.core.seats import Seat

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Choice:
    """A move, and the reason for it as the key of a text and its facts."""

    move: Any
    why: str
    facts: Mapping[str, str | int] = field(default_factory=dict[str, "str | int"])


@dataclass(frozen=True, slots=True)
class Turn:
    """The input of a bot: its seat, the view of that seat, and its legal moves.

    `is_awaited` is False if the game waits for others, so that a move would interrupt them.
    """

    game: AnyGame
    seat: Seat
    view: Any
    moves: Sequence[Any]
    is_awaited: bool = True


class Bot(Protocol):
    """A bot; it gets views, never the state."""

    def choose(self, turn: Turn, random: RandomSource) -> Choice | None:
        """Return the choice, or None to leave the move to others."""
        ...


def pick(items: Sequence[T], random: RandomSource) -> T:
    """Return a random item."""
    return items[random.randrange(0, len(items))]
