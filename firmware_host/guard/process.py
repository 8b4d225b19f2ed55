"""The guard as the daemon sees it: listening sockets, a supervised process, and its reports."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from firmware_host.broker import parent_death
from firmware_host.guard.settings import Settings

log = logging.getLogger(__name__)

_BACKLOG: Final = 128
_END_S: Final = 2.0
_KEEP_USER: Final = ("-1", "-1")


class GuardError(Exception):
    """The process of the guard ended by itself."""


def listen_on(host: str, port: int) -> socket.socket:
    """Return a socket that listens there, or raise OSError; port 0 means any free port.

    The daemon keeps it open while the guard is restarted: clients only wait.
    """
    is_anywhere = host == "::"
    if is_anywhere and not socket.has_dualstack_ipv6():
        # A kernel without IPv6: all networks are those of IPv4.
        host, is_anywhere = "0.0.0.0", False  # noqa: S104 - as the configuration says
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    return socket.create_server(
        (host, port), family=family, backlog=_BACKLOG, dualstack_ipv6=is_anywhere
    )


class Guard:
    """Runs the process of the guard, and knows which users of the broker it has connected."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._connected: dict[str, int] = {}
        self._on_flood: Callable[[str], None] | None = None
        self.pid = 0

    def on_flood(self, listener: Callable[[str], None]) -> None:
        """Call the listener with the user that was cut off because of a flood."""
        self._on_flood = listener

    def is_connected(self, user: str) -> bool:
        """Return whether that user of the broker has a connection."""
        return user in self._connected

    async def run(self) -> None:
        """Run the process for ever; raise GuardError when it ends."""
        process = await self._start()
        try:
            await self._follow(process)
            raise GuardError(f"the guard ended with status {await process.wait()}")
        finally:
            self._connected.clear()
            with contextlib.suppress(ProcessLookupError):
                process.terminate()
            try:
                await asyncio.wait_for(process.wait(), _END_S)
            except TimeoutError:
                process.kill()

    async def _start(self) -> asyncio.subprocess.Process:
        settings = self._settings
        descriptors = [each for each in (settings.web_fd, settings.phones_fd) if each >= 0]
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-I", "-S", str(Path(parent_death.__file__))),
            *(str(os.getpid()), *_KEEP_USER),
            *(sys.executable, "-m", "firmware_host.guard"),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            pass_fds=descriptors,
            # A Ctrl-C at the terminal is for the daemon, which then stops the guard itself.
            start_new_session=True,
        )
        self.pid = process.pid
        if process.stdin is not None:
            process.stdin.write(settings.encode())
        return process

    async def _follow(self, process: asyncio.subprocess.Process) -> None:
        while process.stdout is not None and (line := await process.stdout.readline()):
            told = json.loads(line)
            self._handle(told["event"], told["user"])

    def _handle(self, event: str, user: str) -> None:
        count = self._connected.get(user, 0)
        match event:
            case "connected":
                self._connected[user] = count + 1
            case "gone" if count > 1:
                self._connected[user] = count - 1
            case "gone":
                self._connected.pop(user, None)
            case "flood" if self._on_flood is not None:
                self._on_flood(user)
            case _:
                log.debug("guard: %s %s", event, user)
