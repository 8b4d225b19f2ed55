"""A client with the box's own rights that records every message on the broker."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import dataclass
from typing import TYPE_CHECKING

from firmware_host.broker import BOX, new_client

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    from firmware_host.app.daemon import Running


@dataclass(frozen=True)
class Heard:
    """One message below the root of the box."""

    topic: str
    body: bytes


@contextlib.asynccontextmanager
async def listening(box: Running, root: str) -> AsyncGenerator[list[Heard]]:
    """Yield the list to which everything is added while the block lasts."""
    heard: list[Heard] = []
    spy = await box.broker.grant(BOX)
    async with new_client(box.broker.servers[0], spy) as client:
        await client.subscribe(f"{root}#", qos=1)

        async def write_down() -> None:
            async for message in client.messages:
                topic = str(message.topic).removeprefix(root)
                heard.append(Heard(topic, bytes(message.payload or b"")))

        writing = asyncio.create_task(write_down(), name="spy")
        try:
            yield heard
        finally:
            writing.cancel()
            await asyncio.wait([writing])
