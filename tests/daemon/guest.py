"""A guest with the Wi-Fi password: a device with an address of its own that only asks over HTTP."""

from __future__ import annotations

import asyncio
import contextlib
import json
from typing import TYPE_CHECKING, Any, Self

import aiohttp

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    from tests.daemon.evening import Evening

_RETRY_S = 1.0


class Guest:
    """A device that asks the box; `address` is in the loopback range of this machine."""

    def __init__(self, session: aiohttp.ClientSession, box: str) -> None:
        self._session = session
        self._box = box
        self.code = ""

    @classmethod
    @contextlib.asynccontextmanager
    async def at(cls, address: str, box: str) -> AsyncGenerator[Self]:
        """Be a guest with that address for as long as the block lasts."""
        connector = aiohttp.TCPConnector(local_addr=(address, 0), limit=0)
        async with aiohttp.ClientSession(connector=connector) as session:
            yield cls(session, box)

    async def post(self, path: str, **body: Any) -> tuple[int, dict[str, Any]]:
        """Return status and answer of a request."""
        async with self._session.post(self._box + path, data=json.dumps(body)) as response:
            return response.status, await response.json()

    async def request(self, **wanted: Any) -> dict[str, Any]:
        """Ask for a press, and again while the box says to wait, as the page of a phone does."""
        while True:
            status, answer = await self.post("api/request", **wanted)
            if status == 200:
                self.code = answer["code"]
                return answer
            assert status in (423, 429), answer
            await asyncio.sleep(_RETRY_S)

    async def sit(self, seat: int, name: str) -> tuple[int, dict[str, Any]]:
        """Ask for a seat as the page does; return status and ticket, or why not."""
        pending = await self.request(seat=seat, name=name)
        return await self.post(
            "api/join", seat=seat, name=name, press=True, request=pending["request"]
        )

    async def host(self, name: str) -> tuple[int, dict[str, Any]]:
        """Ask to host as the page does."""
        pending = await self.request(seat=None, name=name)
        return await self.post("api/host", name=name, request=pending["request"])

    async def flood(self, path: str, every_s: float, **body: Any) -> list[dict[str, Any]]:
        """Ask again and again without waiting for answers, until cancelled; return the tickets."""
        won: list[dict[str, Any]] = []
        async with asyncio.TaskGroup() as group:
            with contextlib.suppress(asyncio.CancelledError):
                while True:
                    group.create_task(self._try(path, body, won))
                    await asyncio.sleep(every_s)
        return won

    async def _try(self, path: str, body: dict[str, Any], won: list[dict[str, Any]]) -> None:
        status, answer = await self.post(path, **body)
        if status == 200:
            won.append(answer)


async def tap(table: Evening, button: int) -> None:
    """Press a button as somebody does who plays."""
    table.box.virtual.buttons.press(button)
    await asyncio.sleep(0.08)
    table.let_go(button)
    await asyncio.sleep(0.08)


async def ready(table: Evening, place: int, code: str) -> None:
    """Return once the screens have shown the request with that code for a second."""
    confirmation = table.box.lobby.confirmation
    while not confirmation.is_ready(place):
        prompt = confirmation.pending(place)
        assert prompt is not None
        assert prompt.code == code, "another request came between"
        await asyncio.sleep(0.01)


@contextlib.asynccontextmanager
async def flooding(guest: Guest, path: str, **body: Any) -> AsyncGenerator[list[dict[str, Any]]]:
    """Let a guest ask every 0.3 s meanwhile; the list holds the tickets it got in the end."""
    won: list[dict[str, Any]] = []
    flood = asyncio.create_task(guest.flood(path, 0.3, **body))
    try:
        yield won
    finally:
        flood.cancel()
        won += await flood


async def asked(guest: Guest, asking: asyncio.Task[tuple[int, dict[str, Any]]]) -> str:
    """Return the code that the phone of the guest shows."""
    while not guest.code:
        assert not asking.done(), asking
        await asyncio.sleep(0.01)
    return guest.code


async def begin(table: Evening, *, is_calm: bool = False) -> None:
    """Begin a match of three: Eve has a phone at seat 0, Bob at seat 1, and seat 2 has none.

    In a calm one no press is a move yet; in the other every press is one.
    """
    table.box.lobby.confirmation.shown_s = 0.0
    await table.join(0, "Eve")
    await table.join(1, "Bob")
    await (table.begin_calm_match(3) if is_calm else table.begin_match(3))
    table.box.lobby.confirmation.shown_s = 1.0
