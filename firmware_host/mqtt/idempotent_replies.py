"""Every command is carried out once: one that comes again gets the reply of the first time."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING

from firmware_host.journal.command_ids import REMEMBERED
from firmware_host.table.decision import HOST
from firmware_host.wire import build, replies

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable

    from firmware_host.journal.rows import CommandRow

    Send = Callable[[bytes], Awaitable[None]]


class _Replies:
    """The replies to one command: the latest, and the final one once there is one."""

    def __init__(self) -> None:
        self.latest = b""
        self.final: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()


class IdempotentReplies:
    """The replies to the latest commands of each place, by the ids of the commands.

    `kept` are those of the journal: a restart forgets none whose effects it remembers.
    """

    def __init__(self, kept: Iterable[CommandRow] = ()) -> None:
        self._places: dict[str, OrderedDict[str, _Replies]] = {}
        for row in kept:
            place = row.sender if row.sender == HOST else f"seat/{row.sender}"
            reply = replies.done(row.id, row.number, row.made_for, is_kept=True)
            self._remember(place, row.id).final.set_result(build.encode(reply))

    async def once(
        self, place: str, command: str, send: Send, carry_out: Callable[[Send], Awaitable[None]]
    ) -> None:
        """Carry a command out, or send the replies once more if that was done before.

        A phone whose connection broke does not know whether its command arrived, and sends it
        again. A command without an id cannot be recognised.
        """
        first = self._places.setdefault(place, OrderedDict()).get(command)
        if first is not None:
            await _repeat(first, send)
        elif not command:
            await carry_out(send)
        else:
            await _carried_out(self._remember(place, command), send, carry_out)

    def _remember(self, place: str, command: str) -> _Replies:
        """Return where the replies to a new command go, and forget the oldest one."""
        known = self._places.setdefault(place, OrderedDict())
        known[command] = _Replies()
        if len(known) > REMEMBERED:
            known.popitem(last=False)
        return known[command]


async def _repeat(replies: _Replies, send: Send) -> None:
    """Send the latest reply, and the final one when there is one: a disk may take its time."""
    if replies.latest and not replies.final.done():
        await send(replies.latest)
    await send(await asyncio.shield(replies.final))


async def _carried_out(
    replies: _Replies, send: Send, carry_out: Callable[[Send], Awaitable[None]]
) -> None:
    """Carry the command out and remember its latest reply."""

    async def remembering(reply: bytes) -> None:
        replies.latest = reply
        await send(reply)

    try:
        await carry_out(remembering)
        replies.final.set_result(replies.latest)
    finally:
        # Without effect on a result: it wakes those that wait when the carrying out is cancelled.
        replies.final.cancel()
