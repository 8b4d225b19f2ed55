"""The moves and their notation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from engines.core.notation import write_time
from engines.core.seats import Seat
from engines.coups_bas.components import Card


@dataclass(frozen=True, slots=True)
class Begin:
    """Players enter which seat begins the next hand."""

    first: Seat


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance deals: the first seat and, with the box's own deck, the order of the cards."""

    at_ns: int
    first: Seat
    cards: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Stop:
    """A seat asks to stop after the last hand, or agrees to that."""


@dataclass(frozen=True, slots=True)
class Continue:
    """A seat wants to play on."""


@dataclass(frozen=True, slots=True)
class Play:
    """The player in turn announces a card with its targets."""

    card: Card
    targets: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Draw:
    """The player in turn draws two cards."""


@dataclass(frozen=True, slots=True)
class Discard:
    """The player in turn discards a card."""

    card: Card


@dataclass(frozen=True, slots=True)
class Open:
    """Chance opens the answer window."""

    at_ns: int


@dataclass(frozen=True, slots=True)
class Buzz:
    """A seat pressed its button to answer."""

    at_ns: int


@dataclass(frozen=True, slots=True)
class Pass:
    """A seat passes on answering."""


@dataclass(frozen=True, slots=True)
class Close:
    """The player of the card that may be answered says that nobody answers it."""


@dataclass(frozen=True, slots=True)
class Settle:
    """Chance judges the presses: the first one gets the right to answer."""


@dataclass(frozen=True, slots=True)
class Answer:
    """The seat with the right to answer plays its answer."""

    card: Card


@dataclass(frozen=True, slots=True)
class Withdraw:
    """The seat with the right to answer withdraws its press."""


@dataclass(frozen=True, slots=True)
class Timeout:
    """Chance closes a window, or ends an unused right to answer."""

    at_ns: int


@dataclass(frozen=True, slots=True)
class Steal:
    """Chance picks the cards that a wolf steals."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Look:
    """The player in turn uses the lynx: three cards from the pile."""


@dataclass(frozen=True, slots=True)
class Leave:
    """The player in turn does not use the lynx, or plays no further card."""


@dataclass(frozen=True, slots=True)
class Shed:
    """The player in turn discards all but one of the cards that the lynx brought."""

    cards: tuple[Card, ...]


Stamped = Deal | Open | Buzz | Timeout
Bare = Draw | Stop | Continue | Pass | Close | Settle | Withdraw | Look | Leave
OfTurn = Play | Draw | Discard | Look | Leave | Shed
OfSecret = Play | Discard | Answer | Steal | Shed
Move = Stamped | Bare | Begin | Play | Discard | Answer | Steal | Shed

STAMPED = (Deal, Open, Buzz, Timeout)
BARE = (Draw, Stop, Continue, Pass, Close, Settle, Withdraw, Look, Leave)
OF_TURN = (Play, Draw, Discard, Look, Leave, Shed)
OF_CHANCE = (Begin, Deal, Open, Settle, Timeout, Steal)
OF_SECRET = (Play, Discard, Answer, Steal, Shed)


def write(move: Move) -> str:
    """Return the notation of the move."""
    match move:
        case Deal():
            return " ".join(("deal", write_time(move.at_ns), f"first:{move.first}", *move.cards))
        case Begin(first):
            return f"begin {first}"
        case Open() | Buzz() | Timeout():
            return f"{word_of(move)} {write_time(move.at_ns)}"
        case Play():
            return " ".join(("play", move.card, *map(str, move.targets)))
        case Discard() | Answer():
            return f"{word_of(move)} {move.card}"
        case Steal() | Shed():
            return " ".join((word_of(move), *move.cards))
        case (
            Draw()
            | Pass()
            | Close()
            | Settle()
            | Withdraw()
            | Look()
            | Leave()
            | Stop()
            | Continue()
        ):
            return word_of(move)
        case _:
            assert_never(move)


def word_of(move: Move) -> str:
    """Return the first word of the move's notation."""
    return type(move).__name__.lower()
