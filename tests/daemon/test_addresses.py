"""A box is reached where it was told to listen, and by its own names only."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest
from aiohttp import ClientSession

from firmware_host.app.daemon import running
from tests.daemon.box_settings import config_for
from tests.fixtures.strangers import Stranger, status_of

if TYPE_CHECKING:
    from pathlib import Path

    from tests.daemon.evening import Evening

HERE, ELSEWHERE = "127.0.0.1", "127.0.0.2"


def ports(evening: Evening) -> tuple[int, int]:
    """Return the ports of the pages and of the phones' WebSockets."""
    page = int(evening.box.address.rstrip("/").rpartition(":")[2])
    return page, evening.box.broker.ws_port


async def test_another_address_of_the_machine_is_not_listened_on(evening: Evening) -> None:
    (server,) = evening.box.broker.servers
    for port in (*ports(evening), server.port):
        with pytest.raises(ConnectionRefusedError):
            await Stranger.connects(port, HERE, to=ELSEWHERE)
        (await Stranger.connects(port, HERE)).leave()


@pytest.mark.parametrize("host", ["evil.example", ELSEWHERE, "127.0.0.1.evil.example", ""])
async def test_a_foreign_host_is_refused_for_pages_and_websockets(
    evening: Evening, host: str
) -> None:
    page, phones = ports(evening)
    for path in ("/", "/api/box"):
        assert await status_of(page, path, HERE, host) == 421
    stranger = await Stranger.upgrades(phones, HERE, host)
    assert await stranger.status() == 421
    await stranger.ends()


@pytest.mark.parametrize("host", [HERE, f"{HERE}:8080", "localhost", "LOCALHOST:1"])
async def test_its_own_names_are_answered(evening: Evening, host: str) -> None:
    page, phones = ports(evening)
    assert await status_of(page, "/api/box", HERE, host) == 200
    stranger = await Stranger.upgrades(phones, HERE, host)
    assert await stranger.status() == 101
    stranger.leave()


@pytest.mark.parametrize(
    ("host", "address"), [("::1", "http://[::1]:"), (HERE, "http://127.0.0.1:")]
)
async def test_the_printed_address_is_one_that_is_listened_on(
    tmp_path: Path, host: str, address: str
) -> None:
    config = config_for(tmp_path, "mosquitto")
    web = msgspec.structs.replace(config.web, host=host)
    async with running(msgspec.structs.replace(config, web=web)) as box, ClientSession() as session:
        for printed in (box.address, box.phone_address):
            assert printed.startswith(address)
            async with session.get(f"{printed}api/box") as answer:
                assert (await answer.json())["addresses"] == [printed]
