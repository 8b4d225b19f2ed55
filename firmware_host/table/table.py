"""The only writer: takes commands, makes them durable, then publishes them."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import nullcontext
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engines.core.verdicts import Illegal
from firmware_host.table.accepted import finish, new_accepted, written
from firmware_host.table.command_ids import with_id
from firmware_host.table.commands import NewMatch, Resume
from firmware_host.table.decide import decide
from firmware_host.table.decision import HOST, Decision, Request
from firmware_host.table.problems import Problem
from firmware_host.table.result_entry import with_result
from firmware_host.table.state import TableState

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from contextlib import AbstractContextManager

    from firmware_host.journal.journal import Journal
    from firmware_host.journal.results import Result
    from firmware_host.table.accepted import Accepted, Reply
    from firmware_host.table.clock import TableClock
    from firmware_host.table.commands import AnyCommand
    from firmware_host.table.decision import Origin


@dataclass(frozen=True, slots=True)
class Update:
    """The table after a command, and what happened in it."""

    state: TableState
    events: tuple[Any, ...] = ()
    notice: dict[str, Any] | None = None
    grabs: tuple[int, ...] = ()


class RefusedError(Exception):
    """A rule forbids what was asked of the table as it then was."""

    def __init__(self, illegal: Illegal, state: TableState) -> None:
        self.illegal = illegal
        self.state = state
        super().__init__(illegal.rule)


class Table:
    """One match and the people around it; `run` must be running for anything to be kept.

    The rules answer at once, on top of all that was accepted before: a disk may take seconds.
    Listeners are called only when a command is on the disk, and its replies are written.
    `defaults` are the match options that this box has values of its own for.
    `contained` guards the call of a listener by its name, so that a failure stays in it.
    `is_host_asked` tells whether the buttons are asked for another host.
    """

    def __init__(
        self,
        state: TableState,
        journal: Journal,
        clock: TableClock,
        defaults: Mapping[str, int] | None = None,
        contained: Callable[[str], AbstractContextManager[object]] = nullcontext,
        *,
        window_ms: int | None = None,
    ) -> None:
        self.defaults = dict(defaults or {})
        self._window_ms = window_ms
        self._committed = state
        self._accepted = state
        self._journal = journal
        self._clock = clock
        self._to_commit: asyncio.Queue[Accepted | Exception] = asyncio.Queue()
        self._contained = contained
        self._refusals = ("", 0)
        self.is_host_asked: Callable[[], bool] = lambda: False
        self._listeners: list[tuple[str, Callable[[Update], None]]] = []
        self._steer_clock(TableState(state.size), state)

    @property
    def committed(self) -> TableState:
        """Return the table as it was last published."""
        return self._committed

    @property
    def accepted(self) -> TableState:
        """Return the table as it will be once all that was accepted is on the disk."""
        return self._accepted

    @property
    def clock(self) -> TableClock:
        """Return the clock of this table."""
        return self._clock

    def listen(self, name: str, listener: Callable[[Update], None]) -> None:
        """Call the listener after every change, once that is durable."""
        self._listeners.append((f"listener {name}", listener))

    def follow(self, name: str, listener: Callable[[Update], None]) -> None:
        """Call the listener with the table as it is, and after every change."""
        self.listen(name, listener)
        self._call(*self._listeners[-1], Update(self._committed))

    def results(self, most: int) -> tuple[Result, ...]:
        """Return how the last matches ended, the newest first."""
        return self._journal.results(most)

    def ended_secrets(self, most: int) -> tuple[tuple[str, str], ...]:
        """Return id and secret of the last matches that are over or replaced, newest first."""
        return self._journal.ended_secrets(most)

    def judge(self, origin: Origin, command: AnyCommand, *, has_replies: bool = False) -> Accepted:
        """Return what the rules accept; raise RefusedError or Problem when they do not."""
        try:
            decision = self._decide(origin, command)
        except Problem as problem:
            if problem.notice is not None:
                self._announce({**problem.notice, "count": self._attempts()})
            raise
        except RefusedError:
            raise
        except Exception as error:
            # An error in the rules ends the box: the state can no longer be trusted.
            self._to_commit.put_nowait(error)
            raise
        before, self._accepted = self._accepted, decision.state
        self._steer_clock(before, decision.state, is_void=decision.is_void)
        accepted = new_accepted(with_id(decision, origin, command), has_replies=has_replies)
        self._to_commit.put_nowait(accepted)
        return accepted

    async def ask(self, origin: Origin, command: AnyCommand, reply: Reply | None = None) -> int:
        """Return the number after the command, once it is durable and published.

        `reply` is called as soon as the rules accept the command, and again when it is durable:
        replies are written before the views that follow from them, which take many times longer.
        """
        accepted = self.judge(origin, command, has_replies=reply is not None)
        if reply is not None:
            await accepted.send(reply)
        await accepted.published
        return accepted.number

    async def pulse(self) -> None:
        """Return when the task of the table has dealt with everything before: it is alive."""
        pulse = new_accepted(Decision(self._accepted, is_pulse=True), has_replies=False)
        self._to_commit.put_nowait(pulse)
        await pulse.published

    async def run(self) -> None:
        """Commit what was accepted for ever; commands that pile up share one commit."""
        while True:
            accepted = [_checked(await self._to_commit.get())]
            await written(one.accepted_reply for one in accepted)
            while not self._to_commit.empty():
                accepted.append(_checked(self._to_commit.get_nowait()))
            await self._commit(accepted)

    def _attempts(self) -> int:
        """Count the entries about hidden things that were refused in this match."""
        match, count = self._refusals
        is_same = match == self._accepted.match_id
        self._refusals = self._accepted.match_id, count + 1 if is_same else 1
        return self._refusals[1]

    def _announce(self, notice: dict[str, Any]) -> None:
        """Tell everybody something that changes nothing."""
        decision = Decision(self._accepted, notice=notice)
        self._to_commit.put_nowait(new_accepted(decision, has_replies=False))

    def _decide(self, origin: Origin, command: AnyCommand) -> Decision:
        fresh, secret = secrets.token_hex(8), secrets.token_hex(32)
        now_ns = self._clock.now_ns()
        request = Request(
            self._accepted, origin, now_ns, fresh, secret, self.defaults, self._window_ms
        )
        is_way_out = origin == HOST and isinstance(command, (Resume, NewMatch))
        if is_way_out and self._accepted.is_paused and self.is_host_asked():
            # The buttons answer in a pause only: who has the place must not end it at once.
            raise Problem("host-contested")
        decision = decide(request, command)
        if isinstance(decision, Illegal):
            raise RefusedError(decision, self._accepted)
        return decision

    async def _commit(self, accepted: list[Accepted]) -> None:
        """Write to the disk once, let the replies be written, then call the listeners."""
        decisions = [one.decision for one in accepted]
        entries = [with_result(each) for each in decisions if each.entries is not None]
        if entries:
            await self._journal.append(entries)
        finish(*(one.durable for one in accepted))
        await written(one.durable_reply for one in accepted)
        for one in accepted:
            self._publish(one.decision)
            finish(one.published)

    def _publish(self, decision: Decision) -> None:
        if decision.is_pulse:
            return
        self._committed = decision.state
        update = Update(decision.state, decision.events, decision.notice, decision.grabs)
        for name, listener in self._listeners:
            self._call(name, listener, update)

    def _call(self, name: str, listener: Callable[[Update], None], update: Update) -> None:
        with self._contained(name):
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


def _checked(accepted: Accepted | Exception) -> Accepted:
    """Return the command, or raise the fault that ended the judging of one."""
    if isinstance(accepted, Exception):
        raise accepted
    return accepted
