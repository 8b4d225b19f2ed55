"""Steps, the eagle, the bat, the oryx and what pawns clean."""

from __future__ import annotations

import pytest

from tests.engines.totemix.world import STRIP, TWO_ROWS, World

DIRTY = """
C   F   F!3 D   M   V
  O   D   M   V   C   F
"""


def test_a_step_takes_a_cube_of_any_tile_and_one_adjacent_terrain() -> None:
    world = World(STRIP, "bear 4,0 bat1*").do("0 step bat 3,0")
    assert world.pawn(0) == (3, 0)
    assert world.refused("0 step bat 2,0") == "no_cube"
    assert world.refused("0 step bear 1,0") == "step"
    assert world.refused("0 step bear 3,1") == "step"
    world.do("0 step bear 2,0")


def test_height_and_pollution_do_not_hold_a_pawn_and_pawns_may_share() -> None:
    world = World("C   F!9 F   OOO D   M   V", "bear 4,0", "bat 2,0", cubes=3)
    world.do("0 step bear 3,0", "0 step bear 2,0", "0 step bear 1,0", "1 step bat 1,0")
    assert world.pawn(0) == world.pawn(1) == (1, 0)


def test_the_eagle_steps_twice_and_may_come_back() -> None:
    world = World(STRIP, "eagle 0,0", cubes=2).do("0 eagle 1,0>2,0")
    assert world.pawn(0) == (2, 0)
    world.do("0 eagle 3,0>2,0")
    assert world.pawn(0) == (2, 0)


def test_the_eagle_may_be_told_not_to_come_back() -> None:
    world = World(STRIP, "eagle 0,0", eagle_returns=False)
    assert world.refused("0 eagle 1,0>0,0") == "eagle_returns"
    assert world.refused("0 eagle 1,0>3,0") == "step"
    assert world.refused("0 eagle 1,0>2,0") is None


def test_the_bat_brings_a_lost_terrain_beside_its_pawn_clean_on_ground_or_pile() -> None:
    world = World(STRIP, "bat 5,0", cubes=2)
    world.do("0 bat F3 5,1")
    assert world.pile((5, 1)) == "F"
    world.do("0 bat F4 4,0")
    assert world.pile((4, 0)) == "MF"
    assert world.rules == {"bat"}


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("0 bat F1 5,1", "not_lost"),
        ("0 bat F3 5,0", "beside"),
        ("0 bat F3 2,1", "beside"),
        ("0 bat F3 4,0", "polluted_terrain"),
    ],
)
def test_the_bat_lays_nothing_under_itself_far_away_or_on_pollution(line: str, rule: str) -> None:
    dirty = "C   F   O   M   M!9 V\n  D"
    assert World(dirty, "bat 5,0").refused(line) == rule


def test_a_terrain_that_was_polluted_when_lost_comes_back_clean() -> None:
    lone = TWO_ROWS.replace("O   D", "O!9 D", 1)
    world = World(lone, "bat 5,0", "bear 4,0")
    world.do("1 bear 0,0>0,1")  # any action: the lone polluted ocean is a dead zone
    assert world.rules == {"bear", "zone"}
    world.do("0 bat O1 5,-1")
    assert world.pile((5, -1)) == "O"


def test_three_tiles_clean_a_three_by_stepping_on_it() -> None:
    """The rulebook's example: an animal of three tiles cleans numbers up to 3."""
    world = World(DIRTY, "bear 1,0 bat1 bat2").do("0 step bear 2,0")
    assert world.pile((2, 0)) == "F"
    cleaned = next(event for event in world.events if hasattr(event, "number"))
    assert (cleaned.power, cleaned.number, cleaned.seats) == (3, 3, (0,))


def test_two_tiles_do_not() -> None:
    assert World(DIRTY, "bear 1,0 bat1").do("0 step bear 2,0").pile((2, 0)) == "F!"


def test_several_pawns_reach_an_eight_together() -> None:
    """The rulebook's example: a terrain of 8 needs a joint power of 8."""
    eight = DIRTY.replace("F!3", "F!8")
    world = World(eight, "bear 1,0 bat1 bat2 bat3", "turtle 2,0 oryx1 oryx2", "eagle 3,0", cubes=2)
    world.do("0 step bear 2,0")
    assert world.pile((2, 0)) == "F!"
    world.do("2 step eagle 2,0")
    assert world.pile((2, 0)) == "F"


