"""The cards: 18 shapes in four colours, four totem cards and four heads."""

from __future__ import annotations

from collections import Counter
from typing import Final, NewType

from engines.core.game import UNKNOWN as UNKNOWN_PIECE
from engines.core.printed import Printed

Card = NewType("Card", str)

SHAPES: Final = "ABCDEFGHIJKLMNOPQR"
COLOURS: Final = "rgby"
TOTEM: Final = Card("totem")
HEAD: Final = Card("head")
UNKNOWN: Final = Card(UNKNOWN_PIECE)
SPECIALS: Final = (TOTEM, HEAD)
COPIES_OF_A_SPECIAL: Final = 4

SYMBOLS: Final = tuple(Card(shape + colour) for shape in SHAPES for colour in COLOURS)
SHAPES_ALONE: Final = tuple(Card(shape) for shape in SHAPES)
"""Real cards of which only the shape was entered: colours decide nothing."""
COPIES_OF_A_SHAPE: Final = len(COLOURS)
FACES: Final = (*SYMBOLS, *SPECIALS)
DECK: Final = (*SYMBOLS, *(card for card in SPECIALS for _ in range(COPIES_OF_A_SPECIAL)))
COUNTS: Final = Counter(DECK)
INVENTORY: Final[dict[str, int]] = {str(card): count for card, count in COUNTS.items()}

REGRAB_MIN_MS: Final = 1_000
REGRAB_MAX_MS: Final = 3_000
TIES_BEFORE_ORDER: Final = 3
SLOWEST_MS: Final = 1_000
"""How long hands are awaited that decide which of three or more was the slowest."""
TURN_MS: Final = 1_500
"""A usual time between two real cards."""
SLOW_TURN_MS: Final = 1_000
"""How much later than a press the hand may hit the button in the middle that turned the card."""
ROUND_PAUSE_MS: Final = 8_000
HEAD_SIGNAL_MS: Final = 10_000
"""How long the box waits for a player's signal before it turns the cards of a head itself."""


def shape_of(card: Card) -> str | None:
    """Return the shape on the card, or None for a special or an unknown card."""
    return SHAPE_OF.get(card)


def is_same(face: Card, card: Card) -> bool:
    """Tell whether both may be one card: they are equal, or one of them is a shape alone."""
    return face == card or (len(face) != len(card) and shape_of(face) == shape_of(card) is not None)


SHAPE_OF: Final = {card: card[0] for card in (*SYMBOLS, *SHAPES_ALONE)}

PRINTED: Final = tuple(
    Printed(str(card), 1, "piece-card", {"shape": card[0], "colour": card[1]}) for card in SYMBOLS
) + tuple(Printed(str(card), COPIES_OF_A_SPECIAL, f"piece-{card}") for card in SPECIALS)
