"""The cards: seven heads, eight low blows, and the decks for each number of players."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final, Literal, NewType

from engines.core.game import UNKNOWN as UNKNOWN_PIECE
from engines.core.printed import Printed

Card = NewType("Card", str)
Kind = NewType("Kind", str)
Icon = Literal["steal", "destroy", "guard_steal", "guard_destroy", "none"]


@dataclass(frozen=True, slots=True)
class Sort:
    """A kind of card; `left_out` names the numbers of players that play without it."""

    id: Kind
    slug: str
    copies: int
    icon: Icon = "none"
    left_out: tuple[int, ...] = ()


COYOTE: Final = Kind("H1")
EAGLE: Final = Kind("H2")
WOLF: Final = Kind("H3")
RAVEN: Final = Kind("H4")
LYNX: Final = Kind("H5")
TURTLE: Final = Kind("H6")
BEAR: Final = Kind("H7")
ARRIVE: Final = Kind("L1")
WHAM: Final = Kind("L2")
PRANKSTER: Final = Kind("L3")
BISON: Final = Kind("L4")
MISSTEP: Final = Kind("L5")
PILLAGE: Final = Kind("L6")
GIFT: Final = Kind("L7")
FIREWATER: Final = Kind("L8")

SORTS: Final = (
    Sort(COYOTE, "coyote", 5, "steal"),
    Sort(EAGLE, "eagle", 5, "guard_steal"),
    Sort(WOLF, "wolf", 5),
    Sort(RAVEN, "raven", 5),
    Sort(LYNX, "lynx", 5),
    Sort(TURTLE, "turtle", 5, "guard_destroy"),
    Sort(BEAR, "bear", 5, "destroy"),
    Sort(ARRIVE, "arrive", 1, left_out=(2, 3)),
    Sort(WHAM, "wham", 4, "destroy", left_out=(3, 4, 5, 6)),
    Sort(PRANKSTER, "prankster", 3),
    Sort(BISON, "bison", 3, "destroy"),
    Sort(MISSTEP, "misstep", 5),
    Sort(PILLAGE, "pillage", 5, "steal"),
    Sort(GIFT, "gift", 4, "steal", left_out=(2,)),
    Sort(FIREWATER, "firewater", 4),
)
BY_KIND: Final = {sort.id: sort for sort in SORTS}
KINDS: Final = tuple(BY_KIND)
REACTIONS: Final = (ARRIVE, MISSTEP)
DRAWING: Final = (GIFT, FIREWATER)

UNKNOWN: Final = Card(UNKNOWN_PIECE)
HAND_SIZE: Final = 5
TURN_DRAWS: Final = 2
WOLF_TAKES: Final = 2
LYNX_SEES: Final = 3
MOST_CARDS: Final = sum(sort.copies for sort in SORTS)
FULL_TOTEM: Final = 6
TRACK: Final = 24
TEAM_SEATS: Final = (4, 6)
PARTNERS: Final = {
    "14_26_35": ((0, 3), (1, 5), (2, 4)),
    "25_13_46": ((1, 4), (0, 2), (3, 5)),
    "36_15_24": ((2, 5), (0, 4), (1, 3)),
}
"""The teams of six without neighbours, by their players in table order, that sit not all across."""
ROUND_PAUSE_MS: Final = 8_000
STALE_MS: Final = 2_000
STOP_MS: Final = 30_000
"""How long players may answer whether they stop between two hands."""
_COPIES: Final = "abcde"


def kind_of(card: Card) -> Kind:
    """Return the kind of the card."""
    return Kind(card[:2])


def is_head(card: Card | Kind) -> bool:
    """Tell whether the card is a floor of a totem."""
    return card.startswith("H")


@cache
def copies(kind: Kind) -> tuple[Card, ...]:
    """Return the copies of a card as the box tells them apart."""
    return tuple(Card(kind + letter) for letter in _COPIES[: BY_KIND[kind].copies])


@cache
def box_deck(seats: int) -> tuple[Card, ...]:
    """Return the deck of the box for so many players, each copy by its own name."""
    return tuple(card for kind in kinds_for(seats) for card in copies(kind))


@cache
def real_deck(seats: int) -> tuple[Card, ...]:
    """Return the real deck for so many players: copies look alike."""
    return tuple(Card(kind) for kind in kinds_for(seats) for _ in range(BY_KIND[kind].copies))


@cache
def kinds_for(seats: int) -> tuple[Kind, ...]:
    """Return the kinds in the deck for so many players."""
    return tuple(sort.id for sort in SORTS if seats not in sort.left_out)


NAMES: Final = frozenset(card for kind in KINDS for card in (Card(kind), *copies(kind)))
PRINTED: Final = tuple(
    Printed(sort.id, sort.copies, "word-card", {"card": sort.id}) for sort in SORTS
)
