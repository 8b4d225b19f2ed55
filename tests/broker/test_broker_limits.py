"""Limits of the broker: one misbehaving phone does not affect the table."""

from __future__ import annotations

import asyncio
import os
import signal
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING

import aiomqtt

from firmware_host.broker import SPECTATOR, limits, open_broker, seat
from firmware_host.broker.probe import _connect_packet
from firmware_host.mqtt.credentials import Credentials
from tests.broker.broker_clients import (
    BOX_ID,
    PREFIX,
    client,
    doomed,
    is_granted,
    is_refused,
    receive,
    wait_cut,
)

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

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


async def test_quality_of_service_2_is_disconnected(broker: Broker) -> None:
    user = await broker.grant(seat(1))
    async with doomed(client(broker, user)) as rude:
        await asyncio.gather(
            rude.publish(f"{PREFIX}/seat/1/command", "x", qos=2, timeout=0.2),
            wait_cut(rude),
            return_exceptions=True,
        )
    assert not await is_refused(client(broker, user))


async def test_a_huge_topic_does_not_end_supervision(broker: Broker) -> None:
    user = await broker.grant(seat(1))
    async with doomed(client(broker, user)) as rude:
        await rude.subscribe("/".join("x" * 30_000), timeout=0.5)
    async with doomed(client(broker, user)) as rude:
        await rude.subscribe(f"{PREFIX}/{'x' * 60_000}", timeout=0.5)
    os.kill(await broker.pid(), signal.SIGKILL)
    assert not await is_refused(client(broker, await broker.grant(seat(2))))


async def test_nats_takes_no_more_clients_than_there_may_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Mosquitto 2.0.11 counts every clean disconnection twice, so its limit grows with time; the
    # limit that holds with both is that of the guard.
    monkeypatch.setattr(limits, "LOCAL_CLIENTS", 4)
    monkeypatch.setattr(limits, "PHONES", 4)
    async with (
        open_broker(tmp_path, BOX_ID, kind="nats", port=0) as broker,
        AsyncExitStack() as lines,
    ):
        box = await lines.enter_async_context(client(broker, broker.credentials))
        assert await is_granted(box, f"{PREFIX}/table")
        users = [await broker.grant(SPECTATOR) for _ in range(12)]
        refused = 0
        for user in users:
            async with AsyncExitStack() as connecting:
                try:
                    await connecting.enter_async_context(client(broker, user, timeout_s=0.5))
                except aiomqtt.MqttError:
                    refused += 1
                else:
                    lines.push_async_exit(connecting.pop_all())
        assert refused >= 4
        await box.publish(f"{PREFIX}/table", "still here", qos=1)
        assert await receive(box, {"still here"}) == {"still here"}


def test_the_probe_is_not_one_of_the_clients_that_the_limit_of_keep_alives_shuts_out() -> None:
    # Mosquitto 2.0.21 refuses a keep-alive of 0, which is none, where there is a limit.
    packet = _connect_packet(Credentials("user", "password", "client"))
    seconds = packet.partition(b"\x00\x04MQTT\x04")[2][1:3]
    assert 0 < int.from_bytes(seconds, "big") <= limits.KEEPALIVE_S
