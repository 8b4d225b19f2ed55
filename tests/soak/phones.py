"""Phones that may play for hours: each keeps the newest payload of every topic and nothing else."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator, MutableMapping
from contextlib import AsyncExitStack
from typing import Any, Final, Self

import msgspec

from tests.daemon.phone import Phone

LAMPS: Final = "box/lamps"
"""The only topic that a phone keeps for itself: who presses a button looks at its lamp."""


class Topics(MutableMapping[str, Any]):
    """The newest payload of every topic, decoded when somebody looks at it."""

    def __init__(self) -> None:
        self._bodies: dict[str, bytes] = {}
        self._decoded: dict[str, Any] = {}

    def __getitem__(self, topic: str) -> Any:
        if topic not in self._decoded:
            body = self._bodies[topic]
            self._decoded[topic] = msgspec.json.decode(body) if body else None
        return self._decoded[topic]

    def __setitem__(self, topic: str, body: bytes) -> None:
        self._bodies[topic] = body
        self._decoded.pop(topic, None)

    def __delitem__(self, topic: str) -> None:
        del self._bodies[topic]
        self._decoded.pop(topic, None)

    def __iter__(self) -> Iterator[str]:
        return iter(self._bodies)

    def __len__(self) -> int:
        return len(self._bodies)


class LightPhone(Phone):
    """A phone that passes on what it hears; `on_news` gets topic and payload."""

    on_news: Callable[[str, bytes], None]

    async def _read_on(self) -> None:
        async for message in self._client.messages:
            body = message.payload if isinstance(message.payload, bytes) else b""
            topic = str(message.topic).removeprefix(self._root)
            if topic == LAMPS:
                await self._take(topic, msgspec.json.decode(body))
            self.on_news(topic, body)


class Held:
    """A connected phone, which can hang up."""

    def __init__(self) -> None:
        self.phone: LightPhone
        self._stack = AsyncExitStack()

    @classmethod
    async def connect(cls, ticket: dict[str, Any], on_news: Callable[[str, bytes], None]) -> Self:
        """Connect with a ticket."""
        held = cls()
        held.phone = await held._stack.enter_async_context(LightPhone.connect(ticket))
        held.phone.on_news = on_news
        return held

    async def hang_up(self) -> None:
        """End the connection in order."""
        await self._stack.aclose()


class News:
    """What all phones of a box hear together, and the replies that are waited for."""

    def __init__(self) -> None:
        self.latest = Topics()
        self.counts: Counter[str] = Counter()
        self._verdicts: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._changed = asyncio.Event()

    def hear(self, topic: str, body: bytes) -> None:
        """Take a message of the host's phone, or one of a seat's own topics."""
        if topic.endswith("/reply"):
            reply = msgspec.json.decode(body)
            verdict = self._verdicts.pop(reply["id"], None)
            if verdict is not None and not verdict.done():
                verdict.set_result(reply)
        elif topic == "public/event":
            self.counts["events"] += len(msgspec.json.decode(body)["events"])
        else:
            self.latest[topic] = body
        self._changed.set()

    def hear_own(self, topic: str, body: bytes) -> None:
        """Take a message of a seat's phone: what all phones hear is taken from the host's alone."""
        if topic.startswith("seat/"):
            self.hear(topic, body)

    def verdict_of(self, command: str) -> asyncio.Future[dict[str, Any]]:
        """Return what will hold the first reply to a command."""
        return self._verdicts.setdefault(command, asyncio.get_running_loop().create_future())

    def forget(self, command: str) -> None:
        """Wait for that reply no more."""
        self._verdicts.pop(command, None)

    async def until(self, holds: Callable[[], Any]) -> None:
        """Return when that holds."""
        while not holds():
            self._changed.clear()
            await self._changed.wait()
