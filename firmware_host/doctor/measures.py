"""Measurements: CPU share of the idle box, latency of presses, and the margin of a dead heat."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass
from statistics import quantiles

from firmware_host.doctor.edge_reader import EdgeReader
from hardware.ports import DeviceError, Lamps

_PULSES = 200
_PULSE_S = 0.01


@dataclass(frozen=True, slots=True)
class Spread:
    """The distribution of durations: median, 99th percentile and maximum, in microseconds."""

    count: int
    p50_us: float
    p99_us: float
    most_us: float


def spread(times_ns: list[int]) -> Spread | None:
    """Return the distribution of the durations, or None for fewer than two."""
    if len(times_ns) < 2:  # noqa: PLR2004 - quantiles need two
        return None
    cuts = quantiles(times_ns, n=100, method="inclusive")
    return Spread(len(times_ns), cuts[49] / 1e3, cuts[98] / 1e3, max(times_ns) / 1e3)


async def idle_share(seconds: float) -> float:
    """Return the share of one CPU core that this process uses while it waits for presses."""
    begun_s, used_s = time.monotonic(), time.process_time()
    await asyncio.sleep(seconds)
    return (time.process_time() - used_s) / (time.monotonic() - begun_s)


async def margin(
    reader: EdgeReader, lamps: Lamps, lamp: int, pulses: int = _PULSES
) -> Spread | None:
    """Return how much the timestamps of two lines differ when one wire drives both.

    The lamp's GPIO is wired to the GPIOs of two buttons, so the difference is the measuring error.
    """
    gaps_ns: list[int] = []
    for _ in range(pulses):
        reader.clear()
        try:
            lamps.show({lamp: True})
            await asyncio.sleep(_PULSE_S)
            lamps.show({lamp: False})
            async with asyncio.timeout(10 * _PULSE_S):
                first, second = await reader.next_down(), await reader.next_down()
        except (DeviceError, TimeoutError):
            return None
        if first.button != second.button:
            gaps_ns.append(abs(first.at_ns - second.at_ns))
        await asyncio.sleep(_PULSE_S)
    return spread(gaps_ns)
