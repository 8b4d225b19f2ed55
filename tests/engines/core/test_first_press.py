"""The first press and its dead heat: stamps decide, and nothing else."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.catalog import GAMES
from engines.core.first_press import DEFAULT_MARGIN_US, LARGEST_MARGIN_US, Press, first_presses
from engines.core.options import options_of
from engines.core.seats import Seat
from firmware_host.config.parts import RacePart

US = 1_000
MS = 1_000_000


def press(seat: int, at_ns: int) -> Press:
    return Press(at_ns, Seat(seat))


def seats(*presses: Press, margin_us: int = 50) -> list[int]:
    return [found.seat for found in first_presses(presses, margin_us)]


def test_the_earliest_stamp_is_first_in_any_position() -> None:
    assert seats(press(0, 9 * MS), press(1, 8 * MS), press(2, 7 * MS)) == [2]


@pytest.mark.parametrize(("gap_ns", "found"), [(50 * US, [1, 0]), (50 * US + 1, [1])])
def test_a_dead_heat_is_up_to_and_including_the_margin(gap_ns: int, found: list[int]) -> None:
    assert seats(press(1, MS), press(0, MS + gap_ns)) == found


def test_a_dead_heat_is_measured_from_the_first_only() -> None:
    assert seats(press(2, MS), press(0, MS + 40 * US), press(1, MS + 80 * US)) == [2, 0]


def test_equal_stamps_are_a_dead_heat_even_without_a_margin() -> None:
    assert seats(press(1, MS), press(0, MS), press(2, MS + 1), margin_us=0) == [0, 1]


def test_one_press_is_first() -> None:
    assert seats(press(3, 0), margin_us=0) == [3]


many = st.lists(st.builds(press, st.integers(0, 7), st.integers(0, 300 * US)), min_size=1)
margins = st.integers(0, 100)


@given(many, margins, st.integers())
def test_the_order_of_the_arguments_has_no_influence(
    presses: list[Press], margin_us: int, seed: int
) -> None:
    shuffled = list(presses)
    Random(seed).shuffle(shuffled)  # noqa: S311 - reproducible, not secret
    assert first_presses(shuffled, margin_us) == first_presses(presses, margin_us)


@given(many, margins)
def test_every_press_is_either_within_the_margin_of_the_earliest_or_left_out(
    presses: list[Press], margin_us: int
) -> None:
    found = first_presses(presses, margin_us)
    earliest_ns = min(one.at_ns for one in presses)
    for one in presses:
        assert (one in found) == (one.at_ns - earliest_ns <= margin_us * US)


def test_both_games_that_race_and_the_box_have_the_same_margin_and_range() -> None:
    options = {
        name: option
        for name, game in GAMES.items()
        for option in options_of(game.options)
        if option.name == "dead_heat_us"
    }
    assert options.keys() == {"arriba", "coups_bas"}
    for option in options.values():
        assert (option.default, option.high) == (DEFAULT_MARGIN_US, LARGEST_MARGIN_US)
    assert RacePart().dead_heat_us == DEFAULT_MARGIN_US
