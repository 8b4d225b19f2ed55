"""A hall as the documentation sets it up: the files that `totembox broker` wrote, and no others."""

from __future__ import annotations

import asyncio
import contextlib
import os
import pwd
import re
import tomllib
from typing import TYPE_CHECKING, Any

import aiomqtt
import msgspec
import pytest

from firmware_host.app.daemon import running
from firmware_host.app.hall import running_hall
from firmware_host.cli import main
from firmware_host.config.box import Config
from firmware_host.hall.settings import Settings, read_hall
from firmware_host.mqtt.connection import read_address
from firmware_host.table import commands as do
from firmware_host.table.decision import HOST
from tests.fixtures.ports import free_port
from tests.hall.brokers import started

if TYPE_CHECKING:
    from pathlib import Path

    from firmware_host.hall.hall import Hall

BOXES = ("table-1", "table-2")


@pytest.fixture
def recipe(tmp_path: Path) -> Path:
    """Write a broker for two boxes and their phones, as its administrator would."""
    return written(tmp_path / "broker", "--phones")


def written(folder: Path, *more: str) -> Path:
    """Write a broker for two boxes into the folder."""
    port = str(free_port())
    boxes = [word for box in BOXES for word in ("--box", box)]
    code = main(
        [
            *("broker", "mosquitto-config", *boxes, "--host", "127.0.0.1"),
            *("--port", port, "--ws-port", str(free_port()), "--out", str(folder), *more),
        ]
    )
    assert code == 0
    own(folder)
    return folder


def port_of(recipe: Path) -> int:
    """Return the port for boxes and halls."""
    found = re.search(r"listener (\d+)", (recipe / "mosquitto.conf").read_text())
    assert found is not None
    return int(found[1])


def box_config(recipe: Path, box: str, folder: Path) -> Config:
    """Return what that box's file says, kept on this machine."""
    tables: dict[str, Any] = tomllib.loads((recipe / f"{box}.toml").read_text())
    tables["web"] = {"host": "127.0.0.1", "port": 0}
    tables["journal"] = {"path": str(folder / f"{box}.sqlite3")}
    return msgspec.convert(tables, Config)


def hall_config(recipe: Path, folder: Path) -> Settings:
    settings = read_hall(recipe / "hall.toml")
    web = msgspec.structs.replace(settings.web, host="127.0.0.1", port=0)
    database = msgspec.structs.replace(settings.database, url=str(folder / "hall.sqlite3"))
    return msgspec.structs.replace(settings, web=web, database=database)


async def conditions(hall: Hall, wanted: dict[str, str]) -> None:
    """Return when the boxes are as wanted."""
    while {card.box: card.condition for card in hall.cards()} != wanted:
        await hall.changed(hall.version)


async def test_boxes_and_hall_meet_and_the_hall_may_only_look(recipe: Path, tmp_path: Path) -> None:
    async with contextlib.AsyncExitStack() as stack:
        await stack.enter_async_context(started(recipe / "mosquitto.conf", port_of(recipe)))
        settings = hall_config(recipe, tmp_path)
        hall = (await stack.enter_async_context(running_hall(settings))).hall
        first = await stack.enter_async_context(running(box_config(recipe, "table-1", tmp_path)))
        async with running(box_config(recipe, "table-2", tmp_path)):
            await conditions(hall, dict.fromkeys(BOXES, "online"))
        # It left in order, and that is seen at once, without a last will.
        await conditions(hall, {"table-1": "online", "table-2": "offline"})
        await first.table.ask(HOST, do.NewMatch(game="arriba", seats=3, seed=1))
        while hall.cards()[0].summary.game != "arriba":
            await hall.changed(hall.version)
        await forge(settings)
        assert not first.table.committed.is_paused
        assert "table-9" not in {card.box for card in hall.cards()}


def own(recipe: Path) -> None:
    """Give the folder to the user as whom a Mosquitto started by root runs."""
    if os.geteuid() == 0:
        for path in (recipe, *recipe.iterdir()):
            os.chown(path, pwd.getpwnam("mosquitto").pw_uid, -1)


async def forge(settings: Settings) -> None:
    """Try to write as the hall, and to hear what is not for everybody."""
    address = read_address(settings.broker_urls(), "hall")
    async with await address.new_client(0) as client:
        await client.publish("totem/table-1/host/command", '{"do": "pause"}', qos=1)
        await client.publish("totem/table-9/status", '{"online": true}', qos=1, retain=True)
        with contextlib.suppress(aiomqtt.MqttError):
            await client.subscribe("totem/+/seat/+/view", qos=0)
        await client.subscribe("totem/+/public/summary", qos=0)
        seen = set()
        while "totem/table-1/public/summary" not in seen:
            seen.add(str((await anext(aiter(client.messages))).topic))
        # What was asked for first would be there first; a cluster may deliver it a little later.
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(0.5):
                async for message in client.messages:
                    seen.add(str(message.topic))
        assert not [topic for topic in seen if "/seat/" in topic]
