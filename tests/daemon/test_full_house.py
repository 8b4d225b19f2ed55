"""128 phones at one box, each with an address of its own, and who comes then."""

from __future__ import annotations

import asyncio
import contextlib
import json
from typing import TYPE_CHECKING, Any

import aiohttp
import aiomqtt
import pytest

from firmware_host.broker import SPECTATOR
from firmware_host.guard.settings import PHONES
from firmware_host.seating.spectators import PER_ADDRESS, SPECTATORS_AT_MOST
from tests.daemon.phone import Phone, post
from tests.fixtures.prompt_client import client_of

if TYPE_CHECKING:
    from contextlib import AsyncExitStack

    from firmware_host.app.daemon import Running
    from tests.daemon.evening import Evening

FULL = "Server unavailable"
BOX = "totem-test"


def address_of(number: int) -> str:
    """Return an address of loopback of which no phone has the same."""
    return f"127.0.{1 + number // 200}.{1 + number % 200}"


async def post_from(evening: Evening, address: str, path: str, body: Any) -> tuple[int, Any]:
    """Return status and JSON of a request from that address."""
    connector = aiohttp.TCPConnector(local_addr=(address, 0))
    async with (
        aiohttp.ClientSession(connector=connector) as session,
        session.post(evening.box.address + path, json=body) as response,
    ):
        return response.status, await response.json()


async def connected(stack: AsyncExitStack, ticket: dict[str, Any], address: str) -> aiomqtt.Client:
    """Connect over WebSocket from that address, and subscribe to the table."""
    client = client_of(ticket, bind_address=address, timeout=60)
    await stack.enter_async_context(client)
    await client.subscribe(f"totem/{ticket['box']}/table", qos=1)
    await client.subscribe(f"totem/{ticket['box']}/public/event", qos=1)
    return client


async def ticket_beside_limits(box: Running) -> dict[str, Any]:
    """Return the ticket of a spectator of whom there are too many: only 40 get one over HTTP."""
    user = await box.broker.grant(SPECTATOR)
    return {
        "box": BOX,
        "user": user.user,
        "password": user.password,
        "client": user.client,
        "broker": {"port": box.broker.ws_port, "path": box.broker.ws_path},
    }


async def hears_of_a_pause(client: aiomqtt.Client) -> None:
    """Return when the client was told that the match is paused."""
    async for message in client.messages:
        if str(message.topic).endswith("/table") and json.loads(bytes(message.payload))["paused"]:
            return


async def fill(evening: Evening, stack: AsyncExitStack, most: int = PHONES) -> list[aiomqtt.Client]:
    """Connect phones until the box is full: those who play, all spectators, and more."""
    phones: list[aiomqtt.Client] = []
    for number in range(most - len(evening.phones)):
        address = address_of(number)
        if number < SPECTATORS_AT_MOST:
            status, ticket = await post_from(evening, address, "api/watch", {})
            assert status == 200
        else:
            ticket = await ticket_beside_limits(evening.box)
        phones.append(await connected(stack, ticket, address))
    return phones


async def refusal_of(ticket: dict[str, Any], address: str) -> str:
    """Return the reason with which that phone is turned away."""
    with pytest.raises(aiomqtt.MqttCodeError) as refused:
        await client_of(ticket, bind_address=address, timeout=60).__aenter__()
    return str(refused.value.rc)


async def test_128_phones_are_served_the_next_is_told_and_the_page_of_the_box_gets_in(
    evening: Evening, stack: AsyncExitStack
) -> None:
    await evening.start(3)
    phones = await fill(evening, stack)
    late = await ticket_beside_limits(evening.box)
    for address in (address_of(PHONES), "127.0.0.1"):
        assert await refusal_of(late, address) == FULL

    key = evening.box.panel_address.partition("#")[2]
    status, tickets = await post(evening.box.address, "api/panel", {"key": key})
    assert status == 200
    host = await stack.enter_async_context(Phone.connect(tickets["host"]))
    await stack.enter_async_context(Phone.connect(tickets["panel"]))
    hearing = [asyncio.create_task(hears_of_a_pause(each)) for each in phones]
    assert (await host.ask(id="pause of a full house", do="pause"))["ok"]
    await asyncio.gather(*hearing)
    for phone in evening.phones.values():
        await phone.until("table", lambda table: table["paused"])
        assert not phone.is_cut.is_set()


async def test_a_phone_that_was_told_the_box_is_full_gets_in_when_another_leaves(
    evening: Evening, stack: AsyncExitStack
) -> None:
    await fill(evening, stack, PHONES - 1)
    last, late = [await ticket_beside_limits(evening.box) for _ in range(2)]
    async with client_of(last, bind_address=address_of(PHONES), timeout=60):
        assert await refusal_of(late, address_of(PHONES + 1)) == FULL
    is_in = False
    while not is_in:
        with contextlib.suppress(aiomqtt.MqttCodeError):
            await connected(stack, late, address_of(PHONES + 1))
            is_in = True


async def test_a_spectator_that_is_connected_is_never_put_out(
    evening: Evening, stack: AsyncExitStack
) -> None:
    watching: list[Phone] = []
    for number in range(SPECTATORS_AT_MOST):
        status, ticket = await post_from(
            evening, address_of(number // PER_ADDRESS), "api/watch", {}
        )
        assert status == 200
        watching.append(await stack.enter_async_context(Phone.connect(ticket)))
    for number in range(2 * SPECTATORS_AT_MOST):
        status, answer = await post_from(evening, address_of(100 + number), "api/watch", {})
        assert (status, answer["problem"]["facts"]) == (503, {"most": SPECTATORS_AT_MOST})
    assert not any(phone.is_cut.is_set() for phone in watching)
    status, _ = await post_from(evening, address_of(99), "api/watch", {})
    assert status == 503
