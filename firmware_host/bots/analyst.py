"""Answers requests for the best move; the table does not change."""

from __future__ import annotations

import asyncio
from typing import Any

from engines.core.seats import CHANCE, Seat
from firmware_host.bots.thinking import analyse
from firmware_host.panel.faults import Faults
from firmware_host.table.commands import Analyse
from firmware_host.table.decision import Origin
from firmware_host.table.position import Position
from firmware_host.table.problems import Problem
from firmware_host.table.table import Table


class Analyst:
    """Analyses positions for seats and host, one request of each at a time."""

    def __init__(self, table: Table, faults: Faults) -> None:
        self._table = table
        self._faults = faults
        self._busy: set[Origin] = set()

    async def answer(self, origin: Origin, command: Analyse) -> dict[str, Any]:
        """Return the analysis for the reply, or raise Problem."""
        del command
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
        return {"number": match.number, "analysis": found}

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
        # A game without analysis has no such option.
        if not getattr(state.position.match.options, "analysis", False):
            raise Problem("analysis-off")
        return state.position
