"""The boxes that are killed: forked from a process that has imported everything already.

A whole box is `totembox run`, with its broker, its guard and its web server. A lean one is that of
lean.py, behind a socket. Both run the code of the product; what a kill cuts short is the same.
"""

from __future__ import annotations

import asyncio
import os
import sys
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from firmware_host.app import daemon, parts
from firmware_host.cli import main, run
from tests.kills import lean

if TYPE_CHECKING:
    import socket
    from multiprocessing.context import ForkServerProcess

LOG: Final = "box.log"
_PRELOADED = (daemon, parts, run)
"""Modules that a box would import when it starts."""


def fork(target: Any, folder: Path, line: socket.socket) -> ForkServerProcess:
    """Start a box in a process that has all modules in memory."""
    context = get_context("forkserver")
    context.set_forkserver_preload([__name__])
    box = context.Process(target=target, args=(str(folder), line), daemon=True)
    box.start()
    line.close()
    return box


def lean_box(folder: str, line: socket.socket) -> None:
    """Run the part of a box that keeps a match."""
    _log_to(folder)
    asyncio.run(_lean(Path(folder), line))


def whole_box(folder: str, line: socket.socket) -> None:
    """Run `totembox run`; what it prints goes over the line."""
    _log_to(folder)
    os.dup2(line.fileno(), 1)
    sys.stdout = os.fdopen(1, "w", buffering=1)
    sys.exit(main(["run", "--config", str(Path(folder) / "box.toml")]))


def _log_to(folder: str) -> None:
    log = os.open(Path(folder) / LOG, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    os.dup2(log, 2)


async def _lean(folder: Path, line: socket.socket) -> None:
    reader, writer = await asyncio.open_connection(sock=line, limit=2**24)
    await lean.run(folder, reader, writer, {})
