"""A bus and its one thread: slow transfers wait there, and the path of a press never does.

Nine screens may share a bus that takes a tenth of a second for each: what has to be seen first goes
first, whoever asked first, and a long transfer gives way to it between two of its parts.
"""

from __future__ import annotations

import asyncio
from collections import deque
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

P = ParamSpec("P")
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class _Transfer:
    """One that waits for the thread."""

    job: Callable[[], Any]
    ended: Future[Any]

    def run(self) -> None:
        if self.ended.set_running_or_notify_cancel():
            try:
                self.ended.set_result(self.job())
            except BaseException as error:  # noqa: BLE001 - it is for whoever waits
                self.ended.set_exception(error)


class Bus:
    """Runs one transfer after the other, the urgent ones first; its thread sleeps in between."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._urgent: deque[_Transfer] = deque()
        self._later: deque[_Transfer] = deque()
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix=f"bus {name}")

    async def run(self, job: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """Return what the job returns, or raise what it raises."""
        return await self._run(self._later, partial(job, *given, **named))

    async def hurry(self, job: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """Do the same, before everything that waits and is not urgent."""
        return await self._run(self._urgent, partial(job, *given, **named))

    def give_way(self) -> None:
        """Do what is urgent now; for a job that is not, between two of its parts."""
        while self._urgent:
            self._urgent.popleft().run()

    def close(self) -> None:
        """Let the thread end after its transfer; what still waits is cancelled."""
        self._thread.shutdown(wait=True, cancel_futures=True)
        for transfer in (*self._urgent, *self._later):
            transfer.ended.cancel()

    async def _run(self, waiting: deque[_Transfer], job: Callable[[], T]) -> T:
        ended: Future[T] = Future()
        waiting.append(_Transfer(job, ended))
        self._thread.submit(self._take)
        return await asyncio.wrap_future(ended)

    def _take(self) -> None:
        """Run what is first by now, if nobody has given way to it meanwhile."""
        waiting = self._urgent or self._later
        if waiting:
            waiting.popleft().run()
