"""The one contract of all players: a view and the legal moves in, a choice out."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from engines.core.game import AnyGame, RandomSource
    from engines.core.seats import Seat

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Choice:
    """A move, and in one line why: the key of a text and its facts."""

    move: Any
    why: str
    facts: Mapping[str, str | int] = field(default_factory=dict[str, "str | int"])


@dataclass(frozen=True, slots=True)
class Turn:
    """What a player is asked: which seat it plays, what it sees, what it may do.

    `is_awaited` is False where the game waits for others and the moves would interrupt them.
    """

    game: AnyGame
    seat: Seat
    view: Any
    moves: Sequence[Any]
    is_awaited: bool = True


class Bot(Protocol):
    """A player; it sees views, never the state."""

    def choose(self, turn: Turn, random: RandomSource) -> Choice | None:
        """Return the choice, or None to let the others go on."""
        ...


def pick(items: Sequence[T], random: RandomSource) -> T:
    """Return any of the items."""
    return items[random.randrange(0, len(items))]
