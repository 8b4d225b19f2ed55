"""Clocks for tests: a hand sets them, and says whether a time server has answered."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

from firmware_host.journal.wall_clock import WallClock

if TYPE_CHECKING:
    from pathlib import Path

EVENING = datetime(2026, 11, 19, 20, tzinfo=UTC)
NEVER_SET = datetime(1970, 1, 1, tzinfo=UTC)


class HandSetClock(WallClock):
    """A wall clock beside the folder of a time service."""

    def __init__(self, folder: Path, at: datetime = EVENING) -> None:
        super().__init__(lambda: self.at, folder)
        self.at = at
        self._folder = folder

    def wait_for_server(self) -> None:
        """Run the time service, which has no answer yet."""
        self._folder.mkdir(exist_ok=True)

    def hear_server(self, at: datetime = EVENING) -> None:
        """Let a time server set the clock."""
        self.wait_for_server()
        (self._folder / "synchronized").touch()
        self.at = at

    def pass_by(self, **time: float) -> None:
        """Let time go by, as much as `timedelta` is given."""
        self.at += timedelta(**time)
