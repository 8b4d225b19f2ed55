"""A Mosquitto as a play library would have it: one for all, on a port of its own."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
from typing import TYPE_CHECKING

import aiomqtt
from postgres_servers import free_port

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from pathlib import Path


@contextlib.asynccontextmanager
async def mosquitto(folder: Path, port: int | None = None) -> AsyncGenerator[str]:
    """Run a broker that lets everybody on this machine in, and yield its address."""
    program = shutil.which("mosquitto") or shutil.which("mosquitto", path="/usr/sbin")
    assert program, "Mosquitto is missing; `make test` installs it"
    port = port or free_port()
    config = folder / "mosquitto.conf"
    config.write_text(f"listener {port} 127.0.0.1\nallow_anonymous true\nset_tcp_nodelay true\n")
    process = await asyncio.create_subprocess_exec(
        *(program, "-c", str(config)),
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        await answers(port)
        yield f"mqtt://127.0.0.1:{port}"
    finally:
        process.kill()
        await process.wait()


async def answers(port: int) -> None:
    """Return when a broker takes connections there."""
    while True:
        try:
            async with aiomqtt.Client("127.0.0.1", port):
                return
        except aiomqtt.MqttError:
            await asyncio.sleep(0.05)
