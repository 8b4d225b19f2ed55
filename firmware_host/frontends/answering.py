"""From a command as it arrived to the bytes of its replies: paced, carried out once, judged."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from firmware_host import wire
from firmware_host.frontends.inbox import command_id_of, read_command
from firmware_host.frontends.replies import Replies
from firmware_host.pace import Pace
from firmware_host.problems import Problem
from firmware_host.table.table import RefusedError

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable

    from firmware_host.payloads import Reply
    from firmware_host.table.decision import Origin
    from firmware_host.table.table import Table

    Consult = Callable[[Origin, Any], Awaitable[dict[str, Any]]]

_COMMANDS_A_SECOND: Final = 20
_COMMANDS_AT_ONCE: Final = 60


class Answering:
    """Asks the table for whoever sent a command; `host` and `seat/<n>` are the places."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._replies = Replies()
        self._consults: dict[type, Consult] = {}
        self._pace = Pace(per_second=_COMMANDS_A_SECOND, burst=_COMMANDS_AT_ONCE)

    def consult(self, kind: type, answer: Consult) -> None:
        """Have a kind of command answered by somebody other than the table."""
        self._consults[kind] = answer

    async def replies(self, place: str, body: bytes) -> AsyncIterator[bytes]:
        """Return the verdict at once and, if it changes the table, a second word when it is kept.

        A command that came before gets the last word once more.
        """
        command_id = command_id_of(body)
        if not self._pace.allows(place):
            fault = Problem("too-fast", most=_COMMANDS_A_SECOND)
            yield wire.encode(wire.problem(command_id, self._table.ahead, fault))
            return
        async for words in self._replies.once(place, command_id, lambda: self._ask(place, body)):
            yield words

    async def _ask(self, place: str, body: bytes) -> AsyncIterator[bytes]:
        origin = self._origin(place)
        if origin is None:
            fault = Problem("seat-unknown", seat=place[:40])
            yield wire.encode(wire.problem(command_id_of(body), self._table.ahead, fault))
            return
        async for reply in self._judged(origin, body):
            yield wire.encode(reply)

    def _origin(self, place: str) -> Origin | None:
        """Return who asks; None where nobody sits, which only a careless broker lets through."""
        if place == "host":
            return "host"
        number = place.removeprefix("seat/")
        seats = map(str, range(self._table.state.size))
        return int(number) if number in seats else None

    async def _judged(self, origin: Origin, body: bytes) -> AsyncIterator[Reply]:
        """Return the replies: done, refused by a rule, or wrong in itself; nothing else escapes."""
        command_id, made_for = command_id_of(body), None
        try:
            command_id, command = read_command(origin, body)
            made_for = getattr(command, "number", None)
            consulted = self._consults.get(command.__class__)
            if consulted is not None:
                yield wire.consulted(command_id, await consulted(origin, command), made_for)
                return
            judged = self._table.judge(origin, command)
        except RefusedError as error:
            yield wire.refused(command_id, error.state, error.illegal, made_for)
        except Problem as fault:
            yield wire.problem(command_id, self._table.ahead, fault, made_for)
        else:
            yield wire.done(command_id, judged.number, made_for, is_kept=False)
            await judged.kept
            yield wire.done(command_id, judged.number, made_for, is_kept=True)
