"""One broker process: its start with PR_SET_PDEATHSIG, its log lines and its end."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import re
import sys
from collections import deque
from dataclasses import dataclass
from pathlib import Path
from signal import Signals
from typing import TYPE_CHECKING

from firmware_host.broker import parent_death
from firmware_host.broker.errors import BrokerFailedError

if TYPE_CHECKING:
    from collections.abc import Coroutine
    from typing import Any

    from firmware_host.broker.folder import Owner

_log = logging.getLogger(__name__)
_LINES_KEPT = 12
_TERM_TRIES = 10
_TERM_WAIT_S = 0.2


@dataclass(frozen=True, slots=True)
class Launch:
    """The command of a broker, and the patterns of its log lines for readiness and failure."""

    name: str
    command: tuple[str, ...]
    folder: Path
    owner: Owner
    ready: str
    fault: str


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
        """Start the process in its folder; the kernel kills it when this process ends."""
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-I", "-S", str(Path(parent_death.__file__))),
            *(str(os.getpid()), str(launch.owner.uid), str(launch.owner.gid)),
            *launch.command,
            cwd=launch.folder,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.PIPE,
            # A Ctrl-C at the terminal is for the daemon, which then stops the broker itself.
            start_new_session=True,
        )
        return cls(launch, process)

    @property
    def pid(self) -> int:
        """The process id."""
        return self._process.pid

    @property
    def lines(self) -> tuple[str, ...]:
        """The last lines of the process's standard error."""
        return tuple(self._lines)

    def expect(self, pattern: str) -> asyncio.Future[None]:
        """Return a future of the next line that matches; it fails at an error line or the end."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting[future] = pattern
        future.add_done_callback(self._waiting.pop)
        if self._reader.done():
            self._fail("ended")
        return future

    async def wait(self) -> None:
        """Wait for the end of the process and of its output."""
        await asyncio.shield(self._reader)

    async def run_while_alive(self, work: Coroutine[Any, Any, None]) -> None:
        """Run the coroutine; raise BrokerFailedError as soon as the process ends first."""
        task = asyncio.ensure_future(work)
        try:
            await asyncio.wait([task, self._reader], return_when=asyncio.FIRST_COMPLETED)
            if not task.done():
                raise BrokerFailedError(f"{self._launch.name} ended; its last lines:", self._lines)
            await task
        finally:
            task.cancel()

    def signal(self, signal: Signals) -> None:
        """Send the process a signal, unless it has ended."""
        with contextlib.suppress(ProcessLookupError):
            self._process.send_signal(signal)

    async def stop(self) -> None:
        """End the process by SIGTERM, or by SIGKILL when it does not react."""
        # Repeated, because Mosquitto ignores a signal that arrives right after its start.
        for _ in range(_TERM_TRIES):
            self.signal(Signals.SIGTERM)
            if await self._has_ended_within(_TERM_WAIT_S):
                return
        self.signal(Signals.SIGKILL)
        await self.wait()

    async def _has_ended_within(self, limit_s: float) -> bool:
        done, _ = await asyncio.wait([self._reader], timeout=limit_s)
        return bool(done)

    async def _read(self) -> None:
        stream = self._process.stderr
        while stream is not None and (raw := await _next_line(stream)):
            if line := raw.decode("utf-8", "replace").rstrip():
                self._handle(line)
        status = await self._process.wait()
        self._fail(f"ended with status {status}")

    def _handle(self, line: str) -> None:
        _log.debug("%s: %s", self._launch.name, line)
        self._lines.append(line)
        if re.search(self._launch.fault, line):
            self._fail("reported a fault")
        for future, pattern in list(self._waiting.items()):
            if re.search(pattern, line) and not future.done():
                future.set_result(None)

    def _fail(self, what: str) -> None:
        error = BrokerFailedError(f"{self._launch.name} {what}; its last lines:", self._lines)
        for future in list(self._waiting):
            if not future.done():
                future.set_exception(error)


async def _next_line(stream: asyncio.StreamReader) -> bytes:
    """Return the next line, or b"" at the end; a line over the buffer's limit is replaced."""
    try:
        return await stream.readline()
    except ValueError:
        return b"(part of a line too long to show)\n"
