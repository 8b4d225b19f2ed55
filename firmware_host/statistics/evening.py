"""The figures of an evening or a season, measured off the event loop and kept."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

import msgspec

from firmware_host.journal.dates import Dated
from firmware_host.journal.journal import Journal
from firmware_host.journal.rows import DamagedError, Record
from firmware_host.panel.faults import Faults
from firmware_host.statistics.figures import EveningFigures, Figure, MatchFigures
from firmware_host.statistics.measuring import figures, is_practice, match_figures
from firmware_host.statistics.players import players_of
from firmware_host.table.problems import Problem
from firmware_host.table.table import Table

MATCHES_AT_MOST: Final = 2_000
"""A season of a club has 600."""
PAGE: Final = 200
"""How many matches one answer lists with all their figures."""
_MEASURED_WITHIN_S: Final = 2.0
"""How long one answer measures matches: replaying a season takes minutes on a small computer."""


@dataclass(frozen=True, slots=True)
class _Counted:
    match: MatchFigures
    is_practice: bool
    place: int
    """The place of the match in the journal."""

    def dated(self, at: str | None) -> _Counted:
        """Return the match with the date that it is known by now."""
        if self.match.started_at == at:
            return self
        match = msgspec.structs.replace(self.match, started_at=at)
        return _Counted(match, self.is_practice, self.place)


class Evening:
    """Measures what the journal holds; one count at a time, so that no crowd of phones adds up."""

    def __init__(
        self,
        table: Table,
        journal: Journal,
        faults: Faults,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._table = table
        self._journal = journal
        self._faults = faults
        self._clock = clock
        self._measured: dict[str, tuple[int, list[Figure]]] = {}
        self._past: dict[str, _Counted] = {}
        self._lock = asyncio.Lock()

    async def count(self, hours: int, before: str = "") -> EveningFigures:
        """Return the figures of all matches that began in the last hours, or raise Problem.

        With `before` it is the page of matches before that one.
        """
        with self._faults.contained("statistics"):
            async with self._lock:
                return await asyncio.to_thread(self._count, hours, before)
        raise Problem("statistics-failed")

    def _count(self, hours: int, before: str) -> EveningFigures:
        started = self._journal.began_within(hours, MATCHES_AT_MOST)
        counted, pending = self._counted(started, 0.0 if before else _MEASURED_WITHIN_S)
        matches = [one.match for one in counted if not one.is_practice]
        practice = [one.match for one in counted if one.is_practice]
        shown = _before(matches, before)
        return EveningFigures(
            *(hours, shown[-PAGE:], practice[-PAGE:]),
            people=[] if before else players_of(matches),
            total=len(matches),
            pending=pending,
            earlier=len(shown) > PAGE,
        )

    def _counted(self, started: tuple[Dated, ...], within_s: float) -> tuple[list[_Counted], int]:
        """Return the matches that are measured, the oldest first, and how many are not yet."""
        # The newest match is in the journal before it is the table's.
        going_on = {self._table.committed.match_id, *(each.match for each in started[-1:])}
        until = self._clock() + within_s
        found: list[_Counted] = []
        pending = 0
        # The newest first: they are what an evening shows.
        for each in reversed(started):
            match = each.match
            if match in self._past:
                found.append(self._past[match].dated(each.at))
            elif match not in going_on and self._clock() >= until:
                pending += 1
            elif one := self._measure(each):
                found.append(one)
                # Other matches do not go on, and need not be read again.
                self._past |= {} if match in going_on else {match: one}
        self._forget(going_on)
        return found[::-1], pending

    def _measure(self, began: Dated) -> _Counted | None:
        """Return the match with its figures, or None if it is damaged."""
        try:
            record = self._journal.read(began.match)
            return None if record is None else self._measured_match(record, began)
        except DamagedError:
            return None

    def _measured_match(self, record: Record, began: Dated) -> _Counted:
        match = record.row.id
        length, measured = self._measured.get(match, (-1, []))
        if length != len(record.lines):
            measured = figures(record)
            self._measured[match] = (len(record.lines), measured)
        state = self._table.committed
        present = state.seat_names if match == state.match_id else ()
        result = self._journal.result(match)
        told = match_figures(record, began.at, result, measured, present)
        return _Counted(told, is_practice(record), began.place)

    def _forget(self, going_on: set[str]) -> None:
        """Forget what is kept elsewhere, and the oldest matches."""
        self._measured = {
            match: self._measured[match] for match in self._measured.keys() & going_on
        }
        if len(self._past) > MATCHES_AT_MOST:
            newest = sorted(self._past.items(), key=lambda item: item[1].place)
            self._past = dict(newest[-MATCHES_AT_MOST:])


def _before(matches: list[MatchFigures], before: str) -> list[MatchFigures]:
    """Return the matches before that one; all without one, none if it is not among them."""
    if not before:
        return matches
    places: Iterable[int] = (i for i, match in enumerate(matches) if match.match == before)
    return matches[: next(iter(places), 0)]
