"""One connection of a client: its streams, its address, and the responses of the guard itself."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from http import HTTPStatus
from typing import Final

from firmware_host.guard.admission import Slot, device_address
from firmware_host.guard.http_head import HEAD_BYTES, BadRequestError, Head, read_head
from firmware_host.guard.settings import Refusal

STALL_S: Final = 30.0
"""How long a client may take to read what was sent to it."""
READ_LIMIT: Final = HEAD_BYTES
GONE: Final = (OSError, EOFError, asyncio.IncompleteReadError, TimeoutError)
"""What the end of a connection raises."""


@dataclass(slots=True)
class Client:
    """A connection that was admitted; `reached` is the address of the box that it came to."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter
    slot: Slot
    peer: str
    reached: str
    device: str = ""
    """What limits count it by."""

    def identify(self, head: Head, proxies: tuple[str, ...]) -> None:
        """Tell the device by the head of a request: a trusted proxy names its own client."""
        shown = self.peer
        if self.peer in proxies:
            last = head.get(b"x-forwarded-for").rpartition(b",")[2]
            shown = last.decode("latin-1").strip() or self.peer
        self.device = device_address(shown)[:64]

    async def read_head(self, limit_s: float, first: bytes = b"") -> Head:
        """Return the next request, or raise BadRequestError; the end of the connection raises."""
        try:
            async with asyncio.timeout(limit_s):
                return read_head(first + await self.reader.readuntil(b"\r\n\r\n"))
        except asyncio.LimitOverrunError:
            raise BadRequestError(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE) from None
        except TimeoutError:
            raise BadRequestError(HTTPStatus.REQUEST_TIMEOUT) from None

    async def send(self, data: bytes) -> None:
        """Send bytes, or raise TimeoutError when the client does not read."""
        self.writer.write(data)
        async with asyncio.timeout(STALL_S):
            await self.writer.drain()

    async def refuse(self, refusal: Refusal) -> None:
        """Send a response of the guard, after which the connection ends."""
        body = refusal.body.encode()
        status = HTTPStatus(refusal.status)
        lines = (
            f"HTTP/1.1 {status.value} {status.phrase}",
            "Content-Type: application/json",
            f"Content-Length: {len(body)}",
            "Content-Security-Policy: default-src 'none'",
            "X-Content-Type-Options: nosniff",
            "Referrer-Policy: no-referrer",
            "Cache-Control: no-store",
            "Retry-After: 2",
            "Connection: close",
        )
        await self.send("\r\n".join((*lines, "", "")).encode() + body)
