"""Publishing over a connection that comes and goes: state is restored, events are queued."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any, Final

import aiomqtt

from firmware_host.mqtt.cancelling import is_cancelled
from firmware_host.mqtt.publish_queue import Message, PublishQueue
from firmware_host.wire import build

_REPEAT_AFTER_S: Final = 1.0


class Publisher:
    """Publishes retained payloads and events below a root topic.

    After each connection the retained payloads come first, then the birth message, then the events
    that waited. `run` is what a Connection serves with.
    """

    def __init__(self, root: str, birth: Message, *, needs_repeats: bool = False) -> None:
        self._root = root
        self._birth = birth
        self._needs_repeats = needs_repeats
        self._queue = PublishQueue()
        self._retained: dict[str, bytes] = {}
        self._unrepeated: set[str] = set()
        self._repeats: dict[str, asyncio.TimerHandle] = {}
        self._client: aiomqtt.Client | None = None
        self._followers: list[Callable[[str, bytes], None]] = []

    def retain(self, topic: str, payload: Any) -> None:
        """Publish a retained payload, now and after every reconnection; None clears the topic."""
        self.retain_body(topic, b"" if payload is None else build.encode(payload))

    def retain_body(self, topic: str, body: bytes) -> None:
        """Publish a retained payload that is encoded already."""
        if self._retained.get(topic) == body:
            return
        self._retained[topic] = body
        if self._needs_repeats:
            self._unrepeated.add(topic)
        self.publish(Message(topic, body, is_retained=True))
        for follower in self._followers:
            follower(topic, body)

    def follow(self, follower: Callable[[str, bytes], None]) -> None:
        """Call the follower with every retained payload, those of before first."""
        for topic, body in self._retained.items():
            follower(topic, body)
        self._followers.append(follower)

    def say(self, topic: str, payload: Any) -> None:
        """Publish a payload once, in its turn."""
        self.publish(Message(topic, build.encode(payload), is_retained=False))

    def publish(self, message: Message) -> None:
        """Publish a message in its turn."""
        self._queue.put(message)

    async def send(self, message: Message) -> None:
        """Publish a message now, and return when it is written to the socket.

        Without a connection it waits in the queue.
        """
        if self._client is not None:
            with contextlib.suppress(aiomqtt.MqttError):
                await self._client.publish(self._root + message.topic, message.payload, qos=0)
                return
        self.publish(message)

    def renew(self) -> None:
        """Publish everything retained again, and the birth message."""
        retained = (Message(topic, body, True) for topic, body in self._retained.items())
        self._queue.renew((*retained, self._birth))

    def repeat_all(self) -> None:
        """Publish everything retained again in a moment, for a client about to subscribe."""
        for topic in self._retained:
            self._repeat(topic)
        if self._client is not None:
            self.publish(self._birth)

    async def run(self, client: aiomqtt.Client) -> None:
        """Publish over this connection for as long as it lasts."""
        self._client = client
        self.renew()
        try:
            while not is_cancelled():
                await self._publish_next(client)
        finally:
            self._client = None

    async def _publish_next(self, client: aiomqtt.Client) -> None:
        message = await self._queue.take()
        topic, is_retained = self._root + message.topic, message.is_retained
        try:
            # An event that gets lost is made up for by retained state, so QoS 0 is enough for it.
            await client.publish(topic, message.payload, qos=int(is_retained), retain=is_retained)
        except BaseException:
            self._queue.put_back(message)
            raise
        if is_retained and message.topic in self._unrepeated:
            # Timed from here: a repeat that meets its original in the queue would replace it.
            self._unrepeated.remove(message.topic)
            self._repeat(message.topic)

    def _repeat(self, topic: str) -> None:
        """Publish a retained payload again in a moment, unless it changes before."""
        if topic in self._repeats:
            self._repeats[topic].cancel()
        loop = asyncio.get_running_loop()
        self._repeats[topic] = loop.call_later(_REPEAT_AFTER_S, self._publish_repeat, topic)

    def _publish_repeat(self, topic: str) -> None:
        del self._repeats[topic]
        self.publish(Message(topic, self._retained[topic], is_retained=True))
