"""Pieces of notation that several games share."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import TypeVar

from engines.core.seats import CHANCE, Seat, read_seat

MoveT = TypeVar("MoveT")

NS_PER_SECOND = 1_000_000_000
NS_PER_MS = 1_000_000
NS_PER_US = 1_000

_QUOTED_AT_MOST = 40
_NUMBER = re.compile(r"0|[1-9][0-9]?", re.ASCII)
_TIME = re.compile(r"@(0|[1-9][0-9]{0,8})\.([0-9]{9})", re.ASCII)


class NotationError(ValueError):
    """A text that is no move of this game: the invalid part, and what was expected.

    `what` is one of the words that the box has a text for, `like` an example that needs none.
    """

    def __init__(self, what: str, part: str, *, like: str = "") -> None:
        self.what = what
        self.part = part[:_QUOTED_AT_MOST]
        self.like = like
        hint = f"; it is written like {like}" if like else ""
        super().__init__(f"{self.part!r} is no {what}{hint}")


def write_time(at_ns: int) -> str:
    """Return table time in seconds with all nine decimals, so that reading it loses nothing."""
    return f"@{at_ns // NS_PER_SECOND}.{at_ns % NS_PER_SECOND:09d}"


def read_time(text: str) -> int:
    """Return the table time in ns, or raise NotationError."""
    found = _TIME.fullmatch(text)
    if not found:
        raise NotationError("time", text, like="@12.345678901")
    return int(found[1]) * NS_PER_SECOND + int(found[2])


def read_number(text: str) -> int:
    """Return the whole number from 0 to 99 of the notation, or raise NotationError."""
    if not _NUMBER.fullmatch(text):
        raise NotationError("number", text, like="12")
    return int(text)


def read_player(text: str) -> Seat:
    """Return the player's seat of the notation, or raise NotationError; chance is no player."""
    seat = read_seat(text)
    if seat is None or seat == CHANCE:
        raise NotationError("seat", text, like="0")
    return seat


def read_move(
    text: str, bare: Mapping[str, MoveT], readers: Mapping[str, Callable[[str], MoveT]]
) -> MoveT:
    """Return the move of one word, or what the reader of the first word makes of the rest."""
    if text in bare:
        return bare[text]
    word, _, rest = text.partition(" ")
    if word not in readers or not rest:
        raise NotationError("move", text)
    return readers[word](rest)
