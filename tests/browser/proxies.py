"""What stands before a box at a club: a proxy with a certificate, for page and broker alike."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from aiohttp import ClientSession, WSMsgType, web

from tests.fixtures.ports import free_port

if TYPE_CHECKING:
    import ssl
    from collections.abc import AsyncGenerator

    from aiohttp import ClientWebSocketResponse

    from firmware_host.app.daemon import Running

BROKER = "/mqtt"


class Proxy:
    """Passes pages on to the box, and WebSockets below one path to its broker."""

    def __init__(self, port: int) -> None:
        self.address = f"https://localhost:{port}/"
        self.port = port
        self.lines = 0
        self._page = ""
        self._broker = ""

    def stand_before(self, box: Running) -> None:
        """Learn where the box and its broker really are."""
        self._page = box.address
        self._broker = f"ws://127.0.0.1:{box.broker.ws_port}{box.broker.ws_path}"

    async def pass_on(self, request: web.Request) -> web.StreamResponse:
        """Answer as the box behind it does."""
        async with (
            ClientSession(auto_decompress=False) as session,
            session.request(
                request.method,
                self._page + request.path_qs[1:],
                data=await request.read(),
                headers=request.headers,
                allow_redirects=False,
            ) as answer,
        ):
            headers = {k: v for k, v in answer.headers.items() if k != "Transfer-Encoding"}
            return web.Response(status=answer.status, body=await answer.read(), headers=headers)

    async def connect(self, request: web.Request) -> web.WebSocketResponse:
        """Join a phone's line and the broker's."""
        phone = web.WebSocketResponse(protocols=("mqtt",))
        await phone.prepare(request)
        self.lines += 1
        async with (
            ClientSession() as session,
            session.ws_connect(self._broker, protocols=("mqtt",)) as broker,
        ):
            ways = {
                asyncio.create_task(_copy(phone, broker)),
                asyncio.create_task(_copy(broker, phone)),
            }
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            for way in ways:
                way.cancel()
        await phone.close()
        return phone


async def _copy(
    source: web.WebSocketResponse | ClientWebSocketResponse,
    target: web.WebSocketResponse | ClientWebSocketResponse,
) -> None:
    async for message in source:
        if message.type is not WSMsgType.BINARY:
            return
        await target.send_bytes(message.data)


@asynccontextmanager
async def proxy(tls: ssl.SSLContext) -> AsyncGenerator[Proxy]:
    """Run a proxy on a port of its own."""
    port = free_port()
    before = Proxy(port)
    app = web.Application()
    app.router.add_get(BROKER, before.connect)
    app.router.add_route("*", "/{path:.*}", before.pass_on)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", port, ssl_context=tls).start()
        yield before
    finally:
        await runner.cleanup()
