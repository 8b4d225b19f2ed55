"""Ratios, growth and the charts of both."""

from __future__ import annotations

from xml.etree import ElementTree as ET

import pytest

from tests.bench import charts
from tests.bench.__main__ import growth_table, page, table
from tests.bench.figures import Figure, Growth, ratios, spread

FIGURE = Figure("press", "beside <a hop>", "86 us", "23 us", ratios([8, 6, 4], [2, 2, 2]))
LINEAR = Growth("a move", "seats", {size: spread([3.0 * size] * 4) for size in (1, 10, 100)})
FLAT = Growth("a commit", "matches", {size: spread([5.0, 5.0]) for size in (1, 1_000)})


def test_a_ratio_is_of_turns_that_were_taken_together() -> None:
    assert (FIGURE.ratio.low, FIGURE.ratio.middle, FIGURE.ratio.high) == (2, 3, 4)
    assert str(FIGURE.ratio) == "3 (2 to 4)"
    with pytest.raises(ValueError, match="zip"):
        ratios([1], [1, 2])


def test_the_exponent_tells_how_a_cost_grows() -> None:
    assert LINEAR.exponent == pytest.approx(1)
    assert FLAT.exponent == pytest.approx(0)
    kinked = Growth("", "", {1: spread([1.0]), 10: spread([100.0]), 100: spread([100.0])})
    assert kinked.exponent == pytest.approx(2), "the steepest part counts"


def test_every_figure_is_in_the_page_and_the_charts() -> None:
    assert "| press | beside <a hop> | 86 us | 23 us | 3 (2 to 4) |" in table([FIGURE])
    row = "| a move | seats | 1: 1.00x, 10: 10.00x, 100: 100.00x | 1.00 |"
    assert row in growth_table([LINEAR])
    assert row in page([FIGURE], [LINEAR, FLAT])
    for chart, words in (
        (charts.bars("ratios", [FIGURE]), {"press, beside <a hop>", "3x"}),
        (charts.growth([LINEAR, FLAT]), {"a move", "a commit", "1,000", "1e+02x"}),
    ):
        shown = {element.text for element in ET.fromstring(chart).iter()}  # noqa: S314 - our own
        assert words <= shown
