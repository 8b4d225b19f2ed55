"""One rude phone cannot starve the table."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING

import aiohttp
from broker_clients import (
    BOX_ID,
    PREFIX,
    client,
    doomed,
    is_granted,
    is_refused,
    receive,
    wait_cut,
)

from firmware_host.broker import SPECTATOR, limits, open_broker, seat

if TYPE_CHECKING:
    from pathlib import Path

    import pytest
    from conftest import Make

    from firmware_host.broker import Broker, Credentials


async def test_a_packet_over_the_limit_ends_its_connection(broker: Broker) -> None:
    user = await broker.grant(seat(1))
    async with doomed(client(broker, user)) as rude:
        await rude.publish(f"{PREFIX}/seat/1/command", b"x" * (limits.PACKET_BYTES + 1), qos=0)
        await wait_cut(rude)
    assert not await is_refused(client(broker, user))


async def test_a_packet_within_the_limit_arrives(broker: Broker) -> None:
    text = "x" * (limits.PACKET_BYTES - 1024)
    async with client(broker, broker.credentials) as box:
        assert await is_granted(box, f"{PREFIX}/public/state")
        await box.publish(f"{PREFIX}/public/state", text, qos=1, retain=True)
        assert await receive(box, {text}) == {text}


async def test_quality_of_service_2_is_cut_off(broker: Broker) -> None:
    user = await broker.grant(seat(1))
    async with doomed(client(broker, user)) as rude:
        await asyncio.gather(
            rude.publish(f"{PREFIX}/seat/1/command", "x", qos=2, timeout=0.2),
            wait_cut(rude),
            return_exceptions=True,
        )
    assert not await is_refused(client(broker, user))


async def test_a_monstrous_topic_does_not_end_supervision(broker: Broker) -> None:
    user = await broker.grant(seat(1))
    async with doomed(client(broker, user)) as rude:
        await rude.subscribe("/".join("x" * 30_000), timeout=0.5)
    async with doomed(client(broker, user)) as rude:
        await rude.subscribe(f"{PREFIX}/{'x' * 60_000}", timeout=0.5)
    os.kill(await broker.pid(), signal.SIGKILL)
    assert not await is_refused(client(broker, await broker.grant(seat(2))))


async def test_a_flood_of_phones_leaves_the_table_alone(
    make: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "LOCAL_CLIENTS", 4)
    monkeypatch.setattr(limits, "PHONES", 8)
    async with (
        open_broker(tmp_path, BOX_ID, kind=make, port=0, ws_port=0, ws_host="127.0.0.1") as broker,
        AsyncExitStack() as lines,
    ):
        user, late = await broker.grant(seat(1)), await broker.grant(seat(2))
        box = await lines.enter_async_context(client(broker, broker.credentials))
        phone = await lines.enter_async_context(client(broker, user, "websockets"))
        assert await is_granted(phone, f"{PREFIX}/table")
        async with AsyncExitStack() as flood:
            await FLOODS[make](broker, flood)
            assert not await is_welcome(broker, late)
            await box.publish(f"{PREFIX}/table", "still here", qos=1)
            assert await receive(phone, {"still here"}) == {"still here"}
        while not await is_welcome(broker, late):
            pass


async def silent_lines(broker: Broker, flood: AsyncExitStack) -> None:
    """Open many lines and say nothing: Mosquitto counts them all."""
    for _ in range(80):
        flood.enter_context(socket.create_connection(("127.0.0.1", broker.ws_port)))


async def many_users(broker: Broker, flood: AsyncExitStack) -> None:
    """Connect as many phones as there may be: NATS ends silent lines by itself, and soon."""
    for _ in range(10):
        pest = client(broker, await broker.grant(SPECTATOR), "websockets")
        await flood.enter_async_context(pest)


FLOODS = {"mosquitto": silent_lines, "nats": many_users}


async def is_welcome(broker: Broker, user: Credentials) -> bool:
    """Return whether a phone is let in before it loses its patience."""
    login = {"Sec-WebSocket-Protocol": "mqtt"}
    address = f"ws://127.0.0.1:{broker.ws_port}{broker.ws_path}"
    timeout = aiohttp.ClientTimeout(total=0.5)
    try:
        async with (
            aiohttp.ClientSession(timeout=timeout) as session,
            session.ws_connect(address, headers=login),
        ):
            return not await is_refused(client(broker, user, "websockets"))
    except (aiohttp.ClientError, TimeoutError):
        return False
