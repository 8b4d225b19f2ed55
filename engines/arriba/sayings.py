"""What people say about real cards that the box does not know, and its notation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, assert_never, get_args

from engines.core.notation import NotationError, read_number, read_player
from engines.core.seats import Seat

LayKind = Literal["same", "totem", "nothing", "head", "accident"]
LAY_KINDS: Final[tuple[LayKind, ...]] = get_args(LayKind)


@dataclass(frozen=True, slots=True)
class Lay:
    """Players say what lay there: the same shape in front of some seats, or something else.

    `accident` means that a press counts for nothing. A head may be told without a press.
    """

    kind: LayKind
    seats: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Piles:
    """Players set right how many cards lie in a seat's draw pile and in its open pile."""

    seat: Seat
    draw: int
    open: int


@dataclass(frozen=True, slots=True)
class Count:
    """Players say that the round is over, and how many cards each seat has left."""

    cards: tuple[int, ...]


Saying = Lay | Count
"""What one seat says, and a second one confirms."""

SAID = (Lay, Piles, Count)
"""What any seat may say, or the host."""
SAYING_WORDS = ("lay", "piles", "count")


_KINDS: Final[dict[str, LayKind]] = {kind: kind for kind in LAY_KINDS}


def write_saying(saying: Lay | Piles | Count) -> str:
    """Return the notation."""
    match saying:
        case Lay(kind, seats):
            return " ".join(("lay", kind, *map(str, seats)))
        case Piles(seat, draw, opened):
            return f"piles {seat} {draw} {opened}"
        case Count(cards):
            return " ".join(("count", *map(str, cards)))
        case _:
            assert_never(saying)


def read_saying(word: str, parts: list[str]) -> Lay | Piles | Count:
    """Return what the notation says, or raise NotationError."""
    if word == "lay":
        return _lay(parts)
    numbers = tuple(read_number(part) for part in parts)
    if word == "count":
        return Count(numbers)
    if len(numbers) != 3:  # noqa: PLR2004 - seat, draw pile and open pile
        raise NotationError("move", " ".join((word, *parts)), like="piles 0 12 5")
    return Piles(Seat(numbers[0]), *numbers[1:])


def _lay(parts: list[str]) -> Lay:
    kind = _KINDS.get(parts[0])
    if kind is None or (kind != "same" and len(parts) > 1):
        raise NotationError("move", " ".join(("lay", *parts)), like="lay same 0 2")
    return Lay(kind, tuple(sorted(read_player(part) for part in parts[1:])))
