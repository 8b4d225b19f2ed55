"""A hall whose pages somebody opens without end: he gets his share, the others are served."""

from __future__ import annotations

from contextlib import AsyncExitStack
from typing import TYPE_CHECKING

import pytest

from firmware_host.app.hall import running_hall
from firmware_host.hall import web as hall_web
from tests.fixtures.strangers import Stranger, status_of
from tests.hall.brokers import mosquitto
from tests.hall.test_hall_live import settings_for

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from pathlib import Path

HERE, LIVE = "127.0.0.1", "/api/hall/live"
SHARE = 5


@pytest.fixture
async def port(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncGenerator[int]:
    """Run a hall with small limits and return the port of its page."""
    monkeypatch.setattr(hall_web, "VIEWERS_AT_MOST", 2 * SHARE)
    monkeypatch.setattr(hall_web, "VIEWERS_PER_ADDRESS", SHARE)
    async with mosquitto(tmp_path) as broker, running_hall(settings_for(tmp_path, broker)) as hall:
        yield int(hall.address.partition("127.0.0.1:")[2].partition("/")[0])


async def test_one_address_cannot_take_the_places_of_all_viewers(port: int) -> None:
    async with AsyncExitStack() as stack:

        async def look(source: str) -> int:
            viewer = await Stranger.connects(port, source)
            stack.callback(viewer.leave)
            return await viewer.get(LIVE)

        assert [await look("127.0.0.2") for _ in range(SHARE + 2)] == [200] * SHARE + [503] * 2
        assert [await look(HERE) for _ in range(SHARE)] == [200] * SHARE
        assert await look("127.0.0.3") == 503


async def test_half_open_requests_leave_the_hall_open(port: int) -> None:
    async with AsyncExitStack() as stack:
        for _ in range(150):
            stranger = await Stranger.connects(port)
            stack.callback(stranger.leave)
            stranger.writer.write(b"GET /hall HTTP/1.1\r\nHos")
        assert await status_of(port, "/api/hall", HERE) == 200


async def test_a_foreign_host_is_refused(port: int) -> None:
    assert await status_of(port, "/api/hall", HERE, "evil.example") == 421
