"""Answers who asks for the best move; the table does not change by it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from engines.core.seats import CHANCE
from firmware_host.bots.thinking import analyse
from firmware_host.problems import Problem

if TYPE_CHECKING:
    from engines.core.match import Match
    from firmware_host.commands import Analyse
    from firmware_host.table.decision import Origin
    from firmware_host.table.table import Table


class Analyst:
    """Looks ahead for seats and host, one question of each at a time."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._busy: set[Origin] = set()

    async def answer(self, origin: Origin, command: Analyse) -> dict[str, Any]:
        """Return what the reply carries beside the number, or raise Problem."""
        del command
        match = self._match(origin)
        awaited = sorted(match.game.to_act(match.state) - {CHANCE})
        if origin in self._busy:
            raise Problem("analysis-busy")
        self._busy.add(origin)
        try:
            found = await asyncio.to_thread(analyse, match, awaited[0]) if awaited else None
        finally:
            self._busy.discard(origin)
        return {"number": match.number, "analysis": found}

    def _match(self, origin: Origin) -> Match:
        state = self._table.state
        if state.match is None or not state.is_running():
            raise Problem("no-match")
        if isinstance(origin, int) and origin not in state.seats:
            raise Problem("seat-unknown", seat=str(origin))
        # A game that knows no analysis has no such option; it is off there.
        if not getattr(state.match.options, "analysis", False):
            raise Problem("analysis-off")
        return state.match
