"""Notes about the seats of a match in the journal: its buttons, its names, its bots."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Literal

import msgspec

from firmware_host.journal.rows import DamagedError, JournalLine, Record

Kind = Literal["buttons", "names", "bot"]


class Note(msgspec.Struct, frozen=True):
    """A note with what any of these kinds may hold."""

    note: str
    buttons: tuple[int, ...] = ()
    names: tuple[str | None, ...] = ()
    seat: int = 0
    bot: str = ""


def note_line(kind: Kind, **facts: Any) -> JournalLine:
    """Return the journal line of a note."""
    return JournalLine("note", json.dumps({"note": kind, **facts}, ensure_ascii=False))


def notes_of(record: Record, kind: Kind) -> Iterator[Note]:
    """Yield the notes of one kind, or raise DamagedError."""
    for line in record.lines:
        if (note := read_note(line, kind)) is not None:
            yield note


def read_note(line: JournalLine, kind: Kind) -> Note | None:
    """Return the note of a line, or None if it is none of that kind; or raise DamagedError."""
    if line.kind != "note" or f'"{kind}"' not in line.body:
        return None
    try:
        note = msgspec.json.decode(line.body, type=Note)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise DamagedError(f"the note {line.body[:40]!r} cannot be read") from error
    return note if note.note == kind else None
