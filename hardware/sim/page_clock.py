"""Timestamps for presses on a web page, from the page's own clock."""

from __future__ import annotations

import math
from collections import deque


class PageClock:
    """Maps one page's milliseconds to this process's monotonic nanoseconds.

    The clocks differ by a constant plus the latency of each message, so the smallest recent
    difference is the best estimate. Presses of a page keep their order and are never stamped after
    their arrival; after the message with the least latency they also keep their exact distances.
    """

    def __init__(self, *, window_ms: int = 30_000, max_lag_ms: int = 1_000) -> None:
        self._window_ns = window_ms * 1_000_000
        self._max_lag_ns = max_lag_ms * 1_000_000
        # Offsets rise from left to right: a later, smaller one replaces every larger one.
        self._offsets: deque[tuple[int, int]] = deque()

    def observe(self, page_ms: float, arrived_ns: int) -> None:
        """Update the estimate from any message of the page; a few make its first press exact."""
        offset_ns = arrived_ns - _nanoseconds(page_ms)
        if self._offsets and offset_ns - self._offsets[0][1] > self._max_lag_ns:
            # No message takes this long: the page was reloaded or its computer was suspended.
            self._offsets.clear()
        while self._offsets and self._offsets[-1][1] >= offset_ns:
            self._offsets.pop()
        self._offsets.append((arrived_ns, offset_ns))
        while self._offsets[0][0] < arrived_ns - self._window_ns:
            self._offsets.popleft()

    def stamp(self, page_ms: float, arrived_ns: int) -> int:
        """Return the time of the page's event on our clock, never after its arrival."""
        self.observe(page_ms, arrived_ns)
        return _nanoseconds(page_ms) + self._offsets[0][1]


def _nanoseconds(page_ms: float) -> int:
    # A finite number of ms may be infinite in ns, such as 1e308.
    nanoseconds = page_ms * 1_000_000
    if not math.isfinite(nanoseconds) or nanoseconds < 0:
        raise ValueError(f"{page_ms} is not a time of a page")
    return round(nanoseconds)
