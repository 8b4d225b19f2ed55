"""A short `make soak`, and what the judge of the long one calls growth."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

import pytest

from tests.soak.plots import PANELS, draw
from tests.soak.report import judged
from tests.soak.soak import soak
from tests.soak.verdict import LIMITS, slope, trends

if TYPE_CHECKING:
    from pathlib import Path

    from tests.soak.samples import Sample

EVENTS = 3_000
COUNTED = (
    *("open files", "open files of the broker", "open files of the guard"),
    *("threads", "tasks", "users of the broker", "processes"),
)
"""What does not need a long warm-up, nor hundreds of matches: each costs the journal as much."""


def samples(**growth: float) -> list[Sample]:
    """Return a run of 60 samples in which some figures grow by so much an event."""
    random = Random(5)  # noqa: S311 - the same each time
    return [
        {
            **{limit.name: 100.0 for limit in LIMITS},
            "memory of the box": 90 + random.random(),
            "events": 1_000.0 * number,
            "late_ms": random.random(),
            "answer_ms": 10 * random.random(),
            "cpu_s": 5.0 * number,
            "journal": 250_000.0 * number,
            **{name: 100 + 1_000 * number * rate for name, rate in growth.items()},
        }
        for number in range(60)
    ]


def growing(found: list[Sample]) -> list[str]:
    return [trend.limit.name for trend in trends(found) if not trend.is_flat]


def test_a_run_in_which_only_chance_moves_the_figures_is_flat() -> None:
    assert growing(samples()) == []
    assert judged(samples(), ({}, {}))[1]


@pytest.mark.parametrize("name", ["memory of the box", "open files", "tasks", "processes"])
def test_what_grows_slowly_is_found(name: str) -> None:
    # A run of 59,000 events, of which the first quarter does not count.
    assert growing(samples(**{name: 0.0005})) == [name]


def test_a_single_high_sample_is_no_growth() -> None:
    found = samples()
    found[-1]["memory of the box"] = 900.0
    found[-2]["open files"] = 900.0
    assert growing(found) == []


def test_a_journal_whose_lines_become_longer_is_found() -> None:
    found = samples()
    for number, one in enumerate(found):
        one["journal"] = 1_000.0 * number * number
    assert growing(found) == ["journal an event"]


def test_the_line_ignores_a_quarter_of_wild_points() -> None:
    points = [(float(at), 2.0 * at if at % 4 else 1e6) for at in range(100)]
    assert slope(points) == pytest.approx(2.0, rel=0.05)


def test_too_few_samples_are_not_judged() -> None:
    with pytest.raises(ValueError, match="too few"):
        trends(samples()[:8])


def test_the_report_names_what_there_is_more_of() -> None:
    told, is_flat = judged(samples(tasks=0.01), ({"a.B": 5, "c.D": 9}, {"a.B": 500, "c.D": 9}))
    assert not is_flat
    assert "tasks: 250, +4" in told
    assert "GROWS" in told
    assert "+495 a.B (now 500)" in told


def test_the_plots_show_every_figure() -> None:
    root = ET.fromstring(draw(samples()))  # noqa: S314 - our own
    lines = root.findall(".//{http://www.w3.org/2000/svg}polyline")
    assert len(lines) == sum(len(panel.figures) for panel in PANELS)
    for line in lines:
        assert len(line.attrib["points"].split()) == 54


@pytest.mark.suite
async def test_a_played_box_keeps_no_files_threads_tasks_or_users(tmp_path: Path) -> None:
    found, _ = await soak(tmp_path, "mosquitto", 2, EVENTS, lambda _: None)
    last = found[-1]
    assert last["events"] >= EVENTS
    assert all(last[name] for name in ("commands", "matches", "returns", "users of the broker"))
    grown = [str(one) for one in trends(found) if one.limit.name in COUNTED and not one.is_flat]
    assert grown == []


@pytest.mark.long
@pytest.mark.parametrize("broker", ["mosquitto", "nats"])
async def test_nothing_grows_in_ten_thousand_events(tmp_path: Path, broker: str) -> None:
    told, is_flat = judged(*await soak(tmp_path, broker, 3, 10_000, lambda _: None))
    assert is_flat, told
