"""The box under soak: the process of `totembox run`, its broker and its guard."""

from __future__ import annotations

import asyncio
import json
import os
import re
import sys
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from tests.kills.lean import JOURNAL
from tests.kills.whole import CONFIG
from tests.soak.probed import ANSWERS

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from signal import Signals

_ADDRESS: Final = re.compile(r"(http://127\.0\.0\.1:\d+/)box\n")


class SoakedBox:
    """A running box; `ask` tells what its process holds."""

    def __init__(
        self, process: asyncio.subprocess.Process, folder: Path, answers: asyncio.StreamReader
    ) -> None:
        self.process = process
        self.folder = folder
        self.address = ""
        self._answers = answers

    @property
    def key(self) -> str:
        """Return the key of the page of the box."""
        return self.journal.with_name(f"{JOURNAL}.address").read_text().strip().partition("#")[2]

    @property
    def journal(self) -> Path:
        """Return the file of the journal."""
        return self.folder / JOURNAL

    def children(self) -> dict[str, int]:
        """Return the processes that the box has started, by the names of their programs."""
        tasks = Path(f"/proc/{self.process.pid}/task").glob("*/children")
        pids = [int(pid) for task in tasks for pid in task.read_text().split()]
        return {Path(f"/proc/{pid}/comm").read_text().strip(): pid for pid in pids}

    async def ask(self, signal: Signals) -> dict[str, Any]:
        """Return what the box tells of itself."""
        self.process.send_signal(signal)
        told: dict[str, Any] = json.loads(await self._answers.readline())
        return told


@asynccontextmanager
async def soaked_box(folder: Path, broker: str) -> AsyncGenerator[SoakedBox]:
    """Run a box on files in the folder, and stop it in order with the block."""
    config = folder / "box.toml"
    config.write_text(CONFIG.format(broker=broker, folder=folder, journal=JOURNAL))
    read_end, write_end = os.pipe()
    answers = asyncio.StreamReader(limit=2**20)
    loop = asyncio.get_running_loop()
    transport, _ = await loop.connect_read_pipe(
        lambda: asyncio.StreamReaderProtocol(answers), os.fdopen(read_end, "rb")
    )
    with (folder / "box.log").open("wb") as log:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.soak.probed", "run", "--config", str(config)),
            stdout=asyncio.subprocess.PIPE,
            stderr=log,
            env={**os.environ, "LANG": "C.UTF-8", "PYTHONUNBUFFERED": "1", ANSWERS: str(write_end)},
            pass_fds=[write_end],
        )
    os.close(write_end)
    box = SoakedBox(process, folder, answers)
    try:
        box.address = await _address(process)
        yield box
    finally:
        if process.returncode is None:
            process.terminate()
        await process.communicate()
        transport.close()


async def _address(process: asyncio.subprocess.Process) -> str:
    assert process.stdout is not None
    said = ""
    while not (found := _ADDRESS.search(said)):
        line = await process.stdout.readline()
        assert line, f"the box ended: {said}"
        said += line.decode()
    return found[1]
