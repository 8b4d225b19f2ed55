"""The wall clock of this machine, and whether it can be believed.

A Raspberry Pi has no clock that runs without power: until a time server answers it says 1970, or
the time of the last shutdown. Nothing is decided by wall time: the order of the journal is that of
its rows, and the time of play is monotonic.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, NamedTuple

TIMESYNC: Final = Path("/run/systemd/timesync")
"""The folder of systemd-timesyncd, which makes the file `synchronized` in it."""
EARLIEST: Final = datetime(2025, 1, 1, tzinfo=UTC)
"""No match is older than this program: a clock that says so was never set."""

CLOCK_SCHEMA: Final = """
ALTER TABLE match ADD COLUMN started_sure INTEGER NOT NULL DEFAULT 1;
ALTER TABLE match ADD COLUMN ended_sure INTEGER NOT NULL DEFAULT 1;
"""


class Stamp(NamedTuple):
    """What the wall clock said; not `is_sure` before it was set."""

    at: datetime
    is_sure: bool

    @property
    def text(self) -> str:
        """The time as the journal writes it."""
        return self.at.isoformat(timespec="milliseconds")


def _utc_now() -> datetime:
    return datetime.now(UTC)


class WallClock:
    """Reads the clock; on a machine that does not tell whether it was set, it is believed."""

    def __init__(
        self, now: Callable[[], datetime] = _utc_now, timesync: Path | None = None
    ) -> None:
        self._now = now
        self._timesync = timesync

    def read(self) -> Stamp:
        """Return the time, and whether it is sure."""
        at = self._now()
        return Stamp(at, at >= EARLIEST and self._was_set())

    def _was_set(self) -> bool:
        # The folder is there while the service runs, and the file once a server has answered.
        folder = self._timesync or TIMESYNC
        return (folder / "synchronized").exists() or not folder.is_dir()
