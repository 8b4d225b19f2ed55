"""The sign of life of a box: a last will can be lost together with its broker, silence cannot."""

from __future__ import annotations

import asyncio
import os
import shutil
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from firmware_host.public.payloads import Health

if TYPE_CHECKING:
    from collections.abc import Callable

TOPIC = "public/health"
EVERY_S = 10.0
_TEMPERATURE = Path("/sys/class/thermal/thermal_zone0/temp")
_MB = 1024 * 1024


class Pulse:
    """Keeps `public/health` fresh."""

    def __init__(
        self, folder: Path, keep: Callable[[str, Any], None], every_s: float = EVERY_S
    ) -> None:
        self._folder = folder
        self._keep = keep
        self._every_s = every_s
        self._since = time.monotonic()

    async def run(self) -> None:
        """Beat for ever."""
        beat = 0
        while True:
            self._keep(TOPIC, self.measure(beat))
            beat += 1
            await asyncio.sleep(self._every_s)

    def measure(self, beat: int) -> Health:
        """Return how the machine is now; what it cannot tell is left out."""
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
