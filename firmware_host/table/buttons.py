"""The buttons of a match: any of the box, in table order, one for each seat."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from firmware_host.journal.rows import JournalLine, Record
from firmware_host.table.notes import note_line, notes_of
from firmware_host.table.problems import Problem

BUTTON_COLOURS: Final = (
    *("red", "blue", "green", "yellow"),
    *("purple", "turquoise", "orange", "pink"),
)
"""The colours of the buttons, as pages and LEDs show them."""


def colours_of(buttons: Iterable[int]) -> tuple[str, ...]:
    """Return the colours of these buttons."""
    return tuple(BUTTON_COLOURS[button % len(BUTTON_COLOURS)] for button in buttons)


def chosen_buttons(wanted: Sequence[int], seats: int, size: int) -> tuple[int, ...]:
    """Return the buttons of a match, empty for the first ones of the box; or raise Problem."""
    if seats > size:
        raise Problem("box-small", seats=seats, most=size)
    if not wanted:
        return ()
    if len(wanted) != seats:
        raise Problem("buttons-count", count=len(wanted), seats=seats)
    if list(wanted) != sorted(set(wanted)) or wanted[-1] >= size:
        listed = " ".join(str(button + 1) for button in wanted)
        raise Problem("buttons-order", buttons=listed, most=size)
    return () if list(wanted) == list(range(seats)) else tuple(wanted)


def buttons_lines(buttons: tuple[int, ...]) -> tuple[JournalLine, ...]:
    """Return the journal line of the buttons; without one a match has the first of the box."""
    if not buttons:
        return ()
    return (note_line("buttons", buttons=buttons),)


def buttons_of(record: Record) -> tuple[int, ...]:
    """Return the buttons of a match in the journal, empty for the first ones of the box."""
    return next((note.buttons for note in notes_of(record, "buttons")), ())
