"""The table, restored from the journal."""

from __future__ import annotations

import dataclasses
import json
import logging
from dataclasses import dataclass, field
from typing import Any

from engines.catalog import find_game
from engines.core.match import Match, begin_recorded, replay
from engines.core.transcript import read_entry
from firmware_host.journal.journal import Journal
from firmware_host.journal.rows import DamagedError, Entries, JournalError, Record, SeatRow
from firmware_host.journal.setting_aside import CUT
from firmware_host.journal.void_lines import void_note
from firmware_host.table.bot_changes import changes_of
from firmware_host.table.bots import with_bot
from firmware_host.table.buttons import buttons_of, chosen_buttons
from firmware_host.table.problems import Problem
from firmware_host.table.state import Guest, TableState
from firmware_host.table.vote_notes import read_vote
from firmware_host.wire.payloads import Language

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Restored:
    """The table as it was, what is to be written about that, and what could not be restored.

    `fault` is the key of a text, `facts` are what it says.
    """

    state: TableState
    entries: Entries | None = None
    fault: str = ""
    facts: dict[str, Any] = field(default_factory=dict[str, Any])


def match_of(record: Record) -> Match:
    """Return the match of a record, every move judged again."""
    game = find_game(record.row.game)
    fresh = begin_recorded(game, record.row.seats, record.row.options)
    return replay(fresh, (read_entry(game, line) for line in record.moves()))


def restore(journal: Journal, size: int, language: Language = "fr") -> Restored:
    """Return the table as it was: people, match, bots, resignations, pause.

    A language that this box does not know is replaced by the box's own. A match with a line that
    cannot be read goes on from before that line. One that cannot go on at all stays in the journal.
    """
    state = TableState(size)
    name = "?"
    try:
        rows = [row for row in journal.seats() if row.seat in range(size)]
        state = TableState(size, {row.seat: _guest(row, language) for row in rows})
        record = journal.latest()
        name = record.row.id if record else name
        return _resumed(state, record)
    except ValueError as error:
        # A damaged match, or one of other rules, stays in the journal; a new one can begin.
        log.error("match %s cannot go on: %s", name, error)  # noqa: TRY400 - says it all
        return Restored(state, fault="match-lost")
    except JournalError as error:
        log.error("nothing is restored: %s", error)  # noqa: TRY400 - says it all
        return Restored(state, fault="match-lost")


def _guest(row: SeatRow, language: Language) -> Guest:
    match row.language:
        case "fr" | "en" as known:
            return Guest(row.name, known, row.token)
        case strange:
            log.warning("seat %d speaks %r, from now on %s", row.seat + 1, strange[:20], language)
            return Guest(row.name, language, row.token)


def _resumed(state: TableState, record: Record | None) -> Restored:
    if record is None:
        return Restored(state)
    needed = _seats_of(record)
    if needed > state.size:
        log.error("match %s needs %d seats, this box has %d", record.row.id, needed, state.size)
        facts = {"seats": needed, "size": state.size}
        return Restored(state, fault="match-seats", facts=facts)
    try:
        restored = _with_match(state, record)
        is_whole = not record.damage
    except ValueError as error:
        record, restored = _readable(state, dataclasses.replace(record, damage=str(error)))
        is_whole = False
    facts = {"number": restored.number}
    if not is_whole and not restored.number:
        raise DamagedError(record.damage)
    if not is_whole:
        log.error("match %s goes on at %d: %s", record.row.id, restored.number, record.damage)
        entries = Entries(record.row.id, (void_note(len(record.lines)),))
        return Restored(restored, entries, "match-cut", facts)
    if CUT in record.lines[-1:]:
        return Restored(restored, None, "match-cut", facts)
    return Restored(restored)


def _seats_of(record: Record) -> int:
    """Return how many seats a box must have for a match and its buttons."""
    try:
        return max(record.row.seats, *(button + 1 for button in buttons_of(record)))
    except (ValueError, TypeError):
        return record.row.seats


def _readable(state: TableState, record: Record) -> tuple[Record, TableState]:
    """Return a match up to its first line that cannot be read, and the table with it."""
    least, most = 0, len(record.lines)
    found = record, _with_match(state, dataclasses.replace(record, lines=()))
    while least < most:
        middle = (least + most + 1) // 2
        shorter = dataclasses.replace(record, lines=record.lines[:middle])
        try:
            found = shorter, _with_match(state, shorter)
            least = middle
        except ValueError:
            most = middle - 1
    return (found[0] if least else dataclasses.replace(record, lines=())), found[1]


def _with_match(state: TableState, record: Record) -> TableState:
    """Return the table with the match of a record, or raise ValueError."""
    row = record.row
    try:
        buttons = chosen_buttons(buttons_of(record), row.seats, state.size)
    except Problem as problem:
        raise DamagedError(f"its buttons do not fit this box: {problem}") from problem
    state = dataclasses.replace(
        state,
        match=match_of(record),
        match_id=row.id,
        seed=row.seed,
        secret=row.secret,
        chosen_buttons=buttons,
        branch=sum(line.kind == "back" for line in record.lines),
    )
    for line in record.lines:
        if line.kind == "note":
            state = _noted(state, _facts(line.body))
        elif state.undo is not None:
            # A move ends the vote, and so does the undo itself.
            state = dataclasses.replace(state, undo=None)
    return dataclasses.replace(state, bot_changes=changes_of(record))


def _facts(body: str) -> dict[str, object]:
    try:
        return dict(json.loads(body))
    except (ValueError, TypeError, RecursionError) as error:
        raise DamagedError(f"the note {body[:40]!r} cannot be read") from error


def _noted(state: TableState, facts: dict[str, object]) -> TableState:
    match facts.get("note"), facts.get("seat"):
        case "paused", _:
            return dataclasses.replace(state, is_paused=True)
        case "resumed" | "ended", _:
            return dataclasses.replace(state, is_paused=False)
        case "bot", int(seat):
            return with_bot(state, seat, str(facts.get("bot", "")))
        case "resigned", int(seat):
            return dataclasses.replace(state, resigned=state.resigned | {seat})
        case "vote", _:
            return dataclasses.replace(state, undo=read_vote(facts))
        case "left", _:
            return _left(state, facts.get("button"))
        case _:
            return state


def _left(state: TableState, button: object) -> TableState:
    """Return the state after somebody left, unless somebody sits there again."""
    if not isinstance(button, int) or button in state.guests:
        return state
    return dataclasses.replace(state, left=state.left | {button})
