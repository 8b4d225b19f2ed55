"""Follows the tables that a terminal shows."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from aiomqtt import Message

from firmware_host.hall.tables import TableCard, Tables
from firmware_host.mqtt.connection import ClientFactory, Connection
from firmware_host.public import heartbeat, summary
from firmware_host.watch.events import EventLog

_HAPPENED: Final = ("public/event", "public/recent")
_STATUS: Final = "status"
_TOPICS: Final = (_STATUS, summary.TOPIC, heartbeat.TOPIC, *_HAPPENED)
_REASON_AT_MOST: Final = 80


@dataclass(frozen=True, slots=True)
class Skipped:
    """The last message that could not be shown, and how many there were."""

    count: int = 0
    topic: str = ""
    reason: str = ""


class Watcher:
    """One box, or with `+` every box on the broker; `raw` gets each message as it comes."""

    def __init__(
        self,
        clients: ClientFactory,
        box: str,
        language: str,
        raw: Callable[[str, str], None] | None = None,
        *,
        hears_others: bool = False,
    ) -> None:
        self._language = language
        self._raw = raw
        self._tables = Tables()
        self._logs: dict[str, EventLog] = {}
        self._box = box
        # Of the other boxes only that they are there; a box lets its spectators hear of no other.
        topics = [f"totem/{box}/{topic}" for topic in _TOPICS if topic != _STATUS]
        status = f"totem/{'+' if hears_others else box}/{_STATUS}"
        self._connection = Connection(clients, [*topics, status], self._on_message)
        self._present: set[str] = set()
        self.news = asyncio.Event()
        self.skipped = Skipped()

    @property
    def is_up(self) -> bool:
        """Whether there is a connection."""
        return self._connection.is_connected

    async def run(self) -> None:
        """Follow for ever."""
        await self._connection.run()

    def cards(self) -> list[TableCard]:
        """Return every table on the broker."""
        return self._tables.cards(time.monotonic())

    def known(self) -> list[str]:
        """Return the ids of all boxes on the broker, also of those that are not followed."""
        return sorted(self._present)

    def events(self, box: str) -> list[str]:
        """Return the events of that table, as lines."""
        return list(self._logs[box].lines) if box in self._logs else []

    def _on_message(self, message: Message) -> None:
        topic, payload = str(message.topic), bytes(message.payload)
        box = topic.split("/")[1]
        if payload:
            self._present.add(box)
        if self._box not in ("+", box):
            self.news.set()
            return
        if self._raw is not None:
            self._raw(topic, payload.decode("utf-8", "replace"))
        try:
            self._take(topic, payload)
        except Exception as error:  # noqa: BLE001 - no box may end the view of all
            reason = (str(error) or type(error).__name__)[:_REASON_AT_MOST]
            self.skipped = Skipped(self.skipped.count + 1, topic, reason)
        self.news.set()

    def _take(self, topic: str, payload: bytes) -> None:
        if topic.endswith(_HAPPENED):
            self._log(topic, payload)
        else:
            self._tables.take(topic, payload, time.monotonic())

    def _log(self, topic: str, payload: bytes) -> None:
        box = topic.split("/")[1]
        card = next((card for card in self.cards() if card.box == box), None)
        if card is None or not payload:
            return
        log = self._logs.setdefault(box, EventLog(self._language))
        take = log.take_recent if topic.endswith("recent") else log.take
        take(payload, card.summary)
