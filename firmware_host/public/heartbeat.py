"""The heartbeat of a box: unlike a last will it does not depend on the broker."""

from __future__ import annotations

import asyncio
import os
import shutil
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from firmware_host.wire.public import Health

TOPIC = "public/health"
EVERY_S = 10.0
_TEMPERATURE = Path("/sys/class/thermal/thermal_zone0/temp")
_MB = 1024 * 1024


class Heartbeat:
    """Publishes `public/health` at a steady interval."""

    def __init__(
        self, folder: Path, retain: Callable[[str, Any], None], every_s: float = EVERY_S
    ) -> None:
        self._folder = folder
        self._retain = retain
        self._every_s = every_s
        self._also: list[Callable[[], None]] = []
        self._since = time.monotonic()

    def on_heartbeat(self, act: Callable[[], None]) -> None:
        """Call this at every heartbeat, too."""
        self._also.append(act)

    async def run(self) -> None:
        """Publish for ever."""
        beat = 0
        while True:
            self._retain(TOPIC, self.measure(beat))
            for act in self._also:
                act()
            beat += 1
            await asyncio.sleep(self._every_s)

    def measure(self, beat: int) -> Health:
        """Return the health of the machine; values that it does not have are left out."""
        return Health(
            beat=beat,
            every_s=self._every_s,
            up_s=int(time.monotonic() - self._since),
            load=round(os.getloadavg()[0], 2),
            temperature_c=_temperature_c(),
            disk_free_mb=_free_mb(self._folder),
        )


def _temperature_c() -> float | None:
    try:
        return round(int(_TEMPERATURE.read_text(encoding="ascii")) / 1000, 1)
    except (OSError, ValueError):
        return None


def _free_mb(folder: Path) -> int | None:
    try:
        return shutil.disk_usage(folder).free // _MB
    except OSError:
        return None
