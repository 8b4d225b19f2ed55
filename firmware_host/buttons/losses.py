"""The rate limit of "play again" messages: one per loss of edges, not one per gap."""

from __future__ import annotations

from typing import Final

_PAUSE_NS: Final = 100_000_000
_LONG_AGO_NS: Final = -(1 << 62)


class Losses:
    """Reports a loss at once, and later losses at most ten times a second."""

    def __init__(self) -> None:
        self._lost_ns = _LONG_AGO_NS
        self._reported_ns = _LONG_AGO_NS
        self._is_pending = False

    def add(self, at_ns: int) -> None:
        """Add a loss; all gaps of one read have the same timestamp and are one loss."""
        if at_ns > self._lost_ns:
            self._lost_ns = at_ns
            self._is_pending = True

    def due_ns(self) -> int | None:
        """Return when the pending loss is to be reported, or None without one."""
        return max(self._lost_ns, self._reported_ns + _PAUSE_NS) if self._is_pending else None

    def take_due(self, now_ns: int) -> bool:
        """Return whether a loss is to be reported now, and count it as reported."""
        due_ns = self.due_ns()
        if due_ns is None or now_ns < due_ns:
            return False
        self._reported_ns, self._is_pending = now_ns, False
        return True
