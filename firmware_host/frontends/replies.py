"""Every command is carried out once: one that comes again gets the reply of the first time."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

_REMEMBERED = 64


class Replies:
    """The latest replies of each place, by the id of the command."""

    def __init__(self) -> None:
        self._places: dict[str, OrderedDict[str, asyncio.Future[bytes]]] = {}

    async def once(self, place: str, command: str, ask: Callable[[], Awaitable[bytes]]) -> bytes:
        """Return the reply to that command, asking for it only the first time.

        A phone whose line broke does not know whether its command arrived, and sends it again.
        """
        if not command:
            return await ask()
        known = self._places.setdefault(place, OrderedDict())
        first = known.get(command)
        if first is not None:
            return await asyncio.shield(first)
        reply: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        known[command] = reply
        if len(known) > _REMEMBERED:
            known.popitem(last=False)
        try:
            reply.set_result(await ask())
        finally:
            # Only when asking was called off with the box itself: nobody waits any more.
            reply.cancel()
        return reply.result()
