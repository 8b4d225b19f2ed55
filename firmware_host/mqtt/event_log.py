"""Numbered event messages, and the latest of them for clients that missed some.

Every message is encoded once: the latest ones are repeated on a topic of their own after each.
"""

from __future__ import annotations

import secrets
from collections import deque
from typing import TYPE_CHECKING, Any

import msgspec

from firmware_host.wire.build import encode
from firmware_host.wire.payloads import EventMessage, RecentEvents

if TYPE_CHECKING:
    from collections.abc import Iterable

_REMEMBERED = 24


class EventLog:
    """Numbers the messages of each topic; `run` identifies one start of the box."""

    def __init__(self) -> None:
        self._run = secrets.token_hex(4)
        self._counts: dict[str, int] = {}
        self._latest: dict[str, deque[msgspec.Raw]] = {}

    def add(self, topic: str, number: int, events: Iterable[dict[str, Any]]) -> bytes:
        """Return the next message of the topic, encoded."""
        seq = self._counts[topic] = self._counts.get(topic, 0) + 1
        message = EventMessage(run=self._run, seq=seq, number=number, events=list(events))
        body = encode(message)
        self._latest.setdefault(topic, deque(maxlen=_REMEMBERED)).append(msgspec.Raw(body))
        return body

    def forget(self) -> None:
        """Drop the messages of an earlier match; the numbers go on."""
        self._latest.clear()

    def recent(self, topic: str) -> bytes:
        """Return the latest messages of the topic, encoded."""
        messages: list[Any] = [*self._latest.get(topic, ())]
        return encode(RecentEvents(run=self._run, messages=messages))
