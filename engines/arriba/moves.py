"""The moves and their notation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never, get_args

from engines.arriba.components import FACES, SHAPES_ALONE, Card
from engines.arriba.sayings import SAYING_WORDS, Count, Lay, Piles, read_saying, write_saying
from engines.core.notation import NotationError, read_player, read_time, write_time
from engines.core.seats import Seat


@dataclass(frozen=True, slots=True)
class Begin:
    """Players enter which seat begins the first round."""

    first: Seat


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance deals: the first player and, from the box's own deck, the order of the cards."""

    at_ns: int
    first: Seat
    cards: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Flip:
    """A seat turns its next card; a real card is named."""

    card: Card | None = None


@dataclass(frozen=True, slots=True)
class AsIs:
    """Players enter that no more cards were turned: presses are judged by the open cards."""


@dataclass(frozen=True, slots=True)
class Reader:
    """A seat says that the next card held to the reader is its own."""


@dataclass(frozen=True, slots=True)
class Reveal:
    """Chance shows the flipped cards at one instant."""

    at_ns: int


@dataclass(frozen=True, slots=True)
class Grab:
    """A seat pressed its button."""

    at_ns: int


@dataclass(frozen=True, slots=True)
class Go:
    """The player who turned a head pressed the button: the signal for the common flip."""

    at_ns: int


@dataclass(frozen=True, slots=True)
class Settle:
    """Chance closes the collection of presses, and they are judged: at once, or at that time."""

    at_ns: int | None = None


@dataclass(frozen=True, slots=True)
class Signal:
    """Chance gives a new signal to grab."""

    at_ns: int


@dataclass(frozen=True, slots=True)
class Timeout:
    """Chance closes a grab without a press."""

    at_ns: int


@dataclass(frozen=True, slots=True)
class Lower:
    """Players enter which seat held the totem lowest in a dead heat."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Turned:
    """Players turned the next real card and hit the button in the middle."""

    at_ns: int


StampedMove = Deal | Reveal | Grab | Go | Signal | Timeout | Turned
Move = StampedMove | Begin | Flip | AsIs | Reader | Settle | Lower | Lay | Piles | Count

STAMPED = (Deal, Reveal, Grab, Go, Signal, Timeout, Turned)
KINDS: tuple[type[Move], ...] = get_args(Move)


def all_but(*kinds: type[Move]) -> tuple[type[Move], ...]:
    """Return all other kinds of moves."""
    return tuple(kind for kind in KINDS if kind not in kinds)


_TIMED: dict[str, type[Reveal | Grab | Go | Settle | Signal | Timeout | Turned]] = {
    "reveal": Reveal,
    "grab": Grab,
    "go": Go,
    "settle": Settle,
    "signal": Signal,
    "timeout": Timeout,
    "turned": Turned,
}
_BARE: dict[str, Move] = {
    "flip": Flip(),
    "asis": AsIs(),
    "reader": Reader(),
    "settle": Settle(),
}
_KNOWN = frozenset((*FACES, *SHAPES_ALONE))


def write(move: Move) -> str:
    """Return the notation of the move."""
    match move:
        case Deal():
            return " ".join(("deal", write_time(move.at_ns), f"first:{move.first}", *move.cards))
        case Flip(card):
            return "flip" if card is None else f"flip {card}"
        case Reveal() | Grab() | Go() | Signal() | Timeout() | Turned():
            return f"{type(move).__name__.lower()} {write_time(move.at_ns)}"
        case Settle(at_ns):
            return "settle" if at_ns is None else f"settle {write_time(at_ns)}"
        case AsIs() | Reader():
            return type(move).__name__.lower()
        case Begin(seat) | Lower(seat):
            return f"{type(move).__name__.lower()} {seat}"
        case Lay() | Piles() | Count():
            return write_saying(move)
        case _:
            assert_never(move)


def parse(text: str) -> Move:
    """Return the move of the notation, or raise NotationError."""
    if text in _BARE:
        return _BARE[text]
    word, _, rest = text.partition(" ")
    if word in _TIMED:
        return _TIMED[word](read_time(rest))
    if word in SAYING_WORDS:
        return read_saying(word, rest.split(" "))
    match word:
        case "flip":
            return Flip(_card(rest))
        case "begin":
            return Begin(read_player(rest))
        case "lower":
            return Lower(read_player(rest))
        case "deal":
            return _deal(rest.split(" "))
        case _:
            raise NotationError("move", text)


def _deal(words: list[str]) -> Deal:
    if len(words) < 2 or not words[1].startswith("first:"):  # noqa: PLR2004 - time and first seat
        raise NotationError("deal", " ".join(words), like="deal @0.000000000 first:0")
    at_ns = read_time(words[0])
    return Deal(at_ns, read_player(words[1][6:]), tuple(_card(word) for word in words[2:]))


def _card(text: str) -> Card:
    if text not in _KNOWN:
        raise NotationError("card", text, like="Ar, totem, head")
    return Card(text)
