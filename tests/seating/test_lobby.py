"""The lobby: spectators come and go, seats are left, and a broker may be away."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec
import pytest

from firmware_host.broker import BrokerError, Credentials
from firmware_host.seating.button_confirmation import ButtonConfirmation
from firmware_host.seating.lobby import Lobby
from firmware_host.seating.request_limits import Device
from firmware_host.seating.spectators import PER_ADDRESS
from firmware_host.table import commands as do
from firmware_host.table.problems import Problem
from firmware_host.wire.tickets import HostRequest, JoinRequest
from tests.fixtures.host_tables import run

if TYPE_CHECKING:
    from firmware_host.broker import Role
    from firmware_host.table.table import Table


class CountingBroker:
    """A broker that remembers who is in, or that is away."""

    ws_port = 8081
    ws_path = "/"
    ws_urls = ()

    def __init__(self, *, is_away: bool = False) -> None:
        self.users: list[str] = []
        self._is_away = is_away
        self._count = 0

    async def grant(self, role: Role) -> Credentials:
        """Let somebody in."""
        if self._is_away:
            raise BrokerError("mosquitto did not change its users")
        self._count += 1
        self.users.append(f"{role.name}-{self._count}")
        return Credentials(self.users[-1], "secret")

    async def revoke(self, user: str) -> None:
        """Put somebody out."""
        self.users.remove(user)


def lobby_with(table: Table, broker: CountingBroker) -> Lobby:
    return Lobby(table, broker, ButtonConfirmation(), box="totem-test")  # type: ignore[arg-type] # only counted


async def test_the_oldest_unused_ticket_of_an_address_gives_way(table: Table) -> None:
    broker = CountingBroker()
    lobby = lobby_with(table, broker)
    tickets = [await lobby.watch("10.0.0.9") for _ in range(PER_ADDRESS + 1)]
    assert len(broker.users) == PER_ADDRESS
    assert tickets[0].user not in broker.users
    assert tickets[-1].user in broker.users


async def test_a_broker_that_is_away_is_a_problem_and_no_crash(table: Table) -> None:
    with pytest.raises(Problem) as fault:
        await lobby_with(table, CountingBroker(is_away=True)).watch()
    assert fault.value.key == "broker-away"


def press_at_once(confirmation: ButtonConfirmation) -> None:
    """Confirm every request when it is made."""

    def press() -> None:
        for asked in confirmation.requests():
            asked.confirm()

    confirmation.listen(press)


async def test_a_phone_that_left_is_revoked_and_returns_by_a_press_only(table: Table) -> None:
    broker = CountingBroker()
    lobby = lobby_with(table, broker)
    press_at_once(lobby.confirmation)
    back = JoinRequest(seat=5, name="Ann", language="en")
    async with run(lobby.run()):
        ticket = await lobby.join(msgspec.structs.replace(back, press=True), Device())
        assert ticket.user in broker.users
        await table.ask(5, do.Leave())
        while ticket.user in broker.users:  # noqa: ASYNC110 - the time limit of the test ends it
            await asyncio.sleep(0)
        with pytest.raises(Problem) as fault:
            await lobby.join(msgspec.structs.replace(back, resume=str(ticket.resume)), Device())
    assert fault.value.key == "press-needed"
    assert broker.users == []


async def test_a_phone_that_floods_is_revoked_and_everybody_is_told(table: Table) -> None:
    broker = CountingBroker()
    lobby = lobby_with(table, broker)
    press_at_once(lobby.confirmation)
    told: asyncio.Queue[dict[str, object] | None] = asyncio.Queue()
    table.listen("test", lambda update: told.put_nowait(update.notice))
    wish = JoinRequest(seat=1, name="Ann", language="en", press=True)
    async with run(lobby.run()):
        ticket = await lobby.join(wish, Device())
        await lobby.host(HostRequest(), Device())
        while not told.empty():
            told.get_nowait()
        lobby.cut_off_place("seat/1")
        lobby.cut_off_place("seat/7")
        assert await told.get() == {"key": "cut-off", "button": 1}
        back = msgspec.structs.replace(wish, press=False, resume=str(ticket.resume))
        with pytest.raises(Problem) as fault:
            await lobby.join(back, Device())
        assert fault.value.key == "cut-off"
        lobby.cut_off_place("host")
        assert await told.get() == {"key": "host-cut-off"}
        spectator = await lobby.watch("10.0.0.9")
        lobby.cut_off(spectator.user)
        while broker.users:  # noqa: ASYNC110 - the time limit of the test ends it
            await asyncio.sleep(0)
