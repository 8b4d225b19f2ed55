"""Supervision of one broker process: restarts with exponential backoff, up to a limit."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from typing import TYPE_CHECKING

from firmware_host.broker.child import Child
from firmware_host.broker.errors import BrokerError, BrokerFailedError

if TYPE_CHECKING:
    from collections.abc import Callable

    from firmware_host.broker.child import Launch

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class RestartPolicy:
    """The backoff before each restart, and the number of restarts before giving up."""

    first_ms: int = 100
    longest_ms: int = 5_000
    tries: int = 5
    ready_ms: int = 10_000
    stable_ms: int = 30_000

    def delay_ms(self, failures: int) -> int:
        """Return the delay after that many failures in a row: doubling, up to the longest."""
        return min(self.longest_ms, self.first_ms << (failures - 1))


class Supervisor:
    """Runs `prepare` and then the process, at the start and at every restart."""

    def __init__(self, launch: Launch, prepare: Callable[[], None], policy: RestartPolicy) -> None:
        self._launch = launch
        self._prepare = prepare
        self._policy = policy
        self._up: asyncio.Future[Child] = asyncio.get_running_loop().create_future()

    async def start(self) -> None:
        """Start the broker; a failure is raised, not retried."""
        self._up.set_result(await self._launched())

    async def child(self) -> Child:
        """Return the current process, after waiting for a restart in progress."""
        return await asyncio.shield(self._up)

    async def watch(self) -> None:
        """Restart the broker whenever it dies; raise BrokerFailedError when it keeps failing."""
        loop = asyncio.get_running_loop()
        failures = 0
        while True:
            child = await self._up
            since = loop.time()
            await child.wait()
            self._up = loop.create_future()
            has_been_stable = (loop.time() - since) * 1000 >= self._policy.stable_ms
            failures = await self._restart(child, 0 if has_been_stable else failures)

    async def stop(self) -> None:
        """End the process, if there is one; `child` raises BrokerError from now on."""
        last, self._up = self._up, asyncio.get_running_loop().create_future()
        self._fail_up(BrokerError(f"{self._launch.name} is closed."))
        if last.done() and last.exception() is None:
            await last.result().stop()

    async def _restart(self, dead: Child, failures: int) -> int:
        last: BrokerError = BrokerFailedError("Its last lines:", dead.lines)
        for count in range(failures + 1, self._policy.tries + 1):
            delay_ms = self._policy.delay_ms(count)
            _log.warning("%s died; restarting in %d ms", self._launch.name, delay_ms)
            await asyncio.sleep(delay_ms / 1000)
            try:
                self._up.set_result(await self._launched())
            except BrokerError as problem:
                last = problem
            else:
                return count
        raise self._given_up(last)

    def _given_up(self, last: BrokerError) -> BrokerFailedError:
        what = f"{self._launch.name} failed {self._policy.tries} times in a row."
        error = BrokerFailedError(what, str(last).splitlines())
        _log.error("%s", error)
        self._fail_up(error)
        return error

    def _fail_up(self, error: BrokerError) -> None:
        self._up.set_exception(error)
        self._up.exception()  # Marked as retrieved: `child` may never be called again.

    async def _launched(self) -> Child:
        self._prepare()
        child = await Child.start(self._launch)
        ready = child.expect(self._launch.ready)
        try:
            await asyncio.wait_for(ready, self._policy.ready_ms / 1000)
        except TimeoutError:
            await child.stop()
            raise BrokerFailedError(f"{self._launch.name} is not ready:", child.lines) from None
        except BaseException:
            await child.stop()
            raise
        return child
