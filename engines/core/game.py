"""The contract of a game: one class per game, no state of its own, every answer a value."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Literal, Protocol, TypeVar

from engines.core.judge import judge
from engines.core.measures import Measure
from engines.core.options import BadSetupError, Value
from engines.core.printed import Printed
from engines.core.seats import CHANCE, Seat
from engines.core.steps import Step
from engines.core.verdicts import Applied, Facts, Outcome

StateT = TypeVar("StateT")
MoveT = TypeVar("MoveT")
EventT = TypeVar("EventT")
T = TypeVar("T")

AwaitedBy = Literal["button", "phone", "board"]
"""By what a seat acts: its arcade button, its phone, or hands on the real board and cards."""

Checks = tuple[tuple[str, Callable[[Any, Seat, Any], Facts | None]], ...]
"""The ids and checks of rules."""

UNKNOWN = "?"
"""A real card that the box has not seen yet."""


class RandomSource(Protocol):
    """A source of random numbers; it is an argument, so that the rules stay pure."""

    def randrange(self, start: int, stop: int, /) -> int:
        """Return a whole number from start up to, but not including, stop."""
        ...

    def sample(self, population: Sequence[T], k: int, /) -> list[T]:
        """Return k of the population in random order."""
        ...


@dataclass(frozen=True, slots=True)
class Rule(Generic[StateT, MoveT]):
    """A named reason to refuse: the check returns the facts of the offence, or None.

    `concerns` are the kinds of moves that the rule may refuse, all if it names none. No other move
    is checked by it, and its check gets moves of these kinds only.
    """

    id: str
    check: Callable[[StateT, Seat, Any], Facts | None]
    concerns: tuple[type[MoveT], ...] = ()

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
    is_open: bool = False
    """Whether nothing is hidden from anybody, so that every past state may be shown to all."""
    _checks: dict[type[Any], Checks]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls._checks = {}

    def checks(self, kind: type[MoveT]) -> Checks:
        """Return the rules that concern that kind of move, in their order."""
        found = self._checks.get(kind)
        if found is None:
            rules = (rule for rule in self.rules if not rule.concerns or kind in rule.concerns)
            found = self._checks[kind] = tuple((rule.id, rule.check) for rule in rules)
        return found

    def with_overrides(self, tables: Mapping[str, Any]) -> Game[StateT, MoveT, EventT]:
        """Return the game with an owner's overrides, or raise BadSetupError."""
        raise BadSetupError("game-fixed", game=self.name)

    def options_at(self, colours: Sequence[str], options: Any) -> Mapping[str, Value]:
        """Return the options that follow from the colours of the seats' buttons."""
        return {}

    @abstractmethod
    def start(self, seats: int, options: Any) -> StateT:
        """Return the state before the first move; raise BadSetupError if the options conflict."""

    @abstractmethod
    def to_act(self, state: StateT) -> frozenset[Seat]:
        """Return the seats that the game waits for, CHANCE among them when it owes something.

        Others may have legal moves too: a wrong grab is possible at any time.
        """

    def awaited(self, state: StateT) -> Mapping[Seat, AwaitedBy]:
        """Return the seats that the match waits for, and by what each of them acts.

        `button`: a press of the arcade button is a useful legal move now. `board`: the seat
        handles real pieces, which are then entered. A seat that is not listed is not awaited.
        """
        seats = self.to_act(state)
        enters = self.entered_by(state) if CHANCE in seats else frozenset[Seat]()
        listed: dict[Seat, AwaitedBy] = dict.fromkeys(sorted(enters), "board")
        for seat in sorted(seats - {CHANCE}):
            listed[seat] = "button" if self._has_press(state, seat) else "phone"
        return listed

    def _has_press(self, state: StateT, seat: Seat) -> bool:
        move = self.press(state, seat, self.clock(state))
        return move is not None and judge(self, state, seat, move) is None

    def interrupters(self, state: StateT) -> frozenset[Seat]:
        """Return the seats that may make an optional move before the awaited seat replies.

        The rules set no time for it, so a bot gives people some before it makes its move. A seat
        is listed only if its move would have an effect.
        """
        return frozenset()

    def is_race(self, state: StateT) -> bool:
        """Tell whether presses may come that what chance owes would cut off."""
        return len(self.to_act(state)) > 1

    @abstractmethod
    def candidates(self, state: StateT, seat: Seat) -> Iterable[MoveT]:
        """Return moves to judge, with every legal one among them, up to its time stamp."""

    def steps(self, state: StateT, seat: Seat, chosen: Sequence[str]) -> tuple[Step[MoveT], ...]:
        """Return the next answers on the way to moves of which `candidates` lists only a sample.

        `chosen` are the words of the answers so far. The words of the first answers are those that
        the notation of their moves begins with: the steps lead to every legal move that begins so,
        and each answer to at least one.
        """
        return ()

    @abstractmethod
    def advance(self, state: StateT, seat: Seat, move: MoveT) -> Applied[StateT, EventT]:
        """Return the state and events after the move, which was judged legal."""

    @abstractmethod
    def outcome(self, state: StateT) -> Outcome | None:
        """Return the outcome, or None while the match goes on."""

    @abstractmethod
    def view(self, state: StateT, viewer: Seat | None) -> Any:
        """Return everything that the viewer may know, as a frozen value; None is a spectator."""

    @abstractmethod
    def event_for(self, event: EventT, viewer: Seat | None) -> EventT | None:
        """Return the event as the viewer may know it, or None if it is hidden from the viewer.

        A viewer from whom all events of a move are hidden gets no message at all.
        """

    @abstractmethod
    def parse(self, text: str) -> MoveT:
        """Return the move of the notation, or raise NotationError."""

    @abstractmethod
    def write(self, move: MoveT) -> str:
        """Return the notation of the move."""

    @abstractmethod
    def sample_chance(self, state: StateT, random: RandomSource, now_ns: int) -> MoveT:
        """Return the next move of CHANCE, which must be among the seats to act."""

    def inventory(self, state: StateT) -> Mapping[str, int]:
        """Return the number of each piece in the match."""
        return {}

    def pieces(self, state: StateT) -> Mapping[str, tuple[str, ...]]:
        """Return the pieces in each place, UNKNOWN for a real card that was never seen."""
        return {}

    @abstractmethod
    def secrets(self, state: StateT, viewer: Seat | None) -> frozenset[str]:
        """Return the names of the pieces that no view of this viewer may contain."""

    def fast_legal_moves(self, state: StateT, seat: Seat) -> tuple[MoveT, ...] | None:
        """Return the legal moves from a faster generator, which a test compares with the rules."""
        return None

    def fast_is_legal(self, state: StateT, seat: Seat, move: MoveT) -> bool:
        """Tell whether a faster test than the rules, which a test compares with them, accepts.

        False says nothing: then the rules decide.
        """
        return False

    def count_lines(self, state: StateT, depth: int) -> int | None:
        """Return the number of lines to that depth (perft), or None if the game has no count."""
        return None

    def debt(self, state: StateT) -> Any:
        """Return what chance owes as a value: while it is equal, the due time does not move.

        By default every move that changes the state makes a new debt. A game in which presses
        are free leaves out what such a press changes.
        """
        return state

    def must_be_entered(self, state: StateT) -> bool:
        """Tell whether people enter the move of chance, because they rolled, threw or saw it."""
        return False

    def press(self, state: StateT, seat: Seat, at_ns: int) -> MoveT | None:
        """Return the move that a press of the seat's arcade button makes, if any."""
        return None

    def takes_press(self, state: StateT, seat: Seat) -> bool:
        """Tell whether a press of the seat may be a move now, useful or not.

        It follows from what everybody may know: the box asks nothing else of such a button.
        """
        return self.press(state, seat, self.clock(state)) is not None

    def is_made_on_table(self, state: StateT, move: MoveT) -> bool:
        """Tell whether the move is made on the real table, so that no phone may enter it."""
        return False

    def entered_by(self, state: StateT) -> frozenset[Seat]:
        """Return the seats that may enter the move of chance; the host always may."""
        return frozenset()

    def is_private(self, state: StateT, move: MoveT) -> bool:
        """Tell whether the legality of the move reveals something that the seat hides."""
        return False

    def is_public(self, state: StateT, move: MoveT) -> bool:
        """Tell whether everybody knows the whole move once it is made, not only its kind."""
        return not self.secrets(state, None)

    def is_retired(self, state: StateT, move: MoveT) -> bool:
        """Tell whether the move only stands in older journals: nobody may enter it any more."""
        return False

    def default_move(self, state: StateT, seat: Seat, legal: Sequence[MoveT]) -> MoveT | None:
        """Return the move of the box for a seat that resigned, or None if it cannot choose one.

        `legal` are the legal moves of the seat, which the caller already has.
        """
        return None

    def moves_for_bot(self, state: StateT, moves: Sequence[MoveT]) -> Sequence[MoveT]:
        """Return those of a seat's legal moves that a bot may choose: not what people decide."""
        return moves

    def cards(self) -> tuple[Printed, ...]:
        """Return the cards and tiles of the whole box that can carry a code for scanning."""
        return ()

    def move_for_piece(self, state: StateT, piece: str) -> tuple[Seat, MoveT] | None:
        """Return the seat and the move of a piece that is scanned."""
        return None

    def table_button(self, state: StateT, at_ns: int) -> tuple[Seat, MoveT] | None:
        """Return the seat and the move of a press of the button in the middle of the table."""
        return None

    def clock(self, state: StateT) -> int:
        """Return the latest table time in the state."""
        return 0

    def time_of(self, move: MoveT) -> int | None:
        """Return the table time of the move, or None if it has none."""
        return None

    def measures(self, before: StateT, move: MoveT, after: StateT) -> Iterable[Measure]:
        """Return the public measures that the move adds to the statistics."""
        return ()

    def scores(self, state: StateT) -> Mapping[Seat, int]:
        """Return the current score of each seat; empty while the game has none.

        Scores are public, so they contain nothing that a view hides.
        """
        outcome = self.outcome(state)
        return {} if outcome is None else outcome.scores

    def owes_chance(self, state: StateT) -> bool:
        """Tell whether CHANCE is among those to act."""
        return CHANCE in self.to_act(state)


AnyGame = Game[Any, Any, Any]
