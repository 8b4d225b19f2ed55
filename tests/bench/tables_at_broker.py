"""What a durable command costs at each of many boxes that share a broker, asked all at once."""

from __future__ import annotations

import asyncio
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path

from tests.bench.figures import Found, Growth, spread
from tests.hall.brokers import mosquitto
from tests.many_tables.tables_in_play import Host, hosted, table_on

SIZES = (1, 5, 10, 25, 50)
_SETTLE_S = 2.0


async def _round(hosts: list[Host], do: str) -> float:
    """Let every host ask that at once; return the nanoseconds a table."""
    begun_ns = time.perf_counter_ns()
    replies = await asyncio.gather(*(host._ask("host", do=do) for host in hosts))
    assert all(reply["ok"] for reply in replies), replies
    return (time.perf_counter_ns() - begun_ns) / len(hosts)


async def _measure(rounds: int) -> dict[int, list[float]]:
    found: dict[int, list[float]] = {}
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        async with AsyncExitStack() as stack:
            broker = await stack.enter_async_context(mosquitto(folder))
            hosts: list[Host] = []
            for size in SIZES:
                while len(hosts) < size:
                    number = len(hosts)
                    table = await stack.enter_async_context(
                        table_on([broker], folder, f"table-{number}")
                    )
                    host = await stack.enter_async_context(hosted(table, [broker]))
                    await host.begin()
                    hosts.append(host)
                await asyncio.sleep(_SETTLE_S)
                wishes = ("pause", "resume") * rounds
                found[size] = [await _round(hosts, wish) for wish in wishes]
    return found


def measured(rounds: int = 10) -> Found:
    """Measure so many rounds for each number of tables; all run in this one process."""
    found = asyncio.run(_measure(rounds))
    costs = {size: spread(taken) for size, taken in found.items()}
    return [], [Growth("a durable command, all tables at once", "tables on one broker", costs)]
