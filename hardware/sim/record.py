"""What a simulated output was given: the last ones kept, each waitable."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")

KEPT_ITEMS = 256


class Record(Generic[T]):
    """The last items added, oldest first; `on_change` hears of each one as it is added."""

    def __init__(self, on_change: Callable[[T], None] | None = None) -> None:
        self._items: deque[T] = deque(maxlen=KEPT_ITEMS)
        self._waiting: list[asyncio.Future[T]] = []
        self._on_change = on_change

    def listen(self, on_change: Callable[[T], None]) -> None:
        """Tell another listener from now on."""
        self._on_change = on_change

    @property
    def items(self) -> tuple[T, ...]:
        """Return the items kept, oldest first."""
        return tuple(self._items)

    @property
    def latest(self) -> T | None:
        """Return the last item, or None before the first."""
        return self._items[-1] if self._items else None

    def add(self, item: T) -> None:
        """Keep the item, wake whoever waits for it, and tell the listener."""
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
