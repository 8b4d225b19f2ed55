"""Twenty boxes on one Mosquitto, each with its own match, and a hall that sees them all."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING

from firmware_host.app.hall import running_hall
from firmware_host.hall.standings import Points, standings
from tests.hall.brokers import mosquitto
from tests.many_tables.halls import counted, hall_settings, seen
from tests.many_tables.tables_in_play import WINNER, Host, hosted, table_on

if TYPE_CHECKING:
    from pathlib import Path

BOXES = 20
FLIPS = 4


async def play(host: Host) -> None:
    await host.begin()
    await host.flip(FLIPS)
    await host.finish()


async def test_twenty_boxes_play_side_by_side_and_the_hall_sees_them(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        broker = await stack.enter_async_context(mosquitto(tmp_path))
        running = await stack.enter_async_context(running_hall(hall_settings(tmp_path, [broker])))
        hall = running.hall
        tables = [
            await stack.enter_async_context(table_on([broker], tmp_path, f"table-{number}"))
            for number in range(BOXES)
        ]
        hosts = [await stack.enter_async_context(hosted(table, [broker])) for table in tables]
        await asyncio.gather(*(play(host) for host in hosts))
        await seen(hall, tables)
        await counted(hall, tables)
        assert [table.lost() for table in tables] == [[]] * BOXES
        assert all(len(table.acknowledged) == FLIPS for table in tables)
        lines = standings(await hall.store.played(), Points())
    # Every match had one winner, and nobody was counted at a table where he did not sit.
    assert [line.name for line in lines if line.wins] == sorted(
        (f"{table.id}-{WINNER}" for table in tables), key=str.casefold
    )
    assert {line.matches for line in lines} == {1}
    assert len(lines) == 3 * BOXES
