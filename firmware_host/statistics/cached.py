"""The encoded figures: computed once, off the event loop, for everybody who asks."""

from __future__ import annotations

import asyncio
import gzip
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import msgspec

from firmware_host.statistics.evening import Evening
from firmware_host.table.state import TableState
from firmware_host.table.table import Table

_AT_LEAST_S: Final = 5.0
"""An answer measures for two seconds at most: asked in a loop it keeps the box half busy."""
_AT_MOST_S: Final = 60.0
_KEPT_AT_MOST: Final = 8


@dataclass(frozen=True, slots=True)
class Encoded:
    """A JSON body, plain and compressed."""

    plain: bytes
    gzipped: bytes


@dataclass(frozen=True, slots=True)
class _Kept:
    encoded: Encoded
    state: TableState
    at_s: float
    is_whole: bool


class CachedFigures:
    """Keeps an answer for five seconds at least, and then until something happens at the table."""

    def __init__(
        self, table: Table, evening: Evening, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._table = table
        self._evening = evening
        self._clock = clock
        self._kept: dict[tuple[int, str], _Kept] = {}
        self._lock = asyncio.Lock()

    async def encoded(self, hours: int, before: str = "") -> Encoded:
        """Return the figures of the last hours, or of the matches before one; or raise Problem."""
        async with self._lock:
            kept = self._kept.get((hours, before))
            if kept is None or not self._is_fresh(kept):
                kept = await self._compute(hours, before)
            return kept.encoded

    def _is_fresh(self, kept: _Kept) -> bool:
        age_s = self._clock() - kept.at_s
        is_same = kept.is_whole and kept.state is self._table.committed
        return age_s < _AT_LEAST_S or (age_s < _AT_MOST_S and is_same)

    async def _compute(self, hours: int, before: str) -> _Kept:
        state = self._table.committed
        figures = await self._evening.count(hours, before)
        encoded = await asyncio.to_thread(encode, figures)
        kept = _Kept(encoded, state, self._clock(), is_whole=not figures.pending)
        if len(self._kept) >= _KEPT_AT_MOST:
            self._kept.clear()
        self._kept[hours, before] = kept
        return kept


def encode(body: msgspec.Struct) -> Encoded:
    """Return a body in both forms; the compression takes milliseconds."""
    plain = msgspec.json.encode(body)
    return Encoded(plain, gzip.compress(plain, compresslevel=5))
