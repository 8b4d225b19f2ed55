"""The supervisor with small shell programs in the broker's place."""

from __future__ import annotations

import asyncio
import os
import signal
from typing import TYPE_CHECKING

import pytest

from firmware_host.broker import BrokerFailedError, RestartPolicy
from firmware_host.broker import child as child_module
from firmware_host.broker.child import Child, Launch
from firmware_host.broker.folder import Owner
from firmware_host.broker.supervisor import Supervisor

if TYPE_CHECKING:
    from pathlib import Path

QUICK = RestartPolicy(first_ms=1, longest_ms=4, tries=3, ready_ms=5_000)


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


async def test_a_crash_loop_ends_with_the_last_lines(tmp_path: Path) -> None:
    starts: list[int] = []
    launch = shell(tmp_path, "echo ready >&2; echo out of luck >&2; exit 1")
    supervisor = Supervisor(launch, lambda: starts.append(1), QUICK)
    await supervisor.start()
    with pytest.raises(BrokerFailedError, match=r"(?s)fake failed 3 times in a row.*out of luck"):
        await supervisor.watch()
    with pytest.raises(BrokerFailedError, match="out of luck"):
        await supervisor.child()
    assert len(starts) == 1 + QUICK.tries
    await supervisor.stop()


async def test_a_stable_run_resets_the_failure_count(tmp_path: Path) -> None:
    policy = RestartPolicy(first_ms=1, tries=1, stable_ms=0)
    launch = shell(tmp_path, "echo ready >&2; exec sleep 60")
    supervisor = Supervisor(launch, nothing, policy)
    await supervisor.start()
    watch = asyncio.create_task(supervisor.watch())
    pids = {(await supervisor.child()).pid}
    while len(pids) < 4:
        child = await supervisor.child()
        child.signal(signal.SIGKILL)
        await child.wait()
        await asyncio.sleep(0.01)
        pids.add(child.pid)
    assert not watch.done()
    watch.cancel()
    await asyncio.wait([watch])
    await supervisor.stop()


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
