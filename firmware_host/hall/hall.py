"""The hall: hears every table on a broker, writes results down, tells who looks."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Final

from firmware_host.hall.database import DatabaseError
from firmware_host.hall.tables import FILTERS, Tables
from firmware_host.line import Line

if TYPE_CHECKING:
    from aiomqtt import Message

    from firmware_host.hall.store import Store
    from firmware_host.hall.tables import TableCard
    from firmware_host.line import Address
    from firmware_host.public.payloads import MatchResult

log = logging.getLogger(__name__)

_AGAIN_S: Final = 2.0


class Hall:
    """All tables of one broker and the results of their matches."""

    def __init__(self, address: Address, store: Store) -> None:
        self.store = store
        self._tables = Tables()
        self._line = Line(address, FILTERS, self._hear, on_up=self._on_up, on_down=self._changed)
        self._news = asyncio.Event()
        self._told: dict[str, tuple[MatchResult, ...]] = {}
        self._pending: dict[str, tuple[MatchResult, ...]] = {}
        self._has_pending = asyncio.Event()
        self.version = 0
        self.results_version = 0

    @property
    def is_up(self) -> bool:
        """Tell whether the hall hears its broker."""
        return self._line.is_up

    def cards(self) -> list[TableCard]:
        """Return every table as it is now."""
        return self._tables.cards(time.monotonic())

    async def changed(self, since: int) -> None:
        """Return when anything has changed since that version."""
        while self.version == since:
            await self._news.wait()

    async def run(self) -> None:
        """Hear and write for ever."""
        async with asyncio.TaskGroup() as group:
            group.create_task(self._line.run(), name="hall line")
            group.create_task(self._write(), name="hall results")

    def _hear(self, message: Message) -> None:
        news = self._tables.take(str(message.topic), bytes(message.payload), time.monotonic())
        if news is None:
            return
        if news.results and self._told.get(news.box) != news.results:
            # The whole list each time: what a box tells twice is written twice, and counts once.
            self._pending[news.box] = news.results
            self._has_pending.set()
        self._changed()

    async def _on_up(self, line: Line) -> None:
        del line
        self._changed()

    def _changed(self) -> None:
        """Wake everybody who waits now; who comes later waits for the next change."""
        self.version += 1
        self._news.set()
        self._news = asyncio.Event()

    async def _write(self) -> None:
        while True:
            await self._has_pending.wait()
            self._has_pending.clear()
            while self._pending:
                box, results = next(iter(self._pending.items()))
                if await self._is_kept(box, results):
                    self._told[box] = results
                    if self._pending.get(box) is results:
                        del self._pending[box]
                    self.results_version += 1
                    self._changed()
                else:
                    await asyncio.sleep(_AGAIN_S)

    async def _is_kept(self, box: str, results: tuple[MatchResult, ...]) -> bool:
        try:
            await self.store.keep(box, results)
        except DatabaseError as error:
            log.warning("%s; trying again", error)
            return False
        return True
