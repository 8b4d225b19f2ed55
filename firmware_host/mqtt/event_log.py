"""Numbered event messages, and the latest of them for clients that missed some."""

from __future__ import annotations

import secrets
from collections import deque
from typing import TYPE_CHECKING, Any

from firmware_host.wire.payloads import EventMessage, RecentEvents

if TYPE_CHECKING:
    from collections.abc import Iterable

_REMEMBERED = 24


class EventLog:
    """Numbers the messages of each topic; `run` identifies one start of the box."""

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
        """Drop the messages of an earlier match; the numbers go on."""
        self._latest.clear()

    def recent(self, topic: str) -> RecentEvents:
        """Return the latest messages of the topic."""
        return RecentEvents(run=self._run, messages=list(self._latest.get(topic, ())))
