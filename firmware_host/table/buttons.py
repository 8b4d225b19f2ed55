"""The buttons of a match: any of the box, in table order, one for each seat."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from firmware_host.journal.rows import DamagedError, JournalLine, Record
from firmware_host.table.problems import Problem

BUTTONS_NOTE: Final = "buttons"

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
    return (JournalLine("note", json.dumps({"note": BUTTONS_NOTE, "buttons": list(buttons)})),)


class _Noted(msgspec.Struct):
    """A note of the journal; only that of the buttons has any."""

    note: str
    buttons: tuple[int, ...] = ()


def buttons_of(record: Record) -> tuple[int, ...]:
    """Return the buttons of a match in the journal, empty for the first ones of the box."""
    for line in record.lines:
        if line.kind == "note" and f'"{BUTTONS_NOTE}"' in line.body:
            try:
                noted = msgspec.json.decode(line.body, type=_Noted)
            except (msgspec.MsgspecError, RecursionError) as error:
                raise DamagedError(f"the note {line.body[:40]!r} cannot be read") from error
            if noted.note == BUTTONS_NOTE:
                return noted.buttons
    return ()
