"""The check of what a killed box left: read from a copy, so that the box recovers its own files."""

from __future__ import annotations

import contextlib
import json
import shutil
import sqlite3
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from engines.catalog import GAMES
from engines.core.match import begin_recorded
from firmware_host.journal.journal import Journal
from firmware_host.table.chance import commitment
from firmware_host.table.chance_notes import secret_note
from firmware_host.table.fairness import check_fairness
from firmware_host.table.restore import restore
from tests.kills.lean import JOURNAL, SIZE, payloads
from tests.kills.moments import moments

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from firmware_host.journal.rows import Record
    from firmware_host.table.state import TableState
    from tests.kills.ledger import Ledger
    from tests.kills.lines import Line


@dataclass
class Left:
    """What is in the journal of a killed box: the table as it restarts, and all matches."""

    state: TableState
    records: tuple[Record, ...]

    @classmethod
    def of(cls, folder: Path) -> Left:
        """Read a copy of the journal in the folder of a box that is not running."""
        copy = folder / "copy"
        copy.mkdir()
        for file in folder.glob(f"{JOURNAL}*"):
            shutil.copy(file, copy)
        try:
            return cls.read(copy / JOURNAL)
        finally:
            shutil.rmtree(copy)

    @classmethod
    def read(cls, path: Path) -> Left:
        """Read a journal, which is finished by that."""
        _check_sound(path)
        with contextlib.closing(Journal(path)) as journal:
            read = (journal.read(row.id) for row in journal.matches())
            records = tuple(record for record in read if record is not None)
            found = restore(journal, SIZE, "en")
            assert not found.fault, found
            return cls(found.state, records)


@dataclass
class Counts:
    """What was checked, for the report."""

    kept: int = 0
    draws: int = 0
    views: int = 0
    open: int = 0
    landed: int = 0


@dataclass
class Checks:
    """Everything that must hold after a kill, over the lives of one box."""

    ledger: Ledger
    counts: Counts = field(default_factory=Counts)
    lines: dict[str, tuple[Any, ...]] = field(default_factory=dict[str, tuple[Any, ...]])
    commitments: dict[str, str] = field(default_factory=dict[str, str])

    def after_kill(self, line: Line, left: Left) -> Iterator[str]:
        """Yield what is wrong with the journal, by what the people had seen until the kill."""
        yield from self.ledger.faults(left.records, GAMES)
        yield from self._rewritten(left.records)
        yield from self._draws(line, left)
        yield from self._published(line, left)
        yield from self._names(left)

    def after_start(self, line: Line, left: Left) -> Iterator[str]:
        """Yield which first payloads of a box do not follow from what its journal held."""
        for topic, body in _plain(left.state).items():
            told = line.first.get(topic)
            # On a broker people come when the box may have played on.
            if told is None or told["number"] != left.state.number:
                continue
            self.counts.views += 1
            if told != body:
                yield f"after the start {topic} is other than in the journal: {other(told, body)}"

    def _rewritten(self, records: tuple[Record, ...]) -> Iterator[str]:
        """Yield lines of before that are other ones now or gone."""
        for record in records:
            before = self.lines.pop(record.row.id, ())
            if record.lines[: len(before)] != before:
                yield f"match {record.row.id} has other lines than before"
        yield from (f"match {match} is gone" for match in self.lines)
        self.lines = {record.row.id: record.lines for record in records}

    def _draws(self, line: Line, left: Left) -> Iterator[str]:
        """Yield draws of the last match that do not follow from what the box had committed to."""
        told = (line.latest.get("table") or {}).get("chance")
        if told and told["commitment"]:
            self.commitments[line.match] = told["commitment"]
        for record in left.records[-1:]:
            row = record.row
            promised = self.commitments.get(row.id)
            if promised and promised != commitment(row.secret, row.id):
                yield f"match {row.id} has another secret than the one it was committed to"
            if row.secret:
                fresh = begin_recorded(GAMES[row.game], row.seats, row.options)
                found = check_fairness(fresh, (*record.lines, secret_note(row.secret)))
                self.counts.draws += found.draws
                if found.finding != "fair":
                    yield f"match {row.id}: chance is {found.finding} at move {found.number}"

    def _published(self, line: Line, left: Left) -> Iterator[str]:
        """Yield what people had seen and what no state of the journal shows."""
        if not line.match:
            return
        record = next((one for one in left.records if one.row.id == line.match), None)
        if record is None:
            yield f"match {line.match} was published and is not in the journal"
            return
        past = list(moments(record))
        for topic, body in line.latest.items():
            if body is None or body.get("match") != line.match:
                continue
            if not any(moment.shows(topic, body) for moment in reversed(past)):
                yield f"no state of the journal is like what was published on {topic}: {body}"
            self.counts.views += 1

    def _names(self, left: Left) -> Iterator[str]:
        for button, guest in left.state.guests.items():
            allowed = self.ledger.names(button)
            if guest.name not in allowed:
                yield f"button {button} is {guest.name!r}, but should be one of {allowed}"


def _plain(state: TableState) -> dict[str, Any]:
    return {topic: json.loads(body) for topic, body in payloads(state).items()}


def other(told: Any, body: Any) -> dict[str, tuple[Any, Any]]:
    """Return what two payloads hold otherwise, by its name."""
    pair = told or {}, body or {}
    names = sorted({*pair[0], *pair[1]})
    both = {name: (pair[0].get(name), pair[1].get(name)) for name in names}
    return {name: values for name, values in both.items() if values[0] != values[1]}


def _check_sound(path: Path) -> None:
    with contextlib.closing(sqlite3.connect(path)) as database:
        (found,) = database.execute("PRAGMA integrity_check").fetchone()
        assert found == "ok", found
