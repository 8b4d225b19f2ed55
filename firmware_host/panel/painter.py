"""Keeps one output up to date: the latest picture wins, and an unplugged device is retried."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

from hardware.ports import DeviceError

T = TypeVar("T")

_RETRY_S = 2.0


class Painter(Generic[T]):
    """Shows pictures on one device, in a task of its own.

    What is shown is shown again after `refresh_s`: a device that lost its power for a moment has
    forgotten it, and LED controllers go dark when they hear nothing.
    """

    def __init__(
        self,
        show: Callable[[T], Awaitable[None]],
        *,
        refresh_s: float,
        on_missing: Callable[[DeviceError], None],
        on_back: Callable[[], None],
        on_shown: Callable[[], None] = lambda: None,
    ) -> None:
        self._show = show
        self._refresh_s = refresh_s
        self._on_missing = on_missing
        self._on_back = on_back
        self._on_shown = on_shown
        self._wanted: T | None = None
        self._shown: T | None = None
        self._news = asyncio.Event()
        self.is_missing = False

    @property
    def is_settled(self) -> bool:
        """Tell whether the device shows what was asked for last, or nothing because it is away."""
        return self.is_missing or self._wanted == self._shown

    def paint(self, picture: T) -> None:
        """Ask for this picture; one that was asked for before and not shown yet is dropped."""
        self._wanted = picture
        if picture != self._shown:
            self._news.set()

    async def run(self) -> None:
        """Show what is wanted, for ever."""
        while True:
            is_stale = False
            try:
                async with asyncio.timeout(None if self._shown is None else self._refresh_s):
                    await self._news.wait()
            except TimeoutError:
                is_stale = True
            self._news.clear()
            if self._wanted is not None and (is_stale or self._wanted != self._shown):
                await self._try(self._wanted)

    async def _try(self, picture: T) -> None:
        try:
            await self._show(picture)
        except DeviceError as error:
            self.is_missing, self._shown = True, None
            self._on_missing(error)
            await asyncio.sleep(_RETRY_S)
            self._news.set()
            return
        self._shown = picture
        if self.is_missing:
            self.is_missing = False
            self._on_back()
        self._on_shown()
