"""The card reader: a piece held to it is a move of whoever is awaited."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from firmware_host.commands import StandIn
from firmware_host.problems import Problem
from firmware_host.table.decision import BOX
from firmware_host.table.table import RefusedError
from firmware_host.tags import Tags
from hardware.ports import DeviceError

if TYPE_CHECKING:
    from engines.core.match import Match
    from firmware_host.faults import Faults
    from firmware_host.table.table import Table
    from hardware.ports import Scanner

log = logging.getLogger(__name__)

_RETRY_S = 2.0
_WELL_S = 0.5
_SHOWN_AT_MOST = 12


class Scan:
    """Reads tags for one table; a reader that fails is retried and never stops the box."""

    def __init__(
        self, table: Table, scanner: Scanner, faults: Faults, tags: Tags | None = None
    ) -> None:
        self._table = table
        self._scanner = scanner
        self._faults = faults
        self._tags = tags or Tags()

    async def run(self) -> None:
        """Read for ever."""
        loop = asyncio.get_running_loop()
        while True:
            # A reader that has not failed by then is there, even if nothing is held to it.
            well = loop.call_later(_WELL_S, self._faults.clear, "scanner")
            try:
                async for tag in self._scanner.lines():
                    await self._take(tag)
            except DeviceError as error:
                self._faults.report("scanner", "scanner-missing", str(error))
            finally:
                well.cancel()
            await asyncio.sleep(_RETRY_S)

    async def _take(self, tag: str) -> None:
        state = self._table.state
        if state.match is None or not state.is_running():
            log.warning("no match is on, the tag %r means nothing", tag[:40])
            return
        game = state.match.game
        piece = self._piece(state.match, tag)
        if piece is None:
            self._faults.report("tag", "tag-unknown", tag=tag[:_SHOWN_AT_MOST])
            return
        self._faults.clear("tag")
        meant = game.scanned(state.match.state, piece)
        if meant is None:
            log.warning("the tag %r is no piece that %s waits for", tag[:40], game.name)
            return
        await self._play(StandIn(state.number, meant[0], game.write(meant[1])), tag)

    def _piece(self, match: Match, tag: str) -> str | None:
        """Return the piece that the tag was learnt for, or that it names itself."""
        pieces = match.game.inventory(match.state)
        piece = self._tags.card(match.game.name, tag) or tag
        # Before the deal nothing is in play yet, so nothing can be called unknown.
        return piece if piece in pieces or not pieces else None

    async def _play(self, command: StandIn, tag: str) -> None:
        try:
            await self._table.ask(BOX, command)
        except (Problem, RefusedError) as error:
            log.warning("the tag %r was refused: %s", tag[:40], error)
