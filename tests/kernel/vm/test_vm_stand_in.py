"""The stand-in of the table in the test machine: what the box asks of a table, it can answer.

Else it is the kernel tests that break when the box asks for more, and they run last of all.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from typing import TYPE_CHECKING, Any

from hardware.sim import SimButtons, SimLamps
from tests.kernel.guest import daemon

if TYPE_CHECKING:
    import pytest


async def test_a_press_and_a_loss_go_all_the_way(capsys: pytest.CaptureFixture[str]) -> None:
    buttons, lamps = SimButtons(9), SimLamps(9)
    judging = asyncio.create_task(daemon.judge(buttons, lamps))
    said: list[list[Any]] = []

    async def hear(what: str) -> list[Any]:
        while not (found := [each for each in said if each[0] == what]):
            await asyncio.wait({judging}, timeout=0.001)
            assert not judging.done(), judging.exception()
            said.extend(json.loads(line) for line in capsys.readouterr().out.splitlines())
        return found[0]

    await hear("begun")
    buttons.press(4, first_ns := time.monotonic_ns())
    assert await hear("presses") == ["presses", [[4, first_ns]], 4]
    buttons.lose(2)
    assert await hear("again")
    judging.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await judging
