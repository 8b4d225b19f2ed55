"""Keeps one screen up to date: the latest frame wins, and an unplugged screen is retried."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from hardware.ports import DeviceError

if TYPE_CHECKING:
    from hardware.ports import Frame, Screen

log = logging.getLogger(__name__)

_RETRY_S = 2.0


class Painter:
    """Shows frames on one screen, off the path of any press."""

    def __init__(self, name: str, screen: Screen) -> None:
        self._name = name
        self._screen = screen
        self._wanted: Frame | None = None
        self._shown: Frame | None = None
        self._news = asyncio.Event()
        self._is_missing = False

    @property
    def is_missing(self) -> bool:
        """Tell whether the screen failed the last time it was used."""
        return self._is_missing

    def paint(self, frame: Frame) -> None:
        """Ask for this frame; one that was asked for before and not shown yet is dropped."""
        self._wanted = frame
        if frame != self._shown:
            self._news.set()

    async def run(self) -> None:
        """Show what is wanted, for ever."""
        while True:
            await self._news.wait()
            self._news.clear()
            if self._wanted is not None and self._wanted != self._shown:
                await self._show(self._wanted)

    async def _show(self, frame: Frame) -> None:
        try:
            await self._screen.show(frame)
        except DeviceError as error:
            if not self._is_missing:
                log.warning("screen %s is missing: %s", self._name, error)
            self._is_missing, self._shown = True, None
            await asyncio.sleep(_RETRY_S)
            self._news.set()
        else:
            if self._is_missing:
                log.warning("screen %s is back", self._name)
            self._is_missing, self._shown = False, frame
