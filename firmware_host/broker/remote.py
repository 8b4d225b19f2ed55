"""A remote broker, which the box uses but does not run."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from firmware_host.broker.dynamic_security import DynamicSecurity
from firmware_host.broker.errors import BrokerError
from firmware_host.broker.users_file import read_users
from firmware_host.mqtt import passwords
from firmware_host.mqtt.credentials import Credentials, new_client_id
from firmware_host.mqtt.server import check_trust, read_server, read_web_address

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    from firmware_host.broker.roles import Role
    from firmware_host.broker.supervisor import FailureListener
    from firmware_host.mqtt.server import Login, Server


class UserStore(Protocol):
    """The source of broker users for phones."""

    @property
    def can_revoke(self) -> bool:
        """Whether revoking a user disconnects it at once."""
        ...

    @property
    def needs_repeats(self) -> bool:
        """Whether retained payloads must be published twice; where the make is unknown they are."""
        ...

    async def open(self) -> None:
        """Prepare the broker's roles and users."""
        ...

    async def close(self) -> None:
        """Delete what was created on the broker."""
        ...

    async def grant(self, role: Role) -> Credentials:
        """Return a user of that role that the broker accepts."""
        ...

    async def revoke(self, user: str) -> None:
        """Revoke the user's access as far as the broker allows."""
        ...


class NoUsers:
    """A broker with one login only, the box's own, which no phone may have."""

    can_revoke = True
    needs_repeats = True

    async def open(self) -> None:
        """Do nothing."""

    async def close(self) -> None:
        """Do nothing."""

    async def grant(self, role: Role) -> Credentials:
        """Raise BrokerError: the table is published, but no phone can join."""
        raise BrokerError(
            f"There are no users for phones ({role.name}) on this broker: "
            "set broker.users_file or broker.control."
        )

    async def revoke(self, user: str) -> None:
        """Do nothing."""


@dataclass(frozen=True, slots=True)
class RemoteSettings:
    """The configuration of a remote broker."""

    urls: tuple[str, ...]
    ws_urls: tuple[str, ...] = ()
    control: str = "none"
    users_file: str = ""
    ca_file: str = ""
    password_file: str = ""


class Remote:
    """The daemon's access to a remote broker."""

    def __init__(
        self, servers: tuple[Server, ...], own: Credentials, store: UserStore, urls: tuple[str, ...]
    ) -> None:
        self.servers = servers
        self.credentials = own
        self.ws_urls = urls
        self.ws_port, self.ws_path = read_web_address(urls[0]) if urls else (0, "/")
        self._store = store
        self._change_lock = asyncio.Lock()

    @property
    def name(self) -> str:
        """The addresses of its servers, without passwords."""
        return ", ".join(map(str, self.servers))

    @property
    def can_revoke(self) -> bool:
        """Whether revoking a user disconnects it at once."""
        return self._store.can_revoke

    @property
    def needs_repeats(self) -> bool:
        """Whether retained payloads must be published twice."""
        return self._store.needs_repeats

    async def grant(self, role: Role) -> Credentials:
        """Return a user of that role."""
        async with self._change_lock:
            return await self._store.grant(role)

    async def revoke(self, user: str) -> None:
        """Revoke the user's access as far as the broker allows."""
        async with self._change_lock:
            await self._store.revoke(user)

    def listen(self, listener: FailureListener) -> None:
        """Do nothing: its administrator knows more about its process."""

    async def wait_closed(self) -> None:
        """Wait for ever: the daemon does not supervise a remote broker, it only reconnects."""
        await asyncio.Event().wait()


@asynccontextmanager
async def open_remote(settings: RemoteSettings, box: str) -> AsyncGenerator[Remote]:
    """Use a remote broker in an async context."""
    read = [read_server(url, settings.ca_file) for url in settings.urls]
    servers = tuple(server for server, _ in read)
    login = next((login for _, login in read if login is not None), None)
    login = passwords.with_password(login, settings.password_file, passwords.VARIABLE)
    own, store = _store(settings, servers, login, box)
    remote = Remote(servers, own, store, settings.ws_urls)
    await check_trust(servers)
    await store.open()
    try:
        yield remote
    finally:
        await store.close()


def _store(
    settings: RemoteSettings, servers: tuple[Server, ...], login: Login | None, box: str
) -> tuple[Credentials, UserStore]:
    if settings.users_file:
        return read_users(settings.users_file, box)
    # Without a login the box connects anonymously, which a broker for development may allow.
    own = Credentials(login.user, login.password) if login else Credentials("", "")
    own = Credentials(own.user, own.password, new_client_id(own.user or box))
    if settings.control == "mosquitto":
        return own, DynamicSecurity(servers, own, box)
    return own, NoUsers()
