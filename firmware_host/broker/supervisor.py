"""Supervision of one broker process: replaced when it ends or hangs, for as long as it takes."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from signal import Signals
from typing import TYPE_CHECKING, Final, Literal, Protocol

from firmware_host.broker.child import Child
from firmware_host.broker.errors import BrokerError, BrokerFailedError
from firmware_host.broker.probe import SilentError

if TYPE_CHECKING:
    from collections.abc import Callable

    from firmware_host.broker.child import Launch
    from firmware_host.broker.probe import Probe

_log = logging.getLogger(__name__)

Failure = Literal["ended", "hangs", "not-started"]
_WORDS: Final = {"ended": "ended", "hangs": "hung", "not-started": "does not start"}


class FailureListener(Protocol):
    """Who is told of failures."""

    def __call__(self, failure: Failure | None, count: int) -> None:
        """Hear of a failure, the one that makes `count` in a row; None: it runs well again."""
        ...


@dataclass(frozen=True, slots=True)
class RestartPolicy:
    """The backoff before each restart; after `stable_ms` of running failures count anew."""

    first_ms: int = 100
    longest_ms: int = 2_000
    ready_ms: int = 10_000
    stable_ms: int = 30_000
    probe_ms: int = 750
    """From one ping to the next, and how long each is waited for. Three are less than the 3 s after
    which the box gives up its own connection, and would wait for an answer on the next one."""

    def delay_ms(self, failures: int) -> int:
        """Return the delay after that many failures in a row: doubling, up to the longest."""
        return min(self.longest_ms, self.first_ms << min(failures - 1, 16))


class Supervisor:
    """Runs `prepare` and then the process, at the start and at every restart.

    `probe` tells whether the process still answers; a stopped one is killed.
    """

    def __init__(
        self,
        launch: Launch,
        prepare: Callable[[], None],
        policy: RestartPolicy,
        probe: Probe | None = None,
    ) -> None:
        self._launch = launch
        self._prepare = prepare
        self._policy = policy
        self._probe = probe
        self._failures = 0
        self._listener: FailureListener | None = None
        self._up: asyncio.Future[Child] = asyncio.get_running_loop().create_future()

    def listen(self, listener: FailureListener) -> None:
        """Call the listener at every failure, and when the broker runs well again."""
        self._listener = listener

    async def start(self) -> None:
        """Start the broker; a failure is raised, not retried."""
        self._up.set_result(await self._launched())

    async def child(self) -> Child:
        """Return the current process, after waiting for a restart in progress."""
        return await asyncio.shield(self._up)

    async def watch(self) -> None:
        """Replace the broker whenever it ends or hangs, for ever."""
        loop = asyncio.get_running_loop()
        while True:
            child = await self._up
            stable = loop.call_later(self._policy.stable_ms / 1000, self._forget_failures)
            failure = await self._failure_of(child)
            stable.cancel()
            self._up = loop.create_future()
            await self._restart(failure, child.lines)

    async def stop(self) -> None:
        """End the process, if there is one; `child` raises BrokerError from now on."""
        last, self._up = self._up, asyncio.get_running_loop().create_future()
        self._up.set_exception(BrokerError(f"{self._launch.name} is closed."))
        self._up.exception()  # Marked as retrieved: `child` may never be called again.
        if last.done() and last.exception() is None:
            await last.result().stop()

    async def _failure_of(self, child: Child) -> Failure:
        """Wait until the process has ended, by itself or because it did not answer."""
        if self._probe is None:
            await child.wait()
            return "ended"
        try:
            await child.run_while_alive(self._probe.run())
        except SilentError as silence:
            _log.warning("%s is killed: %s", self._launch.name, silence)
            child.signal(Signals.SIGKILL)
            await child.wait()
            return "hangs"
        except BrokerFailedError:
            pass
        return "ended"

    async def _restart(self, failure: Failure, lines: tuple[str, ...]) -> None:
        """Start the broker again, however often that fails."""
        while True:
            self._failures += 1
            delay_ms = self._policy.delay_ms(self._failures)
            words = (self._launch.name, _WORDS[failure], "".join(lines[-1:]))
            _log.warning("%s %s: %s; restarting in %d ms", *words, delay_ms)
            self._tell(failure)
            await asyncio.sleep(delay_ms / 1000)
            try:
                self._up.set_result(await self._launched())
            except (BrokerError, OSError) as problem:
                failure, lines = "not-started", tuple(str(problem).splitlines())
            else:
                return

    def _forget_failures(self) -> None:
        if self._failures:
            self._failures = 0
            self._tell(None)

    def _tell(self, failure: Failure | None) -> None:
        if self._listener is not None:
            self._listener(failure, self._failures)

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
