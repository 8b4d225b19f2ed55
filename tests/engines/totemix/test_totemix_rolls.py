"""The roll: who pays, how many dice, what they strike, and that nobody else acts meanwhile."""

from __future__ import annotations

import dataclasses

import pytest

from engines.core.judge import legal_moves
from engines.core.seats import CHANCE, Seat
from engines.totemix.state import Wait, awaited
from tests.engines.totemix.world import GAME, TWO_ROWS, World

THREES = """
C   C   C   F   F   F
  O   O   O   D   D   D
    M   M   M   V   V   V
"""


def test_the_first_press_takes_the_dice_and_locks_the_table() -> None:
    world = World(THREES, "bear 0,2 bat1*", "bat 3,2")
    move = GAME.press(world.state, Seat(1), 5)
    assert move is not None
    world.do("1 dice @0.000000005")
    assert GAME.press(world.state, Seat(0), 6) is None
    assert GAME.to_act(world.state) == {CHANCE}
    for line in ("0 bear 0,0>0,1", "0 step bear 1,2", "0 shed 1", "0 dice @0.000000006"):
        assert world.refused(line) == "locked"
    world.do("chance rolled pollution forest")
    assert GAME.to_act(world.state) == {1}
    for line in ("0 step bear 1,2", "1 step bat 4,2", "1 shed 1", "0 dice @0.000000006"):
        assert world.refused(line) == "locked"
    assert world.refused("0 pollute 3,0") == "not_asked"
    world.do("1 pollute 4,0", "chance number F2=3")
    assert GAME.to_act(world.state) == {0, 1}
    assert world.refused("0 step bear 1,2") is None


def test_a_press_before_the_last_stamp_means_nothing() -> None:
    world = World(THREES, "bear 0,2", "bat 3,2").roll(0, "stacking", "sky").do("0 stack 0,0>1,0")
    assert GAME.press(world.state, Seat(1), world.state.clock_ns - 1) is None
    assert world.refused("1 dice @0.000000001") == "dice_time"


def test_a_seat_that_rolled_takes_a_tile_before_acting_again() -> None:
    world = World(THREES, "bear 0,2", "bat 3,2").roll(0, "stacking", "sky").do("0 stack 0,0>1,0")
    assert world.refused("0 bear 2,0>2,1") == "own_phase"
    assert world.refused("0 dice @9.000000000") == "own_phase"
    assert GAME.press(world.state, Seat(0), 9 * 10**9) is None
    assert world.refused("1 step bat 4,2") is None


def test_the_general_reserve_pays_first_then_the_own() -> None:
    world = World(THREES, "bear 0,2")
    assert (world.state.general, world.player(0).reserve) == (16, 6)
    world.do("0 dice @1.000000000")
    assert (world.state.general, world.player(0).reserve) == (15, 6)
    assert world.rules == {"dice_taken", "paid_general"}
    empty = World(THREES, "bear 0,2")
    poor = dataclasses.replace(empty.state, general=0, spent=empty.state.spent + 16)
    empty.with_state(poor).do("0 dice @1.000000000")
    assert (empty.state.general, empty.player(0).reserve) == (0, 5)
    assert empty.rules == {"dice_taken", "paid_own"}


def test_the_roller_may_choose_the_reserve_where_so_agreed() -> None:
    world = World(THREES, "bear 0,2", "bat 3,2", roll_cost="choice").do("0 dice @1.000000000")
    assert awaited(world.state) is Wait.PAY
    assert world.refused("1 pay own") == "not_asked"
    world.do("0 pay own")
    assert (world.state.general, world.player(0).reserve) == (16, 5)
    assert awaited(world.state) is Wait.DICE


def test_nobody_is_asked_which_reserve_pays_when_only_one_can() -> None:
    world = World(THREES, "bear 0,2", "bat 3,2", roll_cost="choice")
    spent = world.state.spent + world.state.general
    state = dataclasses.replace(world.state, general=0, spent=spent)
    world.match = dataclasses.replace(world.match, state=state)
    world.check()
    world.do("0 dice @1.000000000")
    assert (awaited(world.state), world.player(0).reserve) == (Wait.DICE, 5)


