"""What phones ask for over HTTP, and what they get: the credentials of a seat."""

from __future__ import annotations

from typing import Literal

import msgspec


class JoinRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A phone asks for a seat; `resume` is the token it got the last time."""

    seat: int
    name: str = ""
    language: Literal["fr", "en"] = "fr"
    press: bool = False
    resume: str = ""


class PanelRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The virtual box shows the key of the printed address."""

    key: str


class BrokerAddress(msgspec.Struct, frozen=True):
    """Where phones find the broker: on the host that served the page, or at whole addresses."""

    port: int
    path: str
    urls: tuple[str, ...] | msgspec.UnsetType = msgspec.UNSET


class Ticket(msgspec.Struct, frozen=True):
    """Credentials for one phone; `resume` brings the same phone back to its seat."""

    box: str
    role: str
    seat: int | None
    user: str
    password: str
    client: str
    broker: BrokerAddress
    resume: str | msgspec.UnsetType = msgspec.UNSET


class PanelTickets(msgspec.Struct, frozen=True):
    """The two connections of the virtual box."""

    panel: Ticket
    host: Ticket
