"""The screen saver: dims the screens and moves the picture every minute against burn-in."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

_MOVE_S: Final = 60.0
_PLACES: Final = ((0, 0), (2, 1), (0, 2), (-2, 1), (-2, -1), (0, -2), (2, -1), (1, 0))


class ScreenSaver:
    """Begins `after_s` after the last touch; 0 is never."""

    def __init__(self, after_s: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._after_s = after_s
        self._clock = clock
        self._touched_s = clock()

    def touch(self) -> bool:
        """End the screen saver; return whether it was on."""
        was_resting = self.is_resting
        self._touched_s = self._clock()
        return was_resting

    @property
    def is_resting(self) -> bool:
        """Tell whether the screen saver is on."""
        return self._after_s > 0 and self._rested_s() >= 0

    @property
    def shift(self) -> tuple[int, int]:
        """Return the current shift to the right and down, in pixels."""
        if not self.is_resting:
            return (0, 0)
        return _PLACES[int(self._rested_s() // _MOVE_S) % len(_PLACES)]

    @property
    def wait_s(self) -> float | None:
        """Return the seconds until the next change, or None if there is none."""
        if self._after_s <= 0:
            return None
        rested_s = self._rested_s()
        return -rested_s if rested_s < 0 else _MOVE_S - rested_s % _MOVE_S

    def _rested_s(self) -> float:
        return self._clock() - self._touched_s - self._after_s
