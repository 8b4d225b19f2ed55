"""Asks the bots that are to move, and plays their choices."""

from __future__ import annotations

import asyncio
import contextlib
import time
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from random import Random
from typing import Final, NamedTuple

from engines.bots.chooser import Choice
from engines.core.match import Match
from engines.core.notation import NS_PER_SECOND
from engines.core.seats import Seat
from firmware_host.bots.pace import Pace, Pacer
from firmware_host.bots.thinking import notice_of, think
from firmware_host.panel.faults import Faults
from firmware_host.table.commands import Bot, DefaultMove, Presses
from firmware_host.table.decision import BOX
from firmware_host.table.position import Position
from firmware_host.table.problems import Problem
from firmware_host.table.state import TableState
from firmware_host.table.table import RefusedError, Table, Update

_ATTEMPTS: Final = 3


class BotTurn(NamedTuple):
    """A bot, its seat, and the position that it is asked about."""

    match_id: str
    number: int
    branch: int
    seat: Seat
    bot: str


class BotFaults:
    """At most one fault a seat."""

    def __init__(self, faults: Faults) -> None:
        self._faults = faults
        self._failed: dict[Seat, BotTurn] = {}

    def report(self, turn: BotTurn, button: int, cause: Exception | None) -> None:
        """Report the seat whose bot failed; people know it by its button."""
        self._failed[turn.seat] = turn
        place = button + 1
        self._faults.report(_device(turn.seat), "bot-failed", turn.bot, cause, place=place)

    def follow(self, state: TableState) -> None:
        """Clear the fault of every seat that is played again."""
        for turn in tuple(self._failed.values()):
            if _is_over(turn, state):
                del self._failed[turn.seat]
                self._faults.clear(_device(turn.seat))


def _is_over(turn: BotTurn, state: TableState) -> bool:
    """Tell whether another bot sits there, the seat has moved since, or its match is over."""
    if state.match is None or state.match_id != turn.match_id or not state.is_running():
        return True
    latest = islice(state.match.history(), max(0, state.number - turn.number))
    return turn.seat in state.bots or any(entry.seat == turn.seat for _, entry in latest)


def _device(seat: Seat) -> str:
    return f"bot {seat}"


class BotDriver:
    """Plays the seats of bots, one choice at a time."""

    def __init__(self, table: Table, faults: Faults, *, pace: Pace) -> None:
        self._table = table
        self._faults = BotFaults(faults)
        self._pacer = Pacer(pace, table.committed, time.monotonic())
        self._changed = asyncio.Event()
        self._asked: set[BotTurn] = set()
        table.listen("bots", self._on_update)

    async def run(self) -> None:
        """Ask the next bot, or wait until the table changes."""
        with ThreadPoolExecutor(1, thread_name_prefix="bots") as thread:
            while True:
                self._changed.clear()
                turn = self._next()
                position = self._table.committed.position
                if turn is None or position is None:
                    await self._changed.wait()
                else:
                    await self._ask(thread, position, turn)

    def _on_update(self, update: Update) -> None:
        if update.state.is_paused:
            # A choice may have been refused because of a pause: the bot is asked again after it.
            self._asked.clear()
        self._pacer.follow(update.state, time.monotonic())
        self._changed.set()
        self._faults.follow(update.state)

    def _next(self) -> BotTurn | None:
        """Return a seat whose bot was not yet asked about the table as it is.

        Those come first who are not awaited: who has just moved may have a call to make before
        the reply.
        """
        state = self._table.committed
        if state.match is None or not state.is_running() or state.is_paused:
            return None
        awaited = state.match.game.to_act(state.match.state)
        turns = [
            BotTurn(state.match_id, state.number, state.branch, Seat(seat), bot)
            for seat, bot in sorted(state.bots.items())
        ]
        self._asked.intersection_update(turns)
        order = Random(state.chance.key(f"{state.number}/order"))  # noqa: S311 - moves, not keys
        left = [turn for turn in turns if turn not in self._asked]
        order.shuffle(left)
        return min(left, key=lambda turn: turn.seat in awaited, default=None)

    async def _ask(self, thread: ThreadPoolExecutor, position: Position, turn: BotTurn) -> None:
        """Let the bot move; after repeated failures its seat is left to people."""
        self._asked.add(turn)
        cause: Exception | None = None
        for attempt in range(_ATTEMPTS):
            cause = await self._try(thread, position, turn, attempt)
            if cause is None or not self._is_unchanged(position.match, turn):
                return
        # The host may seat the same bot again.
        self._asked.discard(turn)
        with contextlib.suppress(Problem, RefusedError):
            await self._table.ask(BOX, Bot(match=turn.match_id, seat=turn.seat))
            self._faults.report(turn, self._table.committed.buttons[turn.seat], cause)

    def _is_unchanged(self, match: Match, turn: BotTurn) -> bool:
        """Tell whether the table is still as the bot was asked about it."""
        now = self._table.accepted
        return now.match is match and now.bots.get(turn.seat) == turn.bot and not now.is_paused

    async def _try(
        self, thread: ThreadPoolExecutor, position: Position, turn: BotTurn, attempt: int
    ) -> Exception | None:
        """Return None once the bot has moved or let the others go on, else why it could not."""
        loop = asyncio.get_running_loop()
        match, seed = position.match, self._table.committed.chance.key("bots")
        if attempt:
            seed = f"{seed}/{attempt}"
        try:
            choice = await loop.run_in_executor(thread, think, position, turn.seat, turn.bot, seed)
            if choice is None:
                return None
            # A press reacts to what has just been shown, so it comes at its own time.
            is_press = match.game.time_of(choice.move) is not None
            if turn.seat in match.game.to_act(match.state) and not is_press:
                await self._let_people_act(match, turn)
                if not self._is_unchanged(match, turn):
                    return None
            await self._play(match, turn, choice)
        except Exception as error:  # noqa: BLE001 - whatever a bot raises, people can play its seat
            return error
        return None

    async def _let_people_act(self, match: Match, turn: BotTurn) -> None:
        """Wait until people have read what led here and do not interrupt, or the table changes."""
        while self._is_unchanged(match, turn):
            self._changed.clear()
            left_s = self._pacer.wait_s(self._table.committed, turn.seat, time.monotonic())
            if left_s <= 0:
                return
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._changed.wait(), left_s)

    async def _play(self, match: Match, turn: BotTurn, choice: Choice) -> None:
        """Make the move that the bot chose; raise RefusedError or Problem when it is illegal."""
        at_ns = match.game.time_of(choice.move)
        if at_ns is None:
            move, notice = match.game.write(choice.move), notice_of(turn.seat, turn.bot, choice)
            named = turn.match_id, turn.branch
            await self._table.ask(BOX, DefaultMove(match.number, turn.seat, move, notice, *named))
            return
        clock = self._table.clock
        at_ns = max(at_ns, clock.now_ns())
        await asyncio.sleep((at_ns - clock.now_ns()) / NS_PER_SECOND)
        # A press may be too late.
        with contextlib.suppress(Problem, RefusedError):
            button = self._table.accepted.buttons[turn.seat]
            await self._table.ask(BOX, Presses(((button, at_ns),), turn.match_id))
