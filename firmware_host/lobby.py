"""Who gets which credentials: seats, spectators, and the page that is the virtual box."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
from collections import deque
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from firmware_host.broker import HOST, PANEL, SPECTATOR, BrokerError, seat
from firmware_host.commands import Sit
from firmware_host.problems import Problem
from firmware_host.table.decision import BOX
from firmware_host.table.people import clean_name

if TYPE_CHECKING:
    from collections.abc import Callable

    from firmware_host.broker import Broker, Role
    from firmware_host.presence import Presence
    from firmware_host.table.table import Table

PRESS_WITHIN_S = 15.0
SPECTATORS_AT_MOST = 40


class JoinRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A phone asks for a seat; `resume` is the token it got the last time."""

    seat: int
    name: str = ""
    language: Literal["fr", "en"] = "fr"
    press: bool = False
    resume: str = ""


class Lobby:
    """Binds phones to seats; a seat has one phone at a time."""

    def __init__(self, table: Table, broker: Broker, presence: Presence, *, box: str) -> None:
        self._table = table
        self._broker = broker
        self.presence = presence
        self._box = box
        self._users: dict[int, str] = {}
        self._watching: deque[str] = deque()
        self._one_join = asyncio.Lock()
        self._greet: Callable[[], None] | None = None
        self.panel_key = secrets.token_urlsafe(12)

    def on_ticket(self, greet: Callable[[], None]) -> None:
        """Call this whenever somebody got a ticket and is about to connect."""
        self._greet = greet

    async def join(self, request: JoinRequest) -> dict[str, Any]:
        """Return a ticket for the seat, or raise Problem when it is somebody else's."""
        if request.seat not in range(self._table.state.size):
            raise Problem("seat-unknown", seat=str(request.seat))
        clean_name(request.name)
        has_pressed = request.press and await self._is_pressed(request)
        async with self._one_join:
            # Looked at only now: of two phones that ask at once for a free seat one gets it.
            if not has_pressed:
                self._check_free(request)
            return await self._bind(request)

    async def watch(self) -> dict[str, Any]:
        """Return a ticket of a spectator; past the limit the oldest one is revoked."""
        ticket = await self._ticket(SPECTATOR)
        self._watching.append(ticket["user"])
        if len(self._watching) > SPECTATORS_AT_MOST:
            await self._broker.revoke(self._watching.popleft())
        return ticket

    async def open_panel(self, key: str) -> dict[str, Any]:
        """Return the tickets of the virtual box; its key is in the address that was printed."""
        if not hmac.compare_digest(key.encode(), self.panel_key.encode()):
            raise Problem("bad-key")
        return {"panel": await self._ticket(PANEL), "host": await self._ticket(HOST)}

    def broker_address(self) -> dict[str, Any]:
        """Return where phones find the broker, on the host that served the page."""
        return {"port": self._broker.ws_port, "path": self._broker.ws_path}

    async def _is_pressed(self, request: JoinRequest) -> bool:
        """Tell whether the seat's own button was needed and pressed; raise Problem when missing."""
        if self._is_free(request):
            return False
        if not await self.presence.wait(request.seat, seconds=PRESS_WITHIN_S):
            raise Problem("press-missing", place=request.seat + 1)
        return True

    def _check_free(self, request: JoinRequest) -> None:
        if not self._is_free(request):
            name = self._table.state.guests[request.seat].name
            raise Problem("seat-taken", place=request.seat + 1, name=name)

    def _is_free(self, request: JoinRequest) -> bool:
        """Tell whether nobody sits there, or only who asks to come back."""
        guest = self._table.state.guests.get(request.seat)
        return guest is None or hmac.compare_digest(guest.token, _hash(request.resume))

    async def _bind(self, request: JoinRequest) -> dict[str, Any]:
        token = secrets.token_urlsafe(24)
        sit = Sit(request.seat, request.name, request.language, _hash(token))
        await self._table.ask(BOX, sit)
        ticket = await self._ticket(seat(request.seat), request.seat)
        await self._unbind(request.seat)
        self._users[request.seat] = ticket["user"]
        return {**ticket, "resume": token}

    async def _unbind(self, number: int) -> None:
        user = self._users.pop(number, None)
        if user is not None:
            await self._broker.revoke(user)

    async def _ticket(self, role: Role, number: int | None = None) -> dict[str, Any]:
        try:
            granted = await self._broker.grant(role)
        except BrokerError as error:
            raise Problem("broker-away") from error
        if self._greet is not None:
            self._greet()
        return {
            "box": self._box,
            "role": role.name,
            "seat": number,
            "user": granted.user,
            "password": granted.password,
            "client": granted.new_client_id(),
            "broker": self.broker_address(),
        }


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
