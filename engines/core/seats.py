"""Seats, and how they are written."""

from __future__ import annotations

import re
from functools import cache
from typing import NewType

Seat = NewType("Seat", int)

CHANCE = Seat(-1)
"""The seat of dice, deals and deadlines: what no player decides."""

FIRST_SEAT = Seat(0)

_NUMBER = re.compile(r"0|[1-9][0-9]?", re.ASCII)


def write_seat(seat: Seat) -> str:
    """Return the notation of the seat in transcripts."""
    return "chance" if seat == CHANCE else str(seat)


def read_seat(text: str) -> Seat | None:
    """Return the seat of the notation, or None if the text is no seat."""
    if text == "chance":
        return CHANCE
    return Seat(int(text)) if _NUMBER.fullmatch(text) else None


@cache
def clockwise(start: int, count: int) -> tuple[Seat, ...]:
    """Return all seats once, clockwise from the given one."""
    return tuple(Seat((start + step) % count) for step in range(count))
