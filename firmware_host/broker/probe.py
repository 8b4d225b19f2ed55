"""A probe of a running broker: pings over a connection of its own, as a phone's would be."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from firmware_host.broker.errors import BrokerError
from firmware_host.broker.limits import KEEPALIVE_S

if TYPE_CHECKING:
    from firmware_host.mqtt.credentials import Credentials

_MQTT_3_1_1: Final = b"\x00\x04MQTT\x04"
_CLEAN_WITH_PASSWORD: Final = 0x02 | 0x40 | 0x80
_CONNECT, _CONNACK = 0x10, b"\x20\x02\x00\x00"
_PINGREQ, _PINGRESP = b"\xc0\x00", b"\xd0\x00"
_RESTS: Final = 2
_LOW_7_BITS: Final = 0x7F
_MORE: Final = 0x80


class SilentError(BrokerError):
    """The broker runs, and answers nobody."""


@dataclass(frozen=True, slots=True)
class Probe:
    """Pings the broker on a loopback port; one without an answer to several in a row hangs.

    A broker that answers is asked half as often as one that did not: each ping wakes both.
    A process that is stopped still has its port open: the kernel accepts connections for it.
    """

    port: int
    credentials: Credentials
    answer_s: float
    misses: int = 3

    async def run(self) -> None:
        """Ping for ever; raise SilentError when several pings in a row got no answer.

        Each ping is waited for anew, so a daemon that itself stood still counts one miss only.
        """
        connection = _Connection(self)
        missed = 0
        try:
            while missed < self.misses or not await self._is_loopback_up():
                begun_s = asyncio.get_running_loop().time()
                missed = 0 if await self._answers(connection) else missed + 1
                spent_s = asyncio.get_running_loop().time() - begun_s
                rest_s = self.answer_s if missed else _RESTS * self.answer_s
                await asyncio.sleep(max(0.0, rest_s - spent_s))
        finally:
            connection.close()
        raise SilentError(f"no answer to {self.misses} pings in a row")

    async def _is_loopback_up(self) -> bool:
        """Reach this very process over loopback: without that, no broker can be blamed."""
        try:
            with socket.create_server(("127.0.0.1", 0)) as own:
                async with asyncio.timeout(self.answer_s):
                    _, writer = await asyncio.open_connection(*own.getsockname())
        except OSError:
            return False
        writer.transport.abort()
        return True

    async def _answers(self, connection: _Connection) -> bool:
        try:
            async with asyncio.timeout(self.answer_s):
                await connection.ping()
        except (TimeoutError, EOFError):
            return False
        except OSError:
            # Refused while it starts or ends; or loopback itself is down.
            connection.close()
        return True


class _Connection:
    """The connection of the probe, opened when it is needed."""

    def __init__(self, probe: Probe) -> None:
        self._probe = probe
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ping(self) -> None:
        """Return when the broker has answered."""
        reader, writer = self._streams or await self._open()
        writer.write(_PINGREQ)
        await self._expect(reader, _PINGRESP)

    def close(self) -> None:
        """Close the connection; the next ping opens another."""
        streams, self._streams = self._streams, None
        if streams is not None:
            with contextlib.suppress(OSError):
                streams[1].transport.abort()

    async def _open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        streams = await asyncio.open_connection("127.0.0.1", self._probe.port)
        self._streams = streams
        try:
            streams[1].write(_connect_packet(self._probe.credentials))
            await self._expect(streams[0], _CONNACK)
        except asyncio.CancelledError:
            self.close()
            raise
        return streams

    async def _expect(self, reader: asyncio.StreamReader, packet: bytes) -> None:
        """Read that packet; any other is of a broker that cannot be talked to."""
        answer = b""
        with contextlib.suppress(EOFError):
            answer = await reader.readexactly(len(packet))
        if answer != packet:
            self.close()
            raise EOFError


def _connect_packet(credentials: Credentials) -> bytes:
    """Return the packet that logs in, with a clean session.

    Mosquitto 2.0.21 refuses a client without a keep-alive where that of phones is limited.
    """
    fields = (credentials.client, credentials.user, credentials.password)
    body = _MQTT_3_1_1 + bytes((_CLEAN_WITH_PASSWORD, *KEEPALIVE_S.to_bytes(2, "big")))
    body += b"".join(_field(text.encode()) for text in fields)
    return bytes((_CONNECT,)) + _length(len(body)) + body


def _field(data: bytes) -> bytes:
    return len(data).to_bytes(2, "big") + data


def _length(size: int) -> bytes:
    low, high = size & _LOW_7_BITS, size >> 7
    return bytes((low | _MORE,)) + _length(high) if high else bytes((low,))
