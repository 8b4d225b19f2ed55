"""Asks the bots whose time has come, and plays what they choose."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import TYPE_CHECKING, Any, Final

from engines.core.notation import NS_PER_SECOND
from engines.core.seats import Seat
from firmware_host.bots.thinking import notice_of, think
from firmware_host.commands import Presses, StandIn
from firmware_host.problems import Problem
from firmware_host.table.decision import BOX
from firmware_host.table.table import RefusedError

if TYPE_CHECKING:
    from engines.bots.chooser import Choice
    from engines.core.match import Match
    from firmware_host.table.table import Table, Update

log = logging.getLogger(__name__)

PAUSE_S: Final = 0.7
"""People must see that it is the bot's turn before it has moved."""


class BotDriver:
    """Plays the seats that bots sit on, one thought at a time."""

    def __init__(self, table: Table, *, pause_s: float = PAUSE_S) -> None:
        self._table = table
        self._pause_s = pause_s
        self._changed = asyncio.Event()
        self._asked: set[tuple[str, int, int]] = set()
        table.listen(self._on_update)

    async def run(self) -> None:
        """Ask whoever is to be asked, else wait until the table changes."""
        with ThreadPoolExecutor(1, thread_name_prefix="bots") as thread:
            while True:
                self._changed.clear()
                seat = self._next()
                match = self._table.state.match
                if seat is None or match is None:
                    await self._changed.wait()
                else:
                    await self._ask(thread, match, seat)

    def _on_update(self, update: Update) -> None:
        del update
        self._changed.set()

    def _next(self) -> Seat | None:
        """Return a seat whose bot was not yet asked about the table as it is.

        Those come first who are not awaited: who has just moved may have a call to make before
        the reply.
        """
        state = self._table.state
        if state.match is None or not state.is_running() or state.is_paused:
            return None
        now = (state.match_id, state.number)
        self._asked = {asked for asked in self._asked if asked[:2] == now}
        awaited = state.match.game.to_act(state.match.state)
        seats = [seat for seat in sorted(state.bots) if (*now, seat) not in self._asked]
        order = Random(f"{state.seed}/{state.number}")  # noqa: S311 - fairness, not secrecy
        order.shuffle(seats)
        return next(iter(sorted(map(Seat, seats), key=lambda seat: seat in awaited)), None)

    async def _ask(self, thread: ThreadPoolExecutor, match: Match, seat: Seat) -> None:
        state = self._table.state
        name = state.bots[seat]
        self._asked.add((state.match_id, match.number, seat))
        loop = asyncio.get_running_loop()
        started = loop.time()
        try:
            choice = await loop.run_in_executor(thread, think, match, seat, name, state.seed)
        except Exception:
            # A bot that fails must not end the evening: people can play its seat.
            log.exception("the bot %s of seat %s failed", name, seat)
            return
        if choice is None:
            return
        if seat in match.game.to_act(match.state):
            await asyncio.sleep(max(0.0, self._pause_s - (loop.time() - started)))
        await self._play(match, seat, name, choice)

    async def _play(self, match: Match, seat: Seat, name: str, choice: Choice) -> None:
        at_ns = match.game.time_of(choice.move)
        command: Any = StandIn(
            match.number, seat, match.game.write(choice.move), notice_of(seat, name, choice)
        )
        if at_ns is not None:
            clock = self._table.clock
            at_ns = max(at_ns, clock.now_ns())
            await asyncio.sleep((at_ns - clock.now_ns()) / NS_PER_SECOND)
            command = Presses(((seat, at_ns),))
        # A refusal means that the table moved on meanwhile; the next round sees that.
        with contextlib.suppress(Problem, RefusedError):
            await self._table.ask(BOX, command)
