"""The bear piles up and takes down, the turtle slides on its level."""

from __future__ import annotations

import pytest

from tests.engines.totemix.world import STRIP, TWO_ROWS, World

PILED = """
C   F   O   D   M   V
  OF  D   MMC V   C   F
"""


def test_the_bear_piles_any_kind_on_any_clean_terrain_anywhere() -> None:
    world = World(TWO_ROWS, "bear 4,0").do("0 bear 1,0>0,1")
    assert world.pile((0, 1)) == "OF"
    assert world.pile((1, 0)) == ""
    assert world.rules == {"bear"}
    assert world.events[0].level == 2


def test_the_bear_takes_a_terrain_down_to_an_empty_cell() -> None:
    world = World(PILED, "bear 4,0").do("0 bear 0,1>-1,1")
    assert (world.pile((0, 1)), world.pile((-1, 1))) == ("O", "F")


def test_the_bear_moves_the_top_of_a_pile_onto_another_when_the_level_changes() -> None:
    world = World(PILED, "bear 4,0").do("0 bear 2,1>1,1")
    assert (world.pile((2, 1)), world.pile((1, 1))) == ("MM", "DC")


def test_the_bear_may_change_several_levels_at_once() -> None:
    world = World(PILED, "bear 4,0").do("0 bear 2,1>2,2")
    assert (world.pile((2, 1)), world.pile((2, 2))) == ("MM", "C")


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("0 bear 0,0>-1,0", "bear_level"),
        ("0 bear 0,1>0,0", "bear_level"),
        ("0 bear 1,0>3,0", "beside"),
        ("0 bear 9,9>9,8", "no_terrain"),
    ],
)
def test_the_bear_must_change_the_level_of_a_terrain_beside_it(line: str, rule: str) -> None:
    assert World(PILED, "bear 4,0").refused(line) == rule


@pytest.mark.parametrize("line", ["0 bear 1,0>0,1", "0 bear 1,0>2,0"])
def test_a_polluted_terrain_is_neither_moved_nor_covered(line: str) -> None:
    world = World(TWO_ROWS.replace("F   O   D   M", "F!8 O!8 D   M", 1), "bear 4,0")
    assert world.refused(line) == "polluted_terrain"
    assert world.refused("0 bear 3,0>2,1") is None


def test_pawns_ride_on_the_moved_terrain_and_come_up_on_the_covered_one() -> None:
    world = World(TWO_ROWS, "bear 1,0", "bat 0,1").do("0 bear 1,0>0,1")
    assert (world.pawn(0), world.pawn(1)) == ((0, 1), (0, 1))


def test_the_power_costs_a_cube_of_a_bear_tile_which_goes_to_the_own_reserve() -> None:
    world = World(TWO_ROWS, "bear 4,0 turtle1*")
    before = world.player(0).reserve
    world.do("0 bear 1,0>0,1")
    assert world.player(0).reserve == before + 1
    assert world.refused("0 bear 3,0>2,1") == "no_cube"
    assert world.refused("0 turtle 5,0>6,0") is None


def test_the_turtle_slides_on_the_ground_one_or_two_cells() -> None:
    world = World(STRIP, "turtle 2,0", cubes=3)
    world.do("0 turtle 0,0>0,1")
    assert world.pile((0, 1)) == "C"
    world.do("0 turtle 0,1>1,-1")
    assert world.pile((1, -1)) == "C"


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("0 turtle 0,0>1,0", "turtle_level"),
        ("0 turtle 0,0>4,-1", "turtle_level"),
        ("0 turtle 0,0>0,0", "turtle_level"),
        ("0 turtle 2,1>3,2", "turtle_level"),
        ("0 turtle 7,7>7,8", "no_terrain"),
    ],
)
def test_the_turtle_neither_climbs_nor_goes_farther(line: str, rule: str) -> None:
    assert World(PILED, "turtle 2,0").refused(line) == rule


def test_the_turtle_slides_a_top_over_piles_that_are_one_lower() -> None:
    world = World(PILED, "turtle 2,0")
    assert world.refused("0 turtle 0,1>1,1") is None
    assert world.refused("0 turtle 0,1>2,0") is None
    world.do("0 turtle 0,1>2,0")
    assert (world.pile((0, 1)), world.pile((2, 0))) == ("O", "OF")


def test_the_turtle_does_not_slide_over_polluted_terrain() -> None:
    world = World(PILED.replace("D   MMC", "D!8 MMC"), "turtle 2,0")
    assert world.refused("0 turtle 0,1>1,1") == "polluted_terrain"
    row = """
C   F   O   D   M   V
  OF  D!8 MM  V   C   F
"""
    way_over_it = World(row, "turtle 2,0")
    assert way_over_it.refused("0 turtle 0,1>2,1") == "turtle_level"


def test_a_pawn_rides_with_the_turtle_and_one_below_ends_on_top() -> None:
    world = World(PILED, "turtle 0,1", "bat 1,1").do("0 turtle 0,1>1,1")
    assert world.pile((1, 1)) == "DF"
    assert (world.pawn(0), world.pawn(1)) == ((1, 1), (1, 1))


def test_contact_is_tested_only_where_the_terrain_ends() -> None:
    bay = """
C   F   O   D   M   V
  O           V
    C
"""
    world = World(bay, "turtle 2,0").do("0 turtle 0,2>2,2")
    assert world.pile((2, 2)) == "C"
    assert world.rules == {"turtle"}
