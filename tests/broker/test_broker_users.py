"""Users come and go while the broker runs."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from firmware_host.broker import HOST_ROLE, SPECTATOR, seat
from tests.broker.broker_clients import (
    PREFIX,
    Transport,
    client,
    doomed,
    is_granted,
    is_refused,
    receive,
    wait_cut,
)

if TYPE_CHECKING:
    from firmware_host.broker import Broker


@pytest.mark.parametrize("transport", ["tcp", "websockets"])
async def test_a_revoked_user_is_cut_off_and_cannot_return(
    broker: Broker, transport: Transport
) -> None:
    user = await broker.grant(seat(3))
    async with doomed(client(broker, user, transport)) as phone:
        assert await is_granted(phone, f"{PREFIX}/seat/3/view")
        await broker.revoke(user.user)
        await wait_cut(phone)
    assert await is_refused(client(broker, user, transport))


async def test_every_connection_of_a_revoked_user_is_cut(broker: Broker) -> None:
    user = await broker.grant(SPECTATOR)
    async with doomed(client(broker, user)) as one, doomed(client(broker, user)) as two:
        await broker.revoke(user.user)
        await asyncio.gather(wait_cut(one), wait_cut(two))
    assert await is_refused(client(broker, user))


async def test_changes_leave_the_others_connected(broker: Broker) -> None:
    user = await broker.grant(seat(1))
    async with client(broker, broker.credentials) as box, client(broker, user) as phone:
        assert await is_granted(phone, f"{PREFIX}/seat/1/view")
        for _ in range(3):
            await broker.revoke((await broker.grant(seat(1))).user)
        await box.publish(f"{PREFIX}/seat/1/view", "still here", qos=1)
        assert await receive(phone, {"still here"}) == {"still here"}


async def test_many_phones_join_at_once(broker: Broker) -> None:
    users = await asyncio.gather(*(broker.grant(seat(number)) for number in range(8)))
    assert len({user.user for user in users} | {user.password for user in users}) == 16
    refused = await asyncio.gather(*(is_refused(client(broker, user)) for user in users))
    assert not any(refused)


async def test_revoking_twice_is_no_error(broker: Broker) -> None:
    user = await broker.grant(HOST_ROLE)
    await broker.revoke(user.user)
    await broker.revoke(user.user)
    assert await is_refused(client(broker, user))


async def test_the_box_cannot_lock_itself_out(broker: Broker) -> None:
    with pytest.raises(ValueError, match="cannot be revoked"):
        await broker.revoke(broker.credentials.user)
    assert not await is_refused(client(broker, broker.credentials))
