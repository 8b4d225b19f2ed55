"""From a command to the last phone that hears of it, beside a bare message to the same phones.

The phones are WebSocket clients in a process of their own, each with an address of its own. The
bare message is as long as what the box publishes, and goes through the same guard and broker.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any

from firmware_host.app.daemon import running
from firmware_host.broker import BOX
from tests.bench.answer_times import ROOT, child_of, login_of
from tests.bench.figures import Figure, Found, Growth, ratios, spread
from tests.daemon.box_settings import config_for
from tests.daemon.evening import Evening
from tests.daemon.test_full_house import address_of
from tests.fixtures.prompt_client import PromptClient, client_of

if TYPE_CHECKING:
    from firmware_host.app.daemon import Running

SIZES = (1, 4, 16, 64, 120)
_BARE, _TABLE = f"{ROOT}bare/told", f"{ROOT}table"
_REST_S = 0.15


class Phones:
    """So many phones, and when the last of them has heard of something."""

    def __init__(self) -> None:
        self.clients: list[PromptClient] = []
        self._waiting: set[int] = set()
        self._mark = b""
        self._last: asyncio.Future[int] = asyncio.Future()

    def expect(self, mark: bytes) -> asyncio.Future[int]:
        """Return a future of the time at which the last phone gets a message with that in it."""
        self._waiting, self._mark = set(range(len(self.clients))), mark
        self._last = asyncio.get_running_loop().create_future()
        return self._last

    async def listen(self, number: int) -> None:
        """Read what one phone gets, for ever."""
        async for message in self.clients[number].messages:
            if self._mark and self._mark in bytes(message.payload):
                self._waiting.discard(number)
                if not self._waiting and not self._last.done():
                    self._last.set_result(time.perf_counter_ns())


async def hear(task: dict[str, Any]) -> None:
    """Be the phones: print what each round of bare messages and of commands took, in ns."""
    phones, times = Phones(), {"bare": list[int](), "box": list[int]()}
    async with AsyncExitStack() as stack:
        for number, ticket in enumerate(task["phones"]):
            client = client_of(ticket, bind_address=address_of(number), timeout=60)
            phones.clients.append(await stack.enter_async_context(client))
            await client.subscribe([(_BARE, 0), (_TABLE, 0)])
        group = await stack.enter_async_context(asyncio.TaskGroup())
        listening = [group.create_task(phones.listen(it)) for it in range(len(phones.clients))]
        first = phones.clients[0]
        for number in range(task["rounds"]):
            mark = secrets.token_hex(8)
            filled = json.dumps({"mark": mark}).ljust(task["length"])
            times["bare"].append(await _told(phones, first, _BARE, mark, filled))
            is_paused = number % 2 == 0
            wanted = json.dumps({"paused": is_paused}, separators=(",", ":"))[1:-1]
            command = json.dumps({"id": mark, "do": "pause" if is_paused else "resume"})
            times["box"].append(await _told(phones, first, f"{ROOT}host/command", wanted, command))
        for each in listening:
            each.cancel()
    print(json.dumps(times))


async def _told(phones: Phones, first: PromptClient, topic: str, mark: str, body: str) -> int:
    """Send something, and return how long it took until all phones had what follows from it."""
    await asyncio.sleep(_REST_S)
    last = phones.expect(mark.encode())
    begun_ns = time.perf_counter_ns()
    await first.publish(topic, body, qos=0)
    return await last - begun_ns


async def _measure(rounds: int) -> dict[int, dict[str, list[int]]]:
    found: dict[int, dict[str, list[int]]] = {}
    with tempfile.TemporaryDirectory() as folder:
        async with AsyncExitStack() as stack:
            box = await stack.enter_async_context(running(config_for(Path(folder), "mosquitto")))
            evening = await Evening.begin(box, stack)
            await evening.start(3)
            length = len(json.dumps(evening.host.latest["table"]))
            for size in SIZES:
                tickets = [await _ticket(box) for _ in range(size)]
                task = {"phones": tickets, "rounds": rounds, "length": length}
                async with child_of("tests.bench.phones_at_broker", "hear", task) as process:
                    assert process.stdout is not None
                    found[size] = json.loads(await process.stdout.read())
    return found


async def _ticket(box: Running) -> dict[str, Any]:
    login = await login_of(box, BOX)
    return {**login, "broker": {"port": box.broker.ws_port, "path": box.broker.ws_path}}


def measured(rounds: int = 40) -> Found:
    """Measure so many commands for each number of phones."""
    found = asyncio.run(_measure(rounds))
    figures = [
        Figure(
            "command to the last phone",
            f"of {size}, beside a bare message",
            f"{spread(times['box']).middle / 1e6:.1f} ms",
            f"{spread(times['bare']).middle / 1e6:.1f} ms",
            ratios(times["box"], times["bare"]),
        )
        for size, times in found.items()
    ]
    costs = {size: spread(times["box"]) for size, times in found.items()}
    return figures, [Growth("command to the last phone", "phones", costs)]


if __name__ == "__main__":
    asyncio.run({"hear": hear}[sys.argv[1]](json.load(sys.stdin)))
