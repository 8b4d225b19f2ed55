"""Who gets which credentials: seats, the host, spectators, and the page that is the virtual box."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import secrets
from collections import deque
from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec

from firmware_host.broker import HOST, PANEL, SPECTATOR, BrokerError, seat
from firmware_host.commands import Sit
from firmware_host.problems import Problem
from firmware_host.table.decision import BOX
from firmware_host.table.people import clean_name
from firmware_host.tickets import BrokerAddress, JoinRequest, PanelTickets, Ticket

if TYPE_CHECKING:
    from collections.abc import Callable

    from firmware_host.broker import Access, Role
    from firmware_host.presence import Presence
    from firmware_host.table.table import Table, Update

log = logging.getLogger(__name__)

PRESS_WITHIN_S = 15.0
SPECTATORS_AT_MOST = 40


@dataclass(frozen=True, slots=True)
class _Bound:
    """A seat's user, and the match it is for: empty for the one that begins next."""

    user: str
    match: str


class Lobby:
    """Binds phones to seats by a hand on the box; a seat has one phone at a time."""

    def __init__(self, table: Table, broker: Access, presence: Presence, *, box: str) -> None:
        self._table = table
        self._broker = broker
        self.presence = presence
        self._box = box
        self._bound: dict[int, _Bound] = {}
        self._host_user: str | None = None
        self._watching: deque[str] = deque()
        self._one_join = asyncio.Lock()
        self._greet: Callable[[], None] | None = None
        self._has_news = asyncio.Event()
        self.panel_key = secrets.token_urlsafe(12)

    def on_ticket(self, greet: Callable[[], None]) -> None:
        """Call this whenever somebody got a ticket and is about to connect."""
        self._greet = greet

    async def run(self) -> None:
        """Revoke who left, and what was for an older match: its phones renew themselves."""
        self._table.listen(self._on_update)
        while True:
            await self._has_news.wait()
            self._has_news.clear()
            async with self._one_join:
                await self._follow_match(self._table.state.match_id)

    async def join(self, request: JoinRequest) -> Ticket:
        """Return a ticket for the seat, or raise Problem when no hand confirmed it."""
        if request.seat not in range(self._table.state.size):
            raise Problem("seat-unknown", seat=str(request.seat))
        name = clean_name(request.name)
        has_pressed = request.press and not self._is_back(request)
        if has_pressed and not await self.presence.wait(
            request.seat, seconds=PRESS_WITHIN_S, name=name
        ):
            raise Problem("press-missing", place=request.seat + 1)
        # Shielded: a phone that hangs up while it is bound must not leave half of it done.
        return await asyncio.shield(self._seat(request, has_pressed=has_pressed))

    async def host(self) -> Ticket:
        """Return the ticket of the host's phone, once two buttons were held; one phone at a time.

        The page of the virtual box has a ticket of its own and keeps it.
        """
        if not await self.presence.wait_for_host(seconds=PRESS_WITHIN_S):
            raise Problem("hold-missing")
        return await asyncio.shield(self._appoint())

    async def watch(self) -> Ticket:
        """Return a ticket of a spectator; past the limit the oldest one is revoked."""
        ticket = await self._ticket(SPECTATOR)
        self._watching.append(ticket.user)
        if len(self._watching) > SPECTATORS_AT_MOST:
            await self._revoke(self._watching.popleft())
        return ticket

    async def open_panel(self, key: str) -> PanelTickets:
        """Return the tickets of the virtual box; its key is in the address that was printed."""
        if not hmac.compare_digest(key.encode(), self.panel_key.encode()):
            raise Problem("bad-key")
        return PanelTickets(await self._ticket(PANEL), await self._ticket(HOST))

    def broker_address(self) -> BrokerAddress:
        """Return where phones find the broker."""
        urls = self._broker.ws_urls or msgspec.UNSET
        return BrokerAddress(self._broker.ws_port, self._broker.ws_path, urls)

    async def _seat(self, request: JoinRequest, *, has_pressed: bool) -> Ticket:
        async with self._one_join:
            # Looked at only now: a token is good for one way back.
            if not has_pressed and not self._is_back(request):
                raise self._press_needed(request.seat)
            return await self._bind(request, has_pressed=has_pressed)

    async def _appoint(self) -> Ticket:
        async with self._one_join:
            ticket = await self._ticket(HOST)
            older, self._host_user = self._host_user, ticket.user
            if older is not None:
                await self._revoke(older)
            return ticket

    def _press_needed(self, number: int) -> Problem:
        guest = self._table.state.guests.get(number)
        if guest is None:
            return Problem("press-needed", place=number + 1)
        return Problem("seat-taken", place=number + 1, name=guest.name)

    def _is_back(self, request: JoinRequest) -> bool:
        """Tell whether the phone shows the token of who sits there."""
        guest = self._table.state.guests.get(request.seat)
        shown = _hash(request.resume).encode()
        return guest is not None and hmac.compare_digest(guest.token.encode(), shown)

    async def _bind(self, request: JoinRequest, *, has_pressed: bool) -> Ticket:
        token = secrets.token_urlsafe(24)
        ticket = await self._ticket(seat(request.seat), request.seat)
        sit = Sit(
            request.seat,
            request.name,
            request.language,
            _hash(token),
            is_back=not has_pressed,
        )
        await self._table.ask(BOX, sit)
        older = self._bound.get(request.seat)
        state = self._table.state
        match = state.match_id if state.is_running() else ""
        self._bound[request.seat] = _Bound(ticket.user, match)
        if older is not None:
            await self._revoke(older.user)
        return msgspec.structs.replace(ticket, resume=token)

    def _on_update(self, update: Update) -> None:
        match, guests = update.state.match_id, update.state.guests
        if any(bound.match != match or n not in guests for n, bound in self._bound.items()):
            self._has_news.set()

    async def _follow_match(self, match: str) -> None:
        for number, bound in tuple(self._bound.items()):
            has_left = number not in self._table.state.guests
            if has_left or (bound.match and bound.match != match):
                del self._bound[number]
                await self._revoke(bound.user)
            elif not bound.match and self._table.state.is_running():
                self._bound[number] = _Bound(bound.user, match)

    async def _revoke(self, user: str) -> None:
        """Cut a user off; a broker that is away cuts everybody off, and is told when it is back."""
        try:
            await self._broker.revoke(user)
        except BrokerError as error:
            log.warning("a phone that lost its place could not be cut off: %s", error)

    async def _ticket(self, role: Role, number: int | None = None) -> Ticket:
        try:
            granted = await self._broker.grant(role)
        except BrokerError as error:
            log.warning("no credentials for a phone: %s", error)
            raise Problem("broker-away") from error
        if self._greet is not None:
            self._greet()
        return Ticket(
            box=self._box,
            role=role.name,
            seat=number,
            user=granted.user,
            password=granted.password,
            client=granted.client,
            broker=self.broker_address(),
            place=granted.place or msgspec.UNSET,
        )


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
