"""What waits to be published: for retained topics the latest payload, for events every one."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

_LETTERS_AT_MOST = 1_000


@dataclass(frozen=True, slots=True)
class Letter:
    """One message to publish."""

    topic: str
    payload: bytes
    is_retained: bool


class Outbox:
    """Keeps order; a newer retained payload takes the place of an older that has not left yet.

    Its place, not the end of the row: else a topic that changes all the time would never leave.
    """

    def __init__(self) -> None:
        self._letters: OrderedDict[str | int, Letter] = OrderedDict()
        self._told = 0
        self._news = asyncio.Event()

    def put(self, letter: Letter) -> None:
        """Add a message."""
        self._letters[self._key(letter)] = letter
        if len(self._letters) > _LETTERS_AT_MOST:
            self._drop_oldest_event()
        self._news.set()

    def put_back(self, letter: Letter) -> None:
        """Return a message that could not leave; of retained ones a newer may be here by now."""
        if not letter.is_retained:
            key = self._key(letter)
            self._letters[key] = letter
            self._letters.move_to_end(key, last=False)
            self._news.set()

    def renew(self, retained: Iterable[Letter]) -> None:
        """Say all state anew after a reconnection; what was told meanwhile follows in its order."""
        told = [letter for letter in self._letters.values() if not letter.is_retained]
        self._letters.clear()
        for letter in (*retained, *told):
            self.put(letter)

    async def take(self) -> Letter:
        """Return the oldest message, waiting for one if need be."""
        while not self._letters:
            self._news.clear()
            await self._news.wait()
        return self._letters.popitem(last=False)[1]

    def _key(self, letter: Letter) -> str | int:
        if letter.is_retained:
            return letter.topic
        self._told += 1
        return self._told

    def _drop_oldest_event(self) -> None:
        """Make room; retained state stays, as it is what heals the loss of an event."""
        oldest = next((key for key in self._letters if isinstance(key, int)), None)
        if oldest is not None:
            del self._letters[oldest]
