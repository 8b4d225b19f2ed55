"""What TOTEM!'s screens derive from the engine's view: points and the time left."""

from __future__ import annotations

from engines.coups_bas.state import Phase
from engines.coups_bas.view import View


def points_of(view: View, seat: int) -> int:
    """Return the seat's points, or the floors of its totem where no points are counted."""
    shown = view.seats[seat]
    return shown.total if view.scoring else len(shown.totem)


def share_left(view: View, now_ns: int) -> float:
    """Return the share of the window's, or of the answerer's, time that is left, 0 to 1."""
    window = view.window
    if window is None or view.phase is Phase.OPENING:
        return 1.0
    lasts_ns = window.until_ns - window.since_ns
    if lasts_ns <= 0:
        return 0.0
    return min(1.0, max(0.0, (window.until_ns - now_ns) / lasts_ns))
