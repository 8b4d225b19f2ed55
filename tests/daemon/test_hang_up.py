"""A phone that hangs up while it comes back keeps its seat, however early it was cut."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING

import pytest

from tests.daemon.phone import post

if TYPE_CHECKING:
    from tests.daemon.evening import Evening

CUT_AFTER_S = (0.0, 0.001, 0.002, 0.003, 0.005, 0.007, 0.009, 0.02, 0.05)


async def hang_up(address: str, body: dict[str, object], after_s: float) -> None:
    """Ask for the seat, and cut the connection before the answer is read."""
    host, _, port = address.removeprefix("http://").rstrip("/").rpartition(":")
    _, writer = await asyncio.open_connection(host, int(port))
    data = json.dumps(body).encode()
    head = f"POST /api/join HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\n"
    writer.write(f"{head}Content-Length: {len(data)}\r\n\r\n".encode() + data)
    await writer.drain()
    await asyncio.sleep(after_s)
    writer.transport.abort()


@pytest.mark.parametrize("after_s", CUT_AFTER_S)
async def test_a_phone_that_is_cut_off_comes_back_by_the_same_token(
    evening: Evening, after_s: float
) -> None:
    phone = await evening.join(0, "Zoé")
    body = {"seat": 0, "name": "Zoé", "resume": phone.ticket["resume"]}
    await hang_up(evening.box.address, body, after_s)
    status, ticket = await post(evening.box.address, "api/join", body)
    assert status == 200, ticket
