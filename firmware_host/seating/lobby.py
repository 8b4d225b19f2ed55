"""Tickets: broker credentials for seats, the host, spectators and the page of the virtual box."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import secrets
from dataclasses import replace
from typing import TYPE_CHECKING

import msgspec

from firmware_host.broker import HOST_ROLE, PANEL, SPECTATOR, BrokerError, seat
from firmware_host.seating.bindings import Binding, Host
from firmware_host.seating.button_confirmation import HOST_PLACE
from firmware_host.seating.cut_offs import CutOffs
from firmware_host.seating.open_panels import OpenPanels
from firmware_host.seating.requests import Requests
from firmware_host.seating.spectators import Spectators
from firmware_host.table.commands import CutOff, HostGiven, Sit
from firmware_host.table.decision import BOX
from firmware_host.table.people import clean_name
from firmware_host.table.problems import Problem
from firmware_host.wire.tickets import (
    BrokerAddress,
    HostRequest,
    JoinRequest,
    PanelTickets,
    PendingRequest,
    PlaceRequest,
    Ticket,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from firmware_host.broker import Access, Role
    from firmware_host.guard.process import Guard
    from firmware_host.seating.button_confirmation import ButtonConfirmation
    from firmware_host.seating.request_limits import Device
    from firmware_host.table.table import Table, Update

log = logging.getLogger(__name__)

PRESS_WITHIN_S = 15.0


class Lobby:
    """Binds phones to seats after button confirmation; a seat has one phone at a time."""

    def __init__(
        self, table: Table, broker: Access, confirmation: ButtonConfirmation, *, box: str
    ) -> None:
        self._table = table
        self._broker = broker
        self.confirmation = confirmation
        self._box = box
        self.requests = Requests(confirmation, within_s=PRESS_WITHIN_S)
        self._bindings: dict[int, Binding] = {}
        self._host: Host | None = None
        self._spectators = Spectators()
        self._panels = OpenPanels()
        self._cut_offs = CutOffs()
        self._flooders: set[str] = set()
        self._join_lock = asyncio.Lock()
        self._ticket_listener: Callable[[], None] | None = None
        self._has_changes = asyncio.Event()
        self.panel_key = secrets.token_urlsafe(12)
        table.listen("lobby", self._on_update)
        table.is_host_asked = lambda: confirmation.request(HOST_PLACE) is not None

    def on_ticket(self, listener: Callable[[], None]) -> None:
        """Call the listener whenever a ticket was issued, before its phone connects."""
        self._ticket_listener = listener

    def guard_by(self, guard: Guard) -> None:
        """Let the guard say which users are connected, and which ones flood."""
        self._spectators.is_connected = self._panels.is_connected = guard.is_connected
        guard.on_flood(self.cut_off)

    def cut_off(self, user: str) -> None:
        """Revoke a user that floods; everybody is told whose phone it was."""
        self._flooders.add(user)
        self._has_changes.set()

    def cut_off_place(self, place: str) -> None:
        """Revoke the phone at `host` or `seat/<n>`, if it is known."""
        users = {f"seat/{number}": binding.user for number, binding in self._bindings.items()}
        if self._host is not None:
            users[HOST_ROLE.name] = self._host.user
        user = users.get(place)
        if user:
            self.cut_off(user)

    async def run(self) -> None:
        """Revoke flooders, users of vacated seats and of older matches; phones request new ones."""
        while True:
            async with self._join_lock:
                while self._flooders:
                    await self._cut_off_now(self._flooders.pop())
                await self._revoke_outdated(self._table.committed.match_id)
            await self._has_changes.wait()
            self._has_changes.clear()

    def request(self, wanted: PlaceRequest, device: Device) -> PendingRequest:
        """Return a new request for a seat or the host's place, with its code; or raise Problem."""
        place = self._place_of(wanted.seat)
        begun = self.requests.begin(place, clean_name(wanted.name), device)
        return PendingRequest(begun.id, wanted.seat, begun.prompt.code, self.requests.within_s)

    async def join(self, wanted: JoinRequest, device: Device) -> Ticket:
        """Return a ticket for the seat, or raise Problem without a button confirmation."""
        place, name = self._place_of(wanted.seat), clean_name(wanted.name)
        if self._has_token(wanted):
            self._cut_offs.check(place)
        has_pressed = wanted.press and not self._has_token(wanted)
        if has_pressed and not await self._confirmed(place, wanted.request, name, device):
            raise Problem("press-missing", place=place + 1)
        # Shielded: a phone that disconnects meanwhile must not leave the binding half done.
        return await asyncio.shield(self._seat(wanted, has_pressed=has_pressed))

    async def host(self, wanted: HostRequest, device: Device) -> Ticket:
        """Return the ticket of the host's phone after two buttons were held; one phone at a time.

        The page of the virtual box keeps its own ticket.
        """
        place, name = self._place_of(None), clean_name(wanted.name)
        if not await self._confirmed(place, wanted.request, name, device):
            raise Problem("hold-missing")
        return await asyncio.shield(self._grant_host(name))

    async def watch(self, address: str = "") -> Ticket:
        """Return a ticket for a spectator, or raise Problem; an unused one may give way to it."""
        # Shielded, as a seat is: a user that is granted must not be forgotten.
        return await asyncio.shield(self._watch(address))

    async def open_panel(self, key: str) -> PanelTickets:
        """Return the tickets of the virtual box's page; its key is in the printed address."""
        if not hmac.compare_digest(key.encode(), self.panel_key.encode()):
            raise Problem("bad-key")
        return await asyncio.shield(self._open_panel())

    def broker_address(self) -> BrokerAddress:
        """Return the broker's address for phones."""
        urls = self._broker.ws_urls or msgspec.UNSET
        return BrokerAddress(self._broker.ws_port, self._broker.ws_path, urls)

    def _place_of(self, seat: int | None) -> int:
        """Return the place of a seat, or without one the host's, if it may be asked for now."""
        state = self._table.committed
        if seat is None:
            if state.is_in_play():
                # Two held buttons would be two moves.
                raise Problem("host-in-play")
            return HOST_PLACE
        if seat not in range(state.size):
            raise Problem("seat-unknown", seat=str(seat))
        return seat

    async def _confirmed(self, place: int, request: str, name: str, device: Device) -> bool:
        """Wait for the answer to the request of that id, or without an id to a new one."""
        known = request or self.requests.begin(place, name, device).id
        return await self.requests.confirmed(self.requests.claim(known, place))

    async def _seat(self, request: JoinRequest, *, has_pressed: bool) -> Ticket:
        async with self._join_lock:
            # Checked under the lock: another request may have used the next token meanwhile.
            if not has_pressed and not self._has_token(request):
                raise self._press_needed(request.seat)
            return await self._bind(request, has_pressed=has_pressed)

    async def _watch(self, address: str) -> Ticket:
        unused = self._spectators.make_room(address)
        if unused is not None:
            await self._revoke(unused)
        ticket = await self._ticket(SPECTATOR)
        self._spectators.add(ticket.user, address)
        return ticket

    async def _open_panel(self) -> PanelTickets:
        panel = await self._ticket(PANEL)
        await self._revoke(*self._panels.add(panel.user))
        host = await self._ticket(HOST_ROLE)
        await self._revoke(*self._panels.add(panel.user, host.user))
        return PanelTickets(panel, host)

    async def _grant_host(self, name: str) -> Ticket:
        async with self._join_lock:
            ticket = await self._ticket(HOST_ROLE)
            older = self._host
            self._host = Host(ticket.user, name, older.term + 1 if older else 1)
            if older is not None and older.user:
                await self._revoke(older.user)
            before = older.name if older else None
            await self._table.ask(BOX, HostGiven(name, before, self._host.term))
            return msgspec.structs.replace(ticket, term=self._host.term)

    def _press_needed(self, number: int) -> Problem:
        guest = self._table.committed.guests.get(number)
        if guest is None:
            return Problem("press-needed", place=number + 1)
        return Problem("seat-taken", place=number + 1, name=guest.name)

    def _has_token(self, request: JoinRequest) -> bool:
        """Return whether the request has a token of the person at the seat."""
        guest = self._table.committed.guests.get(request.seat)
        shown = _hash(request.resume).encode()
        known = guest.token.split() if guest is not None else []
        return any(hmac.compare_digest(each.encode(), shown) for each in known)

    async def _bind(self, request: JoinRequest, *, has_pressed: bool) -> Ticket:
        token = secrets.token_urlsafe(24)
        # The answer may be lost: the token that was shown is valid until the new one is.
        shown = () if has_pressed else (_hash(request.resume),)
        ticket = await self._ticket(seat(request.seat), request.seat)
        sit = Sit(
            request.seat,
            request.name,
            request.language,
            " ".join((*shown, _hash(token))),
            is_back=not has_pressed,
        )
        await self._table.ask(BOX, sit)
        older = self._bindings.get(request.seat)
        state = self._table.committed
        match = state.match_id if state.is_running() else ""
        self._bindings[request.seat] = Binding(ticket.user, match)
        if older is not None:
            await self._revoke(older.user)
        return msgspec.structs.replace(ticket, resume=token)

    def _on_update(self, update: Update) -> None:
        match, guests = update.state.match_id, update.state.guests
        if any(binding.match != match or n not in guests for n, binding in self._bindings.items()):
            self._has_changes.set()

    async def _revoke_outdated(self, match: str) -> None:
        for number, binding in tuple(self._bindings.items()):
            has_left = number not in self._table.committed.guests
            if has_left or (binding.match and binding.match != match):
                del self._bindings[number]
                await self._revoke(binding.user)
            elif not binding.match and self._table.committed.is_running():
                self._bindings[number] = Binding(binding.user, match)

    async def _cut_off_now(self, user: str) -> None:
        log.warning("the user %s floods the broker and is cut off", user)
        await self._revoke(user)
        self._spectators.remove(user)
        seats = [number for number, binding in self._bindings.items() if binding.user == user]
        for number in seats:
            del self._bindings[number]
            self._cut_offs.add(number)
            await self._table.ask(BOX, CutOff(number))
        if self._host is not None and user == self._host.user:
            self._host = replace(self._host, user="")
            await self._table.ask(BOX, CutOff(None))

    async def _revoke(self, *users: str) -> None:
        """Revoke users; a stopped broker has no connections and reads its users at its start."""
        for user in users:
            try:
                await self._broker.revoke(user)
            except BrokerError as error:
                log.warning("the user of a phone that lost its seat was not revoked: %s", error)

    async def _ticket(self, role: Role, number: int | None = None) -> Ticket:
        try:
            granted = await self._broker.grant(role)
        except BrokerError as error:
            log.warning("no credentials for a phone: %s", error)
            raise Problem("broker-away") from error
        if self._ticket_listener is not None:
            self._ticket_listener()
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
