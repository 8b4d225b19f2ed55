"""The NATS server with its MQTT listener."""

from __future__ import annotations

import json
import shutil
import sysconfig
from pathlib import Path
from signal import SIGHUP
from typing import TYPE_CHECKING

from firmware_host.broker import limits
from firmware_host.broker.child import Launch
from firmware_host.broker.folder import choose_owner, write_files

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from firmware_host.broker.child import Child
    from firmware_host.broker.kind import BrokerSettings
    from firmware_host.mqtt.credentials import Account

_CONFIG_FILE = "nats.conf"
_STAMP = r"^\[\d+\] [\d/]+ [\d:.]+ "
_READY = _STAMP + r"\[INF\] Server is ready$"
_RELOADED = _STAMP + r"\[INF\] Reloaded server configuration"
_FAULT = rf"^nats-server: |{_STAMP}\[FTL\]|{_STAMP}\[ERR\] Failed to reload"
# The server delivers QoS 1 messages on these subjects; MQTT clients cannot subscribe to them.
_MQTT_DELIVERY = "$MQTT.sub.>"
_MQTT_ONLY = ("MQTT", "MQTT_WS")


def find_nats() -> Path | None:
    """Return the server of the Python environment, or one on the PATH."""
    scripts = sysconfig.get_path("scripts")
    found = shutil.which("nats-server", path=scripts) or shutil.which("nats-server")
    return Path(found) if found else None


class Nats:
    """The NATS server: its users are in its configuration, which it reloads on SIGHUP."""

    needs_repeats = True

    def __init__(self, program: Path, settings: BrokerSettings, folder: Path) -> None:
        self._settings = settings
        self.launch = Launch(
            name="nats",
            command=(str(program), "-c", _CONFIG_FILE),
            folder=folder,
            owner=choose_owner("nats", "nobody"),
            ready=_READY,
            fault=_FAULT,
        )

    def files(self, accounts: Iterable[Account]) -> Mapping[str, str]:
        """Return the configuration with all accounts."""
        return {_CONFIG_FILE: json.dumps(_config(self._settings, accounts), indent=1)}

    async def add_user(self, child: Child, account: Account, accounts: Iterable[Account]) -> None:
        """Reload the configuration with the new account."""
        del account
        await self._reload(child, accounts)

    async def remove_user(
        self, child: Child, account: Account, accounts: Iterable[Account]
    ) -> None:
        """Reload the configuration without the account, which also ends its connections."""
        del account
        await self._reload(child, accounts)

    async def _reload(self, child: Child, accounts: Iterable[Account]) -> None:
        write_files(self.launch.folder, self.files(accounts), self.launch.owner)
        reloaded = child.expect(_RELOADED)
        child.signal(SIGHUP)
        await reloaded


def _config(settings: BrokerSettings, accounts: Iterable[Account]) -> dict[str, object]:
    return {
        "server_name": f"totem-{settings.box}",
        # The native protocol cannot be switched off: loopback, any port, and no user may use it.
        "listen": "127.0.0.1:-1",
        "max_payload": limits.PACKET_BYTES,
        # One limit for all listeners, because NATS has none per listener.
        "max_connections": limits.PHONES + limits.LOCAL_CLIENTS,
        "mqtt": {
            "listen": f"127.0.0.1:{settings.port}",
            "max_ack_pending": limits.QUEUED,
            "reject_qos2_publish": True,
        },
        # In the private folder, so that no retained message outlives a restart.
        "jetstream": {
            "store_dir": ".",
            "max_memory_store": limits.STORE_BYTES,
            "max_file_store": limits.STORE_BYTES,
        },
        "authorization": {
            "users": [nats_user(f"totem/{settings.box}/", account) for account in accounts]
        },
    }


def nats_user(root: str, account: Account) -> dict[str, object]:
    """Return the user with the permissions of its role, whose topics are relative to the root."""
    role = account.role
    return {
        "user": account.credentials.user,
        # Plain text: random, in a file that only the broker's user reads, deleted at the end.
        "password": account.credentials.password,
        "allowed_connection_types": _MQTT_ONLY,
        "permissions": {
            "subscribe": {"allow": [*_subjects(root, role.reads), _MQTT_DELIVERY]},
            "publish": {"allow": _subjects(root, role.writes)} if role.writes else {"deny": [">"]},
        },
    }


def _subjects(root: str, filters: Iterable[str]) -> list[str]:
    """Return the NATS subjects for MQTT filters; `x/#` matches `x` itself, `x.>` does not."""
    subjects: list[str] = []
    for topic in (f"{root}{each}" for each in filters):
        subject = topic.removesuffix("/#").replace("/", ".").replace("+", "*")
        subjects += [subject, f"{subject}.>"] if topic.endswith("/#") else [subject]
    return subjects


def network_address(host: str, port: int) -> str:
    """Return host and port in the notation of NATS."""
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
