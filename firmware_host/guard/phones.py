"""Phones on their way to the broker: WebSocket outside, plain MQTT on loopback inside."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from firmware_host.guard import websocket
from firmware_host.guard.http_head import BadRequestError
from firmware_host.guard.mqtt_meter import FloodError, LimitError, Meter, user_of
from firmware_host.guard.places import Places
from firmware_host.guard.settings import Refusal
from firmware_host.web.rate_limit import RateLimiter

if TYPE_CHECKING:
    from collections.abc import Callable

    from firmware_host.guard.client import Client
    from firmware_host.guard.hosts import Hosts
    from firmware_host.guard.settings import Settings

    Report = Callable[[str, str, str], None]

log = logging.getLogger(__name__)

_CONNECTION_BURST: Final = 80
_CONNECTIONS_PER_SECOND: Final = 4
_CHUNK: Final = 32 * 1024
_CONNACK_BYTES: Final = 4
_SERVER_UNAVAILABLE: Final = b"\x20\x02\x00\x03"
_TRY_AGAIN_LATER: Final = (1013).to_bytes(2, "big")
_POLICY: Final = (1008).to_bytes(2, "big")
_NORMAL: Final = (1000).to_bytes(2, "big")


class Phones:
    """Connects phones to the broker; `report` gets `connected`, `gone` and `flood`."""

    def __init__(self, settings: Settings, hosts: Hosts, report: Report) -> None:
        self._settings = settings
        self._hosts = hosts
        self._report = report
        self._rate = RateLimiter(per_second=_CONNECTIONS_PER_SECOND, burst=_CONNECTION_BURST)
        self._places = Places(settings.own_users)

    async def serve(self, client: Client) -> None:
        """Serve one connection until its end."""
        try:
            head = await client.read_head(self._settings.head_s)
            opening = websocket.handshake(head)
        except BadRequestError as error:
            await client.refuse(Refusal(error.status, ""))
            return
        client.identify(head, self._settings.proxies)
        if not self._hosts.is_ours(head.host, client.reached):
            await client.refuse(self._settings.refusals["foreign-host"])
        elif not self._rate.allows(client.device):
            await client.refuse(self._settings.refusals["too-often"])
        else:
            await client.send(opening)
            await self._carry(_Phone(client))

    async def _carry(self, phone: _Phone) -> None:
        """Log the phone in, then carry packets both ways until one side ends."""
        device, slot = phone.client.device, phone.client.slot
        try:
            async with asyncio.timeout(self._settings.login_s):
                user = await phone.introduction()
                if not self._places.take(slot, user):
                    log.warning("phones are refused: as many as there may be are connected")
                    await phone.refuse_for_now()
                    return
                reader, writer = await phone.log_in(user, self._settings.broker_port)
            slot.is_waiting = False
            self._report("connected", phone.user, device)
            await phone.carry(reader, writer)
        except (LimitError, websocket.FrameError) as error:
            log.warning("a phone is cut off: %s", error)
            if isinstance(error, FloodError) and phone.user:
                self._report("flood", phone.user, device)
            phone.close(_POLICY)
        except TimeoutError:
            phone.close(_TRY_AGAIN_LATER)
        finally:
            phone.leave_broker()
            self._places.leave(slot)
            if phone.user:
                self._report("gone", phone.user, device)


class _Phone:
    """The WebSocket of one phone and its connection to the broker."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.user = ""
        """The user, once the broker has accepted it."""
        self._meter = Meter()
        self._broker: asyncio.StreamWriter | None = None
        self._is_closing = False
        self._first: list[bytes] = []

    async def introduction(self) -> str:
        """Return the user that the CONNECT packet names."""
        while not self._first:
            self._first = await self._packets()
        return user_of(self._first[0])

    async def refuse_for_now(self) -> None:
        """Answer that the box is full; the page comes back after a while."""
        await self._send(websocket.BINARY, _SERVER_UNAVAILABLE)
        self.close(_TRY_AGAIN_LATER + b"full")

    async def log_in(
        self, user: str, port: int
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Pass the CONNECT packet on and return the connection when the broker accepts the user.

        The broker hears nothing of a connection before that: silent ones cost it nothing.
        """
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        self._broker = writer
        writer.write(self._first[0])
        answer = await reader.readexactly(_CONNACK_BYTES)
        await self._send(websocket.BINARY, answer)
        if answer[-1]:
            self.close(_NORMAL)
            raise EOFError
        self.user = user
        writer.writelines(self._first[1:])
        return reader, writer

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Carry packets both ways until one side ends."""
        ways = [asyncio.create_task(self._to_broker(writer))]
        ways += [asyncio.create_task(self._to_phone(reader))]
        try:
            done, _ = await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            for way in done:
                way.result()
        finally:
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)

    def close(self, code: bytes) -> None:
        """Tell the phone, once, that the connection ends."""
        if not self._is_closing:
            self._is_closing = True
            self.client.writer.write(websocket.frame(websocket.CLOSE, code))

    def leave_broker(self) -> None:
        """End the connection to the broker."""
        if self._broker is not None:
            self._broker.close()

    async def _to_broker(self, writer: asyncio.StreamWriter) -> None:
        while True:
            writer.writelines(await self._packets())
            await writer.drain()

    async def _to_phone(self, reader: asyncio.StreamReader) -> None:
        while data := await reader.read(_CHUNK):
            await self._send(websocket.BINARY, data)
        self.close(_NORMAL)

    async def _send(self, opcode: int, payload: bytes) -> None:
        """Send a frame; none may follow the closing one."""
        if not self._is_closing:
            await self.client.send(websocket.frame(opcode, payload))

    async def _packets(self) -> list[bytes]:
        """Return the packets that the next frame completes."""
        opcode, payload = await websocket.read_frame(self.client.reader)
        match opcode:
            case websocket.BINARY | websocket.CONTINUED:
                return self._meter.feed(payload)
            case websocket.PING:
                self._meter.count(len(payload))
                await self._send(websocket.PONG, payload)
            case websocket.PONG:
                self._meter.count(len(payload))
            case websocket.CLOSE:
                self.close(payload[:2] or _NORMAL)
                raise EOFError
            case _:
                raise websocket.FrameError("a frame that carries no MQTT")
        return []
