"""The report of a soak in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tests.soak.samples import Sample
from tests.soak.verdict import trends

_TOLD: Final = (
    *("commands", "presses", "refused", "unanswered", "lines lost", "matches", "matches over"),
    *("returns", "spectators", "pages", "pages of the box", "requests"),
)
_TYPES_TOLD: Final = 12


def figures(samples: Sequence[Sample]) -> str:
    """Return what was played."""
    last = samples[-1]
    told = ", ".join(f"{name} {last.get(name, 0):.0f}" for name in _TOLD)
    pace = last["events"] / last["at_s"]
    return f"{last['events']:.0f} events in {last['at_s']:.0f} s ({pace:.0f} a second): {told}"


def judged(
    samples: Sequence[Sample], types: tuple[dict[str, int], dict[str, int]]
) -> tuple[str, bool]:
    """Return a line for each figure, and whether none grows; else what there is more of, too."""
    found = trends(samples)
    is_flat = all(trend.is_flat for trend in found)
    lines = list(map(str, found))
    if not is_flat:
        before, after = types
        more = {name: count - before.get(name, 0) for name, count in after.items()}
        worst = sorted(more, key=lambda name: -more[name])[:_TYPES_TOLD]
        lines.append("more objects than after the warm-up:")
        lines += [f"  {more[name]:+} {name} (now {after[name]})" for name in worst]
    return "\n".join(lines), is_flat
