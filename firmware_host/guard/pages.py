"""HTTP requests on their way to the daemon: one at a time per connection, limited per device."""

from __future__ import annotations

import asyncio
import logging
from http import HTTPStatus
from typing import Final

from firmware_host.guard.client import READ_LIMIT, Client
from firmware_host.guard.hosts import Hosts
from firmware_host.guard.http_head import BadRequestError, Head
from firmware_host.guard.settings import Refusal, Settings
from firmware_host.web.rate_limit import RateLimiter

log = logging.getLogger(__name__)

# All phones behind one router have one address, and they reload their pages.
_API_BURST: Final = 80
_API_PER_SECOND: Final = 5
_FILE_BURST: Final = 600
_FILES_PER_SECOND: Final = 60
_COSTS: Final = {b"/api/statistics": 5, b"/api/hall/tournament": 5, b"/api/hall/results.csv": 5}
"""Answers that the daemon computes cost more than one request."""
_API_GAP_S: Final = 0.008
_FILE_GAP_S: Final = 0.004
"""From one request to the daemon to the next, so that presses get their turn in between."""
_API: Final = b"/api/"
_CHUNK: Final = 32 * 1024
_WITHOUT_BODY: Final = (HTTPStatus.NO_CONTENT, HTTPStatus.NOT_MODIFIED)


class Pages:
    """Forwards the requests of clients to the daemon's Unix socket."""

    def __init__(self, settings: Settings, hosts: Hosts) -> None:
        self._settings = settings
        self._hosts = hosts
        self._api = RateLimiter(per_second=_API_PER_SECOND, burst=_API_BURST)
        self._files = RateLimiter(per_second=_FILES_PER_SECOND, burst=_FILE_BURST)
        self._next_start_s = 0.0

    async def serve(self, client: Client) -> None:
        """Serve one connection until its end."""
        try:
            await self._serve(client)
        except BadRequestError as error:
            await client.refuse(Refusal(error.status, ""))

    async def _serve(self, client: Client) -> None:
        first = asyncio.create_task(client.reader.read(1))
        try:
            while True:
                byte = await asyncio.wait_for(asyncio.shield(first), self._settings.idle_s)
                if not byte:
                    return
                head = await client.read_head(self._settings.head_s, byte)
                body = await self._body(client, head)
                if not await self._is_allowed(client, head):
                    return
                # Read while the response is awaited: a client that leaves ends its request.
                first = asyncio.create_task(client.reader.read(1))
                if not await self._forward(client, head, body, first):
                    return
        finally:
            first.cancel()
            await asyncio.gather(first, return_exceptions=True)

    async def _body(self, client: Client, head: Head) -> bytes:
        length = head.body_length()
        if not length:
            return b""
        async with asyncio.timeout(self._settings.head_s):
            return await client.reader.readexactly(length)

    async def _is_allowed(self, client: Client, head: Head) -> bool:
        """Return whether the request may go on; otherwise it is refused."""
        client.identify(head, self._settings.proxies)
        refused = ""
        if not self._hosts.is_ours(head.host, client.reached):
            refused = "foreign-host"
        elif not self._is_within_rate(client.device, head.target.partition(b"?")[0]):
            refused = "too-often"
        if refused:
            log.warning("requests are refused: %s", refused)
            await client.refuse(self._settings.refusals[refused])
        return not refused

    def _is_within_rate(self, device: str, path: bytes) -> bool:
        if path.startswith(_API):
            return self._api.allows(device, _COSTS.get(path, 1))
        return self._files.allows(device)

    async def _forward(
        self, client: Client, head: Head, body: bytes, leaving: asyncio.Task[bytes]
    ) -> bool:
        """Pass request and response on; return whether the connection serves another request."""
        client.slot.is_waiting = False
        answering = asyncio.create_task(self._answer(client, head, body))
        try:
            await asyncio.wait({answering, leaving}, return_when=asyncio.FIRST_COMPLETED)
            has_left = leaving.done() and (leaving.exception() or not leaving.result())
            if has_left and not answering.done():
                return False
            return await answering
        finally:
            client.slot.is_waiting = True
            answering.cancel()
            await asyncio.gather(answering, return_exceptions=True)

    async def _answer(self, client: Client, head: Head, body: bytes) -> bool:
        await self._wait_turn(_API_GAP_S if head.target.startswith(_API) else _FILE_GAP_S)
        try:
            reader, writer = await asyncio.open_unix_connection(
                self._settings.web_socket, limit=READ_LIMIT
            )
        except OSError:
            raise BadRequestError(HTTPStatus.SERVICE_UNAVAILABLE) from None
        try:
            writer.write(head.forwarded(client.device) + body)
            raw = await reader.readuntil(b"\r\n\r\n")
            response, is_framed = _response_head(raw, head)
            await client.send(response)
            while data := await reader.read(_CHUNK):
                await client.send(data)
            return is_framed and head.keeps_alive
        finally:
            writer.close()

    async def _wait_turn(self, gap_s: float) -> None:
        now = asyncio.get_running_loop().time()
        start_s = max(now, self._next_start_s)
        self._next_start_s = start_s + gap_s
        if start_s > now:
            await asyncio.sleep(start_s - now)


def _response_head(raw: bytes, head: Head) -> tuple[bytes, bool]:
    """Return the response's head for the client, and whether the client can tell its end."""
    first, *lines = raw.removesuffix(b"\r\n\r\n").split(b"\r\n")
    kept = [line for line in lines if not line.lower().startswith((b"connection:", b"keep-alive:"))]
    names = {line.partition(b":")[0].lower() for line in kept}
    has_length = bool(names & {b"content-length", b"transfer-encoding"})
    is_framed = has_length or head.method == "HEAD" or int(first.split()[1]) in _WITHOUT_BODY
    keeps_alive = is_framed and head.keeps_alive
    connection = b"Connection: keep-alive" if keeps_alive else b"Connection: close"
    return b"\r\n".join((first, *kept, connection, b"", b"")), is_framed
