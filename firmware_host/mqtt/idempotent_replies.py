"""Every command is carried out once: one that comes again gets the reply of the first time."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    Send = Callable[[bytes], Awaitable[None]]

_REMEMBERED = 64


class IdempotentReplies:
    """The final replies to the latest commands of each place, by the ids of the commands."""

    def __init__(self) -> None:
        self._places: dict[str, OrderedDict[str, asyncio.Future[bytes]]] = {}

    async def once(
        self, place: str, command: str, send: Send, carry_out: Callable[[Send], Awaitable[None]]
    ) -> None:
        """Carry a command out, or send the final reply once more if that was done before.

        A phone whose connection broke does not know whether its command arrived, and sends it
        again. A command without an id cannot be recognised.
        """
        known = self._places.setdefault(place, OrderedDict())
        first = known.get(command)
        if first is not None:
            await send(await asyncio.shield(first))
        elif not command:
            await carry_out(send)
        else:
            final: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
            known[command] = final
            if len(known) > _REMEMBERED:
                known.popitem(last=False)
            await _remember(final, send, carry_out)


async def _remember(
    final: asyncio.Future[bytes], send: Send, carry_out: Callable[[Send], Awaitable[None]]
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
