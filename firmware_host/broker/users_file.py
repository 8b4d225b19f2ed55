"""Users from a file, for brokers on which the box cannot create users."""

from __future__ import annotations

import secrets
from collections import deque
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from firmware_host.broker.errors import BrokerError
from firmware_host.broker.user_topics import UserTopics
from firmware_host.config.plain_file import parse_toml, read_plain_text
from firmware_host.config.private import warn_if_open
from firmware_host.mqtt.credentials import Credentials, new_client_id

if TYPE_CHECKING:
    from collections.abc import Iterable

    from firmware_host.broker.roles import Role
    from firmware_host.mqtt.credentials import Account


class _User(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    role: str
    user: str
    password: str
    place: str = ""


class _Users(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    user: list[_User]


class UsersFile:
    """A pool of users for each role; the least recently used one is granted first."""

    can_revoke = False
    needs_repeats = True

    def __init__(self, users: Iterable[tuple[str, Credentials]], user_topics: UserTopics) -> None:
        self._user_topics = user_topics
        self._free: dict[str, deque[Credentials]] = {}
        self._place_of: dict[str, str] = {}
        for role, credentials in users:
            self._free.setdefault(role, deque()).append(credentials)
            self._place_of[credentials.user] = credentials.place
        for free in self._free.values():
            # Random, so that a phone of an earlier start is unlikely to share the first user.
            free.rotate(secrets.randbelow(len(free)))

    async def open(self) -> None:
        """Do nothing: the administrator has created the users."""

    async def close(self) -> None:
        """Do nothing: the users remain for the next start."""

    async def grant(self, role: Role) -> Credentials:
        """Return the next user of that role, with a new client id."""
        free = self._free.get(role.name)
        if not free:
            raise BrokerError(f"The users file has no user for the role {role.name}.")
        free.rotate(-1)
        granted = free[-1]
        self._user_topics.open(granted.place)
        return replace(granted, client=new_client_id(granted.user))

    async def revoke(self, user: str) -> None:
        """Close the user's topics; a user without topics of its own keeps its access."""
        self._user_topics.close(self._place_of.get(user, ""))


def read_users(path: str, box: str) -> tuple[Credentials, UsersFile]:
    """Return the box's own user and the pool of the others; raise BrokerError naming the file."""
    try:
        text = read_plain_text(Path(path).expanduser())
        warn_if_open(Path(path).expanduser())
        listed = msgspec.convert(parse_toml(text), _Users).user
    except OSError as error:
        raise BrokerError(f"broker.users_file {path} cannot be read: {error.strerror}.") from error
    except ValueError as error:
        raise BrokerError(f"broker.users_file {path} is not a list of users: {error}.") from error
    users = [
        (each.role, Credentials(each.user, each.password, place=each.place)) for each in listed
    ]
    own = next((credentials for role, credentials in users if role == "box"), None)
    if own is None:
        raise BrokerError(f"broker.users_file {path} has no user for the role box.")
    phones = [(role, credentials) for role, credentials in users if role != "box"]
    places = {credentials.place: _shared_place(role) for role, credentials in phones}
    places.pop("", None)
    user_topics = UserTopics(box, places)
    own = replace(own, client=new_client_id(own.user), user_topics=user_topics if places else None)
    return own, UsersFile(phones, user_topics)


def _shared_place(role: str) -> str:
    """Return the prefix of a role's topics that all of its users share."""
    return f"seat/{role.removeprefix('seat')}" if role.startswith("seat") else role


def write_users(accounts: Iterable[Account]) -> str:
    """Return the text of a users file."""
    lines = ["# Users of one totembox and its phones. Secret: readable by the box only."]
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
