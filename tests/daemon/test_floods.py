"""Guests who flood a running box: they are limited or cut off, and the others are served."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import time
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, Any

import aiohttp
import aiomqtt
import pytest

from firmware_host.guard.mqtt_meter import SUBSCRIPTIONS
from firmware_host.seating.spectators import PER_ADDRESS
from tests.daemon.phone import Phone, post
from tests.fixtures.prompt_client import client_of
from tests.fixtures.strangers import (
    STRANGER,
    Stranger,
    open_files,
    served_until_refused,
    status_of,
)

if TYPE_CHECKING:
    from tests.daemon.evening import Evening

BURST, PER_SECOND = 80, 5
"""The requests of one address, as docs/security.md has them."""
COMMAND = {"id": "f", "do": "pause"}


async def stranger_post(evening: Evening, path: str, body: Any) -> tuple[int, dict[str, Any]]:
    """Return status and JSON of a request from another address."""
    connector = aiohttp.TCPConnector(local_addr=(STRANGER, 0))
    async with (
        aiohttp.ClientSession(connector=connector) as session,
        session.post(evening.box.address + path, json=body) as response,
    ):
        return response.status, await response.json()


def web_port(evening: Evening) -> int:
    """Return the port of the pages."""
    return int(evening.box.address.rstrip("/").rpartition(":")[2])


async def flood(phone: Phone, count: int) -> None:
    """Send so many commands without waiting for anything."""
    topic = f"{phone._root}{phone._place}/command"
    with contextlib.suppress(aiomqtt.MqttError):
        for _ in range(count):
            phone._client._client.publish(topic, b'{"id": "f", "do": "pause"}', qos=0)
            await asyncio.sleep(0)


async def test_a_seat_that_floods_its_topic_is_cut_off_and_all_are_told(evening: Evening) -> None:
    await evening.start(3)
    rude, calm = evening.phones[0], evening.phones[1]
    flooding = asyncio.create_task(flood(rude, 3_000))
    assert (await calm.ask(do="name", name="Calm"))["ok"]
    await rude.is_cut.wait()
    await flooding
    told = await calm.told("notice", key="cut-off", button=0)
    assert "P0" in told["text"]["en"]
    assert (await calm.ask(do="name", name="Still calm"))["ok"]


async def test_who_was_cut_off_waits_or_presses_to_come_back(evening: Evening) -> None:
    await evening.start(3)
    rude = evening.phones.pop(0)
    await flood(rude, 3_000)
    await rude.is_cut.wait()
    await evening.phones[1].told("notice", key="cut-off")
    resume = {"seat": 0, "name": "P0", "resume": rude.ticket["resume"]}
    status, answer = await post(evening.box.address, "api/join", resume)
    assert (status, answer["problem"]["key"]) == (429, "cut-off")
    with pytest.raises(aiomqtt.MqttError):
        await client_of(rude.ticket, timeout=5).__aenter__()
    assert (await evening.join(0, "P0")).ticket["user"] != rude.ticket["user"]


async def test_commands_that_are_too_fast_are_refused_once_a_second(evening: Evening) -> None:
    await evening.start(3)
    fast, calm = evening.phones[0], evening.phones[1]
    begin = time.monotonic()
    await flood(fast, 200)
    assert (await calm.ask(do="name", name="Calm"))["ok"]
    refusals = len(await fast.received(b'"too-fast"'))
    assert refusals <= 2 + time.monotonic() - begin
    assert not fast.is_cut.is_set()


async def test_a_loop_of_requests_from_one_address_is_refused(evening: Evening) -> None:
    port = web_port(evening)
    for path, cost in (("/api/statistics", 5), ("/api/box", 1)):
        served, took_s = await served_until_refused(port, path)
        assert cost * served <= BURST + PER_SECOND * took_s + cost
        assert await status_of(port, path, "127.0.0.1") == 200


async def test_silent_websockets_keep_nobody_out(evening: Evening) -> None:
    port = evening.box.broker.ws_port
    async with AsyncExitStack() as stack:
        silent = []
        for count in range(170):
            stranger = await (Stranger.upgrades if count % 2 else Stranger.connects)(port)
            stack.callback(stranger.leave)
            silent.append(stranger)
        phone = await evening.join(0, "Ann")
        assert (await phone.ask(do="name", name="Anna"))["ok"]
        assert (await evening.host.ask(do="pause"))["problem"]["key"] == "no-match"
        # One address holds only its share: the oldest gave way long before their time was up.
        await asyncio.gather(*(one.ends() for one in silent[:120]))


async def test_half_open_requests_kill_nothing(evening: Evening) -> None:
    port, before = web_port(evening), open_files()
    async with AsyncExitStack() as stack:
        for _ in range(300):
            stranger = await Stranger.connects(port)
            stack.callback(stranger.leave)
            stranger.writer.write(b"POST /api/join HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Le")
        assert await status_of(port, "/", "127.0.0.1") == 200
        assert open_files() - before < 330, "300 of them are this test's own"
        await evening.join(0, "Ann")


async def test_one_address_cannot_take_the_places_of_all_spectators(evening: Evening) -> None:
    _, first = await post(evening.box.address, "api/watch", {})
    async with AsyncExitStack() as stack:
        honest = await stack.enter_async_context(Phone.connect(first))
        for _ in range(45):
            status, _ = await stranger_post(evening, "api/watch", {})
            assert status == 200
        for _ in range(PER_ADDRESS):
            _, ticket = await stranger_post(evening, "api/watch", {})
            await stack.enter_async_context(Phone.connect(ticket))
        status, answer = await stranger_post(evening, "api/watch", {})
        assert (status, answer["problem"]["key"]) == (503, "watch-full")
        assert str(PER_ADDRESS) in answer["problem"]["text"]["en"]
        assert (await post(evening.box.address, "api/watch", {}))[0] == 200
        assert not honest.is_cut.is_set()


async def test_a_spectator_with_too_many_subscriptions_is_cut_off(evening: Evening) -> None:
    _, ticket = await post(evening.box.address, "api/watch", {})
    async with Phone.connect(ticket) as greedy:
        with contextlib.suppress(aiomqtt.MqttError):
            for count in range(SUBSCRIPTIONS):
                topic = f"totem/{ticket['box']}/public/{count}"
                await greedy._client.subscribe(topic, qos=1, timeout=1)
        await greedy.is_cut.wait()
    assert (await evening.host.ask(do="pause"))["problem"]["key"] == "no-match"


async def test_a_guard_that_is_killed_comes_back_and_the_table_plays_on(evening: Evening) -> None:
    await evening.start(3)
    phone = evening.phones[0]
    guard = evening.box.guard
    old = guard.pid
    os.kill(old, signal.SIGKILL)
    await phone.is_cut.wait()
    assert await status_of(web_port(evening), "/api/box", "127.0.0.1") == 200
    assert guard.pid != old
    again = {"seat": 0, "name": "P0", "resume": phone.ticket["resume"]}
    status, ticket = await post(evening.box.address, "api/join", again)
    assert status == 200
    async with Phone.connect(ticket) as back:
        assert (await back.ask(do="pause"))["ok"]
