"""Optional tasks are started again after a failure; essential ones end the group."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from firmware_host.app import supervise
from firmware_host.app.supervise import keep_running, running_tasks
from firmware_host.journal.journal import Journal
from firmware_host.panel.faults import Faults
from firmware_host.table import commands as do
from firmware_host.table.clock import TableClock
from firmware_host.table.state import TableState
from firmware_host.table.table import Table
from tests.fixtures.host_tables import SIZE, guests, run

if TYPE_CHECKING:
    from pathlib import Path

    from firmware_host.table.table import Update


@pytest.fixture
def faults(monkeypatch: pytest.MonkeyPatch) -> Faults:
    """Return faults that are over soon, and let tasks be started again at once."""
    monkeypatch.setattr(supervise, "_BACKOFF_S", (0.0, 0.001))
    return Faults(well_s=0.02)


class Part:
    """Fails some times, each time out of a group of its own, and then runs on."""

    def __init__(self, failures: int) -> None:
        self.failures = failures
        self.is_running = asyncio.Event()

    async def run(self) -> None:
        """Fail, or run for ever."""
        async with asyncio.TaskGroup() as group:
            group.create_task(self._fail_or_run())

    async def _fail_or_run(self) -> None:
        if self.failures:
            self.failures -= 1
            raise LookupError("broken")
        self.is_running.set()
        await asyncio.Event().wait()


def keys(faults: Faults) -> dict[str, str]:
    return {fault.device: fault.key for fault in faults.now}


async def changed(faults: Faults) -> None:
    """Return after the next change of the faults."""
    news = asyncio.Event()
    faults.listen(news.set)
    await news.wait()


async def test_a_failed_task_is_a_fault_until_it_has_run_for_a_while(
    faults: Faults, caplog: pytest.LogCaptureFixture
) -> None:
    part = Part(failures=5)
    async with run(keep_running("bots", part.run, faults)):
        await part.is_running.wait()
        assert keys(faults) == {"bots": "part-failed"}
        (fault,) = faults.now
        assert fault.facts == {"part": "bots", "error": "LookupError"}
        await changed(faults)
        assert faults.now == ()
    assert sum(bool(record.exc_info) for record in caplog.records) == 1
    assert [record.message for record in caplog.records][-1] == "bots: well again"


async def test_a_task_that_returns_is_not_restarted(faults: Faults) -> None:
    runs: list[int] = []

    async def end() -> None:
        runs.append(1)

    await keep_running("race", end, faults)
    assert (runs, faults.now) == ([1], ())


async def test_a_task_that_fails_while_cancelled_is_not_restarted(faults: Faults) -> None:
    is_running = asyncio.Event()

    async def fail_at_the_end() -> None:
        try:
            is_running.set()
            await asyncio.Event().wait()
        finally:
            raise LookupError

    task = asyncio.create_task(keep_running("panel", fail_at_the_end, faults))
    await is_running.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task


async def test_an_essential_task_that_fails_ends_the_others(faults: Faults) -> None:
    part = Part(failures=0)

    async def fail() -> None:
        await part.is_running.wait()
        raise ArithmeticError

    async def wait_in_group() -> None:
        async with running_tasks({"table": fail}, {"panel": part.run}, faults):
            await asyncio.Event().wait()

    with pytest.raises(ExceptionGroup) as caught:
        await wait_in_group()
    assert caught.group_contains(ArithmeticError)
    assert faults.now == ()


async def test_tasks_end_in_reverse(faults: Faults) -> None:
    ended: list[str] = []

    def named(name: str) -> supervise.Job:
        async def job() -> None:
            try:
                await asyncio.Event().wait()
            finally:
                ended.append(name)

        return job

    first, last = {"table": named("table")}, {"panel": named("panel"), "home": named("home")}
    async with running_tasks(first, last, faults):
        await asyncio.sleep(0.01)
    assert ended == ["home", "panel", "table"]


async def test_other_listeners_are_called_when_one_fails(
    tmp_path: Path, faults: Faults, caplog: pytest.LogCaptureFixture
) -> None:
    heard: list[Update] = []
    is_broken = True

    def fail(update: Update) -> None:
        if is_broken:
            raise KeyError(update.state.number)

    async with Journal(tmp_path / "journal.sqlite3") as journal:
        state = TableState(SIZE, guests(3))
        table = Table(state, journal, TableClock(), contained=faults.contained)
        table.follow("summary", fail)
        table.listen("results", heard.append)
        assert keys(faults) == {"listener summary": "part-failed"}
        async with run(table.run()):
            for name in ("Ann", "Bob"):
                await table.ask(0, do.Name(name=name))
            assert len(heard) == 2
            assert keys(faults) == {"listener summary": "part-failed"}
            is_broken = False
            await table.ask(0, do.Name(name="Eve"))
            await changed(faults)
            assert faults.now == ()
    assert sum(bool(record.exc_info) for record in caplog.records) == 1


async def test_other_listeners_get_a_fault_when_one_fails(faults: Faults) -> None:
    heard: list[dict[str, str]] = []

    def fail() -> None:
        raise LookupError

    faults.listen(fail)
    faults.listen(lambda: heard.append(keys(faults)))
    faults.report("lights", "lights-missing")
    assert heard == [{"lights": "lights-missing"}]
