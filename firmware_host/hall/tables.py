"""All tables on a broker as the hall knows them: pure, fed with messages and with the time."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any, Final, Literal

import msgspec

from firmware_host.public import heartbeat, results, summary
from firmware_host.wire.bounds import Word
from firmware_host.wire.public import Health, MatchResult, Results, Summary

FILTERS: Final = tuple(
    f"totem/+/{topic}" for topic in ("status", summary.TOPIC, heartbeat.TOPIC, results.TOPIC)
)
TABLES_AT_MOST: Final = 1_000
_TOPIC: Final = re.compile(r"totem/([A-Za-z0-9_-]{1,32})/(.+)")
_SILENT_BEATS: Final = 3

Condition = Literal["online", "silent", "offline"]


class BadMessageError(ValueError):
    """A message that is not as the contract says; the text tells why."""


class _Status(msgspec.Struct, frozen=True):
    online: bool
    version: Word = ""


@dataclass(slots=True)
class _Known:
    status: _Status | None = None
    summary: Summary = field(default_factory=Summary)
    health: Health | None = None
    heard_at: float = 0.0


class TableCard(msgspec.Struct, frozen=True):
    """One table as the hall shows it."""

    box: str
    condition: Condition
    version: str
    summary: Summary
    health: Health | None


@dataclass(frozen=True, slots=True)
class News:
    """What a message brought: a box that changed, and results to write down."""

    box: str
    results: tuple[MatchResult, ...] = ()


class Tables:
    """Every box that was ever heard of on this broker."""

    def __init__(self) -> None:
        self._known: dict[str, _Known] = {}

    def take(self, topic: str, payload: bytes, now: float) -> News | None:
        """Process a message; one that breaks the contract raises BadMessageError."""
        found = _TOPIC.fullmatch(topic)
        if found is None or not self._has_room_for(found[1]):
            return None
        box, kind = found[1], found[2]
        if not payload:
            return self._forget(box, kind)
        try:
            return self._read(box, kind, payload, now)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise BadMessageError(str(error) or type(error).__name__) from None

    def cards(self, now: float) -> list[TableCard]:
        """Return every table by the name of its box."""
        return [self._card(box, known, now) for box, known in sorted(self._known.items())]

    def _read(self, box: str, kind: str, payload: bytes, now: float) -> News | None:
        told: Any = _DECODERS[kind].decode(payload) if kind in _DECODERS else None
        if told is None:
            return None
        if isinstance(told, Results) and told.box not in ("", box):
            raise BadMessageError(f"it is of the box {told.box}")
        known = self._known.setdefault(box, _Known(heard_at=now))
        known.heard_at = now
        match told:
            case Results():
                return News(box, tuple(told.results))
            case Summary():
                known.summary = told
            case Health():
                known.health = told
            case _:
                known.status = told
        return News(box)

    def _forget(self, box: str, kind: str) -> News | None:
        """Let a box go whose status was wiped off the broker."""
        if kind != "status" or self._known.pop(box, None) is None:
            return None
        return News(box)

    def _has_room_for(self, box: str) -> bool:
        return box in self._known or len(self._known) < TABLES_AT_MOST

    def _card(self, box: str, known: _Known, now: float) -> TableCard:
        version = known.status.version if known.status else ""
        return TableCard(box, _condition(known, now), version, known.summary, known.health)


def _condition(known: _Known, now: float) -> Condition:
    """Return the condition of a box; silence counts too, because a last will can be lost."""
    if known.status is None or not known.status.online:
        return "offline"
    every_s = known.health.every_s if known.health else heartbeat.EVERY_S
    return "silent" if now - known.heard_at > _SILENT_BEATS * every_s else "online"


_DECODERS: Final[dict[str, msgspec.json.Decoder[Any]]] = {
    "status": msgspec.json.Decoder(_Status),
    summary.TOPIC: msgspec.json.Decoder(Summary),
    heartbeat.TOPIC: msgspec.json.Decoder(Health),
    results.TOPIC: msgspec.json.Decoder(Results),
}
