"""What the doctor measures: the idle box, the way of a press, and the margin of a dead heat."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass
from statistics import quantiles
from typing import TYPE_CHECKING

from hardware.ports import DeviceError

if TYPE_CHECKING:
    from firmware_host.doctor.touch import Touch
    from hardware.ports import Lamps

_PULSES = 200
_PULSE_S = 0.01


@dataclass(frozen=True, slots=True)
class Spread:
    """How long something took: in the middle, and of a hundred all but one; in microseconds."""

    count: int
    p50_us: float
    p99_us: float
    most_us: float


def spread(times_ns: list[int]) -> Spread | None:
    """Return the spread of some times, or None for fewer than two."""
    if len(times_ns) < 2:  # noqa: PLR2004 - quantiles need two
        return None
    cuts = quantiles(times_ns, n=100, method="inclusive")
    return Spread(len(times_ns), cuts[49] / 1e3, cuts[98] / 1e3, max(times_ns) / 1e3)


async def idle_share(seconds: float) -> float:
    """Return the share of one core that this process takes while it waits for presses."""
    begun_s, used_s = time.monotonic(), time.process_time()
    await asyncio.sleep(seconds)
    return (time.process_time() - used_s) / (time.monotonic() - begun_s)


async def margin(touch: Touch, lamps: Lamps, lamp: int, pulses: int = _PULSES) -> Spread | None:
    """Return how far apart the stamps of two lines are that one wire moves at the same time.

    The line of the lamp is wired to the lines of two buttons; what differs is not the hands.
    """
    gaps_ns: list[int] = []
    for _ in range(pulses):
        touch.forget()
        try:
            lamps.show({lamp: True})
            await asyncio.sleep(_PULSE_S)
            lamps.show({lamp: False})
            async with asyncio.timeout(10 * _PULSE_S):
                first, second = await touch.next_down(), await touch.next_down()
        except (DeviceError, TimeoutError):
            return None
        if first.button != second.button:
            gaps_ns.append(abs(first.at_ns - second.at_ns))
        await asyncio.sleep(_PULSE_S)
    return spread(gaps_ns)
