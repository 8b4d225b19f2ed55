"""MQTT clients for the broker tests."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Literal

import aiomqtt
from paho.mqtt.reasoncodes import ReasonCode

from tests.fixtures.prompt_client import PromptClient

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Collection, Mapping

    from firmware_host.broker import Broker, Credentials

BOX_ID = "b-1"
PREFIX = f"totem/{BOX_ID}"

Transport = Literal["tcp", "websockets"]


def client(
    broker: Broker,
    credentials: Credentials | None,
    transport: Transport = "tcp",
    timeout_s: float = 5,
    **options: Any,
) -> aiomqtt.Client:
    """Return a client of that user, not yet connected."""
    is_web = transport == "websockets"
    if credentials is not None and credentials.client:
        options.setdefault("identifier", credentials.client)
    return PromptClient(
        "127.0.0.1",
        broker.ws_port if is_web else broker.port,
        username=credentials.user if credentials else None,
        password=credentials.password if credentials else None,
        transport=transport,
        websocket_path=broker.ws_path if is_web else None,
        timeout=timeout_s,
        **options,
    )


async def is_refused(connecting: aiomqtt.Client) -> bool:
    """Return whether the broker turns that client away."""
    try:
        async with connecting:
            return False
    except aiomqtt.MqttError:
        return True


async def is_granted(reader: aiomqtt.Client, topic: str) -> bool:
    """Return whether the broker accepts that subscription."""
    codes = await reader.subscribe(topic, qos=1)
    return not any(code.is_failure for code in codes if isinstance(code, ReasonCode))


async def receive(reader: aiomqtt.Client, wanted: Collection[str]) -> set[str]:
    """Read until every wanted payload came, then what else follows; return all payloads."""
    seen: set[str] = set()
    async for message in reader.messages:
        seen.add(str(message.payload, "utf-8"))
        if seen.issuperset(wanted):
            break
    return seen | await drain(reader)


async def retain(broker: Broker, texts: Mapping[str, str]) -> None:
    """Publish retained texts as the box, and return when a new subscription is served them.

    NATS acknowledges a retained message a moment before newcomers get it; and it shuts out for a
    second a client that comes back twice before it is quite gone, so one connection does it all.
    """
    async with client(broker, broker.credentials) as box:
        for topic, text in texts.items():
            await box.publish(f"{PREFIX}/{topic}", text, qos=1, retain=True)
        served: set[str] = set()
        while not served.issuperset(texts.values()):
            await box.subscribe(f"{PREFIX}/#", qos=1)
            served = await drain(box, quiet_s=0.05)
            await box.unsubscribe(f"{PREFIX}/#")


async def drain(reader: aiomqtt.Client, quiet_s: float = 0.08) -> set[str]:
    """Return the payloads that still arrive before it stays quiet."""
    seen: set[str] = set()
    try:
        while True:
            message = await asyncio.wait_for(anext(aiter(reader.messages)), quiet_s)
            seen.add(str(message.payload, "utf-8"))
    except TimeoutError:
        return seen


async def wait_cut(reader: aiomqtt.Client) -> None:
    """Return when the broker has ended the connection."""
    try:
        async for _ in reader.messages:
            pass
    except aiomqtt.MqttError:
        return


@asynccontextmanager
async def doomed(connecting: aiomqtt.Client) -> AsyncIterator[aiomqtt.Client]:
    """Connect a client whose connection may be cut at any moment."""
    try:
        async with connecting:
            yield connecting
    except aiomqtt.MqttError:
        return
    finally:
        if connecting._disconnected.done():
            connecting._disconnected.exception()  # Seen: being cut is what the test is about.


async def reconnect(
    broker: Broker, credentials: Credentials, transport: Transport = "tcp"
) -> aiomqtt.Client:
    """Try again until that user is let in; return its connected client."""
    while True:
        again = client(broker, credentials, transport)
        try:
            return await again.__aenter__()
        except aiomqtt.MqttError:
            await asyncio.sleep(0.02)
