"""From a command as it arrived to its replies: carried out once, judged."""

from __future__ import annotations

import asyncio
from contextlib import nullcontext
from typing import TYPE_CHECKING, Any, Final

import msgspec

from firmware_host.mqtt.idempotent_replies import IdempotentReplies
from firmware_host.table.commands import Past
from firmware_host.table.decision import HOST
from firmware_host.table.made_for import check_match
from firmware_host.table.problems import Problem
from firmware_host.table.table import RefusedError
from firmware_host.wire import build, replies
from firmware_host.wire.decode import decode_command
from firmware_host.wire.decode_errors import bad_command
from firmware_host.wire.past import past

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable
    from contextlib import AbstractContextManager

    from firmware_host.journal.rows import CommandRow
    from firmware_host.mqtt.idempotent_replies import Send
    from firmware_host.table.decision import Origin
    from firmware_host.table.table import Table
    from firmware_host.wire.decode import Received

    Consult = Callable[[Origin, Any], Awaitable[dict[str, Any]]]


ANSWERS: Final = "answers"
"""The part whose fault it is when an answer fails."""


class Answering:
    """Asks the table on behalf of the sender of a command; its place is `host` or `seat/<n>`.

    An answer that fails is a fault, guarded by `contained`, and its sender gets a refusal.
    `kept` are the commands that the journal remembers.
    """

    def __init__(
        self,
        table: Table,
        contained: Callable[[str], AbstractContextManager[object]] = nullcontext,
        kept: Iterable[CommandRow] = (),
    ) -> None:
        self._table = table
        self._contained = contained
        self._replies = IdempotentReplies(kept)
        self._consults: dict[type, Consult] = {Past: self._past}

    def consult(self, kind: type, answer: Consult) -> None:
        """Let a function answer a kind of command instead of the table.

        What it finds may name a future, `durable`, of a change that it made.
        """
        self._consults[kind] = answer

    async def answer(self, place: str, body: bytes, send: Send) -> None:
        """Send the verdict at once and, if the table changes, a second reply when it is durable.

        `send` returns when a reply is written; the table publishes nothing of a command before.
        """
        received = decode_command(body, is_host=place == HOST)
        await self._replies.once(
            place, received.id, send, lambda send: self._carry_out(place, received, send)
        )

    async def refuse(self, place: str, body: bytes, send: Send, problem: Problem) -> None:
        """Send the problem instead of carrying the command out."""
        await self._send_problem(send, decode_command(body, is_host=place == HOST), problem)

    async def _carry_out(self, place: str, received: Received, send: Send) -> None:
        """Send the replies; a failure is a reply too, so that nobody waits for it in vain."""
        with self._contained(ANSWERS):
            await self._reply(place, received, send)
            return
        await self._send_problem(send, received, Problem("answer-failed"))

    async def _reply(self, place: str, received: Received, send: Send) -> None:
        """Send the replies: done, refused by a rule, or wrong in itself."""
        try:
            await self._ask(self._origin(place), received, send)
        except RefusedError as error:
            reply = replies.refused(received.id, error.state, error.illegal, received.made_for)
            await send(build.encode(reply))
        except Problem as problem:
            await self._send_problem(send, received, problem)

    def _origin(self, place: str) -> Origin:
        """Return the asker; only a careless broker lets commands of unknown seats through."""
        if place == HOST:
            return HOST
        number = place.removeprefix("seat/")
        if number not in map(str, range(self._table.committed.size)):
            raise Problem("seat-unknown", seat=place[:40])
        return int(number)

    async def _ask(self, origin: Origin, received: Received, send: Send) -> None:
        command_id, command, made_for = received.id, received.command, received.made_for
        if isinstance(command, Problem):
            raise command
        consult = self._consults.get(type(command))
        if consult is not None:
            found = await consult(origin, command)
            durable = found.pop("durable", None)
            if durable is not None and not durable.done():
                await send(
                    build.encode(replies.consulted(command_id, {**found, "kept": False}, made_for))
                )
                await durable
            await send(build.encode(replies.consulted(command_id, found, made_for)))
            return

        async def reply(number: int, is_durable: bool) -> None:
            await send(build.encode(replies.done(command_id, number, made_for, is_kept=is_durable)))

        await self._table.ask(origin, command, reply)

    async def _past(self, origin: Origin, command: Past) -> dict[str, Any]:
        """Return the latest moves for the host, who may correct them."""
        del origin
        check_match(self._table.committed, command)
        match = self._table.committed.match
        if match is None:
            raise Problem("no-match")
        if command.to > match.number:
            raise bad_command("most", "to", match.number)
        # A long list of legal moves takes a while: presses do not wait for it.
        told = await asyncio.to_thread(past, match, command.to)
        return {"number": match.number, "past": msgspec.to_builtins(told)}

    async def _send_problem(self, send: Send, received: Received, problem: Problem) -> None:
        reply = replies.problem(received.id, self._table.accepted, problem, received.made_for)
        await send(build.encode(reply))
