"""The lamps of the village, and the race of its poles on the LEDs."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tschukka_scenes import (
    ENDED,
    family_of,
    paired,
    view_of,
)

from firmware_host.displays.tschukka import lamps, lights

OFF = (0, 0, 0)


@pytest.mark.parametrize(
    ("changes", "lit"),
    [
        ({}, {2}),
        ({"phase": "writing", "awaited": ["red", "yellow"]}, {0, 3}),
        ({"phase": "first", "awaited": []}, set()),
        (ENDED, set()),
    ],
)
def test_a_lamp_means_that_the_box_waits_for_this_hand(
    changes: dict[str, Any], lit: set[int]
) -> None:
    assert lamps(view_of(**changes)) == {seat: seat in lit for seat in range(4)}


def test_two_seats_have_two_lamps() -> None:
    assert lamps(paired(awaited=["green"])) == {0: False, 1: True}
    assert lamps(paired(awaited=["blue"])) == {0: True, 1: False}


def test_the_panel_is_the_race_of_the_poles() -> None:
    pixels = lights(view_of(awaited=[]))
    columns = [[pixels[row * 6 + column] for row in range(6)] for column in range(6)]
    assert columns[1] == columns[4] == [OFF] * 6
    heights = [sum(max(pixel) > 10 for pixel in columns[place]) for place in (0, 2, 3, 5)]
    assert heights == [1, 2, 3, 4]
    assert columns[0][-1][0] > columns[0][0][0] > 0
    assert {bool(pixel[1]) for pixel in columns[0]} == {False}


def test_three_families_fill_the_panel() -> None:
    pixels = lights(view_of(3, awaited=[]))
    assert pixels[30] == pixels[31] != pixels[32] == pixels[33] != pixels[34] == pixels[35]


def test_who_must_act_or_has_won_flashes() -> None:
    for view in (view_of(), view_of(**ENDED)):
        on, off = lights(view), lights(view, is_beat=False)
        assert {led % 6 for led in range(36) if on[led] != off[led]} in ({3}, {2})


def test_a_family_that_died_out_is_dark_above_its_pole() -> None:
    view = view_of(families=[family_of(0, is_extinct=True, pole=0), *map(family_of, (1, 2, 3))])
    assert {lights(view)[row * 6] for row in range(6)} == {OFF}


@given(
    count=st.integers(0, 150),
    families=st.integers(3, 4),
    pole=st.integers(0, 6),
    is_beat=st.booleans(),
)
def test_any_count_of_leds_is_filled_within_the_power_budget(
    count: int, families: int, pole: int, is_beat: bool
) -> None:
    view = view_of(families, families=[family_of(place, pole=pole) for place in range(families)])
    pixels = lights(view, count, is_beat=is_beat)
    assert len(pixels) == count
    assert all(0 <= channel <= 80 for pixel in pixels for channel in pixel)
