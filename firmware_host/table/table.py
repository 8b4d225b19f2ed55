"""The only writer: takes commands, makes them durable, then tells everybody."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

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
    from firmware_host.journal import Journal, Result
    from firmware_host.table.decision import Origin


_TURNS_TO_REPLY: Final = 5


@dataclass(frozen=True, slots=True)
class Update:
    """The table after a command, and what happened in it."""

    state: TableState
    events: tuple[Any, ...] = ()
    notice: dict[str, Any] | None = None
    grabs: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Judged:
    """A command that the rules accept.

    `kept` is done when a power cut cannot take it back, `told` a moment later, when all know it.
    """

    decision: Decision
    kept: asyncio.Future[None]
    told: asyncio.Future[None]

    @property
    def number(self) -> int:
        """Return the number of the table after the command."""
        return self.decision.state.number


class RefusedError(Exception):
    """A rule forbids what was asked of the table as it then was."""

    def __init__(self, illegal: Illegal, state: TableState) -> None:
        self.illegal = illegal
        self.state = state
        super().__init__(illegal.rule)


class Table:
    """One match and the people around it; `run` must be running for anything to be kept.

    The rules answer at once, on top of all that was accepted before: a disk may take seconds.
    Everybody else hears of it only when it is on the disk.
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
        self._ahead = state
        self._journal = journal
        self._clock = clock
        self._accepted: asyncio.Queue[Judged | Exception] = asyncio.Queue()
        self._listeners: list[Callable[[Update], None]] = []
        self._steer_clock(TableState(state.size), state)

    @property
    def state(self) -> TableState:
        """Return the table as everybody was told it is."""
        return self._state

    @property
    def ahead(self) -> TableState:
        """Return the table as it will be once all that was accepted is on the disk."""
        return self._ahead

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

    def judge(self, origin: Origin, command: AnyCommand) -> Judged:
        """Return what the rules accept; raise RefusedError or Problem when they do not."""
        try:
            decision = self._decide(origin, command)
        except (Problem, RefusedError):
            raise
        except Exception as error:
            # A fault of our own ends the box by its essential task, whoever asked.
            self._accepted.put_nowait(error)
            raise
        before, self._ahead = self._ahead, decision.state
        self._steer_clock(before, decision.state, is_void=decision.is_void)
        loop = asyncio.get_running_loop()
        judged = Judged(decision, loop.create_future(), loop.create_future())
        self._accepted.put_nowait(judged)
        return judged

    async def ask(self, origin: Origin, command: AnyCommand) -> int:
        """Return the number after the command, once it is kept and everybody is told."""
        judged = self.judge(origin, command)
        await judged.told
        return judged.number

    async def run(self) -> None:
        """Keep what was accepted for ever; commands that pile up share one commit."""
        while True:
            accepted = [await self._accepted.get()]
            await _let_replies_go()
            while not self._accepted.empty():
                accepted.append(self._accepted.get_nowait())
            await self._keep(accepted)

    def _decide(self, origin: Origin, command: AnyCommand) -> Decision:
        fresh = secrets.token_hex(8)
        request = Request(self._ahead, origin, self._clock.now_ns(), fresh, self.defaults)
        decision = decide(request, command)
        if isinstance(decision, Illegal):
            raise RefusedError(decision, self._ahead)
        return decision

    async def _keep(self, accepted: list[Judged | Exception]) -> None:
        """Write once, and only then tell: first who asked, then everybody."""
        kept: list[Judged] = []
        for one in accepted:
            if isinstance(one, Exception):
                raise one
            kept.append(one)
        entries = [concluded(one.decision) for one in kept if one.decision.entries is not None]
        if entries:
            await self._journal.append(entries)
        for one in kept:
            _finish(one.kept)
        await _let_replies_go()
        for one in kept:
            self._tell(one.decision)
            _finish(one.told)

    def _tell(self, decision: Decision) -> None:
        self._state = decision.state
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


async def _let_replies_go() -> None:
    """Wait until the words to who asked are on the wire: views and pictures take many times longer.

    That is some turns of the loop: one each for who asked, for aiomqtt to look at the socket, for
    the socket to be ready, and for what is written then.
    """
    for _ in range(_TURNS_TO_REPLY):
        await asyncio.sleep(0)


def _finish(future: asyncio.Future[None]) -> None:
    """Wake who waits, unless he gave up."""
    if not future.done():
        future.set_result(None)
