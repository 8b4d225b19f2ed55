"""What happened at a table, line by line, with gaps where something was missed."""

from __future__ import annotations

import contextlib
from collections import deque
from typing import TYPE_CHECKING, Any, Final

import msgspec

from engines.catalog import GAMES
from firmware_host.payloads import EventMessage, RecentEvents
from firmware_host.texts import BOX, MissingTextError, Speaker, say

if TYPE_CHECKING:
    from firmware_host.public.payloads import Summary

KEPT: Final = 200
_SHORT: Final = 160
_UNREADABLE: Final = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


class EventLog:
    """The last events of one table as sentences."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._run = ""
        self._last = 0
        self.lines: deque[str] = deque(maxlen=KEPT)

    def take(self, payload: bytes, summary: Summary) -> None:
        """Take a message of `public/event`; what cannot be read is left out."""
        with contextlib.suppress(*_UNREADABLE):
            self._add(msgspec.json.decode(payload, type=EventMessage), summary)

    def take_recent(self, payload: bytes, summary: Summary) -> None:
        """Take a message of `public/recent`, which tells what happened before, or in a gap."""
        with contextlib.suppress(*_UNREADABLE):
            for message in msgspec.json.decode(payload, type=RecentEvents).messages:
                self._add(message, summary)

    def _add(self, message: EventMessage, summary: Summary) -> None:
        is_same_run = message.run == self._run
        if is_same_run and message.seq <= self._last:
            return
        if is_same_run and message.seq > self._last + 1:
            self.lines.append(say(BOX, self._language, "watch-missed"))
        self._run, self._last = message.run, message.seq
        for event in message.events:
            self.lines.append(f"{message.number:>4}  {self._told(event, summary)}"[:_SHORT])

    def _told(self, event: dict[str, Any], summary: Summary) -> str:
        """Return the sentence of a verdict or notice, or else the bare event."""
        speaker = Speaker([seat.name for seat in summary.seats])
        try:
            if event.get("rule") and summary.game in GAMES:
                return f"{speaker.verdict(summary.game, self._language, event)} [{event['rule']}]"
            if event.get("kind") == "notice":
                return speaker.notice(self._language, event)
        except MissingTextError:
            pass
        rest = {key: value for key, value in event.items() if key != "kind" and value is not None}
        facts = " ".join(f"{key}={value}" for key, value in rest.items())
        return f"{event.get('kind', '?')} {facts}".strip()
