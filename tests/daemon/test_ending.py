"""The daemon ends only by a failure of its table or an error in its MQTT client."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, Any, cast

import aiomqtt
import pytest

from firmware_host.app.daemon import running
from firmware_host.broker import BrokerError
from firmware_host.mqtt.connection import Connection
from firmware_host.table import table as table_module
from firmware_host.table.table import Table
from tests.daemon.breaking import BrokenError, breakable
from tests.daemon.evening import Evening

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from firmware_host.broker import Broker
    from firmware_host.config.box import Config


async def test_a_table_that_dies_while_mqtt_subscribes_ends_the_box(
    config: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    subscribing = asyncio.Event()
    subscribe = aiomqtt.Client.subscribe

    async def swallow(client: aiomqtt.Client, *args: Any, **more: Any) -> Any:
        """Lose a cancellation that meets the answer, as `wait_for` of Python 3.11 does."""
        answer = await subscribe(client, *args, **more)
        subscribing.set()
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.sleep(0.05)
        return answer

    async def die(table: Table) -> None:
        del table
        await subscribing.wait()
        raise BrokenError

    monkeypatch.setattr(aiomqtt.Client, "subscribe", swallow)
    monkeypatch.setattr(Table, "run", die)
    with pytest.raises(ExceptionGroup) as caught:
        async with running(config):
            await asyncio.Event().wait()
    assert caught.group_contains(BrokenError)


async def play(config: Config, provoke: Callable[[Evening], Awaitable[None]]) -> None:
    """Begin a match, provoke the box, and stay until it ends."""
    async with AsyncExitStack() as stack:
        box = await stack.enter_async_context(running(config))
        evening = await Evening.begin(box, stack)
        await evening.begin_match(3)
        await provoke(evening)
        await asyncio.Event().wait()


async def test_rules_that_raise_end_the_box(
    config: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    switch = breakable(monkeypatch, table_module, "decide")

    async def provoke(evening: Evening) -> None:
        switch.is_on = True
        await evening.host.publish("host/command", {"id": "x", "do": "pause"})

    with pytest.raises(ExceptionGroup) as caught:
        await play(config, provoke)
    assert caught.group_contains(BrokenError)


async def kill_broker(evening: Evening) -> None:
    """Kill the broker, and return once it is gone or has been given up."""
    with contextlib.suppress(BrokerError, ProcessLookupError):
        os.kill(await cast("Broker", evening.box.broker).pid(), signal.SIGKILL)


async def test_mqtt_that_raises_ends_the_box(
    config: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    switch = breakable(monkeypatch, Connection, "_stay")

    async def provoke(evening: Evening) -> None:
        switch.is_on = True
        await kill_broker(evening)

    with pytest.raises(ExceptionGroup) as caught:
        await play(config, provoke)
    assert caught.group_contains(BrokenError)
