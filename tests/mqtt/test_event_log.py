"""Event messages are numbered by topic, and the latest are kept."""

from __future__ import annotations

import msgspec

from firmware_host.mqtt.event_log import EventLog
from firmware_host.wire import build
from firmware_host.wire.payloads import EventMessage, RecentEvents


def message_of(body: bytes) -> EventMessage:
    """Return the message as a phone reads it."""
    return msgspec.json.decode(body, type=EventMessage)


def recent_of(log: EventLog) -> RecentEvents:
    """Return what a phone reads after a gap."""
    return msgspec.json.decode(log.recent("public/event"), type=RecentEvents)


def test_messages_are_numbered_by_topic_and_the_latest_kept() -> None:
    log = EventLog()
    said = [log.add("public/event", count, [{"kind": "x"}]) for count in range(30)]
    assert [message_of(body).seq for body in said] == list(range(1, 31))
    assert message_of(log.add("seat/0/event", 0, [])).seq == 1
    recent = recent_of(log)
    assert [message.seq for message in recent.messages] == list(range(7, 31))
    assert {message.run for message in recent.messages} == {recent.run}
    assert recent.run != recent_of(EventLog()).run
    assert [build.encode(message) for message in recent.messages] == said[-24:]


def test_another_match_keeps_the_numbers_and_forgets_the_rest() -> None:
    log = EventLog()
    log.add("public/event", 1, [])
    log.forget()
    assert recent_of(log).messages == []
    assert message_of(log.add("public/event", 1, [])).seq == 2
