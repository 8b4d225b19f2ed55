"""A web server for tests, with a broker behind it that only notes whom it lets in."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, cast

from aiohttp import web
from aiohttp.test_utils import TestClient, TestServer

from firmware_host.broker import Credentials
from firmware_host.frontends.web import WebFrontend
from firmware_host.lobby import Lobby
from firmware_host.presence import Presence
from firmware_host.statistics.figures import EveningFigures

if TYPE_CHECKING:
    from pathlib import Path

    from aiohttp import ClientResponse

    from firmware_host.broker import Broker, Role
    from firmware_host.table.table import Table

Client = TestClient[web.Request, web.Application]


class NotingBroker:
    """A broker that only notes whom it lets in."""

    ws_port = 8081
    ws_path = "/mqtt"
    ws_urls = ()

    def __init__(self) -> None:
        self.users: list[str] = []

    async def grant(self, role: Role) -> Credentials:
        """Let somebody in, not at once."""
        await asyncio.sleep(0)
        user = f"{role.name}-{len(self.users)}"
        self.users.append(user)
        return Credentials(user, "secret")

    async def revoke(self, user: str) -> None:
        """Put somebody out."""
        self.users[self.users.index(user)] += " out"


class NoEvening:
    """Statistics of an evening at which nobody played."""

    async def count(self, hours: int) -> EveningFigures:
        """Return the hours asked for, and no match."""
        return EveningFigures(hours)


class Site:
    """A running site with what stands behind it."""

    def __init__(
        self, table: Table, page: Path, *, is_virtual: bool = True, evening: Any = None
    ) -> None:
        self.broker = NotingBroker()
        self.presence = Presence()
        self.lobby = Lobby(table, cast("Broker", self.broker), self.presence, box="den")
        frontend = WebFrontend(
            table,
            self.lobby,
            evening or NoEvening(),
            box="den",
            address=lambda port: f"http://10.0.0.7:{port}/",
            page=page,
            is_virtual=is_virtual,
        )
        self.client: Client = TestClient(TestServer(frontend.application()))

    async def post(self, path: str, body: Any) -> tuple[int, dict[str, Any]]:
        """Send JSON and return status and answer."""
        answer = await self.client.post(f"/api/{path}", json=body)
        return answer.status, await answer.json()

    async def problem(self, path: str, data: bytes) -> tuple[int, str]:
        """Send bytes and return status and key of the problem, which is said in two languages."""
        answer = await self.client.post(f"/api/{path}", data=data)
        problem = (await answer.json())["problem"]
        assert problem["text"]["fr"] != problem["text"]["en"]
        check_headers(answer)
        return answer.status, problem["key"]

    async def press(self, seat: int) -> None:
        """Press the button of the seat once somebody waits for it."""
        is_taken = False
        while not is_taken:
            await asyncio.sleep(0.001)
            is_taken = self.presence.takes(seat, is_in_play=False)

    async def sit(self, seat: int, **wish: Any) -> tuple[int, dict[str, Any]]:
        """Ask for a seat and press its button; return status and answer."""
        asking = asyncio.create_task(self.post("join", {"seat": seat, "press": True, **wish}))
        await self.press(seat)
        return await asking

    async def raw(self, target: str, host: str = "x") -> bytes:
        """Ask for a target that no client would let through; return the whole answer."""
        server = self.client.server
        reader, writer = await asyncio.open_connection(server.host, server.port)
        head = f"GET {target} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"
        writer.write(head.encode())
        answer = await reader.read()
        writer.close()
        await writer.wait_closed()
        return answer


def check_headers(answer: ClientResponse) -> None:
    """See that the strict headers are there."""
    policy = answer.headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert answer.headers["Referrer-Policy"] == "no-referrer"
