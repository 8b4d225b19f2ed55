"""A phone as a test drives it: HTTP for its ticket, then a real MQTT client over WebSocket."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import secrets
from typing import TYPE_CHECKING, Any, Self

import aiohttp
import aiomqtt
from paho.mqtt.reasoncodes import ReasonCode

from firmware_host.mqtt.cancelling import check_cancelled
from tests.fixtures.prompt_client import client_of

if TYPE_CHECKING:
    import ssl
    from collections.abc import AsyncGenerator, Callable


async def post(
    address: str, path: str, body: Any, tls: ssl.SSLContext | None = None
) -> tuple[int, dict[str, Any]]:
    """Return status and JSON of a request to the box."""
    async with (
        aiohttp.ClientSession() as session,
        session.post(address + path, data=json.dumps(body), ssl=tls or True) as response,
    ):
        return response.status, await response.json()


class Phone:
    """Keeps the latest payload of every topic and waits for what a test expects."""

    def __init__(self, client: aiomqtt.Client, ticket: dict[str, Any]) -> None:
        self.ticket = ticket
        self.latest: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self.seen: list[bytes] = []
        self._client = client
        self._root = f"totem/{ticket['box']}/"
        self._news = asyncio.Condition()
        # Every page has ids of its own, and the box remembers those of earlier ones.
        self._ids = (f"{secrets.token_hex(4)}-{count}" for count in itertools.count(1))
        self.is_cut = asyncio.Event()
        self._plain = "host" if ticket["role"] == "host" else f"seat/{ticket['seat']}"
        self._place = ticket.get("place", self._plain)

    @classmethod
    @contextlib.asynccontextmanager
    async def connect(
        cls, ticket: dict[str, Any], tls: ssl.SSLContext | None = None
    ) -> AsyncGenerator[Self]:
        """Connect with the ticket and subscribe to all that its role may read."""
        client = client_of(ticket, tls_context=tls)
        await client.__aenter__()
        phone = cls(client, ticket)
        await client.subscribe([(phone._root + topic, 1) for topic in phone.topics()])
        reading = asyncio.create_task(phone._read(), name="phone")
        try:
            yield phone
        finally:
            reading.cancel()
            await asyncio.wait([reading])
            # Its line may have been cut on purpose; saying goodbye then fails.
            with contextlib.suppress(aiomqtt.MqttError):
                await client.__aexit__(None, None, None)

    def topics(self) -> tuple[str, ...]:
        """Return the topics of the ticket's role."""
        shared = (
            "status",
            "table",
            "public/state",
            "public/event",
            "public/games",
            "public/faults",
            "public/requests",
            "public/sound",
        )
        place = self._place
        if self.ticket["role"] == "panel":
            return (*shared, "box/#")
        if self.ticket["role"] == "spectator":
            return shared
        return (*shared, f"{place}/view", f"{place}/event", f"{place}/reply")

    async def publish(self, topic: str, payload: Any) -> None:
        """Publish below the box's root; bytes go out as they are."""
        body = payload if isinstance(payload, bytes) else json.dumps(payload)
        await self._client.publish(self._root + topic, body, qos=1)
        # Else a box that ends while this is sent would wait for a test that goes on.
        check_cancelled()

    async def is_granted(self, topic: str) -> bool:
        """Return whether the broker accepts a subscription to that whole topic."""
        codes = await self._client.subscribe(topic, qos=1)
        return not any(code.is_failure for code in codes if isinstance(code, ReasonCode))

    async def try_to_publish(self, topic: str, body: bytes, *, is_retained: bool = False) -> None:
        """Publish on that whole topic, which may cost the line."""
        with contextlib.suppress(aiomqtt.MqttError):
            await self._client.publish(topic, body, qos=1, retain=is_retained, timeout=0.5)

    async def ask(self, **command: Any) -> dict[str, Any]:
        """Send a command and return its last reply: refused, or accepted and on the disk."""
        command.setdefault("id", next(self._ids))
        await self.publish(f"{self._place}/command", command)
        reply: dict[str, Any] = await self.until(
            f"{self._plain}/reply",
            lambda reply: bool(reply["id"] == command["id"] and reply["kept"]),
        )
        return reply

    async def until(self, topic: str, holds: Callable[[Any], bool]) -> Any:
        """Return the latest payload of the topic once it is as wanted."""
        async with self._news:
            await self._news.wait_for(lambda: topic in self.latest and holds(self.latest[topic]))
            return self.latest[topic]

    async def received(self, piece: bytes) -> list[bytes]:
        """Return all payloads so far that contain the piece, once there is one."""

        def found() -> list[bytes]:
            return [body for body in self.seen if piece in body]

        async with self._news:
            await self._news.wait_for(found)
        return found()

    async def told(self, kind: str, **facts: Any) -> dict[str, Any]:
        """Return the first event of that kind with these facts, once it was told."""
        wanted = {"kind": kind, **facts}.items()
        async with self._news:
            await self._news.wait_for(lambda: any(wanted <= e.items() for e in self.events))
        return next(event for event in self.events if wanted <= event.items())

    async def noticed(self, **facts: Any) -> dict[str, Any]:
        """Return the last notice with these facts, once it was told."""

        def found() -> list[dict[str, Any]]:
            notices = (event for event in self.events if event["kind"] == "notice")
            return [one for one in notices if facts.items() <= one.items()]

        async with self._news:
            await self._news.wait_for(found)
        return found()[-1]

    async def _read(self) -> None:
        try:
            await self._read_on()
        except aiomqtt.MqttError:
            self.is_cut.set()

    async def _read_on(self) -> None:
        async for message in self._client.messages:
            topic = str(message.topic).removeprefix(self._root)
            # Tests name places of the table, on whichever lane this phone has its own.
            topic = topic.replace(f"{self._place}/", f"{self._plain}/", 1)
            payload = message.payload if isinstance(message.payload, bytes) else b""
            self.seen.append(payload)
            await self._take(topic, json.loads(payload) if payload else None)

    async def _take(self, topic: str, body: Any) -> None:
        async with self._news:
            self.latest[topic] = body
            if topic.endswith("/event"):
                self.events += body["events"]
            self._news.notify_all()
