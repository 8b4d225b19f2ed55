"""A client that tries to read and write more than its rights allow."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from typing import TYPE_CHECKING, Any, Self

import aiomqtt

from tests.fixtures.prompt_client import client_of

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Iterable

PATIENCE_S = 0.25


class Intruder:
    """A client whose every attempt may cost its line; `loot` is all that it ever received."""

    def __init__(self, ticket: dict[str, Any], **options: Any) -> None:
        self.loot: list[tuple[str, str]] = []
        self._client = client_of(ticket, timeout=5, **options)

    @classmethod
    @contextlib.asynccontextmanager
    async def enters(cls, ticket: dict[str, Any], **options: Any) -> AsyncGenerator[Self | None]:
        """Yield the intruder, or None when the broker turns him away at the door."""
        intruder = cls(ticket, **options)
        try:
            await intruder._client.__aenter__()
        except aiomqtt.MqttError:
            yield None
            return
        reading = asyncio.create_task(intruder._read(), name="intruder")
        try:
            yield intruder
        finally:
            reading.cancel()
            await asyncio.wait([reading])
            with contextlib.suppress(aiomqtt.MqttError):
                await intruder._client.__aexit__(None, None, None)
            if intruder._client._disconnected.done():
                intruder._client._disconnected.exception()

    async def listen(self, filters: Iterable[str]) -> None:
        """Try to subscribe to everything."""
        for each in filters:
            with contextlib.suppress(aiomqtt.MqttError):
                await self._client.subscribe(each, qos=1, timeout=PATIENCE_S)

    async def say(self, topic: str, body: bytes, *, is_retained: bool = False) -> None:
        """Try to publish."""
        for qos in (0, 1):
            with contextlib.suppress(aiomqtt.MqttError):
                await self._client.publish(
                    topic, body, qos=qos, retain=is_retained, timeout=PATIENCE_S
                )

    @property
    def is_cut(self) -> bool:
        """Tell whether the broker ended the connection."""
        return self._client._disconnected.done()

    def vanish(self) -> None:
        """Lose the line without a farewell, so that the last will is read."""
        line = self._client._client.socket()
        wrapped = getattr(line, "_socket", line)
        if isinstance(wrapped, socket.socket):
            wrapped.shutdown(socket.SHUT_RDWR)

    async def _read(self) -> None:
        with contextlib.suppress(aiomqtt.MqttError):
            async for message in self._client.messages:
                body = bytes(message.payload or b"").decode("utf-8", "replace")
                self.loot.append((str(message.topic), body))
