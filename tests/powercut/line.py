"""What people see of a box in a virtual machine whose power may be cut at any moment."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import secrets
import time
from typing import TYPE_CHECKING, Any, Final

from tests.kills.lines import TOPICS_OF_TABLE, DownError, LeanLine
from tests.powercut.guest import FILES
from tests.powercut.machine import DISK, EndedError, end, listen, or_ended
from tests.powercut.nbd import Server

if TYPE_CHECKING:
    from asyncio.subprocess import Process
    from collections.abc import Callable
    from pathlib import Path
    from random import Random

    from tests.powercut.disk import Disk, Kind
    from tests.powercut.machine import Machine

_LAST: Final = {*TOPICS_OF_TABLE, "seat/7/view"}


class VmLine(LeanLine):
    """The serial line of one life of the machine."""

    def __init__(
        self,
        folder: Path,
        on_reply: Callable[[dict[str, Any]], None],
        machine: Machine,
        disk: Disk,
        settings: dict[str, Any],
    ) -> None:
        super().__init__(folder, on_reply)
        self.files: dict[str, bytes] | None = None
        """What the machine found on its disk, before the box came to it."""
        self.repaired = 0
        """Whether e2fsck had to change the file system."""
        self.copies = 0
        """How many copies of the journal were reported as made."""
        self._machine = machine
        self._disk = disk
        self._settings = settings
        self._loop = asyncio.get_running_loop()
        self._vm: Process | None = None
        self._server: Server | None = None
        self._is_read: asyncio.Task[None] | None = None

    async def mount(self) -> None:
        """Turn the machine on; return when it has told what is on its disk."""
        self._server = Server(self._disk, self.folder / DISK)
        self._disk.turn_on()
        came = await listen(self.folder)
        self._vm = await self._machine.resume(self.folder)
        try:
            self._reader, self._writer = await or_ended(self._vm, came)
        except EndedError:
            self.went_down()
            raise DownError from None
        order = {"entropy": secrets.token_hex(32), "now_s": time.time(), **self._settings}
        self._writer.write(json.dumps(order).encode() + b"\n")
        self._is_read = asyncio.create_task(self._read())
        await self.until(lambda: self.files is not None)

    async def start(self) -> None:
        """Return when the box has published its table."""
        await self.until(lambda: self.latest.keys() >= _LAST)

    def took(self, topic: str, body: Any) -> None:
        """Take a message."""
        if topic == FILES:
            self.files = {name: base64.b64decode(data) for name, data in body["files"].items()}
            self.repaired = body["repaired"]
            self.woke()
        else:
            self.copies += topic == "box/reply" and body["id"] == "copy"
            super().took(topic, body)

    async def copy(self) -> None:
        """Have the journal copied."""
        await self.send("box", {"id": "copy", "do": "copy"})

    def stop(self) -> None:
        """Ask the box to stop; then the machine unmounts its disk and goes off."""
        if not self.is_down:
            command = {"id": "stop", "do": "stop"}
            self._writer.write(json.dumps({"place": "box", "command": command}).encode() + b"\n")

    def cut_at(self, kind: Kind, request: int) -> None:
        """Cut the power when the disk gets that request of a kind from now on."""

        def kill() -> None:
            self._loop.call_soon_threadsafe(self.kill)

        self._disk.cut_at(kind, request, kill)

    def kill(self) -> None:
        """Cut the power."""
        if self._vm is not None:
            end(self._vm)

    async def cut(self, random: Random) -> None:
        """Return when the machine is gone, and all that it wrote is read; settle its disk."""
        if self._vm is not None:
            await self._vm.wait()
        if self._is_read is not None:
            await self._is_read
            self._writer.close()
            with contextlib.suppress(OSError):
                await self._writer.wait_closed()
        if self._server is not None:
            await asyncio.to_thread(self._server.close)
        self._disk.turn_off(random)
