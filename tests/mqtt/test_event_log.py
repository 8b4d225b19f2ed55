"""Event messages are numbered by topic, and the latest are kept."""

from __future__ import annotations

from firmware_host.mqtt.event_log import EventLog


def test_messages_are_numbered_by_topic_and_the_latest_kept() -> None:
    log = EventLog()
    said = [log.add("public/event", count, [{"kind": "x"}]) for count in range(30)]
    assert [message.seq for message in said] == list(range(1, 31))
    assert log.add("seat/0/event", 0, []).seq == 1
    recent = log.recent("public/event")
    assert [message.seq for message in recent.messages] == list(range(7, 31))
    assert {message.run for message in recent.messages} == {recent.run}
    assert recent.run != EventLog().recent("public/event").run


def test_another_match_keeps_the_numbers_and_forgets_the_rest() -> None:
    log = EventLog()
    log.add("public/event", 1, [])
    log.forget()
    assert log.recent("public/event").messages == []
    assert log.add("public/event", 1, []).seq == 2
