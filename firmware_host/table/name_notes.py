"""The names of a match in its journal, so that it keeps them when other people sit down."""

from __future__ import annotations

import dataclasses
from itertools import zip_longest

from firmware_host.journal.rows import Entries, JournalLine, Record
from firmware_host.table.decision import Decision
from firmware_host.table.notes import note_line, notes_of
from firmware_host.table.state import TableState


def names_lines(state: TableState) -> tuple[JournalLine, ...]:
    """Return the journal line of the names at the seats of the match; none where nobody has one."""
    names = state.seat_names
    return (note_line("names", names=names),) if any(names) else ()


def with_names(before: TableState, decision: Decision) -> Decision:
    """Return the decision with a note of the names if it changes those of a running match."""
    after = decision.state
    is_same = after.guests is before.guests or after.match_id != before.match_id
    if is_same or not after.is_running() or after.seat_names == before.seat_names:
        return decision
    entries = decision.entries or Entries()
    lines = (*entries.lines, *names_lines(after))
    noted = dataclasses.replace(entries, match=after.match_id, lines=lines)
    return dataclasses.replace(decision, entries=noted)


def names_of(record: Record) -> tuple[str | None, ...]:
    """Return the last name at each seat: who left before the end is still named."""
    names: tuple[str | None, ...] = ()
    for note in notes_of(record, "names"):
        names = tuple(new or old for new, old in zip_longest(note.names, names))
    return names[: record.row.seats]
