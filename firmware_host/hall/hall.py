"""The hall: follows every table of a broker, stores results, updates its pages."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Final

from firmware_host.hall.database import DatabaseError
from firmware_host.hall.skip_log import SkipLog
from firmware_host.hall.tables import FILTERS, BadMessageError, Tables
from firmware_host.mqtt.connection import Connection
from firmware_host.public.results import TOPIC as RESULTS

if TYPE_CHECKING:
    from aiomqtt import Message

    from firmware_host.hall.store import Store
    from firmware_host.hall.tables import TableCard
    from firmware_host.mqtt.connection import Address
    from firmware_host.wire.public import MatchResult

log = logging.getLogger(__name__)

_AGAIN_S: Final = 2.0


class Hall:
    """All tables of one broker and the results of their matches."""

    def __init__(self, address: Address, store: Store) -> None:
        self.store = store
        self._tables = Tables()
        self._connection = Connection(address, FILTERS, self._on_message, on_change=self._changed)
        self._news = asyncio.Event()
        self._told: dict[str, tuple[MatchResult, ...]] = {}
        self._pending: dict[str, tuple[MatchResult, ...]] = {}
        self._has_pending = asyncio.Event()
        self._skipped = SkipLog()
        self.version = 0
        self.results_version = 0

    @property
    def is_up(self) -> bool:
        """Tell whether the hall is connected to its broker."""
        return self._connection.is_connected

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
            group.create_task(self._connection.run(), name="hall connection")
            group.create_task(self._write(), name="hall results")

    def _on_message(self, message: Message) -> None:
        """Take a message in; one that cannot be taken is skipped and named."""
        topic = str(message.topic)
        try:
            news = self._tables.take(topic, bytes(message.payload), time.monotonic())
        except BadMessageError as error:
            self._skipped.tell(topic, str(error))
            return
        except Exception as error:  # noqa: BLE001 - no box may end the hall of all
            self._skipped.tell(topic, repr(error), error)
            return
        if news is None:
            return
        if news.results and self._told.get(news.box) != news.results:
            # The whole list each time: a repeated result is written again and counts once.
            self._pending[news.box] = news.results
            self._has_pending.set()
        self._changed()

    def on_rounds_changed(self) -> None:
        """Let every page ask for the tournament again."""
        self.results_version += 1
        self._changed()

    def _changed(self) -> None:
        """Wake all current waiters; later ones wait for the next change."""
        self.version += 1
        self._news.set()
        self._news = asyncio.Event()

    async def _write(self) -> None:
        while True:
            await self._has_pending.wait()
            self._has_pending.clear()
            # Each box in its turn: results that the database refuses hold up no others.
            failures = [await self._keep(*told) for told in tuple(self._pending.items())]
            if failed := [failure for failure in failures if failure]:
                log.warning("%s; trying again", failed[0])
                await asyncio.sleep(_AGAIN_S)
                self._has_pending.set()

    async def _keep(self, box: str, results: tuple[MatchResult, ...]) -> DatabaseError | None:
        """Write the results down; return the failure after which it is worth to try again."""
        try:
            await self.store.keep(box, results)
        except DatabaseError as error:
            return error
        except Exception as error:  # noqa: BLE001 - no box may end the hall of all
            self._skipped.tell(f"totem/{box}/{RESULTS}", repr(error), error)
        self._told[box] = results
        if self._pending.get(box) is results:
            del self._pending[box]
        self.results_version += 1
        self._changed()
        return None
