"""What counts as growth: a line through all samples after the warm-up, robust to single ones."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from statistics import median
from typing import Final

from tests.soak.samples import Sample

WARM_UP: Final = 0.25
"""The share of the run in which caches fill and games are imported."""
SAMPLES_AT_LEAST: Final = 8
_POINTS: Final = 120
_PARTS: Final = 10


@dataclass(frozen=True)
class Limit:
    """How much a figure may rise from the end of the warm-up to the end of the run.

    The larger of a share of its level and a number of its own units.
    """

    name: str
    unit: str
    share: float
    units: float
    is_judged: bool = True
    """Not what follows from how busy the machine is."""


LIMITS: Final = (
    Limit("memory of the box", "MiB", 0.03, 1.0),
    Limit("native heap in use", "MiB", 0.05, 1.0),
    Limit("memory of the broker", "MiB", 0.05, 1.0),
    Limit("memory of the guard", "MiB", 0.05, 1.0),
    Limit("objects", "", 0.05, 2_000),
    Limit("open files", "", 0, 3),
    Limit("open files of the broker", "", 0, 3),
    Limit("open files of the guard", "", 0, 3),
    Limit("threads", "", 0, 2),
    Limit("tasks", "", 0, 5),
    Limit("users of the broker", "", 0, 5),
    Limit("processes", "", 0, 0.5),
    Limit("event loop late", "ms", 0.5, 5.0, is_judged=False),
    Limit("answer", "ms", 0.5, 20.0, is_judged=False),
    Limit("processor time an event", "ms", 0.25, 0.2),
    Limit("journal an event", "bytes", 0.1, 20),
)


@dataclass(frozen=True)
class Trend:
    """A figure over the run: its level after the warm-up, and how much it rose since."""

    limit: Limit
    level: float
    rise: float

    @property
    def allowed(self) -> float:
        """Return how much it may rise."""
        return max(self.limit.share * self.level, self.limit.units)

    @property
    def is_flat(self) -> bool:
        """Return whether it does not grow."""
        return self.rise <= self.allowed or not self.limit.is_judged

    def __str__(self) -> str:
        """Return the line of the report."""
        unit = f" {self.limit.unit}" if self.limit.unit else ""
        verdict = f"allowed {self.allowed:.3g}: {'flat' if self.is_flat else 'GROWS'}"
        if not self.limit.is_judged:
            verdict = "told only: it follows from what else the machine does"
        return f"{self.limit.name}: {self.level:.4g}{unit}, {self.rise:+.3g} ({verdict})"


def slope(points: Sequence[tuple[float, float]]) -> float:
    """Return the median of the slopes between all pairs of points (Theil and Sen).

    Up to 29 % of the points may be anything without any effect.
    """
    step = -(-len(points) // _POINTS)
    pairs = combinations(points[::step], 2)
    return median((b[1] - a[1]) / (b[0] - a[0]) for a, b in pairs if b[0] > a[0])


def trends(samples: Sequence[Sample]) -> list[Trend]:
    """Return what each figure did after the warm-up."""
    series = with_rates(samples)
    warm = [one for one in series if one["events"] >= WARM_UP * series[-1]["events"]]
    if len(warm) < SAMPLES_AT_LEAST:
        raise ValueError(f"{len(warm)} samples after the warm-up are too few to judge")
    return [_trend(limit, warm) for limit in LIMITS]


def with_rates(samples: Sequence[Sample]) -> list[Sample]:
    """Return the samples with what each event cost lately: since a tenth of the run."""
    far = max(1, len(samples) // _PARTS)
    return [
        {**now, **_rates(before, now)} for before, now in zip(samples, samples[far:], strict=False)
    ]


def _rates(before: Sample, now: Sample) -> Sample:
    events = max(1.0, now["events"] - before["events"])
    return {
        "event loop late": now["late_ms"],
        "answer": now["answer_ms"],
        "processor time an event": 1_000 * (now["cpu_s"] - before["cpu_s"]) / events,
        "journal an event": (now["journal"] - before["journal"]) / events,
    }


def _trend(limit: Limit, warm: Sequence[Sample]) -> Trend:
    points = [(one["events"], one[limit.name]) for one in warm]
    first, last = points[0][0], points[-1][0]
    per_event = slope(points)
    middle = median(at for at, _ in points)
    level = median(value for _, value in points) - per_event * (middle - first)
    return Trend(limit, level, per_event * (last - first))
