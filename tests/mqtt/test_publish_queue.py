"""The publish queue: order, replacement of retained payloads, and its limit."""

from __future__ import annotations

import asyncio

from firmware_host.mqtt.publish_queue import Message, PublishQueue


def retained(topic: str, body: str) -> Message:
    """Return a retained message."""
    return Message(topic, body.encode(), is_retained=True)


def event(number: int) -> Message:
    """Return an event."""
    return Message("event", str(number).encode(), is_retained=False)


async def test_events_keep_their_order_and_newer_state_replaces_older() -> None:
    queue = PublishQueue()
    for message in (retained("a", "1"), event(1), retained("b", "1"), retained("a", "2"), event(2)):
        queue.put(message)
    taken = [await queue.take() for _ in range(4)]
    assert taken == [retained("a", "2"), event(1), retained("b", "1"), event(2)]


async def test_take_waits_for_a_message() -> None:
    queue = PublishQueue()
    taking = asyncio.create_task(queue.take())
    await asyncio.sleep(0)
    assert not taking.done()
    queue.put(event(1))
    assert await taking == event(1)


async def test_after_a_reconnection_state_is_published_again_and_no_event_is_lost() -> None:
    queue = PublishQueue()
    for message in (event(1), retained("a", "old"), event(2)):
        queue.put(message)
    queue.put_back(event(0))
    queue.put_back(retained("a", "older"))
    queue.renew([retained("a", "new"), retained("b", "new")])
    taken = [await queue.take() for _ in range(5)]
    assert taken == [retained("a", "new"), retained("b", "new"), event(0), event(1), event(2)]


async def test_a_full_queue_drops_old_events_but_never_state() -> None:
    queue = PublishQueue()
    queue.put(retained("table", "now"))
    for number in range(1_500):
        queue.put(event(number))
    assert await queue.take() == retained("table", "now")
    assert await queue.take() == event(501)
