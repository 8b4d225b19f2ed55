"""WebSocket (RFC 6455), as much of it as carries MQTT: a handshake and binary frames."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import struct
from http import HTTPStatus
from typing import Final

from firmware_host.guard.http_head import BadRequestError, Head

FRAME_BYTES: Final = 160 * 1024

CONTINUED, BINARY, CLOSE, PING, PONG = 0x0, 0x2, 0x8, 0x9, 0xA
_CONTROL: Final = 0x8
_SHORT: Final = 125
_LENGTH_16, _LENGTH_64 = 126, 127
_MASKED: Final = 0x80
_RESERVED: Final = 0x70
_LAST: Final = 0x80
_SUFFIX: Final = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
_PROTOCOL: Final = b"mqtt"


class FrameError(Exception):
    """A frame that breaks the protocol or a limit."""


def handshake(head: Head) -> bytes:
    """Return the response that opens the WebSocket, or raise BadRequestError."""
    key = head.get(b"sec-websocket-key")
    protocols = [each.strip() for each in head.get(b"sec-websocket-protocol").split(b",")]
    is_upgrade = head.get(b"upgrade").lower() == b"websocket" and head.method == "GET"
    if not is_upgrade or not key or head.get(b"sec-websocket-version") != b"13":
        raise BadRequestError(HTTPStatus.UPGRADE_REQUIRED)
    if _PROTOCOL not in protocols:
        raise BadRequestError(HTTPStatus.BAD_REQUEST)
    # SHA-1 is what the protocol asks for; it protects nothing.
    accept = base64.b64encode(hashlib.sha1(key + _SUFFIX, usedforsecurity=False).digest())
    lines = (
        b"HTTP/1.1 101 Switching Protocols",
        b"Upgrade: websocket",
        b"Connection: Upgrade",
        b"Sec-WebSocket-Accept: " + accept,
        b"Sec-WebSocket-Protocol: " + _PROTOCOL,
    )
    return b"\r\n".join((*lines, b"", b""))


async def read_frame(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    """Return opcode and payload of the next frame of a client, or raise FrameError."""
    first, second = await reader.readexactly(2)
    opcode, length = first & 0x0F, second & 0x7F
    if first & _RESERVED or not second & _MASKED:
        raise FrameError("not a frame of a client")
    if opcode & _CONTROL and (length > _SHORT or not first & _LAST):
        raise FrameError("a control frame that is too long")
    if length == _LENGTH_16:
        (length,) = struct.unpack("!H", await reader.readexactly(2))
    elif length == _LENGTH_64:
        (length,) = struct.unpack("!Q", await reader.readexactly(8))
    if length > FRAME_BYTES:
        raise FrameError("a frame over the limit")
    mask = await reader.readexactly(4)
    return opcode, _unmasked(await reader.readexactly(length), mask)


def frame(opcode: int, payload: bytes) -> bytes:
    """Return a frame of the server."""
    first, length = _LAST | opcode, len(payload)
    if length <= _SHORT:
        return bytes((first, length)) + payload
    if length < 1 << 16:
        return struct.pack("!BBH", first, _LENGTH_16, length) + payload
    return struct.pack("!BBQ", first, _LENGTH_64, length) + payload


def _unmasked(payload: bytes, mask: bytes) -> bytes:
    size = len(payload)
    # One operation on large integers is many times faster than a loop over bytes.
    pattern = (mask * (size // 4 + 1))[:size]
    mixed = int.from_bytes(payload, "big") ^ int.from_bytes(pattern, "big")
    return mixed.to_bytes(size, "big")
