"""The one connection class, on a real broker: restored, over any address, and ended in order."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import aiomqtt
import pytest

from firmware_host.mqtt.connection import Address, Connection, UnreachableError, read_address
from firmware_host.mqtt.publish_queue import Message
from firmware_host.mqtt.publisher import Publisher
from tests.fixtures.host_tables import run
from tests.fixtures.ports import free_port
from tests.hall.brokers import mosquitto

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from pathlib import Path

WILL = aiomqtt.Will("status", b"offline", 1, retain=True)
ONLINE = Message("status", b"online", is_retained=True)


class Spy:
    """A client of the same broker that writes down what it hears."""

    def __init__(self, client: aiomqtt.Client) -> None:
        self._client = client

    async def next(self) -> tuple[str, bytes]:
        """Return the next message."""
        message = await anext(aiter(self._client.messages))
        return str(message.topic), bytes(message.payload)


@pytest.fixture
async def broker(tmp_path: Path) -> AsyncGenerator[str]:
    async with mosquitto(tmp_path) as url:
        yield url


@pytest.fixture
async def spy(broker: str) -> AsyncGenerator[Spy]:
    async with await read_address([broker], "spy").new_client(0) as client:
        await client.subscribe("#", qos=1)
        yield Spy(client)


def ignore(message: aiomqtt.Message) -> None:
    """Take a message and do nothing."""


async def test_a_dead_address_is_skipped(broker: str) -> None:
    dead = f"mqtt://127.0.0.1:{free_port()}"
    connection = Connection(read_address([dead, broker], "test"), (), ignore)
    async with run(connection.run()):
        await connection.wait_connected()
        assert connection.is_connected
    assert not connection.is_connected


async def test_after_a_loss_it_is_subscribed_again(tmp_path: Path) -> None:
    heard: asyncio.Queue[bytes] = asyncio.Queue()
    changes: asyncio.Queue[bool] = asyncio.Queue()
    port = free_port()
    address = read_address([f"mqtt://127.0.0.1:{port}"], "test")
    connection = Connection(
        address,
        ["news"],
        lambda message: heard.put_nowait(bytes(message.payload)),
        on_change=lambda: changes.put_nowait(connection.is_connected),
    )
    async with run(connection.run()):
        for round_ in (b"first", b"second"):
            async with mosquitto(tmp_path, port), await address_of(port).new_client(0) as other:
                assert await changes.get() is True
                await other.publish("news", round_, qos=1)
                assert await heard.get() == round_
            assert await changes.get() is False


def address_of(port: int) -> Address:
    """Return the address of another client."""
    return read_address([f"mqtt://127.0.0.1:{port}"], "other")


async def test_a_connection_on_which_serving_fails_is_given_up(broker: str) -> None:
    served: asyncio.Queue[int] = asyncio.Queue()

    async def serve(client: aiomqtt.Client) -> None:
        served.put_nowait(id(client))
        raise aiomqtt.MqttError("no answer")

    async with run(Connection(read_address([broker], "test"), (), ignore, serve=serve).run()):
        assert await served.get() != await served.get()


async def test_a_refused_address_is_retried_with_growing_pauses(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    attempts: list[int] = []
    pauses: list[float] = []
    enough = asyncio.Event()

    class Nowhere:
        """A way that leads nowhere."""

        async def new_client(self, attempt: int, **options: Any) -> aiomqtt.Client:
            """Fail."""
            del options
            attempts.append(attempt)
            raise UnreachableError("nobody is there")

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)
        if len(pauses) == 8:
            enough.set()
            await asyncio.Event().wait()

    monkeypatch.setattr("firmware_host.mqtt.connection.asyncio.sleep", sleep)
    async with run(Connection(Nowhere(), (), ignore).run()):
        await enough.wait()
    assert attempts == list(range(8))
    assert pauses == [0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 2.0, 2.0]


async def test_birth_and_will_are_the_first_and_the_last_message(broker: str, spy: Spy) -> None:
    publisher = Publisher("", ONLINE)
    publisher.retain("state", {"number": 1})
    publisher.publish(Message("event", b"waited", is_retained=False))
    connection = Connection(
        read_address([broker], "test"), (), ignore, will=WILL, serve=publisher.run
    )
    async with run(connection.run()):
        said = [await spy.next() for _ in range(3)]
        assert said == [("state", b'{"number":1}'), ("status", b"online"), ("event", b"waited")]
        await publisher.send(Message("reply", b"now", is_retained=False))
        assert await spy.next() == ("reply", b"now")
    assert await spy.next() == ("status", b"offline")


async def test_an_unchanged_payload_is_not_published_again(broker: str, spy: Spy) -> None:
    publisher = Publisher("", ONLINE)
    publisher.retain("state", 1)
    connection = Connection(read_address([broker], "test"), (), ignore, serve=publisher.run)
    async with run(connection.run()):
        assert [await spy.next() for _ in range(2)] == [("state", b"1"), ("status", b"online")]
        publisher.retain("state", 1)
        publisher.retain("state", 2)
        publisher.retain("other", None)
        assert [await spy.next() for _ in range(2)] == [("state", b"2"), ("other", b"")]


async def test_the_last_payload_is_repeated_where_the_broker_needs_it(
    broker: str, spy: Spy
) -> None:
    publisher = Publisher("", ONLINE, needs_repeats=True)
    connection = Connection(read_address([broker], "test"), (), ignore, serve=publisher.run)
    async with run(connection.run()):
        assert await spy.next() == ("status", b"online")
        publisher.retain("state", 1)
        assert await spy.next() == ("state", b"1")
        publisher.retain("state", 2)
        assert [await spy.next() for _ in range(2)] == [("state", b"2")] * 2
        publisher.repeat_all()
        assert [await spy.next() for _ in range(2)] == [("status", b"online"), ("state", b"2")]
