"""One broker process: its lines, its end, and the leash that ties it to the daemon."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import re
import resource
import sys
from collections import deque
from dataclasses import dataclass
from pathlib import Path
from signal import Signals
from typing import TYPE_CHECKING

from firmware_host.broker import leash
from firmware_host.broker.errors import BrokerFailedError

if TYPE_CHECKING:
    from collections.abc import Coroutine
    from typing import Any

    from firmware_host.broker.folder import Owner

_log = logging.getLogger(__name__)
_LINES_KEPT = 12
_POLITE_TRIES = 10
_POLITE_S = 0.2


@dataclass(frozen=True, slots=True)
class Launch:
    """How a broker is started, and what its lines look like when it is ready or has a fault."""

    name: str
    command: tuple[str, ...]
    folder: Path
    owner: Owner
    ready: str
    fault: str
    files_at_start: int = 0
    """How many files it may open until it is ready; 0 is no limit of ours."""


class Child:
    """A running process whose standard error is read line by line."""

    def __init__(self, launch: Launch, process: asyncio.subprocess.Process) -> None:
        self._launch = launch
        self._process = process
        self._lines: deque[str] = deque(maxlen=_LINES_KEPT)
        self._waiting: dict[asyncio.Future[None], str] = {}
        self._reader = asyncio.create_task(self._read(), name=f"{launch.name} lines")

    @classmethod
    async def start(cls, launch: Launch) -> Child:
        """Start the process in its folder; it ends when this process does, however that ends."""
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-I", "-S", str(Path(leash.__file__))),
            *(str(os.getpid()), str(launch.owner.uid), str(launch.owner.gid)),
            str(launch.files_at_start),
            *launch.command,
            cwd=launch.folder,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.PIPE,
            # A Ctrl-C at the terminal is for the daemon, which then stops us in order.
            start_new_session=True,
        )
        return cls(launch, process)

    @property
    def pid(self) -> int:
        """The process id."""
        return self._process.pid

    @property
    def lines(self) -> tuple[str, ...]:
        """The last lines the process wrote."""
        return tuple(self._lines)

    def expect(self, good: str) -> asyncio.Future[None]:
        """Return a future done at the next line like `good`, failed by a fault or by the end."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting[future] = good
        future.add_done_callback(self._waiting.pop)
        if self._reader.done():
            self._fail("ended")
        return future

    async def gone(self) -> None:
        """Wait for the end of the process and of its output."""
        await asyncio.shield(self._reader)

    async def during(self, asking: Coroutine[Any, Any, None]) -> None:
        """Run that to its end, or raise as soon as the process ends first."""
        task = asyncio.ensure_future(asking)
        try:
            await asyncio.wait([task, self._reader], return_when=asyncio.FIRST_COMPLETED)
            if not task.done():
                raise BrokerFailedError(f"{self._launch.name} ended; its last lines:", self._lines)
            await task
        finally:
            task.cancel()

    def widen(self) -> None:
        """Lift the limit of the start: what was sized by it stays as it is.

        Without the right to do so it holds for all connections together, which is no harm.
        """
        if self._launch.files_at_start:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                _, hard = resource.prlimit(self.pid, resource.RLIMIT_NOFILE)
                resource.prlimit(self.pid, resource.RLIMIT_NOFILE, (hard, hard))

    def signal(self, signal: Signals) -> None:
        """Send the process a signal, unless it is gone."""
        with contextlib.suppress(ProcessLookupError):
            self._process.send_signal(signal)

    async def stop(self) -> None:
        """End the process: politely first, then for sure."""
        # Repeated, because Mosquitto forgets a signal that comes right after its start.
        for _ in range(_POLITE_TRIES):
            self.signal(Signals.SIGTERM)
            if await self._is_gone_within(_POLITE_S):
                return
        self.signal(Signals.SIGKILL)
        await self.gone()

    async def _is_gone_within(self, limit_s: float) -> bool:
        done, _ = await asyncio.wait([self._reader], timeout=limit_s)
        return bool(done)

    async def _read(self) -> None:
        stream = self._process.stderr
        while stream is not None and (raw := await _next_line(stream)):
            if line := raw.decode("utf-8", "replace").rstrip():
                self._take(line)
        status = await self._process.wait()
        self._fail(f"ended with status {status}")

    def _take(self, line: str) -> None:
        _log.debug("%s: %s", self._launch.name, line)
        self._lines.append(line)
        if re.search(self._launch.fault, line):
            self._fail("reported a fault")
        for future, good in list(self._waiting.items()):
            if re.search(good, line) and not future.done():
                future.set_result(None)

    def _fail(self, what: str) -> None:
        error = BrokerFailedError(f"{self._launch.name} {what}; its last lines:", self._lines)
        for future in list(self._waiting):
            if not future.done():
                future.set_exception(error)


async def _next_line(stream: asyncio.StreamReader) -> bytes:
    """Return the next line, or b"" at the end; a client can make a broker write very long ones."""
    try:
        return await stream.readline()
    except ValueError:
        return b"(part of a line too long to show)\n"
