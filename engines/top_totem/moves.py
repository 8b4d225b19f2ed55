"""The moves and their notation in square numbers."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, assert_never

from engines.core.notation import NotationError, read_player
from engines.core.seats import Seat
from engines.top_totem.board.bitboard import Board
from engines.top_totem.board.layout import read_position, write_position
from engines.top_totem.components import SQUARES, between

Path = tuple[int, ...]
"""The squares of one man in a turn, its first one included."""
Pair = tuple[int, int]
"""The pedestrians and riders of one side."""


@dataclass(frozen=True, slots=True)
class Begin:
    """Chance names the side that begins a game."""

    first: Seat


@dataclass(frozen=True, slots=True)
class Place:
    """A side places its next man on a square, under the Indian rule."""

    square: int


@dataclass(frozen=True, slots=True)
class Enter:
    """A side's next man enters on a square of its base; a rider may go on if so agreed."""

    path: Path


@dataclass(frozen=True, slots=True)
class Turn:
    """A man's whole turn, hop by hop; where so agreed several men capture, one path each."""

    paths: tuple[Path, ...]


@dataclass(frozen=True, slots=True)
class Top:
    """The side that moved last demands a capture: any, or that of `victim` by `piece`."""

    piece: int = 0
    victim: int = 0


@dataclass(frozen=True, slots=True)
class Pass:
    """A side without a legal move passes."""


@dataclass(frozen=True, slots=True)
class Announce:
    """A side announces that it has won, which ends the game."""


@dataclass(frozen=True, slots=True)
class Next:
    """A side is ready for the next game of the match."""


@dataclass(frozen=True, slots=True)
class Arrange:
    """People say how the real board looks: its men, those in the camps, and the side to move."""

    board: Board
    turn: Seat
    camps: tuple[Pair, Pair] = ((0, 0), (0, 0))


Move = Begin | Place | Enter | Turn | Top | Pass | Announce | Next | Arrange
OF_TURN: Final = (Place, Enter, Turn, Pass)

_SQUARE: Final = r"(?:7[0-2]|[1-6][0-9]|[1-9])"
_PATH: Final = re.compile(rf"{_SQUARE}(?:-{_SQUARE}|x{_SQUARE}-{_SQUARE})*", re.ASCII)
_HOP: Final = re.compile(rf"(?:x({_SQUARE}))?-({_SQUARE})", re.ASCII)
_CALL: Final = re.compile(rf"({_SQUARE})x({_SQUARE})", re.ASCII)
_HOPS_AT_MOST: Final = 40


def word_of(move: Move) -> str:
    """Return the name of the kind of move."""
    return type(move).__name__.lower()


def write(move: Move) -> str:
    """Return the notation of the move."""
    match move:
        case Begin(first):
            return f"begin {first}"
        case Place(square):
            return f"place {square}"
        case Enter(path):
            return f"enter {write_path(path)}"
        case Turn(paths):
            return "+".join(map(write_path, paths))
        case Top(piece, victim):
            return f"top {piece}x{victim}" if piece else "top"
        case Arrange():
            return "arrange " + write_position(move.board, move.turn, move.camps)
        case Pass() | Announce() | Next():
            return word_of(move)
        case _:
            assert_never(move)


def write_path(path: Path) -> str:
    """Return the squares of a path; a jump names its victim, as in 20x29-38."""
    text = str(path[0])
    for start, end in pairwise(path):
        victim = between(start, end)
        text += f"x{victim}-{end}" if victim else f"-{end}"
    return text


def parse(text: str) -> Move:
    """Return the move of the notation, or raise NotationError."""
    if text in _BARE:
        return _BARE[text]
    word, _, rest = text.partition(" ")
    match word:
        case "begin":
            return Begin(read_player(rest))
        case "place":
            return Place(_square(rest))
        case "enter":
            return Enter(_path(rest))
        case "top":
            return _top(rest)
        case "arrange":
            return Arrange(*read_position(rest))
        case _:
            return _turn(text)


_BARE: Final[dict[str, Move]] = {
    "top": Top(),
    "pass": Pass(),
    "announce": Announce(),
    "next": Next(),
}


def _square(text: str) -> int:
    if not re.fullmatch(_SQUARE, text, re.ASCII):
        raise NotationError("square", text, like=f"1, {SQUARES[-1]}")
    return int(text)


def _top(text: str) -> Top:
    found = _CALL.fullmatch(text)
    if not found:
        raise NotationError("capture", text, like="top 20x29")
    return Top(int(found[1]), int(found[2]))


def _turn(text: str) -> Turn:
    paths = tuple(_path(part) for part in text.split("+"))
    if any(len(path) == 1 for path in paths):
        raise NotationError("turn", text, like="12-20, 20x29-38")
    return Turn(paths)


def _path(text: str) -> Path:
    if len(text) > _HOPS_AT_MOST * len("x72-72") or not _PATH.fullmatch(text):
        raise NotationError("move", text)
    path = [int(re.split("[-x]", text, maxsplit=1)[0])]
    for victim, end in _HOP.findall(text):
        expected = between(path[-1], int(end))
        if victim and int(victim) != expected:
            raise NotationError("capture", f"{path[-1]}x{victim}-{end}", like="20x29-38")
        if expected and not victim:
            raise NotationError("step", f"{path[-1]}-{end}", like=f"{path[-1]}x{expected}-{end}")
        path.append(int(end))
    return tuple(path)
