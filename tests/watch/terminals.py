"""`totembox watch` on a terminal of its own, live."""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import os
import pty
import re
import signal
import struct
import sys
import termios
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator


class FarEnd:
    """The other end of a terminal: everything that was ever written to it."""

    def __init__(self, descriptor: int, process: asyncio.subprocess.Process) -> None:
        self._descriptor = descriptor
        self._process = process
        self._seen = ""
        os.set_blocking(descriptor, False)

    async def until(self, text: str) -> None:
        """Return when the text was written."""
        while text not in re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", self.rest()):
            assert self._process.returncode is None, self._seen
            await asyncio.sleep(0.02)

    def rest(self) -> str:
        """Return all that was written so far."""
        try:
            while data := os.read(self._descriptor, 65536):
                self._seen += data.decode("utf-8", "replace")
        except (BlockingIOError, OSError):
            pass
        return self._seen

    async def interrupted(self) -> int:
        """Press Ctrl+C and return the exit code."""
        self._process.send_signal(signal.SIGINT)
        return await self._process.wait()


@contextlib.asynccontextmanager
async def watching(*arguments: str, columns: int = 200) -> AsyncGenerator[FarEnd]:
    """Run the command in a terminal of 30 rows until the end of the block."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 30, columns, 0, 0))
    # The workers of pytest-xdist have a COLUMNS of their own, which would count instead.
    inherited = {name: os.environ[name] for name in os.environ.keys() - {"COLUMNS", "LINES"}}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "firmware_host", "watch", *arguments),
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env={**inherited, "LANG": "C.UTF-8", "TERM": "xterm-256color"},
    )
    os.close(theirs)
    try:
        yield FarEnd(ours, process)
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
        os.close(ours)
