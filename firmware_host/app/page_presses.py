"""Presses made on the page of the box: read, stamped by that page's own clock, and passed on."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

import msgspec

from firmware_host.wire.panel import PagePress
from hardware.sim import PageClock

log = logging.getLogger(__name__)

_PAGES_AT_MOST = 64


class PagePresses:
    """Calls `move` with a button, whether it is down, and when; what is no press is dropped."""

    def __init__(self, move: Callable[[int, bool, int], None]) -> None:
        self._move = move
        self._clocks: dict[str, PageClock] = {}

    def hear(self, body: bytes) -> None:
        """Move a button by a page's message; an invalid one is dropped with a warning."""
        arrived_ns = time.monotonic_ns()
        try:
            moved = msgspec.json.decode(body, type=PagePress)
            at_ns = self._clock(moved.page).stamp(moved.ms, arrived_ns)
            self._move(moved.button, moved.down, at_ns)
        except (msgspec.DecodeError, UnicodeDecodeError, ValueError) as error:
            log.warning("a message on box/press is no press: %s", str(error)[:120])

    def _clock(self, page: str) -> PageClock:
        if page not in self._clocks and len(self._clocks) >= _PAGES_AT_MOST:
            self._clocks.pop(next(iter(self._clocks)))
        return self._clocks.setdefault(page[:32], PageClock())
