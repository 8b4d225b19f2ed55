"""A broker that fails: the box plays on, names it on its screens, and phones come back."""

from __future__ import annotations

import asyncio
import os
import signal
from typing import TYPE_CHECKING, Any, cast

from tests.daemon.phone import post
from tests.daemon.reconnecting_phone import reconnecting_phone

if TYPE_CHECKING:
    from collections.abc import Callable

    from firmware_host.broker import Broker
    from tests.daemon.evening import Evening

KILLS = 7


async def named(evening: Evening, key: str, count: int) -> None:
    """Return when the box names that fault of its broker."""
    faults, news = evening.box.faults, asyncio.Event()
    faults.listen(news.set)
    while ("broker", key, {"count": count}) not in [
        (one.device, one.key, one.facts) for one in faults.now
    ]:
        await news.wait()
        news.clear()


def told_of(key: str) -> Callable[[Any], bool]:
    """Return whether a message names that fault last."""
    return lambda told: bool(told) and [one["key"] for one in told["faults"]][-1:] == [key]


async def watching(evening: Evening) -> dict[str, Any]:
    """Return the ticket of a spectator."""
    status, ticket = await post(evening.box.address, "api/watch", {})
    assert status == 200
    return ticket


async def test_kills_in_a_row_do_not_end_the_box_and_are_named(evening: Evening) -> None:
    broker = cast("Broker", evening.box.broker)
    async with reconnecting_phone(await watching(evening), "public") as phone:
        for count in range(1, KILLS + 1):
            old = await broker.pid()
            os.kill(old, signal.SIGKILL)
            await named(evening, "broker-ended", count)
            assert await broker.pid() != old
        shown = await phone.until("public/faults", told_of("broker-ended"))
        assert shown["faults"][-1]["facts"] == {"count": KILLS}


async def test_a_broker_that_hangs_is_replaced_and_named(evening: Evening) -> None:
    broker = cast("Broker", evening.box.broker)
    async with reconnecting_phone(await watching(evening), "public") as phone:
        old = await broker.pid()
        os.kill(old, signal.SIGSTOP)
        await named(evening, "broker-hangs", 1)
        assert await broker.pid() != old
        await phone.until("public/faults", told_of("broker-hangs"))
