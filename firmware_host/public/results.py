"""Tells how the last matches ended, from the journal, so that who was away misses none."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from firmware_host.public.payloads import MatchResult, Results

if TYPE_CHECKING:
    from collections.abc import Callable

    from firmware_host.table.state import TableState
    from firmware_host.table.table import Table, Update

TOPIC = "public/results"
KEPT = 50


class Reporter:
    """Keeps `public/results` true: it changes when a match gets its result or loses it again."""

    def __init__(self, table: Table, keep: Callable[[str, Any], None]) -> None:
        self._table = table
        self._keep = keep
        self._told = _mark(table.state)
        self._tell()
        table.listen(self._on_update)

    def _on_update(self, update: Update) -> None:
        mark = _mark(update.state)
        if mark != self._told:
            self._told = mark
            self._tell()

    def _tell(self) -> None:
        rows = self._table.results(KEPT)
        results = [msgspec.convert(row, MatchResult, from_attributes=True) for row in rows]
        self._keep(TOPIC, Results(results))


def _mark(state: TableState) -> tuple[str, bool]:
    return state.match_id, state.outcome() is not None
