"""The warning that somebody's time is running out."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from firmware_host.sound.choice import game_sounds
from firmware_host.table.commands import ChanceMove

if TYPE_CHECKING:
    from collections.abc import Callable

    from firmware_host.panel.faults import Faults
    from firmware_host.table.deadlines import Due
    from firmware_host.table.table import Table

_PART = "sound"


class TimeWarning:
    """Warns once, a while before chance ends somebody's time; the game's sounds say when."""

    def __init__(self, table: Table, faults: Faults, warn: Callable[[], None]) -> None:
        self._table = table
        self._faults = faults
        self._warn = warn
        self._timer: asyncio.TimerHandle | None = None

    def hear(self, due: Due | None) -> None:
        """Take over what the box does by itself next, and in how many seconds."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        with self._faults.contained(_PART):
            wait_s = self._wait_s(due)
            if wait_s is not None:
                later = asyncio.get_running_loop().call_later
                self._timer = later(wait_s, self._warn_now)

    def _wait_s(self, due: Due | None) -> float | None:
        """Return the seconds until the warning; None if none is due, or its moment is past."""
        match = self._table.committed.match
        if due is None or match is None or not isinstance(due[1], ChanceMove):
            return None
        warned = game_sounds(match.game.name).time
        word = match.game.write(due[1].move).partition(" ")[0]
        left_s = due[0] - warned.before_s
        return left_s if word in warned.moves and left_s > 0 else None

    def _warn_now(self) -> None:
        with self._faults.contained(_PART):
            self._warn()
