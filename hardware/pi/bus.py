"""A bus with one thread for its slow transfers, so that the event loop never waits for them.

Nine screens may share a bus that needs a tenth of a second for each. Urgent transfers therefore
overtake normal ones, and also interrupt a long transfer between two of its parts.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class _Transfer:
    """A transfer in a queue of the bus, and the future of its result."""

    job: Callable[[], Any]
    ended: Future[Any]

    def run(self) -> None:
        if self.ended.set_running_or_notify_cancel():
            try:
                self.ended.set_result(self.job())
            except BaseException as error:  # noqa: BLE001 - raised again by the future
                self.ended.set_exception(error)


class Bus:
    """Runs transfers one after the other in a thread, urgent ones first."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._urgent: deque[_Transfer] = deque()
        self._normal: deque[_Transfer] = deque()
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix=f"bus {name}")

    async def run(self, job: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """Run the job in the bus's thread and return its result."""
        return await self._run(self._normal, partial(job, *given, **named))

    async def run_urgent(self, job: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """Run the job before all queued jobs that are not urgent, and return its result."""
        return await self._run(self._urgent, partial(job, *given, **named))

    def run_all_urgent(self) -> None:
        """Run all urgent transfers; a normal job calls this between two of its parts."""
        while self._urgent:
            self._urgent.popleft().run()

    def close(self) -> None:
        """Wait for the current transfer and cancel the queued ones."""
        self._thread.shutdown(wait=True, cancel_futures=True)
        for transfer in (*self._urgent, *self._normal):
            transfer.ended.cancel()

    async def _run(self, waiting: deque[_Transfer], job: Callable[[], T]) -> T:
        ended: Future[T] = Future()
        waiting.append(_Transfer(job, ended))
        self._thread.submit(self._run_next)
        return await asyncio.wrap_future(ended)

    def _run_next(self) -> None:
        """Run the next transfer, unless a job has run it already as an urgent one."""
        waiting = self._urgent or self._normal
        if waiting:
            waiting.popleft().run()
