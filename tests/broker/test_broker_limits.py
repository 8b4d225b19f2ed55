"""One rude phone cannot starve the table."""

from __future__ import annotations

import asyncio
import os
import signal
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING

from broker_clients import BOX_ID, PREFIX, client, doomed, is_granted, is_refused, receive, wait_cut

from firmware_host.broker import limits, open_broker, seat

if TYPE_CHECKING:
    from pathlib import Path

    import pytest
    from conftest import Make

    from firmware_host.broker import Broker


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


async def test_connections_over_the_limit_are_refused(
    make: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "LOCAL_CLIENTS", 3)
    monkeypatch.setattr(limits, "PHONES", 0)
    async with (
        open_broker(tmp_path, BOX_ID, kind=make, port=0, ws_port=0, ws_host="127.0.0.1") as broker,
        AsyncExitStack() as clients,
    ):
        for _ in range(3):
            await clients.enter_async_context(client(broker, broker.credentials))
        assert await is_refused(client(broker, broker.credentials, timeout_s=0.3))
