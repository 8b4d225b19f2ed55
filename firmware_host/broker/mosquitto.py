"""Mosquitto with its dynamic-security plugin."""

from __future__ import annotations

import json
import shutil
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from firmware_host.broker import limits
from firmware_host.broker.child import Launch
from firmware_host.broker.folder import choose_owner
from firmware_host.broker.mosquitto_control import (
    COMMANDS,
    RESPONSES,
    client_of,
    role_of,
    send_command,
)
from firmware_host.broker.roles import ROLES, Role, full_topics
from firmware_host.mqtt.credentials import Account, hash_password, new_account
from firmware_host.mqtt.server import Server

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from firmware_host.broker.child import Child
    from firmware_host.broker.kind import BrokerSettings

_PLUGIN = "mosquitto_dynamic_security.so"
_PLUGIN_FOLDERS = ("/usr/lib", "/usr/lib64", "/usr/local/lib", "/usr/lib/*", "/usr/local/lib/*")
_USERS_FILE = "dynamic-security.json"
_CONFIG_FILE = "mosquitto.conf"

_DENIED_BY_DEFAULT = ("publishClientSend", "publishClientReceive", "subscribe", "unsubscribe")


@dataclass(frozen=True, slots=True)
class Installation:
    """The paths of Mosquitto and its plugin."""

    program: Path
    plugin: Path


def find_mosquitto() -> Installation | None:
    """Return the installed Mosquitto, or None without the program or without its plugin."""
    # Debian keeps it in /usr/sbin, which is not on the PATH of plain users.
    program = shutil.which("mosquitto") or shutil.which("mosquitto", path="/usr/sbin")
    plugins = [
        found for folder in _PLUGIN_FOLDERS for found in Path("/").glob(f"{folder[1:]}/{_PLUGIN}")
    ]
    return Installation(Path(program), plugins[0]) if program and plugins else None


class Mosquitto:
    """The Mosquitto broker: users are created and deleted through its control topic."""

    needs_repeats = False

    def __init__(self, installed: Installation, settings: BrokerSettings, folder: Path) -> None:
        self._installed = installed
        self._settings = settings
        self._admin = new_account(Role("admin", (RESPONSES,), (COMMANDS,)))
        self.launch = Launch(
            name="mosquitto",
            command=(str(installed.program), "-c", _CONFIG_FILE),
            folder=folder,
            owner=choose_owner("mosquitto", "nobody"),
            ready=r"^mosquitto version \S+ running$",
            fault=r"^Error",
        )

    def files(self, accounts: Iterable[Account]) -> Mapping[str, str]:
        """Return the configuration, and the file of users, roles and access rights."""
        return {
            _CONFIG_FILE: _config(self._installed.plugin, self._settings),
            _USERS_FILE: json.dumps(self._security(accounts)),
        }

    async def add_user(self, child: Child, account: Account, accounts: Iterable[Account]) -> None:
        """Create the client in the running broker."""
        del child, accounts
        wanted = {
            "command": "createClient",
            "password": account.credentials.password,
            **client_of(account, account.role.name),
        }
        await self._command(wanted, ignored_error="Client already exists")

    async def remove_user(
        self, child: Child, account: Account, accounts: Iterable[Account]
    ) -> None:
        """Delete the client, which also ends its connections."""
        del child, accounts
        unwanted = {"command": "deleteClient", "username": account.credentials.user}
        await self._command(unwanted, ignored_error="Client not found")

    async def _command(self, command: Mapping[str, object], ignored_error: str) -> None:
        server = Server("127.0.0.1", self._settings.port)
        await send_command(server, self._admin.credentials, command, ignored_error)

    def _security(self, accounts: Iterable[Account]) -> dict[str, object]:
        box, admin = self._settings.box, self._admin.role
        roles = [
            role_of(role.name, full_topics(box, role.reads), full_topics(box, role.writes))
            for role in ROLES
        ]
        roles.append(role_of(admin.name, admin.reads, admin.writes))
        # The administrator connects with a new client id for every command.
        client = stored(self._admin, client_of(self._admin, admin.name, is_bound=False))
        return security(roles, [client, *map(_client, accounts)])


def security(roles: list[dict[str, object]], clients: list[dict[str, object]]) -> dict[str, object]:
    """Return the plugin's file; access that no role allows is denied."""
    return {
        "defaultACLAccess": dict.fromkeys(_DENIED_BY_DEFAULT, False),
        "clients": clients,
        "groups": [],
        "roles": roles,
    }


def _client(account: Account) -> dict[str, object]:
    return stored(account, client_of(account, account.role.name))


def stored(account: Account, client: dict[str, object]) -> dict[str, object]:
    """Return the client's entry of the plugin's file, with a hash instead of the password."""
    return {**client, **asdict(hash_password(account.credentials.password))}


def _config(plugin: Path, settings: BrokerSettings) -> str:
    lines = (
        f"listener {settings.port} 127.0.0.1",
        f"max_connections {limits.PHONES + limits.LOCAL_CLIENTS}",
        "max_qos 1",
        "allow_anonymous false",
        f"plugin {plugin}",
        # Relative to the working directory, whose parents the broker's user may not enter.
        f"plugin_opt_config_file {_USERS_FILE}",
        "persistence false",
        *limits.MOSQUITTO,
    )
    return "\n".join((*lines, ""))
