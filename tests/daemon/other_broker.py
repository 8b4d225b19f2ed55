"""Brokers as an administrator starts them, from the files that `totembox broker` wrote."""

from __future__ import annotations

import os
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import msgspec

from firmware_host.broker.child import Child, Launch
from firmware_host.broker.kind import Place
from firmware_host.broker.mosquitto import Mosquitto, find_mosquitto
from firmware_host.broker.nats import Nats, find_nats
from firmware_host.broker.ports import free_ports
from firmware_host.cli import main
from firmware_host.config import Config, read_config

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from pathlib import Path

BOX, OTHER = "totem-test", "totem-next"


@asynccontextmanager
async def other_broker(make: str, folder: Path) -> AsyncGenerator[Path]:
    """Run a broker of that make for two boxes; yield the folder with their settings."""
    ports = free_ports(("127.0.0.1", 0), ("127.0.0.1", 0))
    out = folder / "administrator"
    arguments = ["broker", f"{make}-config", "--out", str(out), "--box", BOX, "--box", OTHER]
    assert main([*arguments, "--port", str(ports[0]), "--ws-port", str(ports[1])]) == 0
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
    place = Place(BOX, 0, "127.0.0.1", 0)
    installed, program = find_mosquitto(), find_nats()
    assert installed
    assert program
    kinds = {"mosquitto": Mosquitto(installed, place, out), "nats": Nats(program, place, out)}
    return kinds[make].launch


def settings_of(out: Path, folder: Path, box: str = BOX) -> Config:
    """Return what the administrator wrote for the box, on ports that nobody else reaches."""
    written = read_config(out / f"{box}.toml")
    tables = msgspec.to_builtins(written)
    tables["web"] = {"host": "127.0.0.1", "port": 0}
    tables["journal"] = {"path": str(folder / f"{box}.sqlite3")}
    return msgspec.convert(tables, Config)
