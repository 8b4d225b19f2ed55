"""The stand-in of the table in the test machine: what the box asks of a table, it can answer.

Else it is the kernel tests that break when the box asks for more, and they run last of all.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hardware.sim import SimButtons, SimLamps

if TYPE_CHECKING:
    import pytest

GUEST = Path(__file__).parents[1] / "guest"


def the_daemon_of_the_machine() -> Any:
    """Return its module; another of that name is none of its business."""
    spec = spec_from_file_location("guest_daemon", GUEST / "daemon.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


async def test_a_press_and_a_loss_go_all_the_way(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.syspath_prepend(str(GUEST))
    buttons, lamps = SimButtons(9), SimLamps(9)
    judging = asyncio.create_task(the_daemon_of_the_machine().judge(buttons, lamps))
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
