"""The way from a press to its lamp is short, measured beside the shortest there is."""

from __future__ import annotations

import pytest

from tests.hardware.bench_idle import measure as measure_idle
from tests.hardware.bench_press import measure

GOAL = 5
IDLE_AT_MOST = 0.01
POLLING_A_SECOND = 20


@pytest.mark.long
async def test_a_lamp_is_lit_within_five_bare_hops() -> None:
    bare, whole = await measure(150)
    assert whole.p50_us <= GOAL * bare.p50_us, (bare, whole)


@pytest.mark.long
async def test_an_idle_box_takes_less_than_a_hundredth_of_a_core_and_polls_nothing() -> None:
    share, rates = await measure_idle()
    assert share < IDLE_AT_MOST, rates
    assert max(rates.values()) < POLLING_A_SECOND, rates
