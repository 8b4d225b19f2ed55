"""How often somebody may ask: a bucket of tokens for each, filled at a steady rate."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

_KNOWN_AT_MOST = 1_024


class Pace:
    """Lets `burst` requests of one asker through at once, and then `per_second` of them."""

    def __init__(
        self, *, per_second: float, burst: int, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._per_second = per_second
        self._burst = burst
        self._clock = clock
        self._buckets: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()

    def allows(self, asker: Hashable) -> bool:
        """Tell whether the asker may ask now, and count it if so."""
        now = self._clock()
        tokens, since = self._buckets.pop(asker, (float(self._burst), now))
        tokens = min(float(self._burst), tokens + (now - since) * self._per_second)
        is_allowed = tokens >= 1
        self._buckets[asker] = (tokens - is_allowed, now)
        # Whoever asked longest ago has a full bucket, or is one of too many to remember.
        if len(self._buckets) > _KNOWN_AT_MOST:
            self._buckets.popitem(last=False)
        return is_allowed
