"""How much of the time for answers is left."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from firmware_host.displays.coups_bas.view import CoupsBasView


def share_left(view: CoupsBasView, now_ns: int) -> float:
    """Return the share of the window's, or of the answerer's, time that is left, 0 to 1."""
    window = view.window
    if window is None or view.phase == "opening":
        return 1.0
    lasts_ns = window.until_ns - window.since_ns
    if lasts_ns <= 0:
        return 0.0
    return min(1.0, max(0.0, (window.until_ns - now_ns) / lasts_ns))
