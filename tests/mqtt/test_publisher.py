"""The publisher on a broker that needs repeats and acknowledges slowly."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, cast

from firmware_host.mqtt.publish_queue import Message
from firmware_host.mqtt.publisher import Publisher

if TYPE_CHECKING:
    import aiomqtt
    import pytest

BIRTH = Message("status", b"online", is_retained=True)
REPEAT_AFTER_S = 0.01


class SlowBroker:
    """A client whose publishes are acknowledged one at a time, when the test says so."""

    def __init__(self) -> None:
        self.written: list[str] = []
        self._acknowledged = asyncio.Semaphore(0)

    async def publish(self, topic: str, _payload: bytes, **_options: object) -> None:
        """Write a message and wait for its acknowledgement."""
        self.written.append(topic)
        await self._acknowledged.acquire()

    async def acknowledge_until(self, topics: list[str]) -> None:
        """Acknowledge whatever is written until exactly these topics were."""
        while self.written != topics:
            self._acknowledged.release()
            await asyncio.sleep(0)


async def test_a_payload_that_waits_longer_than_a_repeat_is_still_sent_twice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("firmware_host.mqtt.publisher._REPEAT_AFTER_S", REPEAT_AFTER_S)
    broker, publisher = SlowBroker(), Publisher("", BIRTH, needs_repeats=True)
    running = asyncio.create_task(publisher.run(cast("aiomqtt.Client", broker)))
    publisher.retain("first", 1)
    publisher.retain("second", 2)
    await asyncio.sleep(3 * REPEAT_AFTER_S)
    assert broker.written == ["first"]
    await broker.acknowledge_until(["first", "second", "status", "first", "second"])
    running.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await running
