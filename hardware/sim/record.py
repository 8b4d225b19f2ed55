"""A record of the last values of a simulated output, with waiting for the next."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")

KEPT_ITEMS = 256
KEPT_FRAMES = 16
"""Of outputs whose values are large: a virtual box runs for months."""


class Record(Generic[T]):
    """The last items added, oldest first; `on_change` is called with each new one."""

    def __init__(
        self, on_change: Callable[[T], None] | None = None, *, kept: int = KEPT_ITEMS
    ) -> None:
        self._items: deque[T] = deque(maxlen=kept)
        self._waiting: list[asyncio.Future[T]] = []
        self._on_change = on_change

    def listen(self, on_change: Callable[[T], None]) -> None:
        """Replace the listener."""
        self._on_change = on_change

    @property
    def items(self) -> tuple[T, ...]:
        """The items kept, oldest first."""
        return tuple(self._items)

    @property
    def latest(self) -> T | None:
        """The last item, or None before the first."""
        return self._items[-1] if self._items else None

    def add(self, item: T) -> None:
        """Add the item, complete all waiting `wait` calls, and call the listener."""
        self._items.append(item)
        waiting, self._waiting = self._waiting, []
        for future in waiting:
            if not future.done():
                future.set_result(item)
        if self._on_change is not None:
            self._on_change(item)

    async def wait(self) -> T:
        """Return the next item added from now on."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append(future)
        return await future
