"""A soak: a box, its crowd, and the samples of what it holds."""

from __future__ import annotations

import signal
import time
from random import Random
from typing import TYPE_CHECKING, Final

from tests.soak.box import soaked_box
from tests.soak.crowd import Crowd
from tests.soak.evening import Evening
from tests.soak.samples import Sample, sample
from tests.soak.verdict import WARM_UP

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

SAMPLES: Final = 400
"""So many at most, evenly over the events."""

Types = dict[str, int]


async def soak(
    folder: Path,
    broker: str,
    seed: int,
    events: int,
    tell: Callable[[int], None],
    *,
    within_s: float = 0.0,
) -> tuple[list[Sample], tuple[Types, Types]]:
    """Play for so many events, or for so long.

    Return the samples, and the objects by their types at the end of the warm-up and at the end.
    A sample is taken between two matches.
    """
    random = Random(seed)  # noqa: S311 - to be repeated, not secret
    samples: list[Sample] = []
    warm: Types = {}
    async with soaked_box(folder, broker) as box:
        crowd = Crowd(box, random)
        begun_s = time.monotonic()
        await crowd.arrive()
        try:
            async for _ in Evening(crowd, random).matches():
                done = crowd.news.counts["events"]
                taken_s = time.monotonic() - begun_s
                share = max(done / events, taken_s / within_s if within_s else 0.0)
                tell(done)
                if share * SAMPLES >= len(samples):
                    samples.append(await sample(box, crowd, begun_s))
                if not warm and share >= WARM_UP:
                    warm = await box.ask(signal.SIGUSR2)
                if share >= 1:
                    break
            return samples, (warm, await box.ask(signal.SIGUSR2))
        finally:
            await crowd.leave()
