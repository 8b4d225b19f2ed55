"""What an input device reports: queued until read, by one reader, until closed or broken."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Generator

    from hardware.ports import DeviceError

T = TypeVar("T")


class Stream(Generic[T]):
    """Items in the order they were put; ends when closed, raises what it was failed with."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._items: deque[T] = deque()
        self._news = asyncio.Event()
        self._is_closed = False
        self._is_read = False
        self._error: DeviceError | None = None

    def put(self, item: T) -> None:
        """Queue the item; raise RuntimeError once closed, as a closed device reports nothing."""
        if self._is_closed:
            raise RuntimeError(f"{self._name} is closed")
        self._items.append(item)
        self._news.set()

    def close(self) -> None:
        """End the reading after the items already queued; closing twice does no harm."""
        self._is_closed = True
        self._news.set()

    def fail(self, error: DeviceError) -> None:
        """Let the reader meet the error after the items already queued, once."""
        self._error = error
        self._news.set()

    @property
    def is_closed(self) -> bool:
        """Tell whether nothing more will come."""
        return self._is_closed

    async def read(self) -> AsyncGenerator[T]:
        """Yield the items; raise RuntimeError for a second reader at the same time."""
        with self.reading():
            while await self.has_item():
                yield self.take()

    @contextlib.contextmanager
    def reading(self) -> Generator[None]:
        """Be the one reader for as long as the block lasts."""
        if self._is_read:
            raise RuntimeError(f"{self._name} already has a reader")
        self._is_read = True
        try:
            yield
        finally:
            self._is_read = False

    def take(self) -> T:
        """Return the oldest item; there must be one."""
        return self._items.popleft()

    async def has_item(self) -> bool:
        """Wait for an item; return False at the end, and raise what the device failed with."""
        while not self._items:
            if self._error is not None:
                error, self._error = self._error, None
                raise error
            if self._is_closed:
                return False
            self._news.clear()
            await self._news.wait()
        return True
