"""The way of phones through the guard, before a server that plays the broker."""

from __future__ import annotations

import asyncio
import dataclasses
import os
import struct
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from firmware_host.guard import websocket
from firmware_host.guard.process import listen_on
from tests.fixtures.guarded import LOOPBACK, NO_SOCKET, guarded
from tests.fixtures.strangers import Stranger

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

CONNECT = b"\x10\x14\x00\x04MQTT\x04\x82\x00\x3c\x00\x02id\x00\x04user"
CONNACK = b"\x20\x02\x00\x00"
NEWS = b"\x30\x05\x00\x01ahi" * 40
CLOSED = (1000).to_bytes(2, "big")
CLOSINGS = 40


def masked(opcode: int, payload: bytes) -> bytes:
    """Return a frame of a client."""
    mask = os.urandom(4)
    body = bytes(byte ^ mask[place % 4] for place, byte in enumerate(payload))
    return struct.pack("!BB", 0x80 | opcode, 0x80 | len(payload)) + mask + body


def opcodes(data: bytes) -> list[int]:
    """Return the kinds of the whole frames of a server in these bytes."""
    found = []
    while len(data) > 1:
        length, start = data[1], 2
        if length == 126:
            length, start = int.from_bytes(data[2:4], "big"), 4
        found.append(data[0] & 0x0F)
        data = data[start + length :]
    return found


@asynccontextmanager
async def talkative_broker() -> AsyncGenerator[int]:
    """Run a server that accepts every user and never stops sending; yield its port."""

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            await reader.readexactly(len(CONNECT))
            writer.write(CONNACK)
            while not reader.at_eof():
                writer.write(NEWS)
                await writer.drain()
                await asyncio.sleep(0)
        except OSError:
            pass
        finally:
            writer.close()

    async with await asyncio.start_server(serve, LOOPBACK, 0) as server:
        yield server.sockets[0].getsockname()[1]


async def test_no_frame_follows_the_closing_one() -> None:
    with listen_on(LOOPBACK, 0) as phones:
        port = phones.getsockname()[1]
        async with talkative_broker() as broker:
            settings = dataclasses.replace(NO_SOCKET, phones_fd=phones.fileno(), broker_port=broker)
            async with guarded(settings):
                for _ in range(CLOSINGS):
                    phone = await Stranger.upgrades(port, source=LOOPBACK)
                    assert await phone.status() == 101
                    phone.writer.write(masked(websocket.BINARY, CONNECT))
                    assert await phone.reader.readexactly(6) == b"\x82\x04" + CONNACK
                    phone.writer.write(masked(websocket.CLOSE, CLOSED))
                    kinds = opcodes(await phone.reader.read())
                    assert kinds.index(websocket.CLOSE) == len(kinds) - 1
                    phone.leave()
