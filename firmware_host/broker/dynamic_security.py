"""Users of a remote Mosquitto, created and deleted through its dynamic-security plugin."""

from __future__ import annotations

from typing import TYPE_CHECKING

from firmware_host.broker.errors import BrokerError
from firmware_host.broker.mosquitto_control import client_of, role_of, send_command
from firmware_host.broker.roles import CLIENT_ROLES, full_topics
from firmware_host.mqtt.credentials import new_account

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from firmware_host.broker.mosquitto_control import Response
    from firmware_host.broker.roles import Role
    from firmware_host.mqtt.credentials import Credentials
    from firmware_host.mqtt.server import Server

_SEPARATOR = "~"
"""Not allowed in a box id, so that a prefix names the users of exactly one box."""


class DynamicSecurity:
    """The roles and users of one box on a shared Mosquitto."""

    can_revoke = True
    needs_repeats = False

    def __init__(self, servers: Sequence[Server], admin: Credentials, box: str) -> None:
        self._servers = servers
        self._admin = admin
        self._box = box
        self._users: set[str] = set()

    async def open(self) -> None:
        """Write the roles, and delete users that remain from a start without a shutdown."""
        listed = await self._command({"command": "listClients"})
        for user in listed.data.get("clients", []):
            if str(user).startswith(self._named("")):
                await self._remove(str(user))
        for role in CLIENT_ROLES:
            await self._write_role(role)

    async def close(self) -> None:
        """Delete every user of this box; give up when the broker does not answer."""
        for user in tuple(self._users):
            try:
                await self.revoke(user)
            except BrokerError:
                return

    async def grant(self, role: Role) -> Credentials:
        """Return a new user of that role that the broker accepts by now."""
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
        """Delete the user, which also ends its connections."""
        self._users.discard(user)
        await self._remove(user)

    async def _remove(self, user: str) -> None:
        await self._command({"command": "deleteClient", "username": user}, "Client not found")

    async def _write_role(self, role: Role) -> None:
        reads, writes = full_topics(self._box, role.reads), full_topics(self._box, role.writes)
        named = role_of(self._named(role.name), reads, writes)
        await self._command({"command": "createRole", **named}, "Role already exists")
        # An older version may have created the role with other access rights.
        await self._command({"command": "modifyRole", **named})

    def _named(self, name: str) -> str:
        return f"{self._box}{_SEPARATOR}{name}"

    async def _command(self, command: Mapping[str, object], ignored_error: str = "") -> Response:
        """Send the command to the first server that answers, and return the response."""
        last: BrokerError | None = None
        for server in self._servers:
            try:
                return await send_command(server, self._admin, command, ignored_error)
            except BrokerError as error:
                last = error
        raise last or BrokerError("There is no server to connect to.")
