"""Spectator clients of a box's private broker, with tickets from its web server."""

from __future__ import annotations

from typing import Any

import aiohttp
import aiomqtt
import msgspec
from yarl import URL

from firmware_host.mqtt.client import NO_DELAY
from firmware_host.mqtt.connection import UnreachableError
from firmware_host.web.certificate import client_context
from firmware_host.wire.tickets import Ticket


class Spectator:
    """Gets a new ticket for every connection: a box that was started again knows no old one."""

    def __init__(self, address: str, ca_file: str = "") -> None:
        self._address = address
        self._tls = client_context(ca_file, "--ca-file")
        self._ticket: Ticket | None = None

    async def new_client(self, attempt: int, **options: Any) -> aiomqtt.Client:
        """Return a client over WebSocket, as phones have it."""
        ticket = await self.ticket()
        self._ticket = None
        where = _broker_url(self._address, ticket, attempt)
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
            **options,
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


def _broker_url(page: str, ticket: Ticket, attempt: int) -> URL:
    """Return the address of the broker: one of its own, or on the host of the page."""
    at, broker = URL(page), ticket.broker
    scheme = "wss" if at.scheme == "https" else "ws"
    if broker.urls:
        url = broker.urls[attempt % len(broker.urls)]
        return at.with_scheme(scheme).join(URL(url)) if url.startswith("/") else URL(url)
    host = at.host or "127.0.0.1"
    return URL.build(scheme=scheme, host=host, port=broker.port, path=broker.path)


def _reason(error: Any) -> str:
    return str(error) or type(error).__name__
