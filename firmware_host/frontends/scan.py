"""The card reader: a piece held to it is a move of whoever is awaited."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from firmware_host.commands import StandIn
from firmware_host.problems import Problem
from firmware_host.table.decision import BOX
from firmware_host.table.table import RefusedError
from hardware.ports import DeviceError

if TYPE_CHECKING:
    from firmware_host.table.table import Table
    from hardware.ports import Scanner

log = logging.getLogger(__name__)

_RETRY_S = 2.0


class Scan:
    """Reads tags for one table; a reader that fails is retried and never stops the box."""

    def __init__(self, table: Table, scanner: Scanner) -> None:
        self._table = table
        self._scanner = scanner

    async def run(self) -> None:
        """Read for ever."""
        while True:
            try:
                async for tag in self._scanner.lines():
                    await self._take(tag)
            except DeviceError as error:
                log.warning("the card reader is missing: %s", error)
            await asyncio.sleep(_RETRY_S)

    async def _take(self, tag: str) -> None:
        state = self._table.state
        if state.match is None or not state.is_running():
            log.warning("no match is on, the tag %r means nothing", tag[:40])
            return
        game = state.match.game
        meant = game.scanned(state.match.state, tag)
        if meant is None:
            log.warning("the tag %r is no piece that %s waits for", tag[:40], game.name)
            return
        await self._play(StandIn(state.number, meant[0], game.write(meant[1])), tag)

    async def _play(self, command: StandIn, tag: str) -> None:
        try:
            await self._table.ask(BOX, command)
        except (Problem, RefusedError) as error:
            log.warning("the tag %r was refused: %s", tag[:40], error)
