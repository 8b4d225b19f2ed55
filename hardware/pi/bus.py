"""A bus and its one thread: slow transfers wait there, and the path of a press never does.

Nine screens may share a bus that takes a tenth of a second for each: what has to be seen first goes
first, whoever asked first.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from queue import PriorityQueue
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

P = ParamSpec("P")
T = TypeVar("T")


@dataclass(order=True, slots=True)
class _Transfer:
    """One that waits for the thread: urgent ones first, then as they came."""

    is_later: bool
    number: int
    job: Callable[[], Any] = field(compare=False)
    ended: Future[Any] = field(compare=False)

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
        self._waiting: PriorityQueue[_Transfer] = PriorityQueue()
        self._numbers = count()
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix=f"bus {name}")

    async def run(self, job: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """Return what the job returns, or raise what it raises."""
        return await self._run(partial(job, *given, **named), is_urgent=False)

    async def hurry(self, job: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """Do the same, before everything that waits and is not urgent."""
        return await self._run(partial(job, *given, **named), is_urgent=True)

    def close(self) -> None:
        """Let the thread end after its transfer; what still waits is cancelled."""
        self._thread.shutdown(wait=True, cancel_futures=True)
        while not self._waiting.empty():
            self._waiting.get().ended.cancel()

    async def _run(self, job: Callable[[], T], *, is_urgent: bool) -> T:
        ended: Future[T] = Future()
        self._waiting.put(_Transfer(not is_urgent, next(self._numbers), job, ended))
        # The thread takes as many as were put, each time the one that is first by then.
        self._thread.submit(lambda: self._waiting.get().run())
        return await asyncio.wrap_future(ended)
