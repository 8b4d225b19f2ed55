"""The race of the village's poles on the LEDs."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from firmware_host.panel.displays.tick import Tick
from tests.panel.displays.awaiting_displays import tschukka as display
from tests.panel.displays.tschukka_scenes import (
    ENDED,
    family_of,
    view_of,
)

ON, OFF = Tick(0, 0), Tick(1, 1)
DARK = (0, 0, 0)


def test_the_panel_is_the_race_of_the_poles() -> None:
    pixels = display.lights(view_of(awaited=[]), 36, ON)
    columns = [[pixels[row * 6 + column] for row in range(6)] for column in range(6)]
    assert columns[1] == columns[4] == [DARK] * 6
    heights = [sum(max(pixel) > 10 for pixel in columns[place]) for place in (0, 2, 3, 5)]
    assert heights == [1, 2, 3, 4]
    assert columns[0][-1][0] > columns[0][0][0] > 0
    assert {bool(pixel[1]) for pixel in columns[0]} == {False}


def test_three_families_fill_the_panel() -> None:
    pixels = display.lights(view_of(3, awaited=[]), 36, ON)
    assert pixels[30] == pixels[31] != pixels[32] == pixels[33] != pixels[34] == pixels[35]


def test_awaited_seats_and_winners_flash() -> None:
    for view in (view_of(), view_of(**ENDED)):
        on, off = display.lights(view, 36, ON), display.lights(view, 36, OFF)
        assert {led % 6 for led in range(36) if on[led] != off[led]} in ({3}, {2})


def test_a_family_that_died_out_is_dark_above_its_pole() -> None:
    view = view_of(families=[family_of(0, is_extinct=True, pole=0), *map(family_of, (1, 2, 3))])
    assert {display.lights(view, 36, ON)[row * 6] for row in range(6)} == {DARK}


@given(
    count=st.integers(0, 150),
    families=st.integers(3, 4),
    pole=st.integers(0, 6),
    tick=st.sampled_from([ON, OFF]),
)
def test_any_count_of_leds_is_filled_within_the_power_budget(
    count: int, families: int, pole: int, tick: Tick
) -> None:
    view = view_of(families, families=[family_of(place, pole=pole) for place in range(families)])
    pixels = display.lights(view, count, tick)
    assert len(pixels) == count
    assert all(0 <= channel <= 80 for pixel in pixels for channel in pixel)
