"""Table time: nanoseconds of play; it stands still while the table is paused or the box off."""

from __future__ import annotations

import time
from collections.abc import Callable


class TableClock:
    """Maps the monotonic clock, which stamps the presses, to table time."""

    def __init__(self, monotonic: Callable[[], int] = time.monotonic_ns) -> None:
        self._monotonic = monotonic
        self._offset_ns = -monotonic()
        self._stopped_at_ns: int | None = None

    def now_ns(self) -> int:
        """Return the table time now."""
        if self._stopped_at_ns is not None:
            return self._stopped_at_ns
        return self._monotonic() + self._offset_ns

    def stamp_ns(self, monotonic_ns: int) -> int:
        """Return the table time of a stamp."""
        return monotonic_ns + self._offset_ns

    def monotonic_ns(self, table_ns: int) -> int:
        """Return the monotonic time of a table time."""
        return table_ns - self._offset_ns

    def set(self, table_ns: int) -> None:
        """Let table time be this now; a stopped clock runs again."""
        self._offset_ns = table_ns - self._monotonic()
        self._stopped_at_ns = None

    def stop(self) -> None:
        """Let table time stand still."""
        self._stopped_at_ns = self.now_ns()

    def resume(self) -> None:
        """Let table time go on from where it stood."""
        if self._stopped_at_ns is not None:
            self.set(self._stopped_at_ns)
