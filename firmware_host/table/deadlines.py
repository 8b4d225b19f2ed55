"""Moves that the box makes when they are due: of chance, and of seats that resigned."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from engines.core.match import Match
from engines.core.notation import NS_PER_MS, NS_PER_SECOND
from engines.core.seats import CHANCE, Seat
from firmware_host.table.clock import TableClock
from firmware_host.table.commands import ChanceMove, DefaultMove
from firmware_host.table.decision import BOX
from firmware_host.table.owed import Owed, draw_owed
from firmware_host.table.playing import draws_chance
from firmware_host.table.position import Position
from firmware_host.table.problems import Problem
from firmware_host.table.state import TableState
from firmware_host.table.table import RefusedError, Table, Update

_DEFAULT_AFTER_MS = 800

Due = tuple[float, ChanceMove | DefaultMove]
"""In how many seconds the box acts by itself, and how."""


class _Until:
    """A time that does not move while what it is for stays the same, whatever else changes."""

    def __init__(self, clock: TableClock) -> None:
        self._clock = clock
        self._purpose: object = None
        self._at_ns = 0

    def left_s(self, purpose: object, span_ns: int) -> float:
        """Return the seconds that are left; for a new purpose that is the whole span."""
        now_ns = self._clock.now_ns()
        if purpose != self._purpose:
            self._purpose, self._at_ns = purpose, now_ns + span_ns
        # Table time may be set back.
        return min(span_ns, max(0, self._at_ns - now_ns)) / NS_PER_SECOND

    def forget(self) -> None:
        """Begin a new span the next time."""
        self._purpose = None


class Deadlines:
    """Plays moves when they are due; presses that are still being collected come first.

    They get one grace for each due time, however many follow. `on_due` hears of the next move
    whenever the table changes.
    """

    def __init__(
        self,
        table: Table,
        *,
        grace_ms: int,
        is_collecting: Callable[[], bool] = lambda: False,
        on_due: Callable[[Due | None], None] = lambda _: None,
    ) -> None:
        self._table = table
        self._is_collecting = is_collecting
        self._on_due = on_due
        self._grace_ns = grace_ms * NS_PER_MS
        self._changed = asyncio.Event()
        self._owed: Owed | None = None
        self._grace = _Until(table.clock)
        self._default = _Until(table.clock)
        table.listen("deadlines", self._on_update)

    async def run(self) -> None:
        """Wait for the next due time, or for a change that makes another one due."""
        while True:
            self._changed.clear()
            due = self._due()
            self._on_due(due)
            if await self._changes_within(due[0] if due else None) or due is None:
                continue
            # A card may cover what a press was for; hands that never rest must not stop play.
            if self._is_collecting() and await self._changes_within(self._grace_left_s(due[1])):
                continue
            if not await self._play(due[1]):
                # The table has moved on, and says so once that is written.
                await self._changed.wait()

    async def _changes_within(self, seconds: float | None) -> bool:
        try:
            async with asyncio.timeout(seconds):
                await self._changed.wait()
        except TimeoutError:
            return False
        return True

    def _grace_left_s(self, command: ChanceMove | DefaultMove) -> float:
        """Return how long presses that are being collected may still delay what is due."""
        purpose: object = command
        if self._owed is not None and isinstance(command, ChanceMove):
            purpose = (self._owed.debt, self._owed.due_ns)
        return self._grace.left_s(purpose, self._grace_ns)

    def _on_update(self, update: Update) -> None:
        del update
        self._changed.set()

    def _due(self) -> Due | None:
        """Return the next move that is due, and in how many seconds."""
        state = self._table.committed
        if state.position is None or not state.is_in_play():
            return None
        match = state.position.match
        chance = self._chance_due(state, match) if draws_chance(match) else None
        default = self._default_due(state, state.position)
        return min((due for due in (chance, default) if due), key=_wait_of, default=None)

    def _chance_due(self, state: TableState, match: Match) -> tuple[float, ChanceMove]:
        move = self._draw(match)
        at_ns = match.game.time_of(move)
        wait_ns = 0 if at_ns is None else at_ns - self._table.clock.now_ns()
        if match.game.is_race(match.state):
            # A press stamped before the deadline may still be being collected.
            wait_ns += self._grace_ns
        command = ChanceMove(match.number, move, state.match_id, state.branch)
        return max(0.0, wait_ns / NS_PER_SECOND), command

    def _draw(self, match: Match) -> Any:
        """Draw once per move; neither a change that is no move nor a press postpones a deadline."""
        now_ns = self._table.clock.now_ns()
        self._owed = draw_owed(match, self._table.committed.random, now_ns, self._owed)
        return self._owed.move

    def _default_due(
        self, state: TableState, position: Position
    ) -> tuple[float, DefaultMove] | None:
        """Return the next move of a seat that resigned; no press of another seat postpones it."""
        match = position.match
        for seat in sorted(match.game.to_act(match.state) - {CHANCE}):
            move = _default_move(position, seat) if seat in state.resigned else None
            if move is not None:
                purpose = (seat, move, match.game.debt(match.state))
                wait_s = self._default.left_s(purpose, _DEFAULT_AFTER_MS * NS_PER_MS)
                named = state.match_id, state.branch
                return wait_s, DefaultMove(match.number, seat, move, None, *named)
        self._default.forget()
        return None

    async def _play(self, command: ChanceMove | DefaultMove) -> bool:
        """Make the move, and return whether the table took it."""
        try:
            await self._table.ask(BOX, command)
        except (Problem, RefusedError):
            return False
        return True


def _wait_of(due: Due) -> float:
    return due[0]


def _default_move(position: Position, seat: Seat) -> str | None:
    """Return what the game plays for a seat that resigned, else the only move there is."""
    match, legal = position.match, position.legal_moves(seat)
    move = match.game.default_move(match.state, seat, legal)
    if move is not None:
        return match.game.write(move)
    # No press, and no guess either: which real card was turned, people must enter.
    untimed = [move for move in legal if match.game.time_of(move) is None]
    return match.game.write(untimed[0]) if len(untimed) == 1 else None
