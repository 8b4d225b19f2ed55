"""Answers requests for the best move; the table does not change."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

import msgspec

from engines.core.match import Match
from engines.core.seats import CHANCE, Seat
from firmware_host.bots.thinking import analyse
from firmware_host.panel.faults import Faults
from firmware_host.table.commands import Analyse
from firmware_host.table.decision import Origin
from firmware_host.table.made_for import check_match
from firmware_host.table.position import Position
from firmware_host.table.problems import Problem
from firmware_host.table.table import Table, Update
from firmware_host.wire.analysis import Analysis, SharedAnalysis

TOPIC: Final = "public/analysis"


class Analyst:
    """Analyses positions for seats and host, one request of each at a time.

    `retain` publishes every answer to all, and None once it is out of date.
    """

    def __init__(
        self, table: Table, faults: Faults, retain: Callable[[str, SharedAnalysis | None], None]
    ) -> None:
        self._table = table
        self._faults = faults
        self._retain = retain
        self._busy: set[Origin] = set()
        self._shared: Match | None = None
        table.listen("analysis", self._forget)

    async def answer(self, origin: Origin, command: Analyse) -> dict[str, Any]:
        """Return the analysis for the reply, or raise Problem."""
        check_match(self._table.committed, command)
        position = self._position(origin)
        match = position.match
        awaited = sorted(match.game.to_act(match.state) - {CHANCE})
        if origin in self._busy:
            raise Problem("analysis-busy")
        self._busy.add(origin)
        try:
            found = await self._look_ahead(position, awaited[0]) if awaited else None
        finally:
            self._busy.discard(origin)
        if found is not None:
            self._tell(origin, position.match, found)
        return {"number": match.number, "analysis": found}

    def _tell(self, origin: Origin, match: Match, found: dict[str, Any]) -> None:
        """Show the answer to everybody, unless the table has moved on meanwhile."""
        state = self._table.committed
        if state.match is not match:
            return
        by = state.seat_at(origin) if isinstance(origin, int) else None
        analysis = msgspec.convert(found, Analysis)
        self._shared = match
        told = SharedAnalysis(match=state.match_id, number=match.number, by=by, analysis=analysis)
        self._retain(TOPIC, told)

    def _forget(self, update: Update) -> None:
        """Take back what was shown of an earlier position."""
        if self._shared is not None and update.state.match is not self._shared:
            self._shared = None
            self._retain(TOPIC, None)

    async def _look_ahead(self, position: Position, seat: Seat) -> dict[str, Any] | None:
        with self._faults.contained("analysis"):
            return await asyncio.to_thread(analyse, position, seat)
        raise Problem("analysis-failed")

    def _position(self, origin: Origin) -> Position:
        state = self._table.committed
        if state.position is None or not state.is_running():
            raise Problem("no-match")
        if isinstance(origin, int) and origin not in state.buttons:
            raise Problem("seat-unknown", seat=str(origin))
        if not state.has_analysis:
            raise Problem("analysis-off")
        return state.position
