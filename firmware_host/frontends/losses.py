"""When to say "play again": after every loss of edges, but not once for each of its gaps."""

from __future__ import annotations

from typing import Final

_PAUSE_NS: Final = 100_000_000
_LONG_AGO_NS: Final = -(1 << 62)


class Losses:
    """Said at once, and again for what is lost after it was said, ten times a second at most."""

    def __init__(self) -> None:
        self._lost_ns = _LONG_AGO_NS
        self._told_ns = _LONG_AGO_NS
        self._is_owed = False

    def add(self, at_ns: int) -> None:
        """Take note of a loss; the gaps of one reading have one stamp, and are one loss."""
        if at_ns > self._lost_ns:
            self._lost_ns = at_ns
            self._is_owed = True

    def due_ns(self) -> int | None:
        """Return when it is to be said, or None when nothing is owed."""
        return max(self._lost_ns, self._told_ns + _PAUSE_NS) if self._is_owed else None

    def tell(self, now_ns: int) -> bool:
        """Return whether it is to be said now; then it has been said."""
        due_ns = self.due_ns()
        if due_ns is None or now_ns < due_ns:
            return False
        self._told_ns, self._is_owed = now_ns, False
        return True
