"""Messages that wait to be published: of a retained topic the latest, and every event."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

_MESSAGES_AT_MOST = 1_000


@dataclass(frozen=True, slots=True)
class Message:
    """One message to publish."""

    topic: str
    payload: bytes
    is_retained: bool


class PublishQueue:
    """Keeps the order; a newer retained payload takes the place of an older one that still waits.

    Its place, not the end of the queue: else a topic that changes all the time would never leave.
    """

    def __init__(self) -> None:
        self._messages: OrderedDict[str | int, Message] = OrderedDict()
        self._events = 0
        self._has_messages = asyncio.Event()

    def put(self, message: Message) -> None:
        """Add a message."""
        self._messages[self._key(message)] = message
        if len(self._messages) > _MESSAGES_AT_MOST:
            self._drop_oldest_event()
        self._has_messages.set()

    def put_back(self, message: Message) -> None:
        """Return a message that could not leave; of a retained topic a newer one may wait here."""
        if not message.is_retained:
            key = self._key(message)
            self._messages[key] = message
            self._messages.move_to_end(key, last=False)
            self._has_messages.set()

    def renew(self, retained: Iterable[Message]) -> None:
        """Put all state first after a reconnection; the waiting events follow in their order."""
        events = [message for message in self._messages.values() if not message.is_retained]
        self._messages.clear()
        for message in (*retained, *events):
            self.put(message)

    async def take(self) -> Message:
        """Return the oldest message, waiting for one if need be."""
        while not self._messages:
            self._has_messages.clear()
            await self._has_messages.wait()
        return self._messages.popitem(last=False)[1]

    def _key(self, message: Message) -> str | int:
        if message.is_retained:
            return message.topic
        self._events += 1
        return self._events

    def _drop_oldest_event(self) -> None:
        """Make room; retained state stays, because it makes up for the loss of an event."""
        oldest = next((key for key in self._messages if isinstance(key, int)), None)
        if oldest is not None:
            del self._messages[oldest]
