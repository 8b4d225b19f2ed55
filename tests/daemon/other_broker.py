"""Brokers as an administrator starts them, from the files that `totembox broker` wrote."""

from __future__ import annotations

import os
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import aiomqtt
import msgspec

from firmware_host.broker.child import Child, Launch
from firmware_host.broker.kind import BrokerSettings
from firmware_host.broker.mosquitto import Mosquitto, find_mosquitto
from firmware_host.broker.nats import Nats, find_nats
from firmware_host.broker.users_file import read_users
from firmware_host.cli import main
from firmware_host.config.box import Config, read_config
from tests.fixtures.ports import free_port

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from pathlib import Path

    from firmware_host.broker.kind import Kind

BOX, OTHER = "totem-test", "totem-next"


@asynccontextmanager
async def other_broker(make: str, folder: Path, *more: str) -> AsyncGenerator[Path]:
    """Run a broker of that make for two boxes; yield the folder with their settings.

    Further words of the make are options of `totembox broker`.
    """
    make, *options = make.split()
    ports = free_port(), free_port()
    out = folder / "administrator"
    arguments = [
        "broker",
        f"{make}-config",
        "--phones",
        "--out",
        str(out),
        "--box",
        BOX,
        "--box",
        OTHER,
    ]
    assert (
        main([*arguments, "--port", str(ports[0]), "--ws-port", str(ports[1]), *options, *more])
        == 0
    )
    launch = launch_of(make, out)
    for path in (out, *out.iterdir()):
        os.chown(path, launch.owner.uid, launch.owner.gid)
    child = await Child.start(launch)
    try:
        await child.expect(launch.ready)
        yield out
    finally:
        await child.stop()


def launch_of(make: str, out: Path) -> Launch:
    """Return how that make is started in the folder; its lines are known from the private one."""
    settings = BrokerSettings(BOX, 0)
    installed, program = find_mosquitto(), find_nats()
    assert installed
    assert program
    kinds: dict[str, Kind] = {
        "mosquitto": Mosquitto(installed, settings, out),
        "nats": Nats(program, settings, out),
    }
    return kinds[make].launch


def settings_of(out: Path, folder: Path, box: str = BOX, **broker: str) -> Config:
    """Return what the administrator wrote for the box, on ports that nobody else reaches."""
    written = read_config(out / f"{box}.toml")
    tables = msgspec.to_builtins(written)
    tables["web"] = {"host": "127.0.0.1", "port": 0}
    tables["broker"] |= broker
    tables["journal"] = {"path": str(folder / f"{box}.sqlite3")}
    return msgspec.convert(tables, Config)


@asynccontextmanager
async def as_box(out: Path, box: str) -> AsyncGenerator[aiomqtt.Client]:
    """Connect with the credentials of a box, as somebody who took its files would."""
    url = read_config(out / f"{box}.toml").broker.urls()[0]
    own, _ = read_users(str(out / f"{box}.users.toml"), box)
    host, _, port = url.removeprefix("mqtt://").partition(":")
    async with aiomqtt.Client(
        host, int(port), username=own.user, password=own.password, identifier=own.client
    ) as client:
        yield client
