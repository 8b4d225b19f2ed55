"""A phone that does what the page does when its line breaks: it comes back and asks again."""

from __future__ import annotations

import asyncio
import contextlib
import json
from typing import TYPE_CHECKING, Any

import aiomqtt

from tests.fixtures.prompt_client import client_of

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable

_RETRY_S = 0.05


class ReconnectingPhone:
    """Keeps the latest state, tells every event once in order, gets every command answered."""

    def __init__(self, ticket: dict[str, Any], place: str, events: str, host: str = "") -> None:
        self.latest: dict[str, Any] = {}
        self.told: list[int] = []
        self.connections = 0
        self.replies = 0
        self._ticket = ticket
        self._host = host
        self._root = f"totem/{ticket['box']}/"
        self._place = place
        self._events = events
        self._open: dict[str, tuple[bytes, asyncio.Future[Any]]] = {}
        self._client: aiomqtt.Client | None = None
        self._news = asyncio.Condition()

    async def ask(self, **command: Any) -> Any:
        """Return the reply, however often the command has to be sent."""
        sent = json.dumps(command).encode()
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._open[command["id"]] = (sent, answer)
        await self._send(sent)
        return await answer

    async def until(self, topic: str, holds: Callable[[Any], bool]) -> Any:
        """Return the latest payload of the topic once it is as wanted."""
        async with self._news:
            await self._news.wait_for(lambda: topic in self.latest and holds(self.latest[topic]))
            return self.latest[topic]

    async def run(self) -> None:
        """Stay connected for ever."""
        while True:
            with contextlib.suppress(aiomqtt.MqttError):
                async with client_of(self._ticket, host=self._host, timeout=5) as self._client:
                    await self._follow(self._client)
            self._client = None
            await asyncio.sleep(_RETRY_S)

    async def _follow(self, client: aiomqtt.Client) -> None:
        topics = (
            *("status", "table", "public/state", "public/faults"),
            *(f"{self._place}/view", f"{self._place}/reply"),
            *(f"{self._events}/event", f"{self._events}/recent"),
        )
        await client.subscribe([(self._root + topic, 1) for topic in topics])
        self.connections += 1
        async for message in client.messages:
            topic = str(message.topic).removeprefix(self._root)
            await self._take(topic, json.loads(message.payload) if message.payload else None)
            if topic == "status" and self.latest[topic]["online"]:
                # Not before: a command that comes to the broker before the box does is lost.
                for sent, _ in tuple(self._open.values()):
                    await self._send(sent)

    async def _take(self, topic: str, body: Any) -> None:
        async with self._news:
            self.latest[topic] = body
            if topic.endswith("/reply") and body["kept"]:
                self._settle(body)
            elif topic.endswith("/event"):
                self._tell([body])
            elif topic.endswith("/recent") and body is not None:
                self._tell(body["messages"])
            self._news.notify_all()

    def _settle(self, reply: Any) -> None:
        _, answer = self._open.pop(reply["id"], (b"", None))
        if answer is not None:
            self.replies += 1
            answer.set_result(reply)

    def _tell(self, messages: list[Any]) -> None:
        """Note each message that follows the last one; what comes too early is in `recent` soon."""
        for message in messages:
            if not self.told or message["seq"] == self.told[-1] + 1:
                self.told.append(message["seq"])

    async def _send(self, sent: bytes) -> None:
        if self._client is not None:
            with contextlib.suppress(aiomqtt.MqttError):
                await self._client.publish(f"{self._root}{self._place}/command", sent, qos=0)


@contextlib.asynccontextmanager
async def reconnecting_phone(
    ticket: dict[str, Any], place: str, events: str | None = None, *, host: str = ""
) -> AsyncGenerator[ReconnectingPhone]:
    """Run such a phone while the block lasts."""
    phone = ReconnectingPhone(ticket, place, events or place, host)
    running = asyncio.create_task(phone.run(), name=f"reconnecting_phone {place}")
    try:
        yield phone
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
