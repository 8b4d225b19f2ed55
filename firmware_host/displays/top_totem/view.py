"""TOP TOTEM as the displays read it; fields they do not know are ignored."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

Phase = Literal["lot", "place", "play", "between", "over"]

COLUMNS: Final = 8
ROWS: Final = 9
FREE: Final = "."
ENCLOSURE: Final = (28, 29, 36, 37, 44, 45)


class Men(msgspec.Struct, frozen=True):
    """So many men that are not on the board."""

    pedestrians: int = 0
    riders: int = 0

    @property
    def count(self) -> int:
        """Return how many there are of both kinds."""
        return self.pedestrians + self.riders


class SideView(msgspec.Struct, frozen=True):
    """One side: who waits in its camp, how many stand inside, its points."""

    camp: Men = Men()
    inside: int = 0
    worth: int = 0
    points: tuple[int, ...] = ()
    total: int = 0


class LastView(msgspec.Struct, frozen=True):
    """What was done last: the squares it touched, and on which of them men were taken."""

    seat: int
    kind: str
    paths: tuple[tuple[int, ...], ...] = ()
    taken: tuple[int, ...] = ()


class Call(msgspec.Struct, frozen=True):
    """A TOP! for the coming reply; the squares are 0 unless it names man and victim."""

    seat: int
    piece: int = 0
    victim: int = 0
    is_binding: bool = False


class Result(msgspec.Struct, frozen=True):
    """How a game ended; a drawn one has no winner."""

    rule: str
    winner: int | None = None
    points: int = 0


class TopTotemView(msgspec.Struct, frozen=True):
    """What everybody at the table may see; `board` has one letter a square, from 1."""

    phase: Phase
    round: int
    rounds: int
    board: str
    sides: tuple[SideView, ...]
    turn: int | None = None
    last: LastView | None = None
    call: Call | None = None
    results: tuple[Result, ...] = ()
    winners: tuple[int, ...] | None = None


def read_view(data: bytes | str) -> TopTotemView:
    """Decode a published view; raise msgspec.ValidationError naming the field that is wrong."""
    return msgspec.json.decode(data, type=TopTotemView)


def place_of(square: int) -> tuple[int, int]:
    """Return row and column of a square as the referee sees it, the red base at the top."""
    return divmod(square - 1, COLUMNS)
