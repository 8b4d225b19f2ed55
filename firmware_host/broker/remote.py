"""A broker that somebody else runs: the box is its guest."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from firmware_host.broker.credentials import Credentials, new_client_id
from firmware_host.broker.dynamic_security import DynamicSecurity
from firmware_host.broker.errors import BrokerError
from firmware_host.broker.server import check_trust, read_server, read_web_address
from firmware_host.broker.users_file import read_users

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    from firmware_host.broker.roles import Role
    from firmware_host.broker.server import Login, Server


class Keeper(Protocol):
    """Who has users for the phones."""

    @property
    def can_revoke(self) -> bool:
        """Whether a revoked user is cut off at once."""
        ...

    async def open(self) -> None:
        """Prepare the broker."""
        ...

    async def close(self) -> None:
        """Leave nothing behind."""
        ...

    async def grant(self, role: Role) -> Credentials:
        """Return a user of that role, which the broker accepts."""
        ...

    async def revoke(self, user: str) -> None:
        """Cut that user off, if that can be done."""
        ...


class NoUsers:
    """A broker of which the box knows one login only: its own, which no phone may have."""

    can_revoke = True

    async def open(self) -> None:
        """Do nothing."""

    async def close(self) -> None:
        """Do nothing."""

    async def grant(self, role: Role) -> Credentials:
        """Refuse: the table can be watched over MQTT, but no phone can join."""
        raise BrokerError(
            f"There are no users for phones ({role.name}) on this broker: "
            "set broker.users_file or broker.control."
        )

    async def revoke(self, user: str) -> None:
        """Do nothing."""


@dataclass(frozen=True, slots=True)
class RemotePlace:
    """What the configuration says about the other broker."""

    urls: tuple[str, ...]
    ws_urls: tuple[str, ...] = ()
    control: str = "none"
    users_file: str = ""
    ca_file: str = ""


class Remote:
    """The other broker as the daemon sees it."""

    def __init__(
        self, servers: tuple[Server, ...], own: Credentials, keeper: Keeper, urls: tuple[str, ...]
    ) -> None:
        self.servers = servers
        self.credentials = own
        self.ws_urls = urls
        self.ws_port, self.ws_path = read_web_address(urls[0]) if urls else (0, "/")
        self._keeper = keeper
        self._one_change = asyncio.Lock()

    @property
    def name(self) -> str:
        """Where it is, without any password."""
        return ", ".join(map(str, self.servers))

    @property
    def can_revoke(self) -> bool:
        """Whether a revoked user is cut off at once."""
        return self._keeper.can_revoke

    async def grant(self, role: Role) -> Credentials:
        """Return a user of that role."""
        async with self._one_change:
            return await self._keeper.grant(role)

    async def revoke(self, user: str) -> None:
        """Cut that user off, if that can be done."""
        async with self._one_change:
            await self._keeper.revoke(user)

    async def wait_closed(self) -> None:
        """Wait for ever: whether it runs is not our business, the box just connects again."""
        await asyncio.Event().wait()


@asynccontextmanager
async def open_remote(place: RemotePlace, box: str) -> AsyncGenerator[Remote]:
    """Use another broker for as long as the block lasts."""
    read = [read_server(url, place.ca_file) for url in place.urls]
    servers = tuple(server for server, _ in read)
    login = next((login for _, login in read if login is not None), None)
    own, keeper = _keeper(place, servers, login, box)
    remote = Remote(servers, own, keeper, place.ws_urls)
    await check_trust(servers)
    await keeper.open()
    try:
        yield remote
    finally:
        await keeper.close()


def _keeper(
    place: RemotePlace, servers: tuple[Server, ...], login: Login | None, box: str
) -> tuple[Credentials, Keeper]:
    if place.users_file:
        return read_users(place.users_file, box)
    # Nobody is a user, too: a broker on one's own desk may let everybody in.
    own = Credentials(login.user, login.password) if login else Credentials("", "")
    own = Credentials(own.user, own.password, new_client_id(own.user or box))
    if place.control == "mosquitto":
        return own, DynamicSecurity(servers, own, box)
    return own, NoUsers()
