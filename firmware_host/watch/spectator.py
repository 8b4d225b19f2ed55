"""The way to the private broker of a box: as any spectator, with a ticket that its page gives."""

from __future__ import annotations

from typing import TYPE_CHECKING

import aiohttp
import aiomqtt
import msgspec
from yarl import URL

from firmware_host.broker.connecting import NO_DELAY
from firmware_host.certificate import trusting
from firmware_host.line import KEEPALIVE_S, UnreachableError
from firmware_host.tickets import Ticket

if TYPE_CHECKING:
    from typing import Any


class Spectator:
    """Gets a new ticket for every connection: a box that was started again knows no old one."""

    def __init__(self, address: str, ca_file: str = "") -> None:
        self._address = address
        self._tls = trusting(ca_file, "--ca-file")
        self._ticket: Ticket | None = None

    async def dial(self, tries: int, will: aiomqtt.Will | None) -> aiomqtt.Client:
        """Return a client over WebSocket, as phones have it."""
        ticket = await self.ticket()
        self._ticket = None
        where = _whereabouts(self._address, ticket, tries)
        return aiomqtt.Client(
            where.host or "",
            where.port or ticket.broker.port,
            username=ticket.user,
            password=ticket.password,
            identifier=ticket.client,
            transport="websockets",
            websocket_path=where.path,
            tls_context=self._tls if where.scheme == "wss" else None,
            socket_options=NO_DELAY,
            protocol=aiomqtt.ProtocolVersion.V311,
            keepalive=KEEPALIVE_S,
            will=will,
        )

    async def ticket(self) -> Ticket:
        """Return the ticket of the next connection, or raise UnreachableError."""
        if self._ticket is None:
            try:
                self._ticket = await self._fetched()
            except (aiohttp.ClientError, TimeoutError, ValueError) as error:
                raise UnreachableError(_reason(error)) from error
        return self._ticket

    async def _fetched(self) -> Ticket:
        limit = aiohttp.ClientTimeout(total=10)
        address = URL(self._address).join(URL("/api/watch"))
        async with (
            aiohttp.ClientSession(timeout=limit) as session,
            session.post(address, json={}, ssl=self._tls) as answer,
        ):
            answer.raise_for_status()
            return msgspec.json.decode(await answer.read(), type=Ticket)


def _whereabouts(page: str, ticket: Ticket, tries: int) -> URL:
    """Return where the broker is: at an address of its own, or on the host of the page."""
    at, broker = URL(page), ticket.broker
    scheme = "wss" if at.scheme == "https" else "ws"
    if broker.urls:
        url = broker.urls[tries % len(broker.urls)]
        return at.with_scheme(scheme).join(URL(url)) if url.startswith("/") else URL(url)
    host = at.host or "127.0.0.1"
    return URL.build(scheme=scheme, host=host, port=broker.port, path=broker.path)


def _reason(error: Any) -> str:
    return str(error) or type(error).__name__
