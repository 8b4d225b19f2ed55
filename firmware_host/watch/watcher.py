"""Follows the tables that a terminal shows."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

from firmware_host.hall.tables import Tables
from firmware_host.line import Line
from firmware_host.public import pulse, summary
from firmware_host.watch.events import EventLog

if TYPE_CHECKING:
    from collections.abc import Callable

    from aiomqtt import Message

    from firmware_host.hall.tables import TableCard
    from firmware_host.line import Dialer

_HAPPENED: Final = ("public/event", "public/recent")
_TOPICS: Final = ("status", summary.TOPIC, pulse.TOPIC, *_HAPPENED)


class Watcher:
    """One box, or with `+` every box on the broker; `raw` gets each message as it comes."""

    def __init__(
        self,
        dialer: Dialer,
        box: str,
        language: str,
        raw: Callable[[str, str], None] | None = None,
    ) -> None:
        self._language = language
        self._raw = raw
        self._tables = Tables()
        self._logs: dict[str, EventLog] = {}
        self._line = Line(dialer, [f"totem/{box}/{topic}" for topic in _TOPICS], self._hear)
        self.news = asyncio.Event()

    @property
    def is_up(self) -> bool:
        """Tell whether there is a connection."""
        return self._line.is_up

    async def run(self) -> None:
        """Follow for ever."""
        await self._line.run()

    def cards(self) -> list[TableCard]:
        """Return every table that was heard."""
        return self._tables.cards(time.monotonic())

    def events(self, box: str) -> list[str]:
        """Return what happened at that table since it is watched."""
        return list(self._logs[box].lines) if box in self._logs else []

    def _hear(self, message: Message) -> None:
        topic, payload = str(message.topic), bytes(message.payload)
        if self._raw is not None:
            self._raw(topic, payload.decode("utf-8", "replace"))
        if topic.endswith(_HAPPENED):
            self._log(topic, payload)
        else:
            self._tables.take(topic, payload, time.monotonic())
        self.news.set()

    def _log(self, topic: str, payload: bytes) -> None:
        box = topic.split("/")[1]
        card = next((card for card in self.cards() if card.box == box), None)
        if card is None or not payload:
            return
        log = self._logs.setdefault(box, EventLog(self._language))
        take = log.take_recent if topic.endswith("recent") else log.take
        take(payload, card.summary)
