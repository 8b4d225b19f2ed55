"""A page's milliseconds on our clock."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hardware.sim import PageClock

MS = 1_000_000
S = 1_000 * MS


def test_distances_on_one_page_stay_exact_after_the_shortest_trip() -> None:
    clock = PageClock()
    clock.observe(0.0, 5 * S + 1 * MS)
    first = clock.stamp(100.0, 5 * S + 140 * MS)
    second = clock.stamp(100.125, 5 * S + 190 * MS)
    assert second - first == 125_000
    assert first == 5 * S + 101 * MS


def test_a_shorter_trip_corrects_the_clock() -> None:
    clock = PageClock()
    assert clock.stamp(0.0, 40 * MS) == 40 * MS
    assert clock.stamp(100.0, 103 * MS) == 103 * MS
    assert clock.stamp(200.0, 260 * MS) == 203 * MS


def test_an_old_offset_is_forgotten() -> None:
    clock = PageClock(window_ms=1_000)
    clock.observe(0.0, 0)
    clock.observe(900.0, 950 * MS)
    assert clock.stamp(1_000.0, 1_000 * MS + 60 * MS) == 1_050 * MS


def test_a_page_loaded_again_starts_anew() -> None:
    clock = PageClock()
    clock.observe(60_000.0, 60 * S)
    assert clock.stamp(10.0, 61 * S) == 61 * S


@pytest.mark.parametrize("page_ms", [math.nan, math.inf, 1e308, -1.0])
def test_an_invalid_time_is_refused(page_ms: float) -> None:
    with pytest.raises(ValueError, match="not a time"):
        PageClock().stamp(page_ms, 0)


events = st.lists(
    st.tuples(st.integers(0, 400_000), st.integers(0, 400_000)), min_size=1, max_size=30
)


@given(events)
def test_stamps_keep_the_order_of_the_page_and_never_lie_after_arrival(
    gaps: list[tuple[int, int]],
) -> None:
    clock = PageClock(window_ms=500)
    page_us, arrived_us, last_ns = 0, 0, 0
    for gap_us, trip_us in gaps:
        page_us += gap_us
        arrived_us = max(arrived_us, page_us + trip_us)
        stamp_ns = clock.stamp(page_us / 1_000, arrived_us * 1_000)
        assert last_ns <= stamp_ns <= arrived_us * 1_000
        last_ns = stamp_ns
