"""Users and passwords of the private broker."""

from __future__ import annotations

import base64
import hashlib
import secrets
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from firmware_host.broker.roles import Role
    from firmware_host.broker.user_topics import UserTopics

_HASH_ROUNDS = 101
"""The plugin's own default: 192 random bits gain nothing from more, and a Pi pays per connect."""


@dataclass(frozen=True, slots=True)
class Credentials:
    """One user of the broker; the password never shows in a repr, so not in a log either."""

    user: str
    password: str = field(repr=False)
    client: str = field(default="", repr=False)
    """The client id; unguessable, because a second client with the same id ends the first."""
    place: str = ""
    """The prefix of its per-user topics, if it has any."""
    user_topics: UserTopics | None = field(default=None, repr=False, compare=False)
    """Of the box's own user: the per-user topics of its phones."""


@dataclass(frozen=True, slots=True)
class Account:
    """A user together with what it may do."""

    role: Role
    credentials: Credentials


@dataclass(frozen=True, slots=True)
class PasswordHash:
    """A salted PBKDF2-SHA512 hash in the text form of Mosquitto's dynamic security."""

    password: str
    salt: str
    iterations: int


def new_account(role: Role, prefix: str = "") -> Account:
    """Return an account with a random user name, password and client id."""
    user = f"{prefix}{role.name}-{secrets.token_hex(6)}"
    return Account(role, new_credentials(user))


def new_credentials(user: str) -> Credentials:
    """Return a random password and client id for that user."""
    return Credentials(user, secrets.token_urlsafe(24), new_client_id(user))


def new_client_id(user: str) -> str:
    """Return an unguessable client id."""
    return f"{user}-{secrets.token_hex(8)}"


def hash_password(password: str, salt: bytes | None = None) -> PasswordHash:
    """Return the hash Mosquitto checks that password against."""
    salt = secrets.token_bytes(12) if salt is None else salt
    digest = hashlib.pbkdf2_hmac("sha512", password.encode(), salt, _HASH_ROUNDS)
    return PasswordHash(_base64(digest), _base64(salt), _HASH_ROUNDS)


def _base64(raw: bytes) -> str:
    return base64.b64encode(raw).decode("ascii")
