"""Seats whose phone was cut off: it may come back by its token after a while."""

from __future__ import annotations

import math
import time
from collections.abc import Callable

from firmware_host.table.problems import Problem

CUT_OFF_S = 10.0


class CutOffs:
    """The time until which a seat's token does not count; a press of its button always does."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._until_s: dict[int, float] = {}

    def add(self, seat: int) -> None:
        """Cut the seat's phone off."""
        self._until_s[seat] = self._clock() + CUT_OFF_S

    def check(self, seat: int) -> None:
        """Raise Problem while the seat's phone is cut off."""
        left_s = self._until_s.get(seat, 0.0) - self._clock()
        if left_s > 0:
            raise Problem("cut-off", seconds=math.ceil(left_s))
