"""Users that an administrator made beforehand, for brokers that cannot be asked for new ones."""

from __future__ import annotations

import tomllib
from collections import deque
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from firmware_host.broker.credentials import Credentials, new_client_id
from firmware_host.broker.errors import BrokerError

if TYPE_CHECKING:
    from collections.abc import Iterable

    from firmware_host.broker.credentials import Account
    from firmware_host.broker.roles import Role


class _User(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    role: str
    user: str
    password: str


class _Users(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    user: list[_User]


class UsersFile:
    """Hands the users of each role out in turn, the one that was used longest ago first."""

    can_revoke = False

    def __init__(self, users: Iterable[tuple[str, Credentials]]) -> None:
        self._free: dict[str, deque[Credentials]] = {}
        for role, credentials in users:
            self._free.setdefault(role, deque()).append(credentials)

    async def open(self) -> None:
        """Do nothing: the administrator has done it."""

    async def close(self) -> None:
        """Do nothing: the users stay for the next time."""

    async def grant(self, role: Role) -> Credentials:
        """Return the next user of that role, with a client id of its own."""
        free = self._free.get(role.name)
        if not free:
            raise BrokerError(f"The users file has no user for the role {role.name}.")
        free.rotate(-1)
        return Credentials(free[-1].user, free[-1].password, new_client_id(free[-1].user))

    async def revoke(self, user: str) -> None:
        """Let the user be: it is the last to be handed out again, which is all that can be done."""


def read_users(path: str) -> tuple[Credentials, UsersFile]:
    """Return the box's own user and the others, or raise BrokerError naming the file."""
    try:
        text = Path(path).expanduser().read_text(encoding="utf-8")
        listed = msgspec.convert(tomllib.loads(text), _Users).user
    except OSError as error:
        raise BrokerError(f"broker.users_file {path} cannot be read: {error.strerror}.") from error
    except (UnicodeDecodeError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BrokerError(f"broker.users_file {path} is no list of users: {error}.") from error
    users = [(each.role, Credentials(each.user, each.password)) for each in listed]
    own = next((credentials for role, credentials in users if role == "box"), None)
    if own is None:
        raise BrokerError(f"broker.users_file {path} has no user for the role box.")
    return (
        Credentials(own.user, own.password, new_client_id(own.user)),
        UsersFile((role, credentials) for role, credentials in users if role != "box"),
    )


def write_users(accounts: Iterable[Account]) -> str:
    """Return the text of a users file."""
    lines = ["# Users of one totembox and its phones. Secret: readable by the box alone."]
    for account in accounts:
        credentials = account.credentials
        lines += [
            "",
            "[[user]]",
            f'role = "{account.role.name}"',
            f'user = "{credentials.user}"',
            f'password = "{credentials.password}"',
        ]
    return "\n".join((*lines, ""))
