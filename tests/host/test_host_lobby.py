"""The lobby: spectators come and go, seats are left, and a broker may be away."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING
from unittest.mock import AsyncMock

import msgspec
import pytest
from host_tables import run

from firmware_host import commands as do
from firmware_host.broker import BrokerError, Credentials
from firmware_host.lobby import SPECTATORS_AT_MOST, Lobby
from firmware_host.presence import Presence
from firmware_host.problems import Problem
from firmware_host.tickets import JoinRequest

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


def lobby_with(broker: CountingBroker) -> Lobby:
    return Lobby(None, broker, Presence(), box="totem-test")  # type: ignore[arg-type] # no seat is asked for


async def test_the_oldest_spectator_leaves_when_there_are_too_many() -> None:
    broker = CountingBroker()
    lobby = lobby_with(broker)
    tickets = [await lobby.watch() for _ in range(SPECTATORS_AT_MOST + 1)]
    assert len(broker.users) == SPECTATORS_AT_MOST
    assert tickets[0].user not in broker.users
    assert tickets[-1].user in broker.users


async def test_a_broker_that_is_away_is_a_problem_and_no_crash() -> None:
    with pytest.raises(Problem) as fault:
        await lobby_with(CountingBroker(is_away=True)).watch()
    assert fault.value.key == "broker-away"


async def test_whoever_leaves_is_put_out_and_comes_back_by_a_press_only(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    broker, presence = CountingBroker(), Presence()
    monkeypatch.setattr(presence, "wait", AsyncMock(return_value=True))
    lobby = Lobby(table, broker, presence, box="totem-test")  # type: ignore[arg-type]
    back = JoinRequest(seat=5, name="Ann", language="en")
    async with run(lobby.run()):
        ticket = await lobby.join(msgspec.structs.replace(back, press=True))
        assert ticket.user in broker.users
        await table.ask(5, do.Leave())
        while ticket.user in broker.users:  # noqa: ASYNC110 - the time limit of the test ends it
            await asyncio.sleep(0)
        with pytest.raises(Problem) as fault:
            await lobby.join(msgspec.structs.replace(back, resume=str(ticket.resume)))
    assert fault.value.key == "press-needed"
    assert broker.users == []
