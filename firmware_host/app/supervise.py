"""The tasks of the daemon: essential ones end it, optional ones are started again."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Final, Protocol, TypeVar

from firmware_host.mqtt.cancelling import check_cancelled

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable, Coroutine, Mapping

    from firmware_host.panel.faults import Faults

    Job = Callable[[], Coroutine[None, None, None]]
    Jobs = Mapping[str, Job]

T = TypeVar("T")
R = TypeVar("R", bound="_Runs")

_BACKOFF_S: Final = (0.1, 0.5, 2.0, 5.0)


class _Runs(Protocol):
    """A part with a task of its own."""

    async def run(self) -> None:
        """Run for ever."""
        ...


class OptionalParts:
    """Builds the optional parts of a box and collects their tasks.

    A part that cannot be built is a fault until the next start, and the box runs without it.
    """

    def __init__(self, faults: Faults) -> None:
        self._faults = faults
        self.jobs: dict[str, Job] = {}

    def build(self, name: str, make: Callable[[], T]) -> T | None:
        """Return the part, or None where building it fails."""
        with self._faults.contained(name):
            return make()
        return None

    def add(self, name: str, make: Callable[[], R]) -> R | None:
        """Build a part and let its `run` be a task."""
        part = self.build(name, make)
        if part is not None:
            self.jobs[name] = part.run
        return part


@contextlib.asynccontextmanager
async def running_tasks(
    essential: Jobs, optional: Jobs, faults: Faults
) -> AsyncGenerator[asyncio.TaskGroup]:
    """Run the jobs for as long as the block lasts; on the way out they end in reverse."""
    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(run(), name=name) for name, run in essential.items()]
        tasks += [
            group.create_task(keep_running(name, run, faults), name=f"{name} supervisor")
            for name, run in optional.items()
        ]
        yield group
        for task in reversed(tasks):
            task.cancel()


async def keep_running(name: str, run: Job, faults: Faults) -> None:
    """Run a task until it returns; a failure is a fault, and the task is restarted."""
    clock = asyncio.get_running_loop().time
    failures = 0
    while True:
        faults.recover(name)
        started_s = clock()
        with faults.contained(name):
            # A task group of Python 3.11 that fails can leave its task marked as cancelled, so each
            # run has a task of its own.
            await asyncio.create_task(run(), name=name)
            return
        # A task that fails while it is cancelled is not restarted.
        check_cancelled()
        failures = 1 if clock() - started_s > faults.well_s else failures + 1
        await asyncio.sleep(_BACKOFF_S[min(failures, len(_BACKOFF_S)) - 1])
