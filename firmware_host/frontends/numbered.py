"""Event messages with numbers, and the latest of them for whoever missed some."""

from __future__ import annotations

import secrets
from collections import deque
from typing import TYPE_CHECKING, Any

from firmware_host.payloads import EventMessage, RecentEvents

if TYPE_CHECKING:
    from collections.abc import Iterable

_REMEMBERED = 24


class Numbered:
    """Counts the messages of each topic; `run` tells one start of the box from another."""

    def __init__(self) -> None:
        self._run = secrets.token_hex(4)
        self._counts: dict[str, int] = {}
        self._latest: dict[str, deque[EventMessage]] = {}

    def add(self, topic: str, number: int, events: Iterable[dict[str, Any]]) -> EventMessage:
        """Return the next message of the topic."""
        seq = self._counts[topic] = self._counts.get(topic, 0) + 1
        message = EventMessage(run=self._run, seq=seq, number=number, events=list(events))
        self._latest.setdefault(topic, deque(maxlen=_REMEMBERED)).append(message)
        return message

    def forget(self) -> None:
        """Let the past of another match go; the numbers go on."""
        self._latest.clear()

    def recent(self, topic: str) -> RecentEvents:
        """Return the latest messages of the topic."""
        return RecentEvents(run=self._run, messages=list(self._latest.get(topic, ())))
