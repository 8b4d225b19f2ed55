"""The options of an administrator who runs a broker for boxes and the hall."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING
from urllib.parse import quote

from firmware_host.broker.errors import BrokerError
from firmware_host.broker.opening import check_box
from firmware_host.broker.roles import Role
from firmware_host.mqtt.credentials import Account, new_credentials
from firmware_host.public import hall_link

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

HALL = Role("hall", ("+/status", "+/table", "+/public/#"))
"""The role of the hall: reads the public topics of all tables, relative to `totem/`."""

SEATS_OF_A_BOX = range(8)

SHOWN_BOX = Role("shown", (), ("status", *sorted(hall_link.TOPICS)))
"""The role of a box that a hall shows: it writes what the hall reads."""


@dataclass(frozen=True, slots=True)
class Recipe:
    """The boxes, the broker's listeners, and its certificate for TLS."""

    boxes: tuple[str, ...]
    hosts: tuple[str, ...]
    port: int
    ws_port: int
    folder: Path
    certificate: str = ""
    key: str = ""
    authority: str = ""
    serves_phones: bool = False
    """Whether the phones of the boxes connect to this broker, too."""
    box_creates_users: bool = False
    """On Mosquitto only, and only for boxes that are trusted with the whole broker."""

    def check(self) -> None:
        """Raise BrokerError when the options contradict each other."""
        if not self.boxes:
            raise BrokerError("Name at least one box (--box ID; `totembox run` prints its id).")
        for box in self.boxes:
            check_box(box)
        if bool(self.certificate) != bool(self.key):
            raise BrokerError("A certificate needs its key, and a key its certificate.")
        if self.authority and not self.certificate:
            raise BrokerError("--tls-ca needs a certificate (--tls-cert).")

    @property
    def has_tls(self) -> bool:
        """Whether connections are encrypted."""
        return bool(self.certificate)

    def ca_settings(self) -> dict[str, str | list[str]]:
        """Return the clients' setting of the authority, unless the system's are enough."""
        return {"ca_file": self.authority} if self.authority else {}

    def urls(self, account: Account | None = None) -> list[str]:
        """Return the MQTT addresses, with the login of an account."""
        scheme = "mqtts" if self.has_tls else "mqtt"
        login = ""
        if account is not None:
            credentials = account.credentials
            login = f"{quote(credentials.user, safe='')}:{quote(credentials.password, safe='')}@"
        return [f"{scheme}://{login}{host}:{self.port}" for host in self.hosts]

    def ws_urls(self, path: str) -> list[str]:
        """Return the WebSocket addresses for phones."""
        scheme = "wss" if self.has_tls else "ws"
        return [f"{scheme}://{host}:{self.ws_port}{path}" for host in self.hosts]


def shown_box_file(recipe: Recipe, box: str, account: Account) -> dict[str, str]:
    """Return the settings of a box with a broker of its own, by name."""
    hall: dict[str, str | list[str]] = {"url": recipe.urls(account), **recipe.ca_settings()}
    heading = "For `totembox run --config`, on that box; its phones connect to the box itself."
    return {f"{box}.toml": settings_file(heading, {"box": {"id": box}, "hall": hall})}


def new_hall() -> Account:
    """Return a new account for the hall."""
    return Account(HALL, new_credentials("hall"))


def settings_file(heading: str, tables: Mapping[str, Mapping[str, str | list[str]]]) -> str:
    """Return the TOML text of a settings file with these tables."""
    lines = [f"# {heading}"]
    for table, values in tables.items():
        lines += ["", f"[{table}]", *(f"{key} = {_toml(value)}" for key, value in values.items())]
    return "\n".join((*lines, ""))


def _toml(value: str | list[str]) -> str:
    if isinstance(value, list):
        return _toml(value[0]) if len(value) == 1 else f"[{', '.join(map(_toml, value))}]"
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'
