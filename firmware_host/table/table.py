"""The only writer: takes commands, makes them durable, then tells everybody."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engines.core.verdicts import Illegal
from firmware_host.problems import Problem
from firmware_host.table.conclude import concluded
from firmware_host.table.decide import decide
from firmware_host.table.decision import Decision, Request
from firmware_host.table.state import TableState

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from firmware_host.clock import TableClock
    from firmware_host.commands import AnyCommand
    from firmware_host.journal import Entries, Journal
    from firmware_host.journal_results import Result
    from firmware_host.table.decision import Origin


@dataclass(frozen=True, slots=True)
class Update:
    """The table after a command, and what happened in it."""

    state: TableState
    events: tuple[Any, ...] = ()
    notice: dict[str, Any] | None = None
    grabs: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class _Asked:
    origin: Origin
    command: AnyCommand
    answer: asyncio.Future[int]


class RefusedError(Exception):
    """A rule forbids what was asked."""

    def __init__(self, illegal: Illegal) -> None:
        self.illegal = illegal
        super().__init__(illegal.rule)


class Table:
    """One match and the people around it; `run` must be running for `ask` to answer.

    `defaults` are the match options that this box has values of its own for.
    """

    def __init__(
        self,
        state: TableState,
        journal: Journal,
        clock: TableClock,
        defaults: Mapping[str, int] | None = None,
    ) -> None:
        self.defaults = dict(defaults or {})
        self._state = state
        self._journal = journal
        self._clock = clock
        self._asked: asyncio.Queue[_Asked] = asyncio.Queue()
        self._listeners: list[Callable[[Update], None]] = []
        self._steer_clock(TableState(state.size), state)

    @property
    def state(self) -> TableState:
        """Return the table as everybody was told it is."""
        return self._state

    @property
    def clock(self) -> TableClock:
        """Return the clock of this table."""
        return self._clock

    def listen(self, listener: Callable[[Update], None]) -> None:
        """Call the listener after every change, once it is durable."""
        self._listeners.append(listener)

    def results(self, most: int) -> tuple[Result, ...]:
        """Return how the last matches ended, the newest first."""
        return self._journal.results(most)

    async def ask(self, origin: Origin, command: AnyCommand) -> int:
        """Return the number after the command; raise RefusedError or Problem when it is refused."""
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._asked.put_nowait(_Asked(origin, command, answer))
        return await answer

    async def run(self) -> None:
        """Take commands for ever; those that pile up share one commit."""
        while True:
            asked = [await self._asked.get()]
            while not self._asked.empty():
                asked.append(self._asked.get_nowait())
            await self._take(asked)

    async def _take(self, asked: list[_Asked]) -> None:
        """Decide one after the other, write once, and only then tell."""
        state = self._state
        entries: list[Entries] = []
        decided: list[tuple[_Asked, Decision | Problem | RefusedError]] = []
        for one in asked:
            decision = self._decide(state, one)
            decided.append((one, decision))
            if isinstance(decision, Decision):
                state = decision.state
                entries += [concluded(decision)] if decision.entries is not None else []
        if entries:
            await self._journal.append(entries)
        for one, decision in decided:
            if isinstance(decision, Decision):
                self._tell(one, decision)
            elif not one.answer.done():
                one.answer.set_exception(decision)

    def _decide(self, state: TableState, one: _Asked) -> Decision | Problem | RefusedError:
        fresh = secrets.token_hex(8)
        request = Request(state, one.origin, self._clock.now_ns(), fresh, self.defaults)
        try:
            decision = decide(request, one.command)
        except Problem as problem:
            return problem
        return RefusedError(decision) if isinstance(decision, Illegal) else decision

    def _tell(self, one: _Asked, decision: Decision) -> None:
        before, self._state = self._state, decision.state
        self._steer_clock(before, decision.state, is_void=decision.is_void)
        if not one.answer.done():
            one.answer.set_result(decision.state.number)
        update = Update(decision.state, decision.events, decision.notice, decision.grabs)
        for listener in self._listeners:
            listener(update)

    def _steer_clock(self, before: TableState, after: TableState, *, is_void: bool = False) -> None:
        """Let the clock follow the match: never behind its last stamp, still while it is paused."""
        match = after.match
        last_ns = match.game.clock(match.state) if match is not None else 0
        is_other = before.match_id != after.match_id
        is_back = after.number < before.number or after.since_ns != before.since_ns
        if is_other or is_back or is_void or last_ns > self._clock.now_ns():
            self._clock.set(last_ns)
        if after.is_paused:
            self._clock.stop()
        else:
            self._clock.resume()
