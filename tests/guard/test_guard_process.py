"""The guard as a process: in front of a web server and of a port where a broker would be."""

from __future__ import annotations

import asyncio
import dataclasses
import os
import signal
from contextlib import AsyncExitStack, asynccontextmanager
from typing import TYPE_CHECKING, Any

import aiohttp
import pytest
from aiohttp import web

from firmware_host.guard.pages import _API_BURST, _API_PER_SECOND
from firmware_host.guard.process import Guard, GuardError, listen_on
from firmware_host.web.serving import client_address, serve
from tests.fixtures.guarded import LOOPBACK, NO_SOCKET, guarded
from tests.fixtures.strangers import (
    STRANGER,
    Stranger,
    open_files,
    served_until_refused,
    status_of,
)

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from pathlib import Path

    from firmware_host.guard.settings import Settings

TOO_MANY = 429


class Site:
    """A web server behind a guard; it notes what reaches it."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.address = f"http://{LOOPBACK}:{port}"
        self.seen: list[tuple[str, str]] = []
        self.has_waiting = asyncio.Event()
        self.has_left = asyncio.Event()

    def application(self) -> web.Application:
        """Return its routes."""
        app = web.Application()
        app.router.add_get("/api/wait", self._wait)
        app.router.add_get("/api/stream", self._stream)
        app.router.add_route("*", "/{path:.*}", self._echo)
        return app

    async def _echo(self, request: web.Request) -> web.Response:
        self.seen.append((request.path, client_address(request)))
        body = await request.read()
        return web.Response(body=body or b"hello")

    async def _wait(self, request: web.Request) -> web.Response:
        del request
        self.has_waiting.set()
        try:
            await asyncio.Event().wait()
        finally:
            self.has_left.set()
        return web.Response()

    async def _stream(self, request: web.Request) -> web.StreamResponse:
        response = web.StreamResponse()
        await response.prepare(request)
        await response.write(b"first")
        self.has_waiting.set()
        await self.has_left.wait()
        await response.write(b"last")
        return response


@asynccontextmanager
async def site_behind(folder: Path, **changes: Any) -> AsyncGenerator[Site]:
    """Run a web server behind a guard with these settings."""
    path = str(folder / "web.socket")
    with listen_on(LOOPBACK, 0) as listening:
        site = Site(listening.getsockname()[1])
        settings: Settings = dataclasses.replace(
            NO_SOCKET, web_fd=listening.fileno(), web_socket=path, **changes
        )
        async with serve(site.application(), path), guarded(settings):
            yield site


@pytest.fixture
async def site(tmp_path: Path) -> AsyncGenerator[Site]:
    async with site_behind(tmp_path) as running:
        yield running


async def status(session: aiohttp.ClientSession, path: str, headers: dict[str, str]) -> int:
    """Return the status of a response, which is read to its end."""
    async with session.get(path, headers=headers) as response:
        await response.read()
        return response.status


async def test_requests_pass_with_their_bodies_over_one_connection(site: Site) -> None:
    connector = aiohttp.TCPConnector(limit=1)
    async with aiohttp.ClientSession(site.address, connector=connector) as session:
        for count in range(5):
            async with session.post("/x", data=b"y" * count * 1000) as response:
                assert await response.read() == (b"y" * count * 1000 or b"hello")
        assert site.seen == [("/x", LOOPBACK)] * 5
        assert len(connector._conns) == 1


async def test_a_client_cannot_say_that_it_is_another(site: Site) -> None:
    headers = {"X-Forwarded-For": "10.9.9.9"}
    async with aiohttp.ClientSession(site.address) as session:
        assert await status(session, "/", headers) == 200
    assert site.seen == [("/", LOOPBACK)]


async def test_a_trusted_proxy_says_who_its_client_is(tmp_path: Path) -> None:
    async with (
        site_behind(tmp_path, proxies=(LOOPBACK,), hosts=("totem.example",)) as site,
        aiohttp.ClientSession(site.address) as session,
    ):
        headers = {"X-Forwarded-For": "6.6.6.6, 10.9.9.9", "Host": "totem.example"}
        while await status(session, "/api/x", headers) != TOO_MANY:
            pass
        other = {**headers, "X-Forwarded-For": "10.9.9.8"}
        assert await status(session, "/api/x", other) == 200
    assert site.seen[0] == ("/api/x", "10.9.9.9")


async def test_a_response_is_passed_on_while_it_grows(site: Site) -> None:
    async with (
        aiohttp.ClientSession(site.address) as session,
        session.get("/api/stream") as response,
    ):
        assert await response.content.readexactly(5) == b"first"
        site.has_left.set()
        assert await response.content.read() == b"last"


async def test_a_client_that_leaves_ends_its_request(site: Site) -> None:
    stranger = await Stranger.connects(site.port)
    stranger.writer.write(b"GET /api/wait HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
    await site.has_waiting.wait()
    stranger.leave()
    await site.has_left.wait()


@pytest.mark.parametrize(
    ("raw", "status"),
    [
        (b"nonsense\r\n\r\n", 400),
        (b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: " + b"x" * 20_000 + b"\r\n\r\n", 431),
        (b"POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 99999999\r\n\r\n", 413),
        (b"POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n", 411),
        (b"GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n", 421),
        (b"GET / HTTP/1.1\r\n\r\n", 421),
    ],
)
async def test_what_is_no_good_request_never_reaches_the_daemon(
    site: Site, raw: bytes, status: int
) -> None:
    stranger = await Stranger.connects(site.port)
    stranger.writer.write(raw)
    assert await stranger.status() == status
    await stranger.ends()
    assert site.seen == []


async def test_half_a_request_is_given_up(tmp_path: Path) -> None:
    async with site_behind(tmp_path, head_s=0.2, idle_s=0.4) as site:
        for raw in (
            b"",
            b"GET / HT",
            b"POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n\r\n1",
        ):
            stranger = await Stranger.connects(site.port)
            stranger.writer.write(raw)
            await stranger.ends()
    assert site.seen == []


async def test_half_open_requests_leave_room_and_files_for_the_others(site: Site) -> None:
    before = open_files()
    async with AsyncExitStack() as stack:
        for _ in range(150):
            stranger = await Stranger.connects(site.port)
            stack.callback(stranger.leave)
            stranger.writer.write(b"GET / HTTP/1.1\r\nHos")
        assert await status_of(site.port, "/", LOOPBACK) == 200
        assert await status_of(site.port, "/", STRANGER) == 200
        assert open_files() - before < 200, "150 of them are this test's own"


async def test_a_loop_of_requests_is_limited_by_address(site: Site) -> None:
    served, took_s = await served_until_refused(site.port, "/api/box")
    assert len(site.seen) == served
    assert _API_BURST <= served <= _API_BURST + _API_PER_SECOND * took_s + 1
    assert await status_of(site.port, "/api/box", LOOPBACK) == 200


async def test_a_silent_websocket_is_closed() -> None:
    with listen_on(LOOPBACK, 0) as phones:
        port = phones.getsockname()[1]
        settings = dataclasses.replace(
            NO_SOCKET, phones_fd=phones.fileno(), broker_port=1, login_s=0.2, head_s=0.2
        )
        async with guarded(settings):
            upgraded = await Stranger.upgrades(port)
            assert await upgraded.status() == 101
            await upgraded.ends()
            silent = await Stranger.connects(port)
            await silent.ends()
            foreign = await Stranger.upgrades(port, host="evil.example")
            assert await foreign.status() == 421
            await foreign.ends()


async def test_a_guard_that_dies_is_an_error_for_its_supervisor() -> None:
    guard = Guard(NO_SOCKET)
    running = asyncio.create_task(guard.run())
    while not guard.pid:  # noqa: ASYNC110 - it has no event
        await asyncio.sleep(0.01)
    os.kill(guard.pid, signal.SIGKILL)
    with pytest.raises(GuardError):
        await running
