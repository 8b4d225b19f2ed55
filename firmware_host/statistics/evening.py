"""The figures of an evening, counted off the event loop and kept until a match goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

from engines.catalog import find_game
from engines.core.match import Match, begin_recorded
from engines.core.transcript import read_entry
from engines.core.verdicts import Illegal
from firmware_host.journal.journal import Journal
from firmware_host.journal.results import Result
from firmware_host.journal.rows import Record
from firmware_host.panel.faults import Faults
from firmware_host.statistics.figures import EveningFigures, Figure, MatchFigures
from firmware_host.table.buttons import buttons_of
from firmware_host.table.chance import Chance
from firmware_host.table.problems import Problem
from firmware_host.table.table import Table

MATCHES_AT_MOST = 200


class Evening:
    """Counts what the journal holds; one count at a time, so that no crowd of phones adds up."""

    def __init__(self, table: Table, journal: Journal, faults: Faults) -> None:
        self._table = table
        self._journal = journal
        self._faults = faults
        self._counted: dict[str, tuple[int, list[Figure]]] = {}
        self._past: dict[str, tuple[MatchFigures, bool]] = {}
        self._lock = asyncio.Lock()

    async def count(self, hours: int) -> EveningFigures:
        """Return the figures of all matches that began in the last hours, or raise Problem."""
        since = (datetime.now(UTC) - timedelta(hours=hours)).isoformat(timespec="milliseconds")
        with self._faults.contained("statistics"):
            async with self._lock:
                matches, practice = await asyncio.to_thread(self._count_since, since)
                return EveningFigures(hours, matches, practice)
        raise Problem("statistics-failed")

    def _count_since(self, since: str) -> tuple[list[MatchFigures], list[MatchFigures]]:
        """Return the matches, and apart from them those of practice."""
        results = {result.match: result for result in self._journal.results(MATCHES_AT_MOST)}
        current = self._table.committed.match_id
        counted: dict[str, tuple[MatchFigures, bool]] = {}
        for match, started_at in self._journal.started_since(since, MATCHES_AT_MOST):
            if match in self._past:
                counted[match] = self._past[match]
            elif record := self._journal.read(match):
                found = self._match(record, started_at, results.get(match))
                counted[match] = found, _is_practice(record)
        # Only the current match goes on; the others need not be read again.
        latest = {match: one for match, one in counted.items() if match != current}
        self._past = dict(list((self._past | latest).items())[-MATCHES_AT_MOST:])
        self._counted = {match: self._counted[match] for match in self._counted if match == current}
        apart: tuple[list[MatchFigures], list[MatchFigures]] = ([], [])
        for found, is_practice in counted.values():
            apart[is_practice].append(found)
        return apart

    def _figures(self, record: Record) -> list[Figure]:
        """Return the figures as counted before, unless the match has gone on since."""
        length, known = self._counted.get(record.row.id, (-1, []))
        if length != len(record.lines):
            known = figures(record)
            self._counted[record.row.id] = (len(record.lines), known)
        return known

    def _match(self, record: Record, started_at: str, result: Result | None) -> MatchFigures:
        row = record.row
        outcome = result.outcome if result else None
        current = self._table.committed
        names = result.names if result else ()
        if row.id == current.match_id and not result:
            names = tuple(current.names[button] for button in current.buttons)
        return MatchFigures(
            match=row.id,
            game=row.game,
            started_at=started_at,
            seats=row.seats,
            names=list(names[: row.seats]),
            buttons=list(buttons_of(record)),
            winners=list(outcome["winners"]) if outcome else None,
            figures=self._figures(record),
        )


def _is_practice(record: Record) -> bool:
    row = record.row
    return Chance(row.id, row.seed, row.secret).chosen_seed is not None


def figures(record: Record) -> list[Figure]:
    """Return what the moves of the match measure; what came before a wrong line still counts."""
    try:
        return list(_measured(record))
    except ValueError:
        # A match of other rules or options than today's has no figures.
        return []


def _measured(record: Record) -> Iterator[Figure]:
    game = find_game(record.row.game)
    match = begin_recorded(game, record.row.seats, record.row.options)
    for line in record.moves():
        entry = read_entry(game, line)
        applied = match.play(entry.seat, entry.move)
        if isinstance(applied, Illegal):
            return
        after: Match = applied.state
        for measure in game.measures(match.state, entry.move, after.state):
            yield Figure(after.number, measure.kind, measure.seat, measure.value)
        match = after
