"""`totembox run` as a process of its own, with its runtime folder in memory."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Generator

PROGRAM = str(Path(sys.executable).with_name("totembox"))
READY = "totembox is ready."


class BoxProcess:
    """A running box; what it says goes to one file."""

    def __init__(self, process: subprocess.Popen[bytes], output: Path) -> None:
        self.process = process
        self._output = output

    def said(self) -> str:
        """Return everything that it wrote until now."""
        return self._output.read_text(encoding="utf-8")

    def wait_for(self, words: str) -> None:
        """Return when it has said the words."""
        while words not in self.said():
            assert self.process.poll() is None, self.said()
            time.sleep(0.02)

    def children(self) -> list[int]:
        """Return its broker and its guard."""
        tasks = Path(f"/proc/{self.process.pid}/task").glob("*/children")
        return [int(pid) for task in tasks for pid in task.read_text().split()]

    def end(self, signal: int) -> int:
        """Send it a signal and return its exit code."""
        self.process.send_signal(signal)
        return self.process.wait()


class BoxHome:
    """A configuration, a journal, and a runtime folder on a tmpfs."""

    def __init__(self, folder: Path, memory: Path) -> None:
        self.memory = memory
        self.journal = folder / "journal.sqlite3"
        self._config = folder / "box.toml"
        self._count = 0

    def left(self) -> list[Path]:
        """Return what lies in the runtime folder."""
        return sorted(self.memory.iterdir())

    @contextmanager
    def box(
        self, broker: str = "", *, web_port: int = 0, within: tuple[str, ...] = ()
    ) -> Generator[BoxProcess]:
        """Start a box; end it with the block, if it still runs."""
        self._config.write_text(
            f'[box]\nlanguage = "en"\n[web]\nhost = "127.0.0.1"\nport = {web_port}\n'
            f'[broker]\nws_host = "127.0.0.1"\nws_port = 0\n{broker}\n'
            f'[journal]\npath = "{self.journal}"\n',
            encoding="utf-8",
        )
        self._count += 1
        output = self._config.with_name(f"output-{self._count}")
        command = (*within, PROGRAM, "run", "--config", str(self._config))
        environment = {**os.environ, "RUNTIME_DIRECTORY": str(self.memory), "LC_ALL": "C"}
        with (
            output.open("wb") as writing,
            subprocess.Popen(
                command, stdout=writing, stderr=subprocess.STDOUT, env=environment
            ) as process,
        ):
            try:
                yield BoxProcess(process, output)
            finally:
                process.kill()


@contextmanager
def box_home(folder: Path) -> Generator[BoxHome]:
    """Yield a home whose runtime folder is in memory, and is gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="watched-", dir="/dev/shm") as memory:
        # The broker may run as another user.
        Path(memory).chmod(0o711)
        yield BoxHome(folder, Path(memory))
