"""Passwords that are not part of an address: from a file, or from the environment."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from firmware_host.broker.errors import BrokerError
from firmware_host.config.file import reason_of
from firmware_host.config.plain_file import read_plain_text
from firmware_host.config.private import warn_if_open

if TYPE_CHECKING:
    from firmware_host.mqtt.server import Login

VARIABLE: Final = "TOTEMBOX_BROKER_PASSWORD"
HALL_VARIABLE: Final = "TOTEMBOX_HALL_PASSWORD"
HOME_VARIABLE: Final = "TOTEMBOX_HOME_PASSWORD"


def with_password(login: Login | None, password_file: str, variable: str) -> Login | None:
    """Return the login with its password; an address without a user, or with one, stays."""
    if login is None or login.password:
        return login
    if password_file:
        return replace(login, password=_read(Path(password_file).expanduser()))
    return replace(login, password=os.environ.get(variable, ""))


def _read(path: Path) -> str:
    """Return the first line of the file, or raise BrokerError naming the file."""
    try:
        lines = read_plain_text(path).splitlines()
        warn_if_open(path)
    except (OSError, ValueError) as error:
        raise BrokerError(f"The password file {path} cannot be read: {reason_of(error)}.") from None
    if not lines or not lines[0]:
        raise BrokerError(f"The password file {path} is empty.")
    return lines[0]
