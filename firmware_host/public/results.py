"""The last results, from the journal, so that a subscriber that was away misses none."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from firmware_host.table.chance import commitment
from firmware_host.wire.public import EndedSecret, MatchResult, Results

if TYPE_CHECKING:
    from collections.abc import Callable

    from firmware_host.table.state import TableState
    from firmware_host.table.table import Table, Update

TOPIC = "public/results"
KEPT = 50


class ResultsPublisher:
    """Publishes `public/results` when a match begins, ends, goes on again, or is closed.

    They are those on the disk: while it takes nothing, a result waits until it is kept.
    """

    def __init__(self, table: Table, retain: Callable[[str, Any], None], box: str = "") -> None:
        self._table = table
        self._box = box
        self._retain = retain
        self._told: tuple[str, bool, bool, bool] | None = None
        table.follow("results", self._on_update)

    def _on_update(self, update: Update) -> None:
        mark = _mark(update.state)
        if mark != self._told:
            self._tell(update.state)
            self._told = mark

    def _tell(self, state: TableState) -> None:
        rows = self._table.results(KEPT)
        results = [msgspec.convert(row, MatchResult, from_attributes=True) for row in rows]
        secrets = [
            EndedSecret(match, commitment(secret, match), secret)
            for match, secret in self._table.ended_secrets(KEPT)
            if match != state.match_id or state.is_closed
        ]
        self._retain(TOPIC, Results(results, secrets, self._box))


def _mark(state: TableState) -> tuple[str, bool, bool, bool]:
    return state.match_id, state.is_running(), state.is_closed, state.not_kept is None
