"""Scanned tags as moves of the seat that is awaited."""

from __future__ import annotations

import asyncio
import contextlib
import logging

from firmware_host.buttons.scanned_pieces import scanned_piece
from firmware_host.buttons.tags import Tags
from firmware_host.panel.faults import Faults
from firmware_host.table.commands import DefaultMove
from firmware_host.table.decision import BOX
from firmware_host.table.problems import Problem
from firmware_host.table.table import RefusedError, Table
from hardware.ports import DeviceError, Scanner

log = logging.getLogger(__name__)

_RETRY_S = 2.0
_PRESENT_AFTER_S = 0.5
_SHOWN_AT_MOST = 12


class Scan:
    """Reads tags for one table; a scanner that fails is retried and never stops the box."""

    def __init__(
        self, table: Table, scanner: Scanner, faults: Faults, tags: Tags | None = None
    ) -> None:
        self._table = table
        self._scanner = scanner
        self._faults = faults
        self._tags = tags or Tags()

    async def run(self) -> None:
        """Read tags for ever."""
        loop = asyncio.get_running_loop()
        while True:
            # A scanner that has not failed by then is present, even without a scan.
            present = loop.call_later(_PRESENT_AFTER_S, self._faults.clear, "scanner")
            try:
                async with contextlib.aclosing(self._scanner.lines()) as tags:
                    async for tag in tags:
                        await self._take(tag)
            except DeviceError as error:
                self._faults.report("scanner", "scanner-missing", str(error))
            finally:
                present.cancel()
            await asyncio.sleep(_RETRY_S)

    async def _take(self, tag: str) -> None:
        state = self._table.committed
        if state.match is None or not state.is_running():
            log.warning("the tag %r is ignored without a running match", tag[:40])
            return
        scanned = scanned_piece(state.match, self._tags, tag)
        if scanned is None:
            self._faults.report("tag", "tag-unknown", tag=tag[:_SHOWN_AT_MOST])
            return
        self._faults.clear("tag")
        if scanned.entry is None:
            name = state.match.game.name
            log.warning("the tag %r is not a piece that %s awaits", tag[:40], name)
            return
        seat, move = scanned.entry
        named = state.match_id, state.branch
        await self._play(DefaultMove(state.number, seat, move, None, *named), tag)

    async def _play(self, command: DefaultMove, tag: str) -> None:
        try:
            await self._table.ask(BOX, command)
        except (Problem, RefusedError) as error:
            log.warning("the tag %r was refused: %s", tag[:40], error)
