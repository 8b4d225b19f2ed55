"""The tickets of spectators: a limit in all and a share for each address; who watches stays."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from firmware_host.table.problems import Problem

SPECTATORS_AT_MOST = 40
PER_ADDRESS = 10
_CONNECTS_WITHIN_S = 10.0


@dataclass(frozen=True, slots=True)
class _Ticket:
    user: str
    address: str
    issued_s: float


class Spectators:
    """Tickets in the order of their issue; one that nobody uses gives way to a new one.

    `is_connected` tells whether a user of the broker has a connection. On a remote broker nobody
    knows: there the oldest ticket of the same address gives way, as if it were not used.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._tickets: list[_Ticket] = []
        self.is_connected: Callable[[str], bool] = lambda _: False

    def make_room(self, address: str) -> str | None:
        """Return the user that gives way to a new spectator, if any, or raise Problem."""
        own = [ticket for ticket in self._tickets if ticket.address == address]
        if len(own) >= PER_ADDRESS:
            return self._give_way(own, PER_ADDRESS, spared_s=0)
        if len(self._tickets) >= SPECTATORS_AT_MOST:
            # Not those of others that are just about to connect.
            return self._give_way(self._tickets, SPECTATORS_AT_MOST, spared_s=_CONNECTS_WITHIN_S)
        return None

    def add(self, user: str, address: str) -> None:
        """Count a ticket that was issued to that address."""
        self._tickets.append(_Ticket(user, address, self._clock()))

    def remove(self, user: str) -> None:
        """Count the ticket no more."""
        self._tickets = [ticket for ticket in self._tickets if ticket.user != user]

    def _give_way(self, tickets: Iterable[_Ticket], most: int, *, spared_s: float) -> str:
        latest_s = self._clock() - spared_s
        for ticket in tickets:
            if ticket.issued_s <= latest_s and not self.is_connected(ticket.user):
                self.remove(ticket.user)
                return ticket.user
        raise Problem("watch-full", most=most)
