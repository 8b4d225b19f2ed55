"""What an organiser may do in a hall: draw a round, and take it back."""

from __future__ import annotations

import asyncio
import hmac
import secrets

from firmware_host.hall.hall import Hall
from firmware_host.hall.rounds import byes, draw
from firmware_host.hall.settings import Tournament
from firmware_host.hall.standings import standings
from firmware_host.table.problems import Problem
from firmware_host.wire.hall import RoundRemoval, RoundRequest


class Organiser:
    """Draws the rounds of the present tournament for whoever has the key."""

    def __init__(self, hall: Hall, tournament: Tournament) -> None:
        self.key = secrets.token_urlsafe(12)
        self._hall = hall
        self._tournament = tournament
        self._lock = asyncio.Lock()

    def check(self, key: str) -> None:
        """Raise Problem unless this is the key of this run."""
        if not hmac.compare_digest(key.encode(), self.key.encode()):
            raise Problem("organiser-key")

    async def draw(self, wanted: RoundRequest) -> None:
        """Draw the next round of the tournament."""
        self.check(wanted.key)
        name, store = self._tournament.name, self._hall.store
        if not name:
            raise Problem("round-free-play")
        async with self._lock:
            rounds = await store.rounds(name)
            lines = standings(await store.played(name), self._tournament.points(), byes(rounds))
            pairing = draw(wanted.method, wanted.players, wanted.seats, rounds, lines)
            await store.add_round(name, len(rounds) + 1, pairing)
        self._hall.on_rounds_changed()

    async def remove(self, wanted: RoundRemoval) -> None:
        """Take a round back."""
        self.check(wanted.key)
        async with self._lock:
            await self._hall.store.remove_round(self._tournament.name, wanted.number)
        self._hall.on_rounds_changed()
