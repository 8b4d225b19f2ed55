"""What the service tells systemd, over a real socket: ready, alive, stopping."""

from __future__ import annotations

import asyncio
import os
import socket
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from typing import TYPE_CHECKING, Any

import pytest

from firmware_host.app.daemon import running
from firmware_host.app.service import Service, reported, status_of
from firmware_host.journal.journal import Journal
from firmware_host.table import commands as do
from firmware_host.table.clock import TableClock
from firmware_host.table.state import TableState
from firmware_host.table.table import Table
from tests.daemon.box_settings import config_for
from tests.daemon.evening import Evening
from tests.fixtures.host_tables import SIZE, guests, run

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Generator
    from pathlib import Path

    from firmware_host.table.table import Update

WATCHDOG_S = 0.15
LINES = 4096


class Systemd:
    """The socket of a service manager."""

    def __init__(self, listening: socket.socket, address: str) -> None:
        self._listening = listening
        self.address = address

    def environment(self, **more: str) -> dict[str, str]:
        """Return what systemd gives a service."""
        timeout = str(int(WATCHDOG_S * 1e6))
        return {"NOTIFY_SOCKET": self.address, "WATCHDOG_USEC": timeout, **more}

    async def told(self) -> list[str]:
        """Return the lines of the next message."""
        message = await asyncio.get_running_loop().sock_recv(self._listening, LINES)
        return message.decode().split("\n")

    def forget(self) -> None:
        """Drop what was told until now."""
        while self.has_news():
            self._listening.recv(LINES)

    def has_news(self) -> bool:
        """Tell whether a message waits."""
        try:
            return bool(self._listening.recv(LINES, socket.MSG_PEEK))
        except BlockingIOError:
            return False


@contextmanager
def listening(address: str) -> Generator[Systemd]:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as bound:
        bound.setblocking(False)
        bound.bind(address.replace("@", "\0", 1))
        yield Systemd(bound, address)


@pytest.fixture
def systemd(tmp_path: Path) -> Generator[Systemd]:
    with listening(str(tmp_path / "notify")) as made:
        yield made


class StuckJournal(Journal):
    """A disk that takes a command and never answers, until it is let go."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.free = asyncio.Event()
        self.free.set()

    async def append(self, *entries: Any) -> None:
        """Wait for the disk, then write."""
        await self.free.wait()
        await super().append(*entries)


@asynccontextmanager
async def at_table(folder: Path) -> AsyncGenerator[tuple[Table, StuckJournal]]:
    async with StuckJournal(folder / "journal.sqlite3") as journal:
        table = Table(TableState(SIZE, guests(3)), journal, TableClock())
        async with run(table.run()):
            yield table, journal


async def test_it_is_ready_then_alive_and_at_the_end_stopping(
    systemd: Systemd, tmp_path: Path
) -> None:
    environment = systemd.environment()
    service = Service(environment)
    assert environment == {}, "children must not speak for the box"
    async with at_table(tmp_path) as (table, _):
        async with reported(service, table, lambda: "two\nlines"):
            first = await systemd.told()
            assert first == ["READY=1", "WATCHDOG=1", r"STATUS=two\u000alines"]
            for _ in range(3):
                assert (await systemd.told())[0] == "WATCHDOG=1"
        systemd_last = [await systemd.told()]
        while systemd.has_news():
            systemd_last.append(await systemd.told())
    assert systemd_last[-1] == ["STOPPING=1"]


async def test_a_stuck_table_is_no_sign_of_life(systemd: Systemd, tmp_path: Path) -> None:
    service = Service(systemd.environment())
    async with at_table(tmp_path) as (table, journal), reported(service, table, lambda: ""):
        assert (await systemd.told())[0] == "READY=1"
        journal.free.clear()
        asking = asyncio.create_task(table.ask(0, do.Name(name="Ann")))
        # One sign may be on its way; after that there is none for a whole time-out.
        await asyncio.sleep(WATCHDOG_S)
        systemd.forget()
        await asyncio.sleep(2 * WATCHDOG_S)
        assert not systemd.has_news()
        journal.free.set()
        await asking
        assert (await systemd.told())[0] == "WATCHDOG=1"


async def test_a_sign_of_life_is_no_news_for_anybody(tmp_path: Path) -> None:
    heard: list[Update] = []
    async with at_table(tmp_path) as (table, _):
        table.listen("test", heard.append)
        before = table.committed
        await table.pulse()
        assert (heard, table.committed) == ([], before)
        await table.ask(0, do.Name(name="Ann"))
        await table.pulse()
        assert len(heard) == 1


def test_only_the_process_that_systemd_watches_feeds_the_watchdog(systemd: Systemd) -> None:
    other, own = str(os.getpid() + 1), str(os.getpid())
    assert Service(systemd.environment(WATCHDOG_PID=other)).watchdog_s == 0
    assert Service(systemd.environment(WATCHDOG_PID=own)).watchdog_s == WATCHDOG_S
    assert Service({"NOTIFY_SOCKET": "/run/x", "WATCHDOG_USEC": "soon"}).watchdog_s == 0


def test_without_systemd_nothing_is_sent() -> None:
    service = Service({})
    service.tell("READY=1")
    assert not service.is_present


def test_a_socket_that_is_gone_is_logged(caplog: pytest.LogCaptureFixture, tmp_path: Path) -> None:
    Service({"NOTIFY_SOCKET": str(tmp_path / "gone")}).tell("WATCHDOG=1")
    assert "systemd was not told WATCHDOG=1: No such file or directory" in caplog.text


async def test_an_abstract_socket_is_reached() -> None:
    with listening(f"@totembox-test-{os.getpid()}") as abstract:
        Service(abstract.environment()).tell("READY=1")
        assert await abstract.told() == ["READY=1"]


async def test_the_status_names_the_address_the_match_and_the_first_fault(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        box = await stack.enter_async_context(running(config_for(tmp_path, "nats")))
        assert status_of(box, "en") == f"{box.phone_address}, no match"
        evening = await Evening.begin(box, stack)
        await evening.begin_match(3)
        box.faults.report("lights", "lights-missing")
        number = box.table.committed.number
        played = f"{box.phone_address}, Arriba! with 3 seats, {number} moves"
        assert status_of(box, "en") == f"{played} | The LED panel is missing."
        assert "Le panneau" in status_of(box, "fr")
