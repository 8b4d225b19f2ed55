"""Brokers die, are killed and find their ports taken."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from firmware_host.broker import BrokerError, PortTakenError, RestartPolicy, open_broker, seat
from firmware_host.broker import broker as broker_module
from firmware_host.broker import opening as opening_module
from tests.broker.broker_clients import (
    BOX_ID,
    PREFIX,
    client,
    is_granted,
    is_refused,
    receive,
    reconnect,
)

if TYPE_CHECKING:
    from firmware_host.broker import Broker, Failure
    from tests.broker.conftest import Make

ROOT = Path(__file__).parents[2]
DAEMON = """
import asyncio, sys
from pathlib import Path
from firmware_host.broker import open_broker

async def main():
    async with open_broker(
        Path(sys.argv[2]), "b", kind=sys.argv[1], port=0
    ) as broker:
        print(await broker.pid(), flush=True)
        await broker.wait_closed()

asyncio.run(main())
"""


def is_running(pid: int) -> bool:
    """Return whether that process lives; a zombie does not."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text(encoding="ascii")
    except (FileNotFoundError, ProcessLookupError):
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"


async def new_pid(broker: Broker, old: int) -> int:
    """Return the process id once it is another than the old one."""
    while True:
        pid = await broker.pid()
        if pid != old:
            return pid
        await asyncio.sleep(0.01)


async def test_a_killed_broker_returns_with_the_same_ports_and_users(broker: Broker) -> None:
    user, gone = await broker.grant(seat(1)), await broker.grant(seat(2))
    await broker.revoke(gone.user)
    ports = broker.port, broker.ws_port
    old = await broker.pid()
    os.kill(old, signal.SIGKILL)
    assert await new_pid(broker, old) != old
    box = await reconnect(broker, broker.credentials)
    phone = await reconnect(broker, user, "websockets")
    assert await is_granted(phone, f"{PREFIX}/seat/1/view")
    await box.publish(f"{PREFIX}/seat/1/view", "again", qos=1)
    assert await receive(phone, {"again"}) == {"again"}
    assert await is_refused(client(broker, gone))
    assert (broker.port, broker.ws_port) == ports
    await asyncio.gather(box.__aexit__(None, None, None), phone.__aexit__(None, None, None))


async def test_no_retained_message_outlives_a_restart(broker: Broker) -> None:
    async with client(broker, broker.credentials) as box:
        await box.publish(f"{PREFIX}/public/state", "stale", qos=1, retain=True)
    old = await broker.pid()
    os.kill(old, signal.SIGKILL)
    await new_pid(broker, old)
    async with client(broker, broker.credentials) as box:
        assert await is_granted(box, f"{PREFIX}/public/state")
        await box.publish(f"{PREFIX}/public/state", "fresh", qos=1)
        assert await receive(box, {"fresh"}) == {"fresh"}


async def test_users_change_while_the_broker_is_down(broker: Broker) -> None:
    leaving = await broker.grant(seat(2))
    os.kill(await broker.pid(), signal.SIGKILL)
    joining = await broker.grant(seat(1))
    await broker.revoke(leaving.user)
    assert not await is_refused(client(broker, joining))
    assert await is_refused(client(broker, leaving))


async def test_a_broker_that_cannot_return_is_named_until_it_does(
    make: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(broker_module, "_ANSWER_S", 0.05)
    failures: asyncio.Queue[Failure | None] = asyncio.Queue()
    policy = RestartPolicy(first_ms=50, longest_ms=50)
    async with open_broker(tmp_path, BOX_ID, kind=make, port=0, policy=policy) as broker:
        broker.listen(lambda failure, _: failures.put_nowait(failure))
        os.kill(await broker.pid(), signal.SIGKILL)
        with occupied(broker.port):
            while await failures.get() != "not-started":
                pass
            with pytest.raises(BrokerError, match="is started again"):
                await broker.grant(seat(1))
        box = await reconnect(broker, broker.credentials)
        assert await is_granted(box, f"{PREFIX}/seat/1/view")
        await box.__aexit__(None, None, None)


def occupied(port: int = 0) -> socket.socket:
    """Return a listener on that loopback port, as soon as the port is free."""
    while True:
        try:
            return socket.create_server(("127.0.0.1", port))
        except OSError:
            continue


async def test_a_taken_port_is_named(make: Make, tmp_path: Path) -> None:
    with occupied() as taken:
        number = taken.getsockname()[1]
        with pytest.raises(PortTakenError, match=f"Port {number} .* already in use") as caught:
            async with open_broker(tmp_path, BOX_ID, kind=make, port=number):
                pass
    assert caught.value.port == number


async def test_closing_leaves_no_process_and_no_file(make: Make, tmp_path: Path) -> None:
    async with open_broker(tmp_path, BOX_ID, kind=make, port=0) as broker:
        pid = await broker.pid()
        assert is_running(pid)
        closed = asyncio.create_task(broker.wait_closed())
    await closed
    assert not is_running(pid)
    assert names_in(tmp_path) == []


def names_in(folder: Path) -> list[str]:
    """Return what lies in the folder."""
    return [each.name for each in folder.iterdir()]


def test_the_broker_dies_with_a_killed_daemon(make: Make, tmp_path: Path) -> None:
    command = [sys.executable, "-c", DAEMON, make, str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as daemon:
        assert daemon.stdout is not None
        pid = int(daemon.stdout.readline())
        assert is_running(pid)
        daemon.kill()
    while is_running(pid):
        os.sched_yield()
    assert daemon.returncode == -signal.SIGKILL


async def test_auto_prefers_mosquitto_and_falls_back_to_nats(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await auto_choice(tmp_path) == "mosquitto"
    monkeypatch.setattr(opening_module, "find_mosquitto", lambda: None)
    assert await auto_choice(tmp_path) == "nats"


async def auto_choice(folder: Path) -> str:
    """Return the make that `auto` runs."""
    async with open_broker(folder, BOX_ID, kind="auto", port=0) as broker:
        return broker.name


@pytest.mark.parametrize("box", ["", "a.b", "a/b", "a b", "+", "é"])
async def test_a_box_name_is_one_plain_topic_level(tmp_path: Path, box: str) -> None:
    with pytest.raises(ValueError, match="A box is named"):
        async with open_broker(tmp_path, box, kind="nats", port=0):
            pass
