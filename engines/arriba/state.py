"""The state of a match: one frozen value."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engines.arriba.components import Card
from engines.arriba.events import Mark, Settled, Tied
from engines.arriba.options import Options
from engines.arriba.sayings import Lay, Saying
from engines.core.first_press import Press
from engines.core.seats import FIRST_SEAT, Seat, clockwise
from engines.core.values import changer, maker, replace


class Phase(StrEnum):
    """The phase of the round, named after what the table waits for."""

    DEAL = "deal"
    FLIP = "flip"
    TURNING = "turning"
    LOOK = "look"
    TOTEM = "totem"
    MATCH = "match"
    HEAD = "head"
    SIGNAL = "signal"
    REGRAB = "regrab"
    LOWER = "lower"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Hand:
    """One seat's cards: the draw pile from its top, the open pile from its bottom."""

    draw: tuple[Card, ...] = ()
    open: tuple[Card, ...] = ()
    shown_ns: int = 0

    @property
    def size(self) -> int:
        """Return how many cards the seat has."""
        return len(self.draw) + len(self.open)


@dataclass(frozen=True, slots=True)
class Tie:
    """Seats whose presses could not be told apart; no shape means the totem card."""

    seats: tuple[Seat, ...]
    shape: str | None
    at_ns: int
    count: int = 1


@dataclass(frozen=True, slots=True)
class State:
    """Everything about a match that the rules need."""

    options: Options
    hands: tuple[Hand, ...]
    phase: Phase = Phase.DEAL
    round: int = 1
    named: Seat | None = None
    """The seat that the table named to begin the first round."""
    first: Seat | None = None
    flipper: Seat = FIRST_SEAT
    turned_by: Seat = FIRST_SEAT
    follows: Seat = FIRST_SEAT
    centre: tuple[Card, ...] = ()
    head: Seat | None = None
    is_head_due: bool = False
    is_signalled: bool = False
    """Whether the player who turned the head gave the signal for the common flip."""
    totems_due: int = 0
    is_settled_once: bool = False
    entered: tuple[tuple[Seat, Card], ...] = ()
    reader: Seat | None = None
    """The seat that the next card held to the reader belongs to, where the table named it."""
    owed: tuple[Seat, ...] = ()
    """The seats whose real card was passed over: others behind them were named first."""
    ahead: tuple[Seat, ...] = ()
    """The seats whose card was named while others were passed over."""
    named_since: tuple[Seat, ...] = ()
    """The seats whose card was named since the first press that waits."""
    presses: tuple[Press, ...] = ()
    are_faces_known: bool = True
    ties: tuple[Tie, ...] = ()
    spared: tuple[Seat, ...] = ()
    """The seats that were entitled to what was settled since the last card was turned."""
    locked_until_ns: int = 0
    is_lock_total: bool = False
    shown_ns: int = 0
    shown: tuple[Seat, ...] = ()
    """The seats whose card was turned last."""
    stood: tuple[Seat, ...] = ()
    """The seats that were in a visible match just before the last card was shown."""
    opened_ns: int = 0
    signal_ns: int = 0
    clock_ns: int = 0
    photo: tuple[Mark, ...] = ()
    photo_from_ns: int = 0
    verdict: Settled | Tied | None = None
    last_grabber: Seat | None = None
    told: Lay | None = None
    """What players said lay there, from then until it is settled."""
    said: tuple[tuple[Seat, Saying], ...] = ()
    """What single seats said that no second seat has confirmed."""
    rest: tuple[Press, ...] = ()
    """The presses of the last grab that may have been for another duel of the same flip."""
    is_counted: bool = False
    """Whether players hit the button in the middle with the real cards of this round."""
    turned_ns: int = 0
    scores: tuple[tuple[int, ...], ...] = ()

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Return all seats in their order."""
        return clockwise(0, len(self.hands))

    @property
    def is_box_deck(self) -> bool:
        """Tell whether the box holds the cards."""
        return self.options.deck == "box"

    @property
    def is_judged(self) -> bool:
        """Tell whether the cards are real and only what was grabbed for is told to the box."""
        return self.options.deck == "judged"

    @property
    def takes_any_order(self) -> bool:
        """Tell whether real cards are named in any order, and presses wait for late ones."""
        return self.options.deck == "scanned" and self.options.card_order == "any"

    @property
    def is_asking(self) -> bool:
        """Tell whether players are asked what lay there when a button was pressed."""
        return self.is_judged and self.phase is Phase.FLIP and bool(self.presses)

    @property
    def awaits_first(self) -> bool:
        """Tell whether players must say which seat begins the first round (A-24)."""
        is_open = self.first is None and self.phase is Phase.DEAL and self.named is None
        return is_open and self.options.first_player == "named"

    @property
    def hides_events(self) -> bool:
        """Tell whether players must spot a match or a totem card themselves."""
        return self.options.announce == "after" or self.is_judged

    @property
    def is_totem_open(self) -> bool:
        """Tell whether a totem card may be grabbed by all seats."""
        return self.phase is Phase.TOTEM or (self.phase is Phase.LOOK and self.totems_due > 0)

    @property
    def awaits_signal(self) -> bool:
        """Tell whether who turned the head is to give the signal; with real cards it is aloud."""
        if self.phase is not Phase.HEAD or self.is_signalled:
            return False
        return self.options.head_signal == "player" and self.is_box_deck

    @property
    def tied_seats(self) -> tuple[Seat, ...]:
        """Return the seats of all dead heats."""
        return tuple(seat for tie in self.ties for seat in tie.seats)

    @property
    def is_settle_due(self) -> bool:
        """Tell whether presses wait and all cards that they depend on are known."""
        return self.are_faces_known and bool(self.presses)

    @property
    def awaits_face(self) -> bool:
        """Tell whether presses wait until a real card is named."""
        return bool(self.presses) and not self.are_faces_known and not self.is_judged

    def from_seat(self, seat: Seat) -> tuple[Seat, ...]:
        """Return all seats clockwise, the given one first."""
        return clockwise(seat, len(self.hands))

    def from_left_of(self, seat: Seat) -> tuple[Seat, ...]:
        """Return all seats clockwise, the given one last."""
        return clockwise(seat + 1, len(self.hands))

    def with_hands(self, changed: dict[Seat, Hand]) -> State:
        """Return the state with some hands replaced."""
        return replace(self, hands=self.hands_with(changed))

    def hands_with(self, changed: dict[Seat, Hand]) -> tuple[Hand, ...]:
        """Return the hands with some of them replaced."""
        hands = list(self.hands)
        for seat, hand in changed.items():
            hands[seat] = hand
        return tuple(hands)


hand_of = maker(Hand)
at_phase = changer(State, "phase", "opened_ns")
