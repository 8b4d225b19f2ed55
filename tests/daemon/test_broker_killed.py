"""The broker is killed repeatedly in mid-match: nothing is lost, doubled or inconsistent."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING

import pytest

from tests.daemon.evening import QUICK
from tests.daemon.phone import post
from tests.daemon.reconnecting_phone import ReconnectingPhone, reconnecting_phone

if TYPE_CHECKING:
    from firmware_host.config.box import Config
    from tests.daemon.evening import Evening

pytestmark = [
    # A broker that dies while a client connects: paho leaves that socket to the garbage collector.
    pytest.mark.filterwarnings("ignore:.*:pytest.PytestUnraisableExceptionWarning"),
]

KILLS = 3
"""Each is two: six in a row, each less than half a minute after the last."""

FLIPPED = "flip"


async def test_nothing_is_lost_or_doubled(evening: Evening, config: Config) -> None:
    async with AsyncExitStack() as stack:
        host, phones = await sit_down(evening, stack)
        await host.ask(
            id="new", do="new_match", game="arriba", seats=3, seed=11, options=dict(QUICK)
        )
        number = await in_step(evening, host, phones)
        for kill in range(KILLS):
            await flip(evening, phones, f"flip {kill}", number)
            number = await in_step(evening, host, phones)
            # An undo has no number: carried out twice it would take two moves back.
            undoing = asyncio.create_task(host.ask(id=f"undo {kill}", do="undo"))
            await kill_broker(evening)
            reply = await undoing
            assert reply["ok"], reply
            number = await in_step(evening, host, phones)
            await flip(evening, phones, f"again {kill}", number, kills=True)
            number = await in_step(evening, host, phones)
    lines = journal(config)
    flips = [body for kind, body in lines if kind == "move" and body.endswith(FLIPPED)]
    backs = [body for kind, body in lines if kind == "back"]
    assert (len(flips), len(backs)) == (2 * KILLS, KILLS)
    assert host.replies == 1 + KILLS
    assert sum(phone.replies for phone in phones.values()) == 2 * KILLS
    for phone in (host, *phones.values()):
        assert phone.connections >= KILLS
        assert phone.told == list(range(phone.told[0], phone.told[-1] + 1))


async def sit_down(
    evening: Evening, stack: AsyncExitStack
) -> tuple[ReconnectingPhone, dict[int, ReconnectingPhone]]:
    """Return a host and three phones that come back by themselves."""
    phones: dict[int, ReconnectingPhone] = {}
    for seat in range(3):
        ticket = (await evening.join(seat, f"P{seat}")).ticket
        phones[seat] = await stack.enter_async_context(reconnecting_phone(ticket, f"seat/{seat}"))
    key = evening.box.panel_address.partition("#")[2]
    _, tickets = await post(evening.box.address, "api/panel", {"key": key})
    host = await stack.enter_async_context(reconnecting_phone(tickets["host"], "host", "public"))
    for phone in (host, *phones.values()):
        await phone.until("table", lambda table: table is not None)
    return host, phones


async def flip(
    evening: Evening,
    phones: dict[int, ReconnectingPhone],
    name: str,
    number: int,
    *,
    kills: bool = False,
) -> None:
    """Let the flipper turn a card, perhaps while the broker dies."""
    match = evening.box.table.accepted.match
    assert match is not None
    phone = phones[match.state.flipper]
    asking = asyncio.create_task(phone.ask(id=name, do="play", move="flip", number=number))
    if kills:
        await kill_broker(evening)
    reply = await asking
    assert reply["ok"], reply


async def kill_broker(evening: Evening) -> None:
    """Kill the broker at once; what was just sent may or may not have passed it."""
    os.kill(await evening.box.broker.pid(), signal.SIGKILL)  # type: ignore[attr-defined] # private


async def in_step(
    evening: Evening, host: ReconnectingPhone, phones: dict[int, ReconnectingPhone]
) -> int:
    """Return the number of the table, once it rests and everybody holds it."""
    table = evening.box.table
    while str(table.accepted.match and table.accepted.match.state.phase) != "flip":
        if str(table.accepted.match and table.accepted.match.state.phase) in (
            "totem",
            "match",
            "head",
        ):
            pytest.fail("the seed was chosen so that only flips happen")
        await asyncio.sleep(0.005)
    number = table.accepted.number
    for phone in (host, *phones.values()):
        await phone.until("public/state", lambda state: bool(state) and state["number"] == number)
        await phone.until("status", lambda status: bool(status) and status["online"])
    return number


def journal(config: Config) -> list[tuple[str, str]]:
    """Return what was written down."""
    with sqlite3.connect(config.journal_path()) as database:
        lines: list[tuple[str, str]] = list(
            database.execute("SELECT kind, body FROM line ORDER BY position")
        )
    database.close()
    return lines
