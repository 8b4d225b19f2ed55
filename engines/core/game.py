"""The contract of a game: one class per game, no state of its own, every answer a value."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from engines.core.options import BadSetupError
from engines.core.seats import CHANCE, Seat

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from engines.core.measures import Measure
    from engines.core.verdicts import Applied, Facts, Outcome

StateT = TypeVar("StateT")
MoveT = TypeVar("MoveT")
EventT = TypeVar("EventT")
T = TypeVar("T")

UNKNOWN = "?"
"""A real card that the box has not seen yet."""


class RandomSource(Protocol):
    """Where random numbers come from; the caller brings it, so that the rules stay pure."""

    def randrange(self, start: int, stop: int, /) -> int:
        """Return a whole number from start up to, but not including, stop."""
        ...

    def sample(self, population: Sequence[T], k: int, /) -> list[T]:
        """Return k of the population in random order."""
        ...


@dataclass(frozen=True, slots=True)
class Rule(Generic[StateT, MoveT]):
    """A named reason to refuse: the check returns the facts of the offence, or None."""

    id: str
    check: Callable[[StateT, Seat, MoveT], Facts | None]

    @property
    def text(self) -> str:
        """Return the rule in plain words: the docstring of its check."""
        return self.check.__doc__ or ""


class Game(ABC, Generic[StateT, MoveT, EventT]):
    """The rules of one game."""

    name: str
    seats: range
    options: type[Any]
    rules: tuple[Rule[StateT, MoveT], ...]
    verdicts: frozenset[str]
    is_cooperative: bool = False
    """Whether all win or lose together: then nobody wins because the others have left."""

    def edited(self, tables: Mapping[str, Any]) -> Game[StateT, MoveT, EventT]:  # noqa: ARG002 - most printed boxes are all alike
        """Return the game as an owner's tables tell it, or raise BadSetupError."""
        raise BadSetupError("game-fixed", game=self.name)

    @abstractmethod
    def start(self, seats: int, options: Any) -> StateT:
        """Return the state before the first move; raise BadSetupError when the options clash."""

    @abstractmethod
    def to_act(self, state: StateT) -> frozenset[Seat]:
        """Return the seats that the game waits for, CHANCE among them when it owes something.

        Others may have legal moves too: a wrong grab is possible at any time.
        """

    @abstractmethod
    def candidates(self, state: StateT, seat: Seat) -> Iterable[MoveT]:
        """Return moves worth judging, every legal one up to its time stamp among them."""

    @abstractmethod
    def advance(self, state: StateT, seat: Seat, move: MoveT) -> Applied[StateT, EventT]:
        """Return what the move brings; it was judged legal."""

    @abstractmethod
    def outcome(self, state: StateT) -> Outcome | None:
        """Return how the match ended, or None while it goes on."""

    @abstractmethod
    def view(self, state: StateT, viewer: Seat | None) -> Any:
        """Return all that the viewer may know, as a frozen value; None is a spectator."""

    @abstractmethod
    def seen_by(self, event: EventT, viewer: Seat | None) -> EventT | None:
        """Return the event as the viewer may know it, or None when he may not know of it."""

    @abstractmethod
    def parse(self, text: str) -> MoveT:
        """Return the move written so, or raise NotationError."""

    @abstractmethod
    def write(self, move: MoveT) -> str:
        """Return the one notation of the move."""

    @abstractmethod
    def draw(self, state: StateT, random: RandomSource, now_ns: int) -> MoveT:
        """Return what CHANCE plays next when it is among those to act."""

    @abstractmethod
    def inventory(self, state: StateT) -> Mapping[str, int]:
        """Return how many of each piece the match is played with."""

    @abstractmethod
    def pieces(self, state: StateT) -> Mapping[str, tuple[str, ...]]:
        """Return which pieces lie in which place, UNKNOWN for a real card never seen."""

    @abstractmethod
    def secrets(self, state: StateT, viewer: Seat | None) -> frozenset[str]:
        """Return the pieces by name that no view of this viewer may contain."""

    def listed(self, state: StateT, seat: Seat) -> tuple[MoveT, ...] | None:  # noqa: ARG002 - most games have candidates judged
        """Return the legal moves where a faster way finds them; a test holds it to the rules."""
        return None

    def count_lines(self, state: StateT, depth: int) -> int | None:  # noqa: ARG002 - few games can
        """Return how many lines of so many turns there are, or None where nobody counts them."""
        return None

    def must_be_entered(self, state: StateT) -> bool:  # noqa: ARG002 - most of chance is drawn
        """Tell whether people enter what chance owes: they rolled it, threw it or saw it."""
        return False

    def press(self, state: StateT, seat: Seat, at_ns: int) -> MoveT | None:  # noqa: ARG002 - games without a button ignore both
        """Return the move that a press of the seat's arcade button stands for, if any."""
        return None

    def is_made_on_table(self, state: StateT, move: MoveT) -> bool:  # noqa: ARG002 - phones make most moves
        """Tell whether the move is made by hand on the table, so that no phone may enter it."""
        return False

    def entered_by(self, state: StateT) -> frozenset[Seat]:  # noqa: ARG002 - the host enters by default
        """Return the seats that may enter what chance owes now; the host always may."""
        return frozenset()

    def is_private(self, state: StateT, move: MoveT) -> bool:  # noqa: ARG002 - most moves are open
        """Tell whether knowing that the seat could make the move gives away what it hides."""
        return False

    def stand_in(self, state: StateT, seat: Seat) -> MoveT | None:  # noqa: ARG002 - most games have one move then
        """Return what the box plays for a seat that resigned, or None when it cannot know."""
        return None

    def scanned(self, state: StateT, piece: str) -> tuple[Seat, MoveT] | None:  # noqa: ARG002 - most games scan nothing
        """Return the move that holding a piece to the reader stands for, and whose it is."""
        return None

    def table_button(self, state: StateT) -> tuple[Seat, MoveT] | None:  # noqa: ARG002 - most games have none
        """Return the move of the button in the middle of the table, and whose it is."""
        return None

    def clock(self, state: StateT) -> int:  # noqa: ARG002 - games without a clock stand at zero
        """Return the latest table time that the state knows."""
        return 0

    def time_of(self, move: MoveT) -> int | None:  # noqa: ARG002 - most moves have no time
        """Return the table time at which the move happens, or None when it happens at once."""
        return None

    def measures(self, before: StateT, move: MoveT, after: StateT) -> Iterable[Measure]:  # noqa: ARG002 - not every game is measured
        """Return what the move adds to the statistics; everybody may know all of it."""
        return ()

    def scores(self, state: StateT) -> Mapping[Seat, int]:
        """Return where each seat stands now, in what the game counts; empty while nothing counts.

        Everybody around the table may know it, so it holds nothing that a view hides.
        """
        outcome = self.outcome(state)
        return {} if outcome is None else outcome.scores

    def owes_chance(self, state: StateT) -> bool:
        """Tell whether CHANCE is among those to act."""
        return CHANCE in self.to_act(state)


AnyGame = Game[Any, Any, Any]
