"""Texts that name people: names are cut until the text fits, else seats have their numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from firmware_host.panel.displays.kit import Say
from firmware_host.panel.drawing.canvas import SMALL, Canvas

_LETTERS: Final = (24, 16, 12, 10, 8, 7, 6, 5, 4, 3)
"""The lengths to which names are cut, one after the other: a text is made for each."""


def with_names(
    canvas: Canvas, width: int, say: Say, write: Callable[[Say], str], scale: int = SMALL
) -> str:
    """Return the text with people's names if they fit the width, else with numbers of seats."""
    longest = say.in_full().letters
    shorter = (letters for letters in _LETTERS if letters < longest)
    for letters in (longest, *shorter) if longest else ():
        named = say.with_letters(letters)
        text = "" if named is None else write(named)
        if text and canvas.text_width(text, scale) <= width:
            return text
    return write(say)


def listed(say: Say, seats: Iterable[int]) -> str:
    """Return the people of the seats in seat order: a name may be of two words, a number not."""
    return (", " if say.letters else " ").join(say.seat(seat) for seat in sorted(seats))
