"""`make bench`: what a box takes: processor time to start, memory, and what it does while idle.

The box is `totembox run` with virtual devices; broker and guard are processes of their own and are
not counted. Start and libraries take turns, and the quickest run of each counts.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, Final

from tests.app.box_process import READY, box_home
from tests.bench.start_time import LIBRARIES, libraries
from tests.daemon.test_recovery import box_of, daemon
from tests.soak.samples import resident_mb

ROUNDS: Final = 6
SETTLE_S: Final = 12.0
IDLE_S: Final = 30.0
MATCHES: Final = {"arriba": 4, "tschukka": 4, "coups_bas": 4, "totemix": 4, "top_totem": 2}


def start_s(folder: Path) -> tuple[float, float]:
    """Return the CPU seconds and the seconds from the start of the process until it is ready."""
    with box_home(folder) as home:
        begin_s = time.monotonic()
        with home.box() as box:
            box.wait_for(READY)
            return on_cpu_s(box.process.pid), time.monotonic() - begin_s


def on_cpu_s(pid: int) -> float:
    """Return the time that all threads of a process were on a processor."""
    tasks = Path(f"/proc/{pid}/task").glob("*/schedstat")
    return sum(int(task.read_text(encoding="ascii").split()[0]) for task in tasks) / 1e9


def wake_ups(pid: int) -> int:
    """Return how often the threads of a process gave their processor up and were woken again."""
    texts = (path.read_text() for path in Path(f"/proc/{pid}/task").glob("*/status"))
    return sum(int(text.split("\nvoluntary_ctxt_switches:")[1].split()[0]) for text in texts)


async def idle(pid: int, seconds: float) -> tuple[float, float]:
    """Return the share of a core that a process takes, and its wake-ups a second."""
    before, woken, begin_s = on_cpu_s(pid), wake_ups(pid), time.monotonic()
    await asyncio.sleep(seconds)
    took_s = time.monotonic() - begin_s
    return (on_cpu_s(pid) - before) / took_s, (wake_ups(pid) - woken) / took_s


async def at_rest(folder: Path) -> dict[str, float]:
    """Return memory, share of a core and wake-ups of a box with nothing to do."""
    async with daemon(folder) as (process, _, _):
        await asyncio.sleep(SETTLE_S)
        share, woken = await idle(process.pid, IDLE_S)
        return {"MiB": resident_mb(process.pid), "share": share, "wake-ups": woken}


async def with_match(folder: Path, game: str) -> dict[str, Any]:
    """Return the memory of a box with its page open and a match of that game going on."""
    async with daemon(folder) as (process, address, key), AsyncExitStack() as stack:
        host, _ = await box_of(stack, address, key)
        reply = await host.ask(do="new_match", game=game, seats=MATCHES[game])
        assert reply["ok"], reply
        await asyncio.sleep(SETTLE_S)
        return {"MiB": resident_mb(process.pid)}


def main() -> None:
    """Print all figures."""
    with tempfile.TemporaryDirectory() as folder:
        rounds = [(libraries(), start_s(Path(folder))) for _ in range(ROUNDS)]
    bare = [min(one[0][at] for one in rounds) for at in range(2)]
    ready = [min(one[1][at] for one in rounds) for at in range(2)]
    print(f"{LIBRARIES}: {bare[0]:.2f} s of CPU time, {bare[1]:.2f} s")
    print(f"ready: {ready[0]:.2f} s of CPU time, {ready[0] / bare[0]:.2f} times that")
    print(f"ready: after {ready[1]:.2f} s, {ready[1] / bare[1]:.2f} times that")
    with tempfile.TemporaryDirectory() as folder:
        rest = asyncio.run(at_rest(Path(folder)))
    print(f"at rest: {rest['MiB']:.1f} MiB, {100 * rest['share']:.3f} % of a core", end="")
    print(f", {rest['wake-ups']:.1f} wake-ups a second")
    for game in MATCHES:
        with tempfile.TemporaryDirectory() as folder:
            print(f"{game}: {asyncio.run(with_match(Path(folder), game))['MiB']:.1f} MiB")


if __name__ == "__main__":
    main()
