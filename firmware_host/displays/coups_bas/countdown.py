"""How much of the time for answers is left."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from firmware_host.displays.coups_bas.view import CoupsBasView

BEAT_NS: Final = 400_000_000
"""A beat of the panel lasts so long."""


class Countdown:
    """A window's time, reckoned by the ticks since it was first drawn.

    Every pass is news and sets `Beat.since` back, and the view holds no present time: the tick at
    which a window was first drawn is remembered instead, or each pass would fill the bar again.
    """

    def __init__(self) -> None:
        self._opened: tuple[int, int] | None = None
        self._limit: tuple[int, int] = (0, 0)

    def left(self, view: CoupsBasView, tick: int) -> float:
        """Return the share of the window's or of the answerer's time that is left, 0 to 1."""
        window = view.window
        if window is None or view.phase == "opening":
            return 1.0
        now_ns = self._now_ns(window.opened_ns, tick)
        if self._limit[1] != window.until_ns or now_ns < self._limit[0]:
            self._limit = (now_ns, window.until_ns)
        began_ns, until_ns = self._limit
        if until_ns <= began_ns:
            return 0.0
        return max(0.0, (until_ns - now_ns) / (until_ns - began_ns))

    def _now_ns(self, opened_ns: int, tick: int) -> int:
        """Return the table's time by the ticks since the window of that time was first seen."""
        if self._opened is None or self._opened[0] != opened_ns or tick < self._opened[1]:
            self._opened = (opened_ns, tick)
        return opened_ns + (tick - self._opened[1]) * BEAT_NS
