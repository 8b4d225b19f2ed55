"""What people see of a box that may be killed at any moment: its topics, its replies, its end."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import socket
from typing import TYPE_CHECKING, Any

from tests.kills.boxes import fork, lean_box

if TYPE_CHECKING:
    from collections.abc import Callable
    from multiprocessing.context import ForkServerProcess
    from pathlib import Path

TOPICS_OF_TABLE = ("table", "public/state", "host/view")


class DownError(Exception):
    """The box has ended, and nothing more comes from it."""


class Line:
    """The newest payload of every topic, the first one of this life, and all replies."""

    def __init__(self, folder: Path, on_reply: Callable[[dict[str, Any]], None]) -> None:
        self.folder = folder
        self.latest: dict[str, Any] = {}
        self.first: dict[str, Any] = {}
        self.is_down = False
        self._on_reply = on_reply
        self._news = asyncio.Event()
        self._process: ForkServerProcess | None = None

    @property
    def match(self) -> str:
        """Return the id of the match on the table, empty without one."""
        return (self.latest.get("table") or {}).get("match") or ""

    @property
    def number(self) -> int:
        """Return the number of the last state that was published."""
        return int((self.latest.get("table") or {}).get("number") or 0)

    async def start(self) -> None:
        """Start the box, and return when it has published its table; raise DownError if it ends."""
        raise NotImplementedError

    async def send(self, place: str, command: dict[str, Any]) -> None:
        """Send a command of a place."""
        raise NotImplementedError

    async def seat(self, button: int, name: str) -> None:
        """Let a person sit down."""
        raise NotImplementedError

    async def drain(self) -> None:
        """Read all that the box wrote before it ended."""
        raise NotImplementedError

    async def until(self, holds: Callable[[], Any]) -> None:
        """Return when that holds; raise DownError when the box ends before."""
        while not holds():
            if self.is_down:
                raise DownError
            if not await self.came_back():
                self._news.clear()
                await self._news.wait()

    async def came_back(self) -> bool:
        """Let phones come back that the box has cut; return whether there were any."""
        return False

    async def news(self) -> None:
        """Return at the next message or the end."""
        self._news.clear()
        await self._news.wait()

    def kill(self) -> None:
        """End the box without a warning."""
        self._signal(signal.SIGKILL)

    def stop(self) -> None:
        """Ask the box to stop in order."""
        self._signal(signal.SIGTERM)

    async def ended(self) -> None:
        """Return when the process is gone and all that it wrote is read."""
        if self._process is not None:
            await asyncio.to_thread(self._process.join)
            self._process.close()
            self._process = None
        await self.drain()

    def took(self, topic: str, body: Any) -> None:
        """Take a message."""
        if topic.endswith("/reply"):
            self._on_reply(body)
        else:
            self.first.setdefault(topic, body)
            self.latest[topic] = body
        self.woke()

    def woke(self) -> None:
        """Let those that wait look again."""
        self._news.set()

    def went_down(self) -> None:
        """Note that nothing more comes."""
        self.is_down = True
        self.woke()

    def _fork(self, target: Any) -> socket.socket:
        mine, theirs = socket.socketpair()
        self._process = fork(target, self.folder, theirs)
        return mine

    def _signal(self, number: signal.Signals) -> None:
        if self._process is not None and self._process.pid is not None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self._process.pid, number)


class LeanLine(Line):
    """The socket of a lean box."""

    async def start(self) -> None:
        """Start the box; its first payloads are those of the restored table."""
        mine = self._fork(lean_box)
        self._reader, self._writer = await asyncio.open_connection(sock=mine, limit=2**24)
        self._reading = asyncio.create_task(self._read())
        await self.until(lambda: {*TOPICS_OF_TABLE, "seat/7/view"} <= self.latest.keys())

    async def send(self, place: str, command: dict[str, Any]) -> None:
        """Write one line."""
        if self.is_down:
            raise DownError
        self._writer.write(json.dumps({"place": place, "command": command}).encode() + b"\n")

    async def seat(self, button: int, name: str) -> None:
        """Ask the table, as the lobby does when a phone was bound to a seat."""
        asked = {"id": f"sit {button}", "do": "sit", "seat": button, "name": name}
        await self.send("box", asked)
        await self.until(lambda: self.latest["table"]["seats"][button]["joined"])

    async def drain(self) -> None:
        """Read to the end."""
        await self._reading
        self._writer.close()
        with contextlib.suppress(OSError):
            await self._writer.wait_closed()

    async def _read(self) -> None:
        with contextlib.suppress(OSError):
            # The last line may be torn by the kill.
            while (line := await self._reader.readline()).endswith(b"\n"):
                message = json.loads(line)
                self.took(message["topic"], message["body"])
        self.went_down()
