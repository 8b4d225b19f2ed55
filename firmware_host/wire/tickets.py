"""What phones ask for over HTTP, and what they get: the credentials of a seat."""

from __future__ import annotations

from typing import Literal

import msgspec

from firmware_host.wire.payloads import NamedProblem


class PlaceRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A phone is about to ask for a press: for a seat, or without one to host.

    `device` is a random id that the phone keeps: the box tells phones behind one address apart by
    it, once a button was pressed for it.
    """

    seat: int | None = None
    name: str = ""
    device: str = ""


class PendingRequest(msgspec.Struct, frozen=True):
    """The pending request: its id for `join` or `host`, and the code that all screens show."""

    request: str
    seat: int | None
    code: str
    within_s: float


class JoinRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A phone asks for a seat; `resume` is the token it got the last time.

    `request` is the id of a pending request; without one, `press` makes a new request.
    """

    seat: int
    name: str = ""
    language: Literal["fr", "en"] = "fr"
    press: bool = False
    resume: str = ""
    request: str = ""
    device: str = ""


class HostRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A phone asks to host; without the id of a pending request it makes a new one."""

    request: str = ""
    name: str = ""
    device: str = ""


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
    term: int | msgspec.UnsetType = msgspec.UNSET
    """Of a host: the notice of a later host has a higher one."""
    place: str | msgspec.UnsetType = msgspec.UNSET
    """Where the private topics are, when they are neither in `seat/<n>` nor in `host`."""


class PanelTickets(msgspec.Struct, frozen=True):
    """The two connections of the virtual box."""

    panel: Ticket
    host: Ticket


class SeatOnBox(msgspec.Struct, frozen=True):
    """A seat as newcomers see it: who sits there, and whether a phone is bound to it."""

    seat: int
    name: str | None
    joined: bool


class BoxInfo(msgspec.Struct, frozen=True):
    """What a page needs before it has credentials; times are in the units that their names say."""

    box: str
    version: str
    virtual: bool
    seats: list[SeatOnBox]
    flip_button: int
    address: str
    """The best address for phones."""
    addresses: list[str]
    """An address for each network of the box, the best first."""
    press_within_s: float
    hold_s: float
    by_page: list[int]
    in_play: bool
    move_buttons: list[int]
    broker: BrokerAddress
    clock_ns: int
    clock_runs: bool


class ProblemAnswer(msgspec.Struct, frozen=True):
    """Every answer with a status of 400 or more that the box gives in words."""

    problem: NamedProblem
