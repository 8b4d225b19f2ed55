"""Wakes the table when chance owes something, or when a seat that resigned is awaited."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Any

from engines.core.judge import legal_moves
from engines.core.notation import NS_PER_MS, NS_PER_SECOND
from engines.core.seats import CHANCE, Seat
from firmware_host.commands import ChanceMove, StandIn
from firmware_host.problems import Problem
from firmware_host.table.decision import BOX
from firmware_host.table.playing import draws_chance
from firmware_host.table.table import RefusedError

if TYPE_CHECKING:
    from collections.abc import Callable

    from engines.core.match import Match
    from firmware_host.table.table import Table, Update

_STAND_IN_AFTER_MS = 800


class Alarm:
    """Plays what is due by itself; presses still being collected come first."""

    def __init__(
        self, table: Table, *, grace_ms: int, is_collecting: Callable[[], bool] = lambda: False
    ) -> None:
        self._table = table
        self._is_collecting = is_collecting
        self._grace_ns = grace_ms * NS_PER_MS
        self._changed = asyncio.Event()
        self._drawn: tuple[Match, Any] | None = None
        table.listen(self._on_update)

    async def run(self) -> None:
        """Wait for the next due time, or for a change that makes another one due."""
        while True:
            self._changed.clear()
            due = self._due()
            if await self._changes_within(due[0] if due else None) or due is None:
                continue
            # A card may cover what a press was for; a button that never rests must not stop play.
            if self._is_collecting() and await self._changes_within(self._grace_ns / NS_PER_SECOND):
                continue
            await self._play(due[1])

    async def _changes_within(self, seconds: float | None) -> bool:
        try:
            async with asyncio.timeout(seconds):
                await self._changed.wait()
        except TimeoutError:
            return False
        return True

    def _on_update(self, update: Update) -> None:
        del update
        self._changed.set()

    def _due(self) -> tuple[float, ChanceMove | StandIn] | None:
        """Return what is due and in how many seconds."""
        state = self._table.state
        if state.match is None or not state.is_running() or state.is_paused:
            return None
        chance = self._chance_due(state.match) if draws_chance(state.match) else None
        stand_in = self._stand_in_due(state.match, state.resigned)
        return min((due for due in (chance, stand_in) if due), key=_wait_of, default=None)

    def _chance_due(self, match: Match) -> tuple[float, ChanceMove]:
        move = self._draw(match)
        at_ns = match.game.time_of(move)
        wait_ns = 0 if at_ns is None else at_ns - self._table.clock.now_ns()
        if self._closes_a_race(match):
            # A press stamped before the deadline may still be on its way through the arbiter.
            wait_ns += self._grace_ns
        return max(0.0, wait_ns / NS_PER_SECOND), ChanceMove(match.number, move)

    def _draw(self, match: Match) -> Any:
        """Draw once per move of the match: a new name at the table puts off no deadline."""
        if self._drawn is None or self._drawn[0] is not match:
            random = self._table.state.random()
            now_ns = self._table.clock.now_ns()
            self._drawn = (match, match.game.draw(match.state, random, now_ns))
        return self._drawn[1]

    def _closes_a_race(self, match: Match) -> bool:
        return len(match.game.to_act(match.state)) > 1

    def _stand_in_due(self, match: Match, resigned: frozenset[int]) -> tuple[float, StandIn] | None:
        for seat in sorted(match.game.to_act(match.state) - {CHANCE}):
            move = _stand_in(match, seat) if seat in resigned else None
            if move is not None:
                return _STAND_IN_AFTER_MS / 1_000, StandIn(match.number, seat, move)
        return None

    async def _play(self, command: ChanceMove | StandIn) -> None:
        # A refusal here means that the table moved on meanwhile; the next round sees that.
        with contextlib.suppress(Problem, RefusedError):
            await self._table.ask(BOX, command)


def _wait_of(due: tuple[float, ChanceMove | StandIn]) -> float:
    return due[0]


def _stand_in(match: Match, seat: Seat) -> str | None:
    """Return what the game has played for who resigned, else the only move there is."""
    move = match.game.stand_in(match.state, seat)
    return _only_move(match, seat) if move is None else match.game.write(move)


def _only_move(match: Match, seat: Seat) -> str | None:
    """Return the one move that is no press; which real card was turned, the table must say."""
    moves: tuple[Any, ...] = legal_moves(match.game, match.state, seat)
    calm = [move for move in moves if match.game.time_of(move) is None]
    return match.game.write(calm[0]) if len(calm) == 1 else None
