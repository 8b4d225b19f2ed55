"""Users of a Mosquitto that somebody else runs, made and removed through its control topic."""

from __future__ import annotations

from typing import TYPE_CHECKING

from firmware_host.broker.credentials import new_account
from firmware_host.broker.errors import BrokerError
from firmware_host.broker.mosquitto_control import client_of, role_of, send_command
from firmware_host.broker.roles import GUESTS, below

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from firmware_host.broker.credentials import Credentials
    from firmware_host.broker.mosquitto_control import Answer
    from firmware_host.broker.roles import Role
    from firmware_host.broker.server import Server

_MARK = "~"
"""Stands in no box id, so that no box takes another's users for its own."""


class DynamicSecurity:
    """Keeps the roles and users of one box in a shared Mosquitto."""

    can_revoke = True

    def __init__(self, servers: Sequence[Server], admin: Credentials, box: str) -> None:
        self._servers = servers
        self._admin = admin
        self._box = box
        self._users: set[str] = set()

    async def open(self) -> None:
        """Write the roles anew and remove users that a box which lost its power left behind."""
        listed = await self._command({"command": "listClients"})
        for user in listed.data.get("clients", []):
            if str(user).startswith(self._named("")):
                await self._remove(str(user))
        for role in GUESTS:
            await self._write_role(role)

    async def close(self) -> None:
        """Remove every user that is still there; a broker that is gone has none to serve."""
        for user in tuple(self._users):
            try:
                await self.revoke(user)
            except BrokerError:
                return

    async def grant(self, role: Role) -> Credentials:
        """Return a new user of that role, which the broker already accepts."""
        account = new_account(role, self._named(""))
        await self._command(
            {
                "command": "createClient",
                "password": account.credentials.password,
                **client_of(account, self._named(role.name)),
            }
        )
        self._users.add(account.credentials.user)
        return account.credentials

    async def revoke(self, user: str) -> None:
        """Remove the user, which also ends its connections."""
        self._users.discard(user)
        await self._remove(user)

    async def _remove(self, user: str) -> None:
        await self._command({"command": "deleteClient", "username": user}, "Client not found")

    async def _write_role(self, role: Role) -> None:
        reads, writes = below(self._box, role.reads), below(self._box, role.writes)
        named = role_of(self._named(role.name), reads, writes)
        await self._command({"command": "createRole", **named}, "Role already exists")
        # A role of an older version may have had other rights.
        await self._command({"command": "modifyRole", **named})

    def _named(self, name: str) -> str:
        return f"{self._box}{_MARK}{name}"

    async def _command(self, command: Mapping[str, object], done_before: str = "") -> Answer:
        """Ask the first server that answers."""
        last: BrokerError | None = None
        for server in self._servers:
            try:
                return await send_command(server, self._admin, command, done_before)
            except BrokerError as error:
                last = error
        raise last or BrokerError("There is no server to ask.")
