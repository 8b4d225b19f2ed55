"""Every command is carried out once: one that comes again gets the reply of the first time."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING

from firmware_host.journal.command_ids import REMEMBERED
from firmware_host.table.decision import HOST
from firmware_host.wire import build

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable

    from firmware_host.journal.rows import CommandRow

    Send = Callable[[bytes], Awaitable[None]]
    _Final = asyncio.Future[bytes]


class IdempotentReplies:
    """The final replies to the latest commands of each place, by the ids of the commands.

    `kept` are those of the journal: a restart forgets none whose effects it remembers.
    """

    def __init__(self, kept: Iterable[CommandRow] = ()) -> None:
        self._places: dict[str, OrderedDict[str, _Final]] = {}
        for row in kept:
            place = row.sender if row.sender == HOST else f"seat/{row.sender}"
            reply = build.done(row.id, row.number, row.made_for, is_kept=True)
            self._remember(place, row.id).set_result(build.encode(reply))

    async def once(
        self, place: str, command: str, send: Send, carry_out: Callable[[Send], Awaitable[None]]
    ) -> None:
        """Carry a command out, or send the final reply once more if that was done before.

        A phone whose connection broke does not know whether its command arrived, and sends it
        again. A command without an id cannot be recognised.
        """
        first = self._places.setdefault(place, OrderedDict()).get(command)
        if first is not None:
            await send(await asyncio.shield(first))
        elif not command:
            await carry_out(send)
        else:
            await _carried_out(self._remember(place, command), send, carry_out)

    def _remember(self, place: str, command: str) -> _Final:
        """Return where the final reply of a new command goes, and forget the oldest one."""
        known = self._places.setdefault(place, OrderedDict())
        known[command] = asyncio.get_running_loop().create_future()
        if len(known) > REMEMBERED:
            known.popitem(last=False)
        return known[command]


async def _carried_out(
    final: _Final, send: Send, carry_out: Callable[[Send], Awaitable[None]]
) -> None:
    """Carry the command out and remember its last reply."""
    last = b""

    async def remembering(reply: bytes) -> None:
        nonlocal last
        last = reply
        await send(reply)

    try:
        await carry_out(remembering)
        final.set_result(last)
    finally:
        # Without effect on a result: it wakes those that wait when the carrying out is cancelled.
        final.cancel()
