"""The users of the broker that pages of the box and phones leave behind."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Any, cast

import pytest

from firmware_host.broker import HOST_ROLE, PANEL, SPECTATOR, BrokerError
from firmware_host.seating.open_panels import UNUSED_AT_MOST
from tests.daemon.phone import Phone, post

if TYPE_CHECKING:
    from contextlib import AsyncExitStack

    from firmware_host.broker import Broker
    from tests.daemon.evening import Evening


def users(evening: Evening) -> dict[str, str]:
    """Return the users that the broker lets in, with their roles."""
    accounts = cast("Broker", evening.box.broker)._accounts
    return {user: account.role.name for user, account in accounts.items()}


async def load_page(evening: Evening) -> dict[str, Any]:
    key = evening.box.panel_address.partition("#")[2]
    status, tickets = await post(evening.box.address, "api/panel", {"key": key})
    assert status == 200
    return tickets


async def test_pages_of_the_box_that_were_loaded_and_closed_leave_no_users(
    evening: Evening, stack: AsyncExitStack
) -> None:
    for _ in range(3 * UNUSED_AT_MOST):
        last = await load_page(evening)
    found = users(evening)
    roles = list(found.values())
    # The page of the evening is open, and the last ones may be about to connect.
    assert roles.count(PANEL.name) == UNUSED_AT_MOST + 1
    assert roles.count(HOST_ROLE.name) == UNUSED_AT_MOST + 1
    assert {evening.host.ticket["user"], evening.panel.ticket["user"]} <= found.keys()
    assert not evening.host.is_cut.is_set()
    host = await stack.enter_async_context(Phone.connect(last["host"]))
    assert (await host.ask(do="new_match", game="arriba", seats=3))["ok"]


async def test_a_user_that_the_broker_does_not_take_is_forgotten(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refuse(*_: object) -> None:
        raise BrokerError("no")

    before = users(evening)
    broker = cast("Broker", evening.box.broker)
    monkeypatch.setattr(broker, "_change", refuse)
    with pytest.raises(BrokerError):
        await broker.grant(SPECTATOR)
    assert users(evening) == before


async def test_a_phone_that_hangs_up_while_it_gets_a_ticket_leaves_a_user_that_is_known(
    evening: Evening,
) -> None:
    lobby = evening.box.lobby
    before = users(evening)
    asking = asyncio.create_task(lobby.watch("10.0.0.1"))
    while users(evening) == before:  # noqa: ASYNC110 - it has no event
        await asyncio.sleep(0)
    asking.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await asking
    (new,) = users(evening).keys() - before.keys()
    while new not in [each.user for each in lobby._spectators._tickets]:  # noqa: ASYNC110 - as above
        await asyncio.sleep(0.001)
