"""A Mosquitto as a play library would have it: one for all, on a port of its own."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
from typing import TYPE_CHECKING

import aiomqtt

from tests.fixtures.ports import free_port

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from pathlib import Path


@contextlib.asynccontextmanager
async def mosquitto(folder: Path, port: int | None = None) -> AsyncGenerator[str]:
    """Run a broker that lets everybody on this machine in, and yield its address."""
    port = port or free_port()
    config = folder / "mosquitto.conf"
    config.write_text(f"listener {port} 127.0.0.1\nallow_anonymous true\nset_tcp_nodelay true\n")
    async with started(config, port):
        yield f"mqtt://127.0.0.1:{port}"


@contextlib.asynccontextmanager
async def started(config: Path, port: int) -> AsyncGenerator[None]:
    """Run a broker with that configuration, from the moment at which it listens."""
    program = shutil.which("mosquitto") or shutil.which("mosquitto", path="/usr/sbin")
    assert program, "Mosquitto is missing; `make test` installs it"
    process = await asyncio.create_subprocess_exec(
        *(program, "-c", str(config)),
        cwd=config.parent,
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        await listens(port)
        yield
    finally:
        process.kill()
        await process.wait()


async def listens(port: int) -> None:
    """Return when somebody takes connections there."""
    while True:
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            await asyncio.sleep(0.05)
        else:
            writer.close()
            return await writer.wait_closed()


async def answers(port: int) -> None:
    """Return when a broker takes connections there."""
    while True:
        try:
            async with aiomqtt.Client("127.0.0.1", port):
                return
        except aiomqtt.MqttError:
            await asyncio.sleep(0.05)
