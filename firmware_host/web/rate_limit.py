"""Rate limiting with a token bucket for each client."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Hashable

_KNOWN_AT_MOST = 1_024


class RateLimiter:
    """Allows `burst` requests of one client at once, and `per_second` of them after that."""

    def __init__(
        self, *, per_second: float, burst: int, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._per_second = per_second
        self._burst = burst
        self._clock = clock
        self._buckets: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()

    def allows(self, client: Hashable, cost: float = 1) -> bool:
        """Return whether the client may send a request of that cost now, and count it if so."""
        now = self._clock()
        tokens, since = self._buckets.pop(client, (float(self._burst), now))
        tokens = min(float(self._burst), tokens + (now - since) * self._per_second)
        is_allowed = tokens >= cost
        self._buckets[client] = (tokens - cost * is_allowed, now)
        # The least recent client has a full bucket by now, or there are too many to keep.
        if len(self._buckets) > _KNOWN_AT_MOST:
            self._buckets.popitem(last=False)
        return is_allowed
