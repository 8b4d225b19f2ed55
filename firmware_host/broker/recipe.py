"""What an administrator asks for: a broker of his own for some boxes and the hall's page."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING
from urllib.parse import quote

from firmware_host.broker.credentials import Account, new_credentials
from firmware_host.broker.errors import BrokerError
from firmware_host.broker.opening import check_box
from firmware_host.broker.roles import Role

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

HALL = Role("hall", ("+/status", "+/table", "+/public/#"))
"""Sees what every table shows to everybody; its topics are relative to `totem/`."""

SEATS_OF_A_BOX = range(8)


@dataclass(frozen=True, slots=True)
class Recipe:
    """For which boxes, where it will listen, and its certificate if the lines are to be secret."""

    boxes: tuple[str, ...]
    hosts: tuple[str, ...]
    port: int
    ws_port: int
    folder: Path
    certificate: str = ""
    key: str = ""
    authority: str = ""

    def check(self) -> None:
        """Raise BrokerError when it cannot be followed."""
        if not self.boxes:
            raise BrokerError("Name at least one box (--box ID; `totembox run` prints its id).")
        for box in self.boxes:
            check_box(box)
        if bool(self.certificate) != bool(self.key):
            raise BrokerError("A certificate needs its key, and a key its certificate.")
        if self.authority and not self.certificate:
            raise BrokerError("Whom to trust (--tls-ca) says nothing without a certificate.")

    @property
    def is_secret(self) -> bool:
        """Whether the lines are encrypted."""
        return bool(self.certificate)

    def trust(self) -> dict[str, str | list[str]]:
        """Return the settings of who connects: whom to trust, unless every system does so."""
        return {"ca_file": self.authority} if self.authority else {}

    def urls(self, account: Account | None = None) -> list[str]:
        """Return the addresses for a box, with its login unless that is in a file."""
        scheme = "mqtts" if self.is_secret else "mqtt"
        login = ""
        if account is not None:
            credentials = account.credentials
            login = f"{quote(credentials.user, safe='')}:{quote(credentials.password, safe='')}@"
        return [f"{scheme}://{login}{host}:{self.port}" for host in self.hosts]

    def ws_urls(self, path: str) -> list[str]:
        """Return the addresses for phones."""
        scheme = "wss" if self.is_secret else "ws"
        return [f"{scheme}://{host}:{self.ws_port}{path}" for host in self.hosts]


def new_hall() -> Account:
    """Return the user of the hall's page."""
    return Account(HALL, new_credentials("hall"))


def settings_file(heading: str, tables: Mapping[str, Mapping[str, str | list[str]]]) -> str:
    """Return TOML for `--config` with these tables."""
    lines = [f"# {heading}"]
    for table, values in tables.items():
        lines += ["", f"[{table}]", *(f"{key} = {_toml(value)}" for key, value in values.items())]
    return "\n".join((*lines, ""))


def _toml(value: str | list[str]) -> str:
    if isinstance(value, list):
        return _toml(value[0]) if len(value) == 1 else f"[{', '.join(map(_toml, value))}]"
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'
