"""The lamps of TOTEM!, and its score track on the LEDs."""

from __future__ import annotations

from typing import Any

import pytest
from coups_bas_scenes import (
    BEAR,
    ENDED,
    GRANTED,
    QUIET,
    WON,
    seat_of,
    view_of,
)
from hypothesis import given
from hypothesis import strategies as st

from firmware_host.displays.beat import Beat
from firmware_host.displays.coups_bas import (
    lamps,
    lights,
)
from firmware_host.displays.palette import SEAT_COLOURS

OFF = (0, 0, 0)
STRIP = 24
NOW = Beat(0, QUIET)


@pytest.mark.parametrize(
    ("changes", "lit"),
    [
        ({}, {1}),
        ({"phase": "lynx"}, {1}),
        ({"phase": "shed", "looking": 3}, {1}),
        ({"phase": "deal"}, set[int]()),
        ({"phase": "steal"}, set[int]()),
        (BEAR | {"phase": "opening"}, set[int]()),
        (BEAR, {0, 2, 3}),
        (GRANTED, {3}),
        (WON, {0, 2, 3}),
        (ENDED, set[int]()),
    ],
)
def test_a_lamp_means_that_the_seat_may_act(changes: dict[str, Any], lit: set[int]) -> None:
    shown = lamps(view_of(**changes))
    assert set(shown) == set(range(4))
    assert {seat for seat, is_lit in shown.items() if is_lit} == lit


def _colours(pixels: tuple[tuple[int, int, int], ...], level: int = 80) -> dict[int, int]:
    """Return which LED has a seat's full colour."""
    full = {
        tuple(part * level // 255 for part in colour): seat
        for seat, colour in enumerate(SEAT_COLOURS)
    }
    return {led: full[pixel] for led, pixel in enumerate(pixels) if pixel in full}


def test_the_track_has_a_marker_for_every_seat() -> None:
    pixels = lights(view_of(6), STRIP, NOW)
    assert _colours(pixels) == {11: 0, 4: 1, 17: 2, 0: 3, 21: 4, 6: 5}


def test_seats_on_one_place_are_seen_in_turn() -> None:
    view = view_of(3, seats=[seat_of(n, total=8) for n in range(3)])
    shown = [_colours(lights(view, STRIP, Beat(tick, QUIET))) for tick in range(3)]
    assert shown == [{7: 0}, {7: 1}, {7: 2}]


def test_without_points_the_track_counts_floors() -> None:
    seats = [seat_of(n, total=0) for n in range(3)]
    pixels = lights(view_of(3, scoring=False, seats=seats), STRIP, NOW)
    assert _colours(pixels) == {11: 0, 3: 1, 19: 2}


def test_the_rim_of_a_square_is_the_track_and_its_middle_the_time() -> None:
    view = view_of(**BEAR)
    middle = [row * 6 + column for row in range(1, 5) for column in range(1, 5)]
    for left, lit in ((1.0, 16), (0.5, 8), (0.0, 0)):
        pixels = lights(view, 36, NOW, left)
        assert sum(pixels[led] != OFF for led in middle) == lit
        assert len(_colours(pixels)) == 4


def test_the_middle_has_the_colour_of_who_answers() -> None:
    pixels = lights(view_of(**GRANTED), 36, NOW)
    assert _colours(pixels, 30)[14] == 3


def test_winners_fill_the_middle_and_flash_on_the_track() -> None:
    view = view_of(**ENDED)
    on, off = (lights(view, 36, Beat(0, since)) for since in (0, 1))
    assert set(_colours(on, 30).values()) == {2}
    assert 2 in _colours(on).values()
    assert 2 not in _colours(off).values()


@given(
    count=st.integers(0, 70),
    seats=st.integers(2, 6),
    tick=st.integers(0, 9),
    left=st.floats(0, 1),
    changes=st.sampled_from([{}, BEAR, GRANTED, WON, ENDED, {"phase": "deal"}]),
)
def test_any_count_of_leds_is_filled_within_the_power_budget(
    count: int, seats: int, tick: int, left: float, changes: dict[str, Any]
) -> None:
    pixels = lights(view_of(seats, **changes), count, Beat(tick, tick), left)
    assert len(pixels) == count
    assert all(0 <= part <= 80 for pixel in pixels for part in pixel)
