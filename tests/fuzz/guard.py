"""Fuzz targets of the guard: heads of requests, WebSocket frames, MQTT packets."""

from __future__ import annotations

import asyncio
import struct
from functools import cache
from typing import TYPE_CHECKING, Final

from aiohttp.base_protocol import BaseProtocol
from aiohttp.http_exceptions import HttpProcessingError
from aiohttp.http_parser import HttpRequestParser

from firmware_host.guard import websocket
from firmware_host.guard.admission import device_address
from firmware_host.guard.hosts import Hosts
from firmware_host.guard.http_head import HEAD_BYTES, BadRequestError, Head, read_head
from firmware_host.guard.mqtt_meter import LimitError, Meter, user_of
from tests.fuzz.messages import finished
from tests.fuzz.target import Target, pieces_of

if TYPE_CHECKING:
    from collections.abc import Iterator

_MASK: Final = b"\x01\x02\x03\x04"
_HERE: Final = "10.42.0.1"
_ENDED: Final = b"\r\n\r\n"

CONNECT: Final = (
    bytes.fromhex("101f00044d51545404c2000a") + b"\x00\x03one\x00\x04user\x00\x06secret"
)
SUBSCRIBE: Final = b"\x82\x0f\x00\x01\x00\x0atotem/x/st\x01"
PUBLISH: Final = b"\x30\x0c\x00\x08totem/x/{}"


def _head_of(data: bytes) -> Head:
    return read_head(data.partition(_ENDED)[0] + _ENDED)


def _read_head(data: bytes) -> tuple[Head, int]:
    head = _head_of(data)
    return head, head.body_length()


def _check_head(found: tuple[Head, int]) -> None:
    """Check the request's sender, and let the daemon's server read what is forwarded of it."""
    head, length = found
    Hosts(["totem.local"]).is_ours(head.host, _HERE)
    device_address(head.get(b"x-forwarded-for").decode("latin-1"))
    forwarded = head.forwarded(_HERE)
    assert read_head(forwarded).target == head.target
    _compare(head, forwarded + b"x" * length)


@cache
def _loop() -> asyncio.AbstractEventLoop:
    return asyncio.new_event_loop()


def _compare(head: Head, request: bytes) -> None:
    """Check that the daemon sees the one request that the guard saw, or refuses it."""
    parser = HttpRequestParser(BaseProtocol(_loop()), _loop(), 2**16)
    try:
        messages, is_upgraded, rest = parser.feed_data(request)
    except HttpProcessingError:
        return
    assert len(messages) == 1, "the daemon sees more than one request, or less"
    assert not is_upgraded
    assert not rest
    message, _ = messages[0]
    assert message.method == head.method
    assert message.path.encode("utf-8", "surrogateescape") == head.target
    assert message.headers.get("Host", "").encode("utf-8", "surrogateescape") == head.get(b"host")
    assert not message.chunked
    assert message.should_close


def _check_opening(opening: bytes) -> None:
    assert opening.endswith(_ENDED)
    assert opening.count(_ENDED) == 1


def _read_frames(data: bytes) -> None:
    """Read the frames of a phone to their end."""
    reader = asyncio.StreamReader(loop=_loop())
    reader.feed_data(data)
    reader.feed_eof()
    meter, packets = Meter(lambda: 0.0), b""
    carried = b""
    try:
        while True:
            opcode, payload = finished(websocket.read_frame(reader))
            if opcode in (websocket.BINARY, websocket.CONTINUED):
                carried += payload
                packets += b"".join(meter.feed(payload))
    except asyncio.IncompleteReadError:
        assert carried.startswith(packets)


def _read_packets(data: bytes) -> None:
    """Split a phone's stream into packets, alike however it arrives."""
    pieced = Meter(lambda: 0.0)
    found = [packet for piece in pieces_of(data) for packet in pieced.feed(piece)]
    assert Meter(lambda: 0.0).feed(data) == found
    assert data.startswith(b"".join(found))
    if found:
        user_of(found[0])


def masked(payload: bytes, opcode: int = websocket.BINARY) -> bytes:
    """Return a frame as a phone sends it."""
    mixed = bytes(byte ^ _MASK[at % 4] for at, byte in enumerate(payload))
    length = len(payload)
    if length < 126:
        return bytes((0x80 | opcode, 0x80 | length)) + _MASK + mixed
    return struct.pack("!BBH", 0x80 | opcode, 0xFE, length) + _MASK + mixed


def _head_seeds() -> Iterator[bytes]:
    yield b"GET /api/box?x=1 HTTP/1.1\r\nHost: 10.42.0.1:8080\r\nAccept: */*\r\n\r\n"
    yield b"POST /api/join HTTP/1.1\r\nHost: [fd42::1]\r\nContent-Length: 3\r\nExpect: x\r\n\r\n"
    yield b"HEAD / HTTP/1.0\r\nhost:totem.local\r\nX-Forwarded-For: 1.2.3.4, ::1\r\n\r\n"
    yield b"GET / HTTP/1.1\r\nHost: a\r\nAccept-Encoding: chunked\r\nConnection: close\r\n\r\n"
    yield b"GET /\xc3\xa9 HTTP/1.1\r\nHost:\t a \t\r\nUpgrade: h2c\r\n\r\n"


def _opening_seeds() -> Iterator[bytes]:
    yield (
        b"GET /mqtt HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
        b"Sec-WebSocket-Protocol: chat, mqtt\r\n\r\n"
    )


def _frame_seeds() -> Iterator[bytes]:
    yield masked(CONNECT) + masked(SUBSCRIBE) + masked(PUBLISH)
    yield masked(CONNECT[:5]) + masked(CONNECT[5:], websocket.CONTINUED)
    yield masked(b"", websocket.PING) + masked(b"\x03\xe8", websocket.CLOSE)
    yield masked(PUBLISH * 20)


_STREAM: Final = CONNECT + SUBSCRIBE + PUBLISH + b"\x40\x02\x00\x01\xc0\x00\xe0\x00"

TARGETS: Final = {
    "http-head": Target(_read_head, _head_seeds, (BadRequestError,), _check_head, HEAD_BYTES),
    "websocket-opening": Target(
        lambda data: websocket.handshake(_head_of(data)),
        _opening_seeds,
        (BadRequestError,),
        _check_opening,
        HEAD_BYTES,
    ),
    "websocket-frames": Target(
        _read_frames,
        _frame_seeds,
        (websocket.FrameError, LimitError),
        largest=websocket.FRAME_BYTES,
    ),
    "mqtt-packets": Target(
        _read_packets,
        lambda: (_STREAM, CONNECT),
        (LimitError,),
        largest=websocket.FRAME_BYTES,
    ),
}
