"""A queue of an input device's items for one reader, which ends by close or by an error."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import AsyncGenerator, Generator
from typing import Generic, TypeVar

from hardware.ports import DeviceError

T = TypeVar("T")


class Stream(Generic[T]):
    """Items in the order they were put; reading ends when closed and raises the error of `fail`."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._items: deque[T] = deque()
        self._news = asyncio.Event()
        self._is_drained = asyncio.Event()
        self._is_closed = False
        self._is_read = False
        self._error: DeviceError | None = None

    def put(self, item: T) -> None:
        """Queue the item; raise RuntimeError once closed, as a closed device reports nothing."""
        if self._is_closed:
            raise RuntimeError(f"{self._name} is closed")
        self._items.append(item)
        self._is_drained.clear()
        self._news.set()

    def close(self) -> None:
        """End the reading after the items already queued; closing twice does no harm."""
        self._is_closed = True
        self._news.set()

    def fail(self, error: DeviceError) -> None:
        """Raise the error once in the reader, after the items already queued."""
        self._error = error
        self._news.set()

    @property
    def is_closed(self) -> bool:
        """Whether the stream is closed."""
        return self._is_closed

    @property
    def is_read(self) -> bool:
        """Whether the stream has a reader."""
        return self._is_read

    async def read(self) -> AsyncGenerator[T]:
        """Yield the items; raise RuntimeError for a second reader at the same time."""
        with self.reading():
            while await self.has_item():
                yield self.take()

    @contextlib.contextmanager
    def reading(self) -> Generator[None]:
        """Be the only reader for the duration of the context."""
        if self._is_read:
            raise RuntimeError(f"{self._name} already has a reader")
        self._is_read = True
        try:
            yield
        finally:
            self._is_read = False
            self._is_drained.set()

    def take(self) -> T:
        """Return the oldest item; there must be one."""
        return self._items.popleft()

    async def has_item(self) -> bool:
        """Wait for an item; return False at the end, and raise the error of `fail`."""
        while not self._items:
            self._is_drained.set()
            if self._error is not None:
                error, self._error = self._error, None
                raise error
            if self._is_closed:
                return False
            self._news.clear()
            await self._news.wait()
        return True

    async def drained(self) -> None:
        """Wait until the reader has processed every item; return at once without a reader."""
        if self._is_read:
            await self._is_drained.wait()
