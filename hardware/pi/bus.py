"""A bus and its one thread: slow transfers wait there, and the path of a press never does."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, ParamSpec, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

P = ParamSpec("P")
T = TypeVar("T")


class Bus:
    """Runs one transfer after the other; its thread sleeps while there is none."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix=f"bus {name}")

    async def run(self, job: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """Return what the job returns, or raise what it raises."""

        def call() -> T:
            return job(*given, **named)

        return await asyncio.get_running_loop().run_in_executor(self._thread, call)

    def close(self) -> None:
        """Let the thread end after its transfer."""
        self._thread.shutdown(wait=True, cancel_futures=True)
