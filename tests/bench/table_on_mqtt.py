"""`make bench`: how fast a command is answered, and how soon all are back after a killed broker.

Only ratios within one run mean anything: run it on a quiet machine, and compare nothing across.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

sys.path[:0] = [str(Path(__file__).parents[1] / "daemon"), str(Path(__file__).parent)]

from answer_times import compare
from evening import Evening, config_for
from test_broker_killed import in_step, kill_broker, sit_down

from firmware_host.app.daemon import running

ROUNDS = 100
REST_S = 0.1
REFUSED = [{"do": "play", "move": "flip", "number": 9_999}] * ROUNDS
ACCEPTED = [{"do": ("pause", "resume")[count % 2]} for count in range(ROUNDS)]


async def answers(make: str, folder: Path) -> None:
    """Print how long commands take beside bare requests."""
    async with AsyncExitStack() as stack:
        box = await stack.enter_async_context(running(config_for(folder, make)))
        await (await Evening.begin(box, stack)).start(4)
        await asyncio.sleep(2)
        for name, commands, journal in (
            ("refused, beside a bare reply", REFUSED, ""),
            ("accepted, beside a bare reply", ACCEPTED, ""),
            ("accepted, beside a reply as durable", ACCEPTED, str(folder / "bare.sqlite3")),
        ):
            show(make, name, await compare(box, commands, rest_s=REST_S, journal=journal))


def show(make: str, name: str, taken: dict[str, Any]) -> None:
    """Print one line."""
    bare, asked = taken["bare_ms"], taken["asked_ms"]
    print(f"{make:10} {name:36} {bare:7.2f} ms {asked:7.2f} ms  {asked / bare:5.2f}x")


async def recovery(make: str, folder: Path) -> None:
    """Print how long it takes from the kill until the box and four phones hold the same again."""
    async with AsyncExitStack() as stack:
        box = await stack.enter_async_context(running(config_for(folder, make)))
        evening = await Evening.begin(box, stack)
        host, phones = await sit_down(evening, stack)
        await host.ask(id="new", do="new_match", game="arriba", seats=3, seed=11)
        await in_step(evening, host, phones)
        for count in range(2):
            for phone in (host, *phones.values()):
                phone.latest.clear()
            begin = time.perf_counter()
            await kill_broker(evening)
            await in_step(evening, host, phones)
            taken_s = time.perf_counter() - begin
            print(f"{make:10} kill {count + 1}: all back in step after {taken_s:.2f} s")


async def main() -> None:
    """Run everything on both makes of broker."""
    for make in ("mosquitto", "nats"):
        for measure in (answers, recovery):
            with tempfile.TemporaryDirectory() as folder:
                await measure(make, Path(folder))


if __name__ == "__main__":
    asyncio.run(main())
