"""The heap of C gives back what is free, when a match has been replaced."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

from firmware_host.app import native_heap
from firmware_host.app.native_heap import HeapTrimmer
from firmware_host.table.state import TableState
from firmware_host.table.table import Update

if TYPE_CHECKING:
    from collections.abc import Callable

    import pytest

SCRIPT = """
from firmware_host.app.native_heap import bound_heap, trim_heap

def own_kb():
    lines = open("/proc/self/status").read().splitlines()
    return int(next(line.split()[1] for line in lines if line.startswith("RssAnon")))

bound_heap()
before = own_kb()
blocks = [bytes(1_500) for _ in range(40_000)]
full = own_kb()
# Every 50th block stays, so the end of the heap does not move.
blocks = blocks[::50]
free = own_kb()
trim_heap()
print(full - before, free - before, own_kb() - before)
"""


def test_free_pages_between_blocks_go_back_to_the_system() -> None:
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], capture_output=True, check=True, text=True
    )
    full, free, trimmed = map(int, done.stdout.split())
    assert free > full / 2, "the heap would have shrunk by itself"
    assert trimmed < full / 5


async def test_the_heap_is_trimmed_after_the_start_and_when_another_match_begins(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    trims: asyncio.Queue[None] = asyncio.Queue()
    loop = asyncio.get_running_loop()
    monkeypatch.setattr(
        native_heap, "trim_heap", lambda: loop.call_soon_threadsafe(trims.put_nowait, None)
    )
    listeners: list[Callable[[Update], None]] = []
    table = SimpleNamespace(
        committed=TableState(3, match_id="a"), listen=lambda _, listener: listeners.append(listener)
    )
    running = asyncio.create_task(HeapTrimmer(cast("Any", table), after_start_s=0).run())
    await trims.get()
    (tell,) = listeners
    for match, is_other in (("a", False), ("b", True), ("b", False), ("c", True)):
        tell(Update(TableState(3, match_id=match)))
        if is_other:
            await trims.get()
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    assert trims.empty()
