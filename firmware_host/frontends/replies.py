"""Every command is carried out once: one that comes again gets the reply of the first time."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

_REMEMBERED = 64


class Replies:
    """The latest replies of each place, by the id of the command."""

    def __init__(self) -> None:
        self._places: dict[str, OrderedDict[str, asyncio.Future[bytes]]] = {}

    async def once(
        self, place: str, command: str, ask: Callable[[], AsyncIterator[bytes]]
    ) -> AsyncIterator[bytes]:
        """Return the words said to that command, asking for them only the first time.

        A phone whose line broke does not know whether its command arrived, and sends it again; of
        what was said by then only the last word counts.
        """
        if not command:
            async for words in ask():
                yield words
            return
        known = self._places.setdefault(place, OrderedDict())
        first = known.get(command)
        if first is not None:
            yield await asyncio.shield(first)
            return
        last: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        known[command] = last
        if len(known) > _REMEMBERED:
            known.popitem(last=False)
        words = b""
        try:
            async for words in ask():
                yield words
            last.set_result(words)
        finally:
            # Only when asking was called off with the box itself: nobody waits any more.
            last.cancel()
