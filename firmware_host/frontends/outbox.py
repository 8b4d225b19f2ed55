"""What waits to be published: for retained topics the latest payload, for events every one."""

from __future__ import annotations

import asyncio
from collections import deque
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
    """Keeps order; a newer retained payload replaces an older one that has not left yet."""

    def __init__(self) -> None:
        self._letters: deque[Letter] = deque()
        self._news = asyncio.Event()

    def put(self, letter: Letter) -> None:
        """Add a message."""
        if letter.is_retained:
            self._letters = deque(
                other
                for other in self._letters
                if not other.is_retained or other.topic != letter.topic
            )
        self._letters.append(letter)
        if len(self._letters) > _LETTERS_AT_MOST:
            self._drop_oldest_event()
        self._news.set()

    def put_back(self, letter: Letter) -> None:
        """Return a message that could not leave; of retained ones a newer may be here by now."""
        if not letter.is_retained:
            self._letters.appendleft(letter)
            self._news.set()

    def renew(self, retained: Iterable[Letter]) -> None:
        """Say all state anew after a reconnection; what was told meanwhile follows in its order."""
        told = (letter for letter in self._letters if not letter.is_retained)
        self._letters = deque((*retained, *told))
        self._news.set()

    async def take(self) -> Letter:
        """Return the oldest message, waiting for one if need be."""
        while not self._letters:
            self._news.clear()
            await self._news.wait()
        return self._letters.popleft()

    def _drop_oldest_event(self) -> None:
        """Make room; retained state stays, as it is what heals the loss of an event."""
        oldest = next((letter for letter in self._letters if not letter.is_retained), None)
        if oldest is not None:
            self._letters.remove(oldest)
