"""A table for tests: positions of arriba are reached by real moves, written as short calls."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Any, TypeVar

from engines.arriba import moves
from engines.arriba.components import COLOURS, DECK, SHAPES, SPECIALS, Card
from engines.arriba.events import Opened, Settled
from engines.arriba.state import Phase, State
from engines.catalog import find_game
from engines.core.match import Match, begin
from engines.core.notation import NS_PER_MS, NS_PER_US
from engines.core.seats import CHANCE, Seat
from tests.engines.playing import played, refusal_in, rules_in

if TYPE_CHECKING:
    from engines.arriba.moves import Move
    from engines.arriba.state import Hand

T = TypeVar("T")

ANNOUNCED = {
    "announce": "before",
    "late_hands": "lockout",
    "turning_press": "judged",
    "countdown_press": "judged",
}

QUIET = tuple(Card(shape + colour) for colour in COLOURS for shape in SHAPES)
"""All symbols in an order in which no eighteen in a row match: flipped so, nothing happens."""


def stacked(*flips: str, last: str = "") -> tuple[Card, ...]:
    """Return a deck that begins and ends as told; its rest is quiet.

    The specials that are left come last, or before the quiet cards when the end is told.
    """
    specials, symbols = [card for card in DECK if card in SPECIALS], list(QUIET)
    end = tuple(Card(card) for card in last.split())
    for card in (*flips, *end):
        (specials if card in SPECIALS else symbols).remove(Card(card))
    rest = (*specials, *symbols) if last else (*symbols, *specials)
    return (*(Card(card) for card in flips), *rest, *end)


def settled(rule: str, seat: int, seats: tuple[int, ...] = (), cards: int = 0) -> Settled:
    """Return the verdict that is expected."""
    return Settled(f"arriba.{rule}", Seat(seat), tuple(Seat(other) for other in seats), cards)


def opened(rule: str, seats: tuple[int, ...]) -> Opened:
    """Return the opening that is expected."""
    return Opened(f"arriba.{rule}", tuple(Seat(seat) for seat in seats))


class Bench:
    """A match of arriba in progress, with the events of its last call.

    Unless the options say otherwise events are announced, so that a test can wait for them, and
    every press is judged.
    """

    def __init__(self, seats: int = 3, **options: object) -> None:
        self.match: Match = begin(find_game("arriba"), seats, {**ANNOUNCED, **options})
        self.events: tuple[Any, ...] = ()
        self.shown_ns = 0
        self.real_cards: deque[Card] = deque()

    @property
    def state(self) -> State:
        """Return where the match stands."""
        state: State = self.match.state
        return state

    @property
    def phase(self) -> Phase:
        """Return what the table waits for."""
        return self.state.phase

    @property
    def rules(self) -> set[str]:
        """Return the rules named by the events of the last call, without the name of the game."""
        return {rule.removeprefix("arriba.") for rule in rules_in(self.events)}

    @property
    def marks(self) -> list[tuple[int, str]]:
        """Return the photo finish: seats and the results of their presses."""
        return [(mark.seat, mark.verdict) for mark in self.state.photo]

    def hand(self, seat: int) -> Hand:
        """Return the cards of a seat."""
        return self.state.hands[seat]

    def sizes(self) -> list[tuple[int, int]]:
        """Return the draw and the open pile of every seat, counted."""
        return [(len(hand.draw), len(hand.open)) for hand in self.state.hands]

    def told(self, kind: type[T]) -> list[T]:
        """Return the events of one kind from the last call."""
        return [event for event in self.events if isinstance(event, kind)]

    def play(self, seat: int, move: Move) -> None:
        """Make a move that must be legal."""
        step = played(self.match, Seat(seat), move)
        self.match, self.events = step.after, step.events

    def refusal(self, line: str) -> str | None:
        """Return the rule that refuses the line, or None."""
        return refusal_in(self.match.game, self.state, line)

    def deal(self, *flips: str, first: int = 0, last: str = "") -> Bench:
        """Deal a deck that is flipped in the given order as long as the turn goes round."""
        cards = stacked(*flips, last=last)
        self.real_cards = deque(cards)
        dealt = cards if self.state.is_box_deck else ()
        self.play(CHANCE, moves.Deal(self.state.clock_ns, Seat(first), dealt))
        return self

    def flip(self, *faces: str) -> Bench:
        """Flip a card in turn; of real cards those named, or the next of the stacked deck."""
        if self.state.is_box_deck:
            if self.state.options.flip_by != "tempo":
                self.play(self.state.flipper, moves.Flip())
            return self.reveal()
        for face in faces or (self.real_cards.popleft(),):
            self.play(self.state.flipper, moves.Flip(Card(face)))
        return self

    def flips(self, count: int) -> Bench:
        """Flip so many cards in turn."""
        for _ in range(count):
            self.flip()
        return self

    def reveal(self, after_ms: int = 100) -> Bench:
        """Let the box show what is due, or everybody name the next real card."""
        if not self.state.is_box_deck:
            return self._name_all()
        self.shown_ns = self.state.clock_ns + after_ms * NS_PER_MS
        self.play(CHANCE, moves.Reveal(self.shown_ns))
        return self

    def press(self, seat: int, at_ms: float = 300, *, us: float = 0) -> Bench:
        """Press a button so long after the last reveal, signal or mark."""
        at_ns = self.shown_ns + round(at_ms * NS_PER_MS) + round(us * NS_PER_US)
        self.play(seat, moves.Grab(at_ns))
        return self

    def settle(self) -> Bench:
        """Have all waiting presses judged."""
        self.play(CHANCE, moves.Settle())
        return self

    def grab(self, *seats: int, at_ms: float = 300) -> Bench:
        """Press some buttons, each a millisecond after the one before, and settle."""
        for place, seat in enumerate(seats):
            self.press(seat, at_ms + place)
        return self.settle()

    def heat(self, *seats: int, at_ms: float = 300) -> Bench:
        """Press some buttons at one instant and settle."""
        for seat in seats:
            self.press(seat, at_ms)
        return self.settle()

    def signal(self, after_ms: int = 1_000) -> Bench:
        """Give the signal to grab again."""
        self.shown_ns = self.state.clock_ns + after_ms * NS_PER_MS
        self.play(CHANCE, moves.Signal(self.shown_ns))
        return self

    def timeout(self) -> Bench:
        """Let the open grab lapse."""
        wait_ns = self.state.options.grab_timeout_ms * NS_PER_MS
        self.play(CHANCE, moves.Timeout(self.state.clock_ns + wait_ns))
        return self

    def pause(self, wait_ms: int = 2_000) -> Bench:
        """Let time pass: later presses count from here, out of any lock-out."""
        self.shown_ns = self.state.clock_ns + wait_ms * NS_PER_MS
        return self

    def run_dry(self) -> Bench:
        """Flip on without a press until the round is over."""
        number = self.state.round
        while self.phase is not Phase.OVER and (self.phase, number) != (Phase.DEAL, number):
            self._idle_step()
        return self

    def idle_to(self, left: int) -> Bench:
        """Flip on without a press until so many cards are left to draw."""
        while sum(len(hand.draw) for hand in self.state.hands) > left:
            self._idle_step()
        return self

    def _name_all(self) -> Bench:
        head = self.state.head
        assert head is not None
        for seat in self.state.from_left_of(head):
            if self.hand(seat).draw:
                self.play(seat, moves.Flip(self.real_cards.popleft()))
        return self

    def _idle_step(self) -> None:
        match self.phase:
            case Phase.FLIP:
                self.flip()
            case Phase.HEAD:
                self.reveal()
            case Phase.SIGNAL:
                self.signal()
            case _:
                self.timeout()
