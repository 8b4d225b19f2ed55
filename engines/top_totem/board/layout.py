"""A position as one line of text: nine rows, the side to move, and the men in the camps.

`iiiiIIII/iiii4/iiii4/8/8/8/4wwww/4wwww/WWWWwwww red 0+0 0+0` is the Bacarta set-up: letters as on a
board, numbers for so many free squares, then pedestrians and riders in the camps of red and white.
"""

from __future__ import annotations

import re
from itertools import groupby
from typing import Final

from engines.core.notation import NotationError
from engines.core.seats import Seat
from engines.top_totem.board.bitboard import FREE, LETTERS, Board, read_board, write_board
from engines.top_totem.components import HEIGHT, RED, WHITE, WIDTH

_LIKE: Final = "arrange 8/8/8/3i4/8/4w3/8/8/8 red 0+0 0+0"
_SIDES: Final = {"red": RED, "white": WHITE}
_POSITION: Final = re.compile(
    r"([iIwW1-8/]{17,80}) (red|white) ([0-9]|1[0-2])\+([0-4]) ([0-9]|1[0-2])\+([0-4])", re.ASCII
)
_Pair = tuple[int, int]


def write_position(board: Board, turn: Seat, camps: tuple[_Pair, _Pair]) -> str:
    """Return the position as text."""
    letters = write_board(board)
    rows = (letters[start : start + WIDTH] for start in range(0, len(letters), WIDTH))
    side = next(name for name, seat in _SIDES.items() if seat == turn)
    return " ".join(("/".join(map(_row, rows)), side, *(f"{men[0]}+{men[1]}" for men in camps)))


def read_position(text: str) -> tuple[Board, Seat, tuple[_Pair, _Pair]]:
    """Return the position of the text, or raise NotationError."""
    found = _POSITION.fullmatch(text)
    rows = found[1].split("/") if found else []
    letters = "".join(map(_spread, rows))
    is_whole = len(rows) == HEIGHT and all(len(_spread(row)) == WIDTH for row in rows)
    if not found or not is_whole or "/".join(_rows(letters)) != found[1]:
        raise NotationError("position", text, like=_LIKE)
    red, white = (int(found[3]), int(found[4])), (int(found[5]), int(found[6]))
    return read_board(letters), _SIDES[found[2]], (red, white)


def _rows(letters: str) -> list[str]:
    return [_row(letters[start : start + WIDTH]) for start in range(0, len(letters), WIDTH)]


def _row(letters: str) -> str:
    """Return a row with numbers in the place of free squares."""
    runs = ((letter, len(list(run))) for letter, run in groupby(letters))
    return "".join(str(count) if letter == FREE else letter * count for letter, count in runs)


def _spread(row: str) -> str:
    """Return a row with a dot for each free square."""
    return "".join(letter if letter in LETTERS.values() else FREE * int(letter) for letter in row)
