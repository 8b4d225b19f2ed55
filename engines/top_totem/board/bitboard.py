"""Bitboards: one bit per square, square 1 being the lowest."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from engines.core.seats import Seat
from engines.core.values import maker
from engines.top_totem.components import (
    BACARTA_PEDESTRIANS,
    BACARTA_RIDERS,
    ENCLOSURE,
    RED,
    SQUARES,
    WHITE,
    Kind,
    other,
)

Pair = tuple[int, int]
"""A number of red and one of white."""

LETTERS: Final = {
    (RED, Kind.PEDESTRIAN): "i",
    (RED, Kind.RIDER): "I",
    (WHITE, Kind.PEDESTRIAN): "w",
    (WHITE, Kind.RIDER): "W",
}
FREE: Final = "."


def bit(square: int) -> int:
    """Return the bit of a square."""
    return 1 << (square - 1)


def bits(squares: Iterable[int]) -> int:
    """Return the bits of several squares."""
    return sum({bit(square) for square in squares})


def squares_of(mask: int) -> tuple[int, ...]:
    """Return the squares whose bits are set, lowest first."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length())
        mask ^= low
    return tuple(found)


INSIDE: Final = bits(ENCLOSURE)


@dataclass(frozen=True, slots=True)
class Board:
    """All men on the board, by side."""

    pedestrians: Pair = (0, 0)
    riders: Pair = (0, 0)

    @property
    def taken_squares(self) -> int:
        """Return the occupied squares."""
        (red, white), (red_riders, white_riders) = self.pedestrians, self.riders
        return red | white | red_riders | white_riders

    def side(self, seat: Seat) -> int:
        """Return the squares of a side's men."""
        return self.pedestrians[seat] | self.riders[seat]

    def kind_at(self, seat: Seat, square: int) -> Kind | None:
        """Return the kind of the side's man on the square, or None."""
        if self.pedestrians[seat] & bit(square):
            return Kind.PEDESTRIAN
        return Kind.RIDER if self.riders[seat] & bit(square) else None

    def inside(self, seat: Seat) -> int:
        """Return how many pedestrians of the side stand in the enclosure."""
        return (self.pedestrians[seat] & INSIDE).bit_count()

    def code(self, turn: Seat) -> int:
        """Return the position with its side to move as one number."""
        (red, white), (red_riders, white_riders) = self.pedestrians, self.riders
        return red | white << 72 | red_riders << 144 | white_riders << 216 | turn << 288

    def put(self, seat: Seat, kind: Kind, mask: int) -> Board:
        """Return the board with the bits of the mask flipped for men of a kind and side."""
        pedestrians, riders = list(self.pedestrians), list(self.riders)
        men = pedestrians if kind is Kind.PEDESTRIAN else riders
        men[seat] ^= mask
        return Board((pedestrians[0], pedestrians[1]), (riders[0], riders[1]))

    def moved(self, seat: Seat, start: int, end: int) -> Board:
        """Return the board after a man of the side moved from one square to another."""
        kind = self.kind_at(seat, start)
        return self if kind is None else self.put(seat, kind, bit(start) ^ bit(end))

    def without(self, seat: Seat, mask: int) -> Board:
        """Return the board without the men of a side on those squares."""
        walked = self.put(seat, Kind.PEDESTRIAN, self.pedestrians[seat] & mask)
        return walked.put(seat, Kind.RIDER, self.riders[seat] & mask)

    def hopped(self, seat: Seat, start: int, end: int, victim: int) -> Board:
        """Return the board after one hop, without the man that was jumped over."""
        after = self.moved(seat, start, end)
        return after.without(other(seat), bit(victim)) if victim else after


board_of: Final = maker(Board)


def played(
    men: tuple[Pair, Pair], me: int, flips: int, ride_flips: int, taken: int
) -> tuple[Pair, Pair]:
    """Return the pedestrians and the riders of both sides after a turn of one of them.

    The bits flip for its pedestrians and for its riders, and men of the other side are taken.
    """
    (red, white), (red_riders, white_riders) = men
    if me:
        white ^= flips
        white_riders ^= ride_flips
        if taken:
            red &= ~taken
            red_riders &= ~taken
    else:
        red ^= flips
        red_riders ^= ride_flips
        if taken:
            white &= ~taken
            white_riders &= ~taken
    return (red, white), (red_riders, white_riders)


def position_of(code: int) -> tuple[Board, Seat]:
    """Return the position and the side to move of a code."""
    red, white, red_riders, white_riders = (code >> shift & _BOARD for shift in (0, 72, 144, 216))
    return Board((red, white), (red_riders, white_riders)), Seat(code >> 288)


_BOARD: Final = bits(SQUARES)
EMPTY: Final = Board()
BACARTA: Final = Board(
    (bits(BACARTA_PEDESTRIANS[RED]), bits(BACARTA_PEDESTRIANS[WHITE])),
    (bits(BACARTA_RIDERS[RED]), bits(BACARTA_RIDERS[WHITE])),
)


def write_board(board: Board) -> str:
    """Return the board as 72 letters from square 1: i I red, w W white, capitals ride."""
    letters = [FREE] * len(SQUARES)
    for (seat, kind), letter in LETTERS.items():
        men = board.pedestrians if kind is Kind.PEDESTRIAN else board.riders
        for square in squares_of(men[seat]):
            letters[square - 1] = letter
    return "".join(letters)


def read_board(text: str) -> Board:
    """Return the board of 72 letters."""
    board = Board()
    for (seat, kind), letter in LETTERS.items():
        mask = bits(square for square in SQUARES if text[square - 1] == letter)
        board = board.put(seat, kind, mask)
    return board