def test_the_eagle_cleans_what_it_passes() -> None:
    world = World(DIRTY, "eagle 1,0 bat1 bat2").do("0 eagle 2,0>3,0")
    assert world.pile((2, 0)) == "F"
    assert world.pawn(0) == (3, 0)


def test_power_that_grows_on_the_spot_cleans_unless_agreed_otherwise() -> None:
    for growth, expected in ((True, "F"), (False, "F!")):
        world = World(DIRTY, "bear 2,0 bat1", "bat 5,0", clean_on_growth=growth, chance="table")
        world.roll(0, "stacking", "desert").do("0 stack 3,0>4,0")
        world.do("0 take pile", "chance drawn eagle4", "0 add")
        assert world.pile((2, 0)) == expected


def test_cleaning_can_be_voluntary() -> None:
    world = World(DIRTY, "bear 1,0 bat1 bat2", cleaning="voluntary").do("0 step bear 2,0")
    assert world.pile((2, 0)) == "F!"
    assert world.do("0 clean").pile((2, 0)) == "F"
    assert world.refused("0 clean") == "too_weak"


def test_nothing_is_cleaned_by_hand_when_cleaning_is_automatic_and_power_lacks() -> None:
    assert World(DIRTY, "bear 2,0").refused("0 clean") == "too_weak"


def test_the_oryx_doubles_where_it_stands() -> None:
    world = World(DIRTY.replace("F!3", "F!4"), "oryx 2,0 bat1").do("0 oryx")
    assert world.pile((2, 0)) == "F"
    assert world.rules == {"oryx", "cleaned"}


def test_partners_add_their_normal_power_to_the_oryx() -> None:
    six = DIRTY.replace("F!3", "F!6")
    world = World(six, "oryx 2,0 bat1", "bear 2,0 bat2").do("0 oryx")
    assert world.pile((2, 0)) == "F"


def test_two_oryx_in_a_row_add_up_doubled_unless_something_comes_between() -> None:
    eight = DIRTY.replace("F!3", "F!8")
    seats = ("oryx 2,0 bat1", "bear 2,0 oryx2*", "eagle 0,0")
    assert World(eight, *seats).do("0 oryx", "1 oryx").pile((2, 0)) == "F"
    between = World(eight, *seats).do("0 oryx", "2 step eagle 1,0", "1 oryx")
    assert between.pile((2, 0)) == "F!"
    alone = World(eight, *seats, oryx_together=False).do("0 oryx", "1 oryx")
    assert alone.pile((2, 0)) == "F!"


def test_an_oryx_elsewhere_closes_the_first_one() -> None:
    eight = DIRTY.replace("F!3", "F!8")
    world = World(eight, "oryx 2,0 bat1", "bear 4,0 oryx2*").do("0 oryx", "1 oryx")
    assert world.state.doubled == (1,)


def test_throwing_off_a_tile_is_no_action_and_leaves_the_oryx_open() -> None:
    world = World(DIRTY, "oryx 2,0", "bear 1,0 bat1").do("0 oryx", "1 shed 1")
    assert world.state.doubled == (0,)
    assert world.roll(1, "stacking", "mountain").state.doubled == ()


def test_the_oryx_may_step_where_so_agreed() -> None:
    four = DIRTY.replace("F!3", "F!4")
    assert World(four, "oryx 1,0 bat1").refused("0 oryx 2,0") == "oryx_moves"
    world = World(four, "oryx 1,0 bat1", oryx="with_move")
    assert world.refused("0 oryx 3,0") == "step"
    assert world.do("0 oryx 2,0").pile((2, 0)) == "F"
    assert world.pawn(0) == (2, 0)


def test_alone_no_number_counts_for_more_than_fourteen() -> None:
    sixteen = DIRTY.replace("F!3", "F!g")
    tiles = " ".join(f"bat{place}" for place in range(1, 7))
    seat = f"oryx 2,0 {tiles}"
    assert World(sixteen, seat).do("0 oryx").pile((2, 0)) == "F"
    assert World(sixteen, seat, solo_cap=False).do("0 oryx").pile((2, 0)) == "F!"
    assert World(sixteen, seat, "eagle 0,0").do("0 oryx").pile((2, 0)) == "F!"
