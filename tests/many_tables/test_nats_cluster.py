"""A cluster of three NATS servers loses one in mid-match: the tables go on, nothing is lost."""

from __future__ import annotations

import asyncio
import contextlib
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING

import aiomqtt
import msgspec
import pytest

from firmware_host.app.hall import running_hall
from firmware_host.mqtt.client import subscribe
from firmware_host.wire.public import Summary
from tests.hall.nats_clusters import NODES, nats_cluster
from tests.many_tables.halls import counted, hall_settings, seen
from tests.many_tables.tables_in_play import WINNER, PlayedTable, hosted, table_on

if TYPE_CHECKING:
    from pathlib import Path

    from tests.hall.nats_clusters import Cluster

FLIPS = 3
DEAD = 0
LOOK_S = 3.0


async def test_one_of_three_nodes_is_killed(tmp_path: Path) -> None:
    await lose_a_node(tmp_path, boxes=NODES)


@pytest.mark.long
async def test_one_of_three_nodes_is_killed_under_twenty_boxes(tmp_path: Path) -> None:
    await lose_a_node(tmp_path, boxes=20)


async def lose_a_node(folder: Path, boxes: int) -> None:
    """Play on boxes spread over the nodes, kill a node, play on, and look for what is missing."""
    async with AsyncExitStack() as stack:
        cluster = await stack.enter_async_context(nats_cluster(folder))
        # The hall hangs on the very node that dies.
        settings = hall_settings(folder, cluster.urls(DEAD))
        hall = (await stack.enter_async_context(running_hall(settings))).hall
        places = [cluster.urls(number % NODES) for number in range(boxes)]
        tables = [
            await stack.enter_async_context(table_on(urls, folder, f"table-{number}"))
            for number, urls in enumerate(places)
        ]
        hosts = [
            await stack.enter_async_context(hosted(table, urls))
            for table, urls in zip(tables, places, strict=True)
        ]
        await asyncio.gather(*(host.begin() for host in hosts))
        await asyncio.gather(*(host.flip(FLIPS) for host in hosts))
        going_on = asyncio.gather(*(host.flip(2 * FLIPS) for host in hosts))
        await cluster.kill(DEAD)
        await going_on
        await asyncio.gather(*(host.finish() for host in hosts))
        assert [table.lost() for table in tables] == [[]] * boxes
        assert all(len(table.acknowledged) == 3 * FLIPS for table in tables)
        await seen(hall, tables)
        await counted(hall, tables)
        await asyncio.gather(*(newcomer(cluster, table) for table in tables))


async def newcomer(cluster: Cluster, table: PlayedTable) -> None:
    """Come to a node that is left, until it serves the table as it ended out of what it keeps.

    NATS acknowledges what it then does not keep while it has no leader; the box says it again.
    """
    while True:
        with contextlib.suppress(aiomqtt.MqttError, TimeoutError):
            async with (
                asyncio.timeout(LOOK_S),
                aiomqtt.Client("127.0.0.1", cluster.mqtt[DEAD + 1]) as client,
            ):
                await subscribe(client, f"totem/{table.id}/public/summary")
                message = await anext(aiter(client.messages))
                told = msgspec.json.decode(bytes(message.payload), type=Summary)
                if message.retain and told.outcome is not None:
                    assert told.match == table.box.table.committed.match_id
                    assert told.outcome.winners == [WINNER]
                    return
        await asyncio.sleep(0.2)
