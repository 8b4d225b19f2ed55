"""A broker that hangs is replaced as a killed one is; a daemon that stood still keeps its own."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from typing import TYPE_CHECKING

from firmware_host.broker import RestartPolicy, open_broker, seat
from tests.broker.broker_clients import BOX_ID, PREFIX, is_granted, reconnect
from tests.broker.test_broker_life import is_running, new_pid

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

    from firmware_host.broker import Failure
    from tests.broker.conftest import Make

QUICK = RestartPolicy(first_ms=20, probe_ms=150)
STOOD_STILL_S = 1.5


async def test_a_stopped_broker_is_killed_and_replaced(make: Make, tmp_path: Path) -> None:
    failures: list[Failure | None] = []
    async with open_broker(tmp_path, BOX_ID, kind=make, port=0, policy=QUICK) as broker:
        broker.listen(lambda failure, _: failures.append(failure))
        user = await broker.grant(seat(1))
        for count in (1, 2):
            old = await broker.pid()
            os.kill(old, signal.SIGSTOP)
            await new_pid(broker, old)
            assert not is_running(old)
            assert failures == ["hangs"] * count
        phone = await reconnect(broker, user)
        assert await is_granted(phone, f"{PREFIX}/seat/1/view")
        await phone.__aexit__(None, None, None)


async def test_a_user_that_is_granted_while_the_broker_hangs_is_let_in(
    make: Make, tmp_path: Path
) -> None:
    async with open_broker(tmp_path, BOX_ID, kind=make, port=0, policy=QUICK) as broker:
        os.kill(await broker.pid(), signal.SIGSTOP)
        user = await broker.grant(seat(2))
        phone = await reconnect(broker, user)
        assert await is_granted(phone, f"{PREFIX}/seat/2/view")
        await phone.__aexit__(None, None, None)


async def test_a_daemon_that_stood_still_keeps_its_broker(
    make: Make, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with open_broker(tmp_path, BOX_ID, kind=make, port=0, policy=QUICK) as broker:
        pid = await broker.pid()
        time.sleep(STOOD_STILL_S)  # noqa: ASYNC251 - that is the fault
        # More than so many pings later it would have been replaced.
        await asyncio.sleep(4 * QUICK.probe_ms / 1000)
        assert await broker.pid() == pid
        assert "hangs" not in caplog.text
