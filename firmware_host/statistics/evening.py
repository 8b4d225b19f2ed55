"""The figures of an evening, counted off the event loop and kept until a match goes on."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

from firmware_host.statistics.collect import figures
from firmware_host.statistics.figures import EveningFigures, Figure, MatchFigures

if TYPE_CHECKING:
    from firmware_host.journal import Journal, Record, Result
    from firmware_host.table.table import Table

MATCHES_AT_MOST = 200


class Evening:
    """Counts what the journal holds; one count at a time, so that no crowd of phones adds up."""

    def __init__(self, table: Table, journal: Journal) -> None:
        self._table = table
        self._journal = journal
        self._counted: dict[str, tuple[int, list[Figure]]] = {}
        self._lock = asyncio.Lock()

    async def count(self, hours: int) -> EveningFigures:
        """Return the figures of all matches that began in the last hours."""
        since = (datetime.now(UTC) - timedelta(hours=hours)).isoformat(timespec="milliseconds")
        async with self._lock:
            return EveningFigures(hours, await asyncio.to_thread(self._count_since, since))

    def _count_since(self, since: str) -> list[MatchFigures]:
        results = {result.match: result for result in self._journal.results(MATCHES_AT_MOST)}
        counted = [
            self._match(record, started_at, results.get(match))
            for match, started_at in self._journal.begun_since(since, MATCHES_AT_MOST)
            if (record := self._journal.read(match))
        ]
        self._counted = {one.match: self._counted[one.match] for one in counted}
        return counted

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
        is_current = row.id == self._table.state.match_id
        names = result.names if result else self._table.state.names if is_current else ()
        return MatchFigures(
            match=row.id,
            game=row.game,
            started_at=started_at,
            seats=row.seats,
            names=list(names[: row.seats]),
            winners=list(outcome["winners"]) if outcome else None,
            figures=self._figures(record),
        )
