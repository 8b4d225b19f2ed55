"""Somebody with a phone of his own who wants to know or do more than he may."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from typing import TYPE_CHECKING, Any, Self

import aiomqtt
from phone import NODELAY

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Iterable

_PATIENCE_S = 0.4


class Intruder:
    """A client whose every attempt may cost its line; `loot` is all that it ever received."""

    def __init__(self, ticket: dict[str, Any], **options: Any) -> None:
        self.loot: list[tuple[str, str]] = []
        self._client = aiomqtt.Client(
            "127.0.0.1",
            ticket["broker"]["port"],
            username=ticket["user"] or None,
            password=ticket["password"] or None,
            transport="websockets",
            websocket_path=ticket["broker"]["path"],
            protocol=aiomqtt.ProtocolVersion.V311,
            socket_options=NODELAY,
            timeout=5,
            **{"identifier": ticket["client"], **options},
        )

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
                await self._client.subscribe(each, qos=1, timeout=_PATIENCE_S)

    async def say(self, topic: str, body: bytes, *, is_retained: bool = False) -> None:
        """Try to publish."""
        for qos in (0, 1):
            with contextlib.suppress(aiomqtt.MqttError):
                await self._client.publish(
                    topic, body, qos=qos, retain=is_retained, timeout=_PATIENCE_S
                )

    async def vanish(self) -> None:
        """Lose the line without a farewell, so that the last will is read."""
        line = self._client._client.socket()
        wrapped = getattr(line, "_socket", line)
        if isinstance(wrapped, socket.socket):
            wrapped.shutdown(socket.SHUT_RDWR)
        await asyncio.sleep(_PATIENCE_S / 2)

    async def _read(self) -> None:
        with contextlib.suppress(aiomqtt.MqttError):
            async for message in self._client.messages:
                body = bytes(message.payload or b"").decode("utf-8", "replace")
                self.loot.append((str(message.topic), body))
