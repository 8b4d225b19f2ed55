"""Mosquitto with its dynamic-security plugin."""

from __future__ import annotations

import json
import shutil
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from firmware_host.broker import limits
from firmware_host.broker.child import Launch
from firmware_host.broker.credentials import Account, hash_password, new_account
from firmware_host.broker.folder import choose_owner
from firmware_host.broker.kind import CHAIN_FILE, KEY_FILE, certificate_files
from firmware_host.broker.mosquitto_control import (
    ANSWERS,
    COMMANDS,
    client_of,
    role_of,
    send_command,
)
from firmware_host.broker.roles import ROLES, Role, below
from firmware_host.broker.server import Server

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from firmware_host.broker.child import Child
    from firmware_host.broker.kind import Place

_PLUGIN = "mosquitto_dynamic_security.so"
_PLUGIN_FOLDERS = ("/usr/lib", "/usr/lib64", "/usr/local/lib", "/usr/lib/*", "/usr/local/lib/*")
_USERS_FILE = "dynamic-security.json"
_CONFIG_FILE = "mosquitto.conf"

_UNASKED = ("publishClientSend", "publishClientReceive", "subscribe", "unsubscribe")


@dataclass(frozen=True, slots=True)
class Installation:
    """Where Mosquitto and its plugin are on this machine."""

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
    """The Mosquitto kind: users are added and removed through its control topic."""

    ws_path = "/"

    def __init__(self, installed: Installation, place: Place, folder: Path) -> None:
        self._installed = installed
        self._place = place
        self._admin = new_account(Role("admin", (ANSWERS,), (COMMANDS,)))
        self.launch = Launch(
            name="mosquitto",
            command=(str(installed.program), "-c", _CONFIG_FILE),
            folder=folder,
            owner=choose_owner("mosquitto", "nobody"),
            ready=r"^mosquitto version \S+ running$",
            fault=r"^Error",
            # Mosquitto 2.0.11 counts no WebSocket of a listener with max_connections, but its
            # library takes only as many files as there may be when it begins.
            files_at_start=limits.PHONES + limits.LOCAL_CLIENTS + limits.FILES_OF_ITS_OWN,
        )

    def files(self, accounts: Iterable[Account]) -> Mapping[str, str]:
        """Return the configuration and the users, roles and rights it starts with."""
        return {
            _CONFIG_FILE: _config(self._installed.plugin, self._place),
            _USERS_FILE: json.dumps(self._security(accounts)),
            **certificate_files(self._place.certificate),
        }

    async def admit(self, child: Child, account: Account, accounts: Iterable[Account]) -> None:
        """Create the client in the running broker."""
        del child, accounts
        wanted = {
            "command": "createClient",
            "password": account.credentials.password,
            **client_of(account, account.role.name),
        }
        await self._command(wanted, done_before="Client already exists")

    async def expel(self, child: Child, account: Account, accounts: Iterable[Account]) -> None:
        """Delete the client, which also ends its connections."""
        del child, accounts
        unwanted = {"command": "deleteClient", "username": account.credentials.user}
        await self._command(unwanted, done_before="Client not found")

    async def _command(self, command: Mapping[str, object], done_before: str) -> None:
        server = Server("127.0.0.1", self._place.port)
        await send_command(server, self._admin.credentials, command, done_before)

    def _security(self, accounts: Iterable[Account]) -> dict[str, object]:
        box, admin = self._place.box, self._admin.role
        roles = [
            role_of(role.name, below(box, role.reads), below(box, role.writes)) for role in ROLES
        ]
        roles.append(role_of(admin.name, admin.reads, admin.writes))
        # The administrator has a new client id for every command, so none is bound to it.
        keeper = stored(self._admin, client_of(self._admin, admin.name, is_bound=False))
        return security(roles, [keeper, *map(_client, accounts)])


def security(roles: list[dict[str, object]], clients: list[dict[str, object]]) -> dict[str, object]:
    """Return the plugin's file: what no role allows is forbidden."""
    return {
        "defaultACLAccess": dict.fromkeys(_UNASKED, False),
        "clients": clients,
        "groups": [],
        "roles": roles,
    }


def _client(account: Account) -> dict[str, object]:
    return stored(account, client_of(account, account.role.name))


def stored(account: Account, client: dict[str, object]) -> dict[str, object]:
    """Return the client as it stands in the plugin's file: with a hash, not with a password."""
    return {**client, **asdict(hash_password(account.credentials.password))}


def _config(plugin: Path, place: Place) -> str:
    secret = (f"certfile {CHAIN_FILE}", f"keyfile {KEY_FILE}") if place.certificate else ()
    lines = (
        f"listener {place.port} 127.0.0.1",
        f"max_connections {limits.LOCAL_CLIENTS}",
        "max_qos 1",
        f"listener {place.ws_port} {place.ws_host}",
        "protocol websockets",
        *secret,
        # Later versions than 2.0.11 hold phones to it.
        f"max_connections {limits.PHONES}",
        "max_qos 1",
        "allow_anonymous false",
        f"plugin {plugin}",
        # Relative to the working folder, whose parents the broker's user may not enter.
        f"plugin_opt_config_file {_USERS_FILE}",
        "persistence false",
        *limits.MOSQUITTO,
    )
    return "\n".join((*lines, ""))
