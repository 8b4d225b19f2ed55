"""Programs that stand in for `aplay` and `espeak-ng`, first on the PATH of a test."""

from __future__ import annotations

import asyncio
import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

RECORDS = """
import os, sys
body = sys.stdin.buffer.read()
with open({log!r}, "ab") as log:
    log.write(len(body).to_bytes(4, "big") + body)
"""
"""Takes what it is given, and writes it down."""
HANGS = """
import os, time
with open({log!r}, "ab") as log:
    log.write(os.getpid().to_bytes(4, "big"))
time.sleep(3600)
"""
"""Reads nothing and never ends; it writes down its process id."""
CRASHES = """
import sys
sys.exit("audio open error: the device is gone")
"""
SPEAKS = """
import sys
sys.stdout.buffer.write(b"RIFF" + " ".join(sys.argv[1:]).encode() + b"|" + sys.stdin.buffer.read())
"""
"""Writes its arguments and its words, where a real voice writes sound."""


class Programs:
    """A folder of stand-ins, and what they wrote down."""

    def __init__(self, folder: Path, patch: pytest.MonkeyPatch) -> None:
        self._folder = folder / "bin"
        self._folder.mkdir()
        self.log = folder / "log"
        self.log.touch()
        patch.setenv("PATH", f"{self._folder}{os.pathsep}{os.environ['PATH']}")

    def install(self, name: str, source: str) -> None:
        """Put a stand-in of that name on the path."""
        path = self._folder / name
        fresh = path.with_suffix(".new")
        fresh.write_text(f"#!{sys.executable}\n{source.format(log=str(self.log))}")
        fresh.chmod(0o755)
        fresh.replace(path)

    def played(self) -> list[bytes]:
        """Return what each run of the recording player was given."""
        found, rest = list[bytes](), self.log.read_bytes()
        while len(rest) >= 4:
            size = int.from_bytes(rest[:4], "big")
            if len(rest) < 4 + size:
                break
            found.append(rest[4 : 4 + size])
            rest = rest[4 + size :]
        return found

    async def until_played(self, count: int) -> list[bytes]:
        """Return what was played, once it was so often."""
        while len(self.played()) < count:  # noqa: ASYNC110 - another process writes it
            await asyncio.sleep(0.01)
        return self.played()

    async def until_hanging(self, count: int = 1) -> list[int]:
        """Return the ids of the processes that hang, once there were so many."""
        while self.log.stat().st_size < 4 * count:  # noqa: ASYNC110 - another process writes it
            await asyncio.sleep(0.01)
        body = self.log.read_bytes()
        return [int.from_bytes(body[at : at + 4], "big") for at in range(0, len(body), 4)]


async def until_ended(pid: int) -> None:
    """Return when the process is gone."""
    while True:
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return
        await asyncio.sleep(0.01)