@pytest.mark.parametrize(("tiles", "dice"), [(0, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_dice_by_tiles_with_the_centre_counted(tiles: int, dice: int) -> None:
    outer = " ".join(f"bat{place}" for place in range(1, tiles + 1))
    world = World(THREES, f"bear 0,2 {outer}".strip()).do("0 dice @1.000000000")
    assert world.state.roll is not None
    assert world.state.roll.count == dice
    shown = " ".join(["sky"] * dice)
    assert world.refused(f"chance rolled pollution {shown} sky") == "dice_count"
    assert world.refused(f"chance rolled pollution {shown}") is None


@pytest.mark.parametrize(("tiles", "dice"), [(3, 1), (4, 2), (5, 2), (6, 3)])
def test_the_centre_may_be_left_out(tiles: int, dice: int) -> None:
    outer = " ".join(f"bat{place}" for place in range(1, tiles + 1))
    world = World(THREES, f"bear 0,2 {outer}", dice_count="without_centre")
    assert GAME.view(world.state, None).seats[0].dice == dice


def test_tiles_thrown_off_before_the_throw_lower_the_dice_unless_agreed_otherwise() -> None:
    for never, dice in ((False, 1), (True, 2)):
        world = World(THREES, "bear 0,2 bat1 bat2 bat3", dice_never_drop=never)
        world.do("0 shed 1", "0 dice @1.000000000")
        assert world.state.roll is not None
        assert world.state.roll.count == dice


def test_each_die_strikes_a_clean_top_of_its_environment() -> None:
    """The rulebook's example: pollution with forest and mountain turns one of each."""
    world = World(THREES, "bear 0,2 bat1 bat2 bat3").roll(0, "pollution", "forest", "mountain")
    assert world.refused("0 pollute 0,0") == "wrong_terrain"
    assert world.refused("0 pollute 9,9") == "wrong_terrain"
    assert world.refused("0 destroy 3,0") == "wrong_face"
    world.do("0 pollute 1,2", "chance number M2=5")
    assert world.refused("0 pollute 2,2") == "wrong_terrain"
    world.do("0 pollute 4,0", "chance number F2=5")
    assert (world.pile((1, 2)), world.pile((4, 0))) == ("M!", "F!")
    assert world.state.roll is None


def test_no_die_strikes_a_polluted_or_a_buried_terrain() -> None:
    map_ = THREES.replace("F   F   F", "F!8 FC  F")
    world = World(map_, "bear 0,2").roll(0, "destruction", "forest")
    assert world.refused("0 destroy 3,0") == "immune"
    assert world.refused("0 destroy 4,0") == "wrong_terrain"
    assert world.refused("0 destroy 5,0") is None


def test_stacking_goes_onto_an_adjacent_clean_top_of_any_height() -> None:
    map_ = THREES.replace("O   O   O  ", "OOO O   O!9")
    world = World(map_, "bear 0,2", "eagle 0,0", "bat 0,1").roll(0, "stacking", "sky")
    assert world.refused("0 stack 2,0>2,1") == "support"
    assert world.refused("0 stack 0,0>2,0") == "support"
    assert world.refused("0 stack 0,0>-1,0") == "support"
    world.do("0 stack 0,0>0,1")
    assert world.pile((0, 1)) == "OOOC"
    assert (world.pawn(1), world.pawn(2)) == ((0, 1), (0, 1))
    assert "stacked" in world.rules


def test_destruction_takes_the_whole_pile() -> None:
    world = World(THREES.replace("C   C   C", "C   MMC C"), "bear 0,2")
    world.roll(0, "destruction", "sky").do("0 destroy 1,0")
    assert world.pile((1, 0)) == ""
    assert {tile[0] for tile in world.events[0].tiles} == {"M", "C"}
    assert world.events[0].count == 3


def test_the_victim_of_pollution_may_be_cleaned_at_once_and_be_taken_again() -> None:
    map_ = TWO_ROWS
    seat = "bear 1,0 bat1 bat2 bat3"
    world = World(map_, seat, chance="table").roll(0, "pollution", "forest", "forest")
    world.do("0 pollute 1,0", "chance number F1=3")
    assert world.pile((1, 0)) == "F"
    assert world.rules == {"polluted", "cleaned"}
    assert world.refused("0 pollute 1,0") is None
    spared = World(map_, seat, chance="table", victim_again=False)
    spared.roll(0, "pollution", "forest", "forest").do("0 pollute 1,0", "chance number F1=3")
    assert spared.refused("0 pollute 1,0") == "struck_before"
    assert spared.refused("0 pollute 5,1") is None


def test_a_choice_that_blocks_a_later_die_is_refused_while_another_exists() -> None:
    # Without the forest on (1,0) the only open ocean is cut off, and the other one is buried.
    map_ = """
O   F   C   D   M   V
          D   OF  C
"""
    world = World(map_, "bear 4,0 bat1 bat2 bat3").roll(0, "destruction", "forest", "ocean")
    assert world.refused("0 destroy 1,0") == "dead_end"
    world.do("0 destroy 0,0")
    assert world.refused("0 destroy 1,0") is None


def test_dice_that_no_choice_applies_lose_at_once() -> None:
    map_ = """
C   F   O   D   M   V
  FO  D   M   V   C   D
"""
    world = World(map_, "bear 4,0 bat1 bat2 bat3").roll(0, "destruction", "forest", "forest")
    assert world.ending == "impossible"
    assert not legal_moves(GAME, world.state, Seat(0))


def test_a_die_without_any_victim_loses() -> None:
    map_ = """
C   M   O   D   M   V
  FO  D   M   V   C   D
"""
    assert World(map_, "bear 4,0").roll(0, "pollution", "forest").ending == "impossible"
    assert World(map_, "bear 4,0").roll(0, "pollution", "ocean").ending is None


def test_the_last_of_an_environment_may_be_chosen_and_gives_a_warning() -> None:
    map_ = """
C   F   O   D   M   V
      O   D   M   V   C
"""
    world = World(map_, "bear 4,0").roll(0, "pollution", "forest")
    assert GAME.view(world.state, Seat(0)).fatal == ("pollute 1,0",)
    assert GAME.view(world.state, None).fatal == ()
    world.do("0 pollute 1,0", "chance number F1=2")
    assert world.ending == "environment_gone"
    assert world.events[-1].environment == "forest"


def test_only_the_choices_for_lost_pawns_go_on_within_a_roll() -> None:
    world = World(THREES, "bear 0,2", "eagle 1,0").roll(0, "destruction", "sky")
    world.do("0 destroy 1,0")
    assert awaited(world.state) is Wait.FLEE
    assert GAME.to_act(world.state) == {1}
    assert world.refused("0 flee 0,0") == "not_asked"
    assert world.refused("1 flee 5,0") == "refuge"
    world.do("1 flee 2,0")
    assert world.pawn(1) == (2, 0)
    assert world.state.roll is None
