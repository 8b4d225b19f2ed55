"""The score track of TOTEM! on the LEDs."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from firmware_host.panel.displays.palette import SEAT_COLOURS
from firmware_host.panel.displays.tick import Tick
from tests.panel.displays.awaiting_displays import coups_bas as display
from tests.panel.displays.coups_bas_scenes import (
    BEAR,
    ENDED,
    GRANTED,
    QUIET,
    WON,
    at,
    seat_of,
    view_of,
)

OFF = (0, 0, 0)
STRIP = 24
NOW = Tick(0, QUIET)


def _colours(pixels: tuple[tuple[int, int, int], ...], level: int = 80) -> dict[int, int]:
    """Return which LED has a seat's full colour."""
    full = {
        tuple(part * level // 255 for part in colour): seat
        for seat, colour in enumerate(SEAT_COLOURS)
    }
    return {led: full[pixel] for led, pixel in enumerate(pixels) if pixel in full}


def test_the_track_has_a_marker_for_every_seat() -> None:
    pixels = display.lights(view_of(6), STRIP, NOW)
    assert _colours(pixels) == {11: 0, 4: 1, 17: 2, 0: 3, 21: 4, 6: 5}


def test_seats_on_one_place_are_seen_in_turn() -> None:
    view = view_of(3, seats=[seat_of(n, total=8) for n in range(3)])
    shown = [_colours(display.lights(view, STRIP, Tick(tick, QUIET))) for tick in range(3)]
    assert shown == [{7: 0}, {7: 1}, {7: 2}]


def test_without_points_the_track_counts_floors() -> None:
    seats = [seat_of(n, total=0) for n in range(3)]
    pixels = display.lights(view_of(3, scoring=False, seats=seats), STRIP, NOW)
    assert _colours(pixels) == {11: 0, 3: 1, 19: 2}


def test_the_rim_of_a_square_is_the_track_and_its_middle_the_time() -> None:
    view = view_of(**BEAR)
    middle = [row * 6 + column for row in range(1, 5) for column in range(1, 5)]
    for left, lit in ((1.0, 16), (0.5, 8), (0.0, 0)):
        pixels = display.lights(view, 36, Tick(0, QUIET, at(left)))
        assert sum(pixels[led] != OFF for led in middle) == lit
        assert len(_colours(pixels)) == 4


def test_the_middle_has_the_colour_of_the_answering_seat() -> None:
    pixels = display.lights(view_of(**GRANTED), 36, NOW)
    assert _colours(pixels, 30)[14] == 3


def test_winners_fill_the_middle_and_flash_on_the_track() -> None:
    view = view_of(**ENDED)
    on, off = (display.lights(view, 36, Tick(0, since)) for since in (0, 1))
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
    pixels = display.lights(view_of(seats, **changes), count, Tick(tick, tick, at(left)))
    assert len(pixels) == count
    assert all(0 <= part <= 80 for pixel in pixels for part in pixel)
