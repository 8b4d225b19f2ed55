"""Boxes with brokers of their own, and a hall whose broker comes and goes."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING

import pytest
from paho.mqtt.reasoncodes import ReasonCode

from firmware_host.app.daemon import running
from firmware_host.app.hall import running_hall
from firmware_host.mqtt.connection import read_address
from firmware_host.mqtt.publish_queue import Message
from firmware_host.mqtt.publisher import Publisher
from firmware_host.panel.faults import Faults
from firmware_host.public.hall_link import HallLink
from firmware_host.table import commands as do
from tests.daemon.evening import Evening
from tests.fixtures.host_tables import run
from tests.fixtures.ports import free_port
from tests.hall.brokers import mosquitto, started
from tests.many_tables.test_by_recipe import box_config, conditions, hall_config, port_of, written

if TYPE_CHECKING:
    from pathlib import Path

    from firmware_host.hall.hall import Hall


@pytest.fixture
def recipe(tmp_path: Path) -> Path:
    return written(tmp_path / "broker")


async def play_a_match(evening: Evening) -> str:
    """Play until the rules end it, and return the match id."""
    await evening.begin_match(2, seed=None)
    await evening.box.table.ask(1, do.Resign())
    return evening.box.table.committed.match_id


async def counted(hall: Hall, wanted: set[str]) -> None:
    """Return when exactly these matches are in the database."""
    while {one.match for one in await hall.store.played()} != wanted:
        await hall.changed(hall.version)


async def test_a_table_plays_without_the_halls_broker_and_the_hall_misses_nothing(
    recipe: Path, tmp_path: Path
) -> None:
    config, port = recipe / "mosquitto.conf", port_of(recipe)
    async with AsyncExitStack() as stack:
        box = await stack.enter_async_context(running(box_config(recipe, "table-1", tmp_path)))
        evening = await Evening.begin(box, stack)
        before = await play_a_match(evening)
        hall = (await stack.enter_async_context(running_hall(hall_config(recipe, tmp_path)))).hall
        async with started(config, port):
            await conditions(hall, {"table-1": "online"})
            await counted(hall, {before})
        # Killed. The people at the table notice nothing.
        meanwhile = {before, await play_a_match(evening), await play_a_match(evening)}
        phone = await evening.join(0, "Ann")
        assert (await phone.ask(do="name", name="Anna"))["ok"]
        async with started(config, port):
            await counted(hall, meanwhile)
            await conditions(hall, {"table-1": "online"})


async def test_a_box_writes_only_what_the_hall_reads_and_only_its_own(
    recipe: Path, tmp_path: Path
) -> None:
    own = box_config(recipe, "table-1", tmp_path).hall
    async with AsyncExitStack() as stack:
        await stack.enter_async_context(started(recipe / "mosquitto.conf", port_of(recipe)))
        hall = (await stack.enter_async_context(running_hall(hall_config(recipe, tmp_path)))).hall
        await stack.enter_async_context(running(box_config(recipe, "table-2", tmp_path)))
        await conditions(hall, {"table-2": "online"})
        intruder = await read_address(own.urls(), "x").new_client(0)
        await stack.enter_async_context(intruder)
        gone = b'{"online": false, "version": "0"}'
        await intruder.publish("totem/table-2/status", gone, qos=1, retain=True)
        await intruder.publish("totem/table-1/status", gone, qos=1, retain=True)
        await conditions(hall, {"table-2": "online", "table-1": "offline"})
        codes = await intruder.subscribe("totem/table-2/public/results", qos=1)
        assert all(isinstance(code, ReasonCode) and code.is_failure for code in codes)


async def test_a_hall_that_stays_away_is_a_fault_until_it_is_back(tmp_path: Path) -> None:
    port, faults = free_port(), Faults()
    changes: asyncio.Queue[list[str]] = asyncio.Queue()
    faults.listen(lambda: changes.put_nowait([fault.key for fault in faults.now]))
    source = Publisher("totem/b/", Message("status", b"{}", is_retained=True))
    address = read_address([f"mqtt://127.0.0.1:{port}"], "hall")
    link = HallLink("b", address, source, faults, patience_s=0.01)
    async with run(link.run()):
        assert await changes.get() == ["hall-away"]
        async with mosquitto(tmp_path, port):
            assert await changes.get() == []
        assert await changes.get() == ["hall-away"]
