"""The supervisor with small shell programs in the broker's place."""

from __future__ import annotations

import asyncio
import os
import signal
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import pytest

from firmware_host.broker import BrokerFailedError, RestartPolicy
from firmware_host.broker import child as child_module
from firmware_host.broker.child import Child, Launch
from firmware_host.broker.folder import Owner
from firmware_host.broker.supervisor import Supervisor

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from pathlib import Path

    from firmware_host.broker import Failure

QUICK = RestartPolicy(first_ms=1, longest_ms=4, ready_ms=5_000)


def shell(folder: Path, script: str) -> Launch:
    command = ("/bin/sh", "-c", script)
    return Launch("fake", command, folder, Owner(), ready="^ready$", fault="^fault")


def nothing() -> None:
    """Prepare nothing."""


async def test_a_failed_start_shows_the_last_lines(tmp_path: Path) -> None:
    launch = shell(tmp_path, "echo one >&2; echo two >&2; exit 3")
    with pytest.raises(BrokerFailedError, match="fake ended with status 3") as caught:
        await Supervisor(launch, nothing, QUICK).start()
    assert caught.value.lines == ("one", "two")


async def test_a_fault_line_fails_the_start_although_the_program_runs_on(tmp_path: Path) -> None:
    launch = shell(tmp_path, "echo fault: no users >&2; echo ready >&2; exec sleep 60")
    with pytest.raises(BrokerFailedError, match="fault: no users"):
        await Supervisor(launch, nothing, QUICK).start()


async def test_a_program_without_output_is_not_ready(tmp_path: Path) -> None:
    launch = shell(tmp_path, "exec sleep 60")
    with pytest.raises(BrokerFailedError, match="fake is not ready"):
        await Supervisor(launch, nothing, RestartPolicy(ready_ms=50)).start()


class Told:
    """What a supervisor tells."""

    def __init__(self) -> None:
        self.failures: asyncio.Queue[tuple[Failure | None, int]] = asyncio.Queue()

    def __call__(self, failure: Failure | None, count: int) -> None:
        """Keep it in order."""
        self.failures.put_nowait((failure, count))


@asynccontextmanager
async def watched(supervisor: Supervisor) -> AsyncGenerator[Told]:
    """Start a supervisor and let it watch; yield what it tells."""
    told = Told()
    supervisor.listen(told)
    await supervisor.start()
    watch = asyncio.create_task(supervisor.watch())
    try:
        yield told
        assert not watch.done()
    finally:
        watch.cancel()
        await asyncio.wait([watch])
        await supervisor.stop()


async def test_a_program_that_ends_again_and_again_is_started_for_ever(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    launch = shell(tmp_path, "echo ready >&2; echo out of luck >&2; exit 1")
    async with watched(Supervisor(launch, nothing, QUICK)) as told:
        for count in range(1, 9):
            assert (await told.failures.get())[1] == count
    assert "out of luck" in caplog.text


async def test_a_start_that_fails_is_tried_again_until_it_does_not(tmp_path: Path) -> None:
    flag = tmp_path / "broken"
    script = f"[ -e {flag} ] && exit 1; echo ready >&2; exec sleep 60"
    supervisor = Supervisor(shell(tmp_path, script), nothing, QUICK)
    async with watched(supervisor) as told:
        first = await supervisor.child()
        flag.touch()
        first.signal(signal.SIGKILL)
        assert await told.failures.get() == ("ended", 1)
        assert await told.failures.get() == ("not-started", 2)
        assert await told.failures.get() == ("not-started", 3)
        flag.unlink()
        assert (await supervisor.child()).pid != first.pid


async def test_a_stable_run_resets_the_failure_count_and_is_told(tmp_path: Path) -> None:
    policy = RestartPolicy(first_ms=1, stable_ms=50)
    launch = shell(tmp_path, "echo ready >&2; exec sleep 60")
    supervisor = Supervisor(launch, nothing, policy)
    async with watched(supervisor) as told:
        for _ in range(3):
            (await supervisor.child()).signal(signal.SIGKILL)
            assert await told.failures.get() == ("ended", 1)
            assert await told.failures.get() == (None, 0)


async def test_a_program_that_ignores_sigterm_is_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(child_module, "_TERM_WAIT_S", 0.01)
    launch = shell(tmp_path, "trap '' TERM; echo ready >&2; while :; do :; done")
    child = await Child.start(launch)
    await child.expect(launch.ready)
    await child.stop()
    with pytest.raises(ProcessLookupError):
        os.kill(child.pid, 0)


async def test_a_line_may_have_any_length(tmp_path: Path) -> None:
    launch = shell(tmp_path, "printf '%0300000d\\n' 7 >&2; echo ready >&2; exec sleep 60")
    child = await Child.start(launch)
    await child.expect(launch.ready)
    assert child.lines[-1] == "ready"
    assert max(map(len, child.lines)) < 100_000
    await child.stop()


async def test_waiting_for_a_line_of_a_dead_program_fails(tmp_path: Path) -> None:
    child = await Child.start(shell(tmp_path, "exit 0"))
    await child.wait()
    with pytest.raises(BrokerFailedError, match="fake ended"):
        await child.expect("anything")


def test_pauses_double_up_to_the_longest() -> None:
    policy = RestartPolicy(first_ms=100, longest_ms=1_000)
    assert [policy.delay_ms(count) for count in range(1, 7)] == [100, 200, 400, 800, 1000, 1000]
