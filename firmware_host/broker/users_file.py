"""Users that an administrator made beforehand, for brokers that cannot be asked for new ones."""

from __future__ import annotations

import secrets
import tomllib
from collections import deque
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from firmware_host.broker.credentials import Credentials, new_client_id
from firmware_host.broker.errors import BrokerError
from firmware_host.broker.lanes import Lanes

if TYPE_CHECKING:
    from collections.abc import Iterable

    from firmware_host.broker.credentials import Account
    from firmware_host.broker.roles import Role


class _User(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    role: str
    user: str
    password: str
    place: str = ""


class _Users(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    user: list[_User]


class UsersFile:
    """Hands the users of each role out in turn, the one that was used longest ago first."""

    can_revoke = False

    def __init__(self, users: Iterable[tuple[str, Credentials]], lanes: Lanes) -> None:
        self._lanes = lanes
        self._free: dict[str, deque[Credentials]] = {}
        self._place_of: dict[str, str] = {}
        for role, credentials in users:
            self._free.setdefault(role, deque()).append(credentials)
            self._place_of[credentials.user] = credentials.place
        for free in self._free.values():
            # Who had a user before the box was started again is not the likely next to have it.
            free.rotate(secrets.randbelow(len(free)))

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
        given = free[-1]
        self._lanes.open(given.place)
        return replace(given, client=new_client_id(given.user))

    async def revoke(self, user: str) -> None:
        """Close the user's lane; it is the last to be handed out again.

        Of a user without a lane that is all that can be done.
        """
        self._lanes.close(self._place_of.get(user, ""))


def read_users(path: str, box: str) -> tuple[Credentials, UsersFile]:
    """Return the box's own user and the others, or raise BrokerError naming the file."""
    try:
        text = Path(path).expanduser().read_text(encoding="utf-8")
        listed = msgspec.convert(tomllib.loads(text), _Users).user
    except OSError as error:
        raise BrokerError(f"broker.users_file {path} cannot be read: {error.strerror}.") from error
    except (UnicodeDecodeError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BrokerError(f"broker.users_file {path} is no list of users: {error}.") from error
    users = [
        (each.role, Credentials(each.user, each.password, place=each.place)) for each in listed
    ]
    own = next((credentials for role, credentials in users if role == "box"), None)
    if own is None:
        raise BrokerError(f"broker.users_file {path} has no user for the role box.")
    guests = [(role, credentials) for role, credentials in users if role != "box"]
    places = {credentials.place: _place_of(role) for role, credentials in guests}
    places.pop("", None)
    lanes = Lanes(box, places)
    own = replace(own, client=new_client_id(own.user), lanes=lanes if places else None)
    return own, UsersFile(guests, lanes)


def _place_of(role: str) -> str:
    """Return where the private topics of a role are when it has no lane."""
    return f"seat/{role.removeprefix('seat')}" if role.startswith("seat") else role


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
            *([f'place = "{account.role.place}"'] if account.role.place else []),
        ]
    return "\n".join((*lines, ""))
