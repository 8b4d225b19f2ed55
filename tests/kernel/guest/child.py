"""A process under test: started, listened to with patience but not for ever, frozen, ended."""

from __future__ import annotations

import contextlib
import json
import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections import deque
from pathlib import Path
from queue import Empty, Queue
from typing import TYPE_CHECKING, Any, Self

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from types import TracebackType

# Of the machine's own clock, which runs fast while everybody sleeps.
PATIENCE_S = 5_000.0

Said = list[Any]


class Child:
    """One of the programs beside this file; what it says are lines of JSON."""

    def __init__(self, program: str, *words: str | Path) -> None:
        self.name = program
        self._process = subprocess.Popen(
            [sys.executable, "-m", f"tests.kernel.guest.{program}", *words],
            stdout=subprocess.PIPE,
            text=True,
        )
        self._heard: deque[Said] = deque(maxlen=20)
        self._said: Queue[Said | None] = Queue()
        self.latest: dict[str, Said] = {}
        self._listening = threading.Thread(target=self._listen)
        self._listening.start()
        # Loading a program is slow and shows nothing; the host watches that it ends.
        self._said.get()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self._process.kill()
        self._process.wait()
        self._listening.join()

    @property
    def pid(self) -> int:
        """Return the number of the process."""
        return self._process.pid

    def said(self, *words: str) -> Said:
        """Return the next thing said that begins with one of these words."""
        return self.hear_until(lambda said: said[0] in words)[-1]

    def hear(self) -> Said:
        """Return the next thing said."""
        with contextlib.suppress(Empty):
            heard = self._said.get(timeout=PATIENCE_S)
            if heard is not None:
                self._heard.append(heard)
                self.latest[heard[0]] = heard
                return heard
            self._said.put(None)  # the end stays the end, however often it is asked for
        raise AssertionError(
            f"{self.name} says nothing more, it ended with {self._process.poll()};"
            f" its last words: {list(self._heard)}"
        )

    def hear_until(self, is_last: Callable[[Said], bool]) -> list[Said]:
        """Return everything said up to and with the line asked for."""
        heard = [self.hear()]
        while not is_last(heard[-1]):
            heard.append(self.hear())
        return heard

    def hear_on(self, seconds: float) -> list[Said]:
        """Return everything said until now and for some time more."""
        time.sleep(seconds)
        return [self.hear() for _ in range(self._said.qsize())]

    @contextlib.contextmanager
    def frozen(self) -> Iterator[None]:
        """Keep the process from running at all."""
        os.kill(self._process.pid, signal.SIGSTOP)
        self._wait_for_state("T")
        try:
            yield
        finally:
            os.kill(self._process.pid, signal.SIGCONT)

    def wakes(self) -> int:
        """Return how often the threads of the process went to sleep until now."""
        tasks = Path(f"/proc/{self._process.pid}/task").glob("*/status")
        counts = [re.search(r"^voluntary_ctxt_switches:\s(\d+)", task.read_text(), re.MULTILINE)
                  for task in tasks]  # fmt: skip
        return sum(int(count[1]) for count in counts if count)

    def _wait_for_state(self, state: str) -> None:
        while self._stat()[0] != state:
            time.sleep(0.0005)

    def _stat(self) -> list[str]:
        """Return the fields of the kernel's page on the process, from its state on."""
        page = Path(f"/proc/{self._process.pid}/stat").read_text()
        return page.rpartition(") ")[2].split()

    def _listen(self) -> None:
        if self._process.stdout is not None:
            with self._process.stdout as lines:
                for line in lines:
                    self._said.put(json.loads(line))
        self._said.put(None)
