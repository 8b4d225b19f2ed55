"""The events of a table, one line each, with gaps marked."""

from __future__ import annotations

from collections import deque
from typing import Any, Final

import msgspec

from engines.catalog import GAMES
from firmware_host.texts.printable import printable
from firmware_host.texts.texts import BOX, MissingTextError, Sentences, translate
from firmware_host.wire.bounds import SEATS_AT_MOST
from firmware_host.wire.payloads import EventMessage, RecentEvents
from firmware_host.wire.public import Summary, button_of, person_of

KEPT: Final = 200
_SHORT: Final = 160


class EventLog:
    """The last events of one table as sentences."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._run = ""
        self._last = 0
        self.lines: deque[str] = deque(maxlen=KEPT)

    def take(self, payload: bytes, summary: Summary) -> None:
        """Add a message of `public/event`; one that is not as the contract says raises."""
        self._add(msgspec.json.decode(payload, type=EventMessage), summary)

    def take_recent(self, payload: bytes, summary: Summary) -> None:
        """Add a message of `public/recent`, which fills gaps and the time before."""
        for message in msgspec.json.decode(payload, type=RecentEvents).messages:
            self._add(message, summary)

    def _add(self, message: EventMessage, summary: Summary) -> None:
        is_same_run = message.run == self._run
        if is_same_run and message.seq <= self._last:
            return
        if is_same_run and message.seq > self._last + 1:
            self.lines.append(translate(BOX, self._language, "watch-missed"))
        self._run, self._last = message.run, message.seq
        for event in message.events[-KEPT:]:
            told = printable(self._told(event, summary))
            self.lines.append(f"{message.number:>4}  {told}"[:_SHORT])

    def _told(self, event: dict[str, Any], summary: Summary) -> str:
        """Return the sentence of a verdict or notice, or else the bare event."""
        sentences = _sentences(summary)
        try:
            if event.get("rule") and summary.game is not None and summary.game in GAMES:
                return f"{sentences.verdict(summary.game, self._language, event)} [{event['rule']}]"
            if event.get("kind") == "notice":
                return sentences.notice(self._language, event)
        except MissingTextError:
            pass
        rest = {key: value for key, value in event.items() if key != "kind" and value is not None}
        facts = " ".join(f"{key}={value}" for key, value in rest.items())
        return f"{event.get('kind', '?')} {facts}".strip()


def _sentences(summary: Summary) -> Sentences:
    """Return sentences that number nameless seats by their buttons, as people know them."""
    named = {button_of(seat): person_of(seat) for seat in summary.seats}
    names = [named.get(button) for button in range(SEATS_AT_MOST)]
    return Sentences(names, [button_of(seat) for seat in summary.seats])
