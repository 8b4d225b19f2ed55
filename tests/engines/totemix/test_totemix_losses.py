"""Dying zones, cut-off parts, fleeing pawns, and every way to lose."""

from __future__ import annotations

import dataclasses

import pytest

from engines.core.judge import legal_moves
from engines.core.seats import Seat
from engines.totemix import moves
from engines.totemix.events import Lost
from engines.totemix.map.zones import zone_of
from engines.totemix.play.endings import end
from engines.totemix.play.progress import Progress
from engines.totemix.state import Phase, Wait, awaited
from tests.engines.totemix.world import GAME, STRIP, World

GRID = """
C   C   C   F   F   F
  O   O   O   D   D   D
    M   M   M   V   V   V"""


HALVES = "C   F   O   D   M   V   O   C   F   O   D   M   V"


def loss(world: World, rule: str) -> Lost:
    """Return what was told of a loss by that rule."""
    return next(
        event
        for event in world.events
        if isinstance(event, Lost) and event.rule == f"totemix.{rule}"
    )


def test_a_lone_terrain_that_is_polluted_is_gone_at_once() -> None:
    """The rulebook's example: a zone of a single mountain."""
    world = World(STRIP + "\n  M", "eagle 0,0").roll(0, "pollution", "mountain")
    world.do("0 pollute 0,1", "chance number M2=5")
    assert world.rules == {"polluted", "zone"}
    assert world.pile((0, 1)) == ""
    assert "M2" in world.state.terrain.lost


def test_a_zone_of_three_goes_with_its_last_clean_terrain() -> None:
    """The rulebook's example: an ocean zone of three, entirely polluted."""
    map_ = GRID.replace("O   O   O  ", "O!9 O!9 O  ") + "\n      O"
    world = World(map_, "eagle 0,0").roll(0, "pollution", "ocean")
    world.do("0 pollute 2,1", "chance number O3=5")
    assert [world.pile((q, 1)) for q in range(3)] == ["", "", ""]
    assert "zone" in world.rules


def test_the_zone_lives_when_a_pawn_cleans_its_last_terrain_at_once() -> None:
    map_ = GRID.replace("O   O   O  ", "O!9 O!9 O  ")
    world = World(map_, "eagle 0,0", "turtle 2,1 bat1").roll(0, "pollution", "ocean")
    world.do("0 pollute 2,1", "chance number O3=2")
    assert [world.pile((q, 1)) for q in range(3)] == ["O!", "O!", "O"]
    assert world.rules == {"polluted", "cleaned"}


def test_a_zone_counts_tops_at_any_height_unless_agreed_otherwise() -> None:
    map_ = GRID.replace("O   O   O  ", "O   MO  O  ")
    assert len(zone_of(World(map_, "eagle 0,0").state, (0, 1))) == 3
    flat = World(map_, "eagle 0,0", zones="same_height").state
    assert len(zone_of(flat, (0, 1))) == 1


def test_a_zone_dies_too_when_its_clean_terrain_is_taken_away_or_covered() -> None:
    map_ = GRID.replace("O   O   O  ", "O!9 O!9 O  ")
    away = World(map_, "bear 0,2").do("0 bear 2,1>3,1")
    assert away.rules == {"bear", "zone"}
    covered = World(map_, "bear 0,2").do("0 bear 2,2>2,1")
    assert covered.rules == {"bear", "zone"}
    assert (covered.pile((2, 1)), covered.pile((0, 1)), covered.pile((1, 1))) == ("OM", "", "")


def test_the_piles_below_a_dying_zone_go_as_well() -> None:
    world = World(GRID + "\n      MO", "eagle 0,0").roll(0, "pollution", "ocean")
    world.do("0 pollute 0,3", "chance number O4=8")
    assert world.pile((0, 3)) == ""
    assert sorted(tile[0] for tile in loss(world, "zone").tiles) == ["M", "O"]


def test_what_the_destroyed_junction_held_together_is_lost_on_the_smaller_side() -> None:
    """The rulebook's example: a desert is the only junction between two parts."""
    map_ = """
C   F   O   D   M   V   C   F
                  O   D   M   V
"""
    world = World(map_, "bear 4,0").roll(0, "destruction", "desert").do("0 destroy 3,0")
    assert loss(world, "destroyed").cells == ((3, 0),)
    assert loss(world, "cut_off").cells == ((0, 0), (1, 0), (2, 0))
    assert world.ending is None


def test_the_part_with_fewer_terrains_goes_piles_counted_in_full() -> None:
    map_ = "CFO D   M   V   C   F   O   D   M   V"
    world = World(map_, "eagle 4,0").roll(0, "destruction", "desert").do("0 destroy 1,0")
    assert (loss(world, "cut_off").cells, loss(world, "cut_off").count) == (((0, 0),), 3)


def test_of_parts_with_as_many_terrains_the_one_on_fewer_cells_goes() -> None:
    map_ = "CVM D   M   F   O   F   O   V   C   M   D"
    world = World(map_, "bat 7,0").roll(0, "destruction", "ocean").do("0 destroy 4,0")
    assert loss(world, "cut_off").cells == ((0, 0), (1, 0), (2, 0), (3, 0))


def test_equal_parts_are_chosen_between_by_the_active_seat() -> None:
    world = World(HALVES, "turtle 6,0", "eagle 0,0").roll(0, "destruction", "ocean")
    world.do("0 destroy 6,0")
    assert awaited(world.state) is Wait.KEEP
    assert GAME.to_act(world.state) == {0}
    assert world.state.ties == ((0, 0), (7, 0))
    assert world.refused("0 keep 3,0") == "no_part"
    assert world.refused("1 keep 0,0") == "not_asked"
    world.do("0 keep 7,0")
    assert set(world.state.terrain.at) == {(q, 0) for q in range(7, 13)}
    assert (world.pawn(0), world.pawn(1)) == ((7, 0), (7, 0))
    assert world.state.roll is None


def test_the_largest_part_is_that_of_most_terrains_not_of_most_places() -> None:
    piled = "CFO DMV O   C   F   D"
    world = World(piled, "turtle 0,0").roll(0, "destruction", "ocean").do("0 destroy 2,0")
    assert set(loss(world, "cut_off").cells) == {(3, 0), (4, 0), (5, 0)}
    assert set(world.state.terrain.at) == {(0, 0), (1, 0)}


def test_of_three_parts_only_the_largest_stays() -> None:
    star = """
M
  O   C   F   O   V   M   D
V
"""
    world = World(star, "turtle 1,1").roll(0, "destruction", "ocean").do("0 destroy 0,1")
    assert set(loss(world, "cut_off").cells) == {(0, 0), (-1, 2)}
    assert set(world.state.terrain.at) == {(q, 1) for q in range(1, 7)}


def test_a_player_may_cut_the_map_unless_agreed_otherwise() -> None:
    long = "C   F   O   D   M   V   C   F   O   D   M   V   C"
    world = World(long, "turtle 2,0").do("0 turtle 4,0>4,-2")
    assert "cut_off" in world.rules
    assert World(long, "turtle 2,0", cuts="refused").refused("0 turtle 4,0>4,-2") == "cut"
    assert World(long, "turtle 2,0", cuts="refused").refused("0 turtle 0,0>1,-1") is None


BRIDGE = """
C   F!8 O   D   M   V
  F
"""
"""The polluted forest on (1,0) joins the sky to the rest, and lives by the one on (0,1)."""


def test_where_no_action_may_cut_the_map_no_zone_may_die_of_it_and_cut_it() -> None:
    line = "0 turtle 0,1>-1,1"
    assert World(BRIDGE, "turtle 2,0").refused(line) is None
    assert World(BRIDGE, "turtle 2,0", cuts="refused").refused(line) == "cut"
    assert {"zone", "cut_off"} <= World(BRIDGE, "turtle 2,0").do(line).rules
    beside = World(BRIDGE, "turtle 2,0", cuts="refused")
    assert beside.refused("0 turtle 0,1>1,1") is None
    assert "cut_off" not in beside.do("0 turtle 0,1>1,1").rules


def test_where_no_action_may_cut_the_map_the_bat_covers_no_zone_that_joins_it() -> None:
    world = World(BRIDGE, "bat 0,0", cuts="refused")
    tile = world.state.terrain.lost[0]
    assert World(BRIDGE, "bat 0,0").refused(f"0 bat {tile} 0,1") is None
    assert world.refused(f"0 bat {tile} 0,1") == "cut"
    assert world.refused(f"0 bat {tile} -1,1") is None


def test_the_moved_terrain_itself_may_be_what_is_lost() -> None:
    world = World(STRIP + "\n  C", "turtle 2,0").do("0 turtle 0,1>0,3")
    assert loss(world, "cut_off").tiles == ("C2",)
    assert world.ending is None


def test_an_own_action_that_loses_the_last_of_an_environment_loses_the_match() -> None:
    world = World(STRIP, "turtle 2,0").do("0 turtle 0,0>-2,0")
    assert world.ending == "environment_gone"
    assert world.state.phase is Phase.OVER
    assert world.refused("0 step turtle 1,0") == "finished"


def test_an_own_action_that_would_lose_the_match_gives_a_warning() -> None:
    world = World(STRIP, "turtle 2,0", "eagle 0,0")
    fatal = GAME.view(world.state, Seat(0)).fatal
    assert "turtle 0,0>-2,0" in fatal
    assert "turtle 0,0>1,-1" not in fatal
    for move in legal_moves(GAME, world.state, Seat(0)):
        if isinstance(move, moves.Turtle):
            after = GAME.advance(world.state, Seat(0), move).state
            assert (after.phase is Phase.OVER) == (GAME.write(move) in fatal)
    assert GAME.view(world.state, Seat(1)).fatal == ()


def test_a_junction_between_whole_environments_gives_a_warning_too() -> None:
    map_ = "C   C   C   F   O   O   O   D   D   D   M   M   M   V   V   V   F   F"
    world = World(map_, "turtle 4,0", "eagle 0,0")
    fatal = GAME.view(world.state, Seat(0)).fatal
    assert "turtle 3,0>4,-1" in fatal
    assert not any(move.startswith("turtle 17,0") for move in fatal)


def test_buried_terrains_are_in_play_unless_agreed_otherwise() -> None:
    map_ = "C   FO  O   D   M   V\n  F"
    for buried, ending in (("in_play", None), ("out", "environment_gone")):
        world = World(map_, "turtle 2,0", buried=buried).roll(0, "destruction", "forest")
        assert world.do("0 destroy 0,1").ending == ending


def test_a_pawn_flees_to_an_adjacent_terrain_of_its_owners_choice() -> None:
    world = World(GRID, "eagle 1,0", "bear 0,2").roll(1, "destruction", "sky")
    world.do("1 destroy 1,0")
    view = GAME.view(world.state, Seat(0))
    assert view.wait.what == "flee"
    assert set(view.wait.cells) == {(0, 0), (2, 0), (0, 1), (1, 1)}
    assert view.seats[0].cell is None
    assert world.do("0 flee 0,1").pawn(0) == (0, 1)


def test_a_pawn_with_one_refuge_flees_automatically_and_cleans_where_it_lands() -> None:
    map_ = """
C   F!2 F   O   D   M   V
          C
"""
    world = World(map_, "eagle 0,0 bat1", "bear 5,0").roll(1, "destruction", "sky")
    world.do("1 destroy 0,0")
    assert world.pawn(0) == (1, 0)
    assert world.rules == {"destroyed", "fled", "cleaned"}


def test_a_pawn_without_an_adjacent_terrain_goes_to_a_nearest_one() -> None:
    map_ = "F   C   C!9 C   O   D   M   V   C   F"
    world = World(map_, "eagle 1,0", "bear 6,0").roll(1, "destruction", "sky")
    world.do("1 destroy 3,0")
    assert {"destroyed", "cut_off", "fled"} <= world.rules
    assert world.pawn(0) == (4, 0)


def test_taking_the_dice_without_a_cube_loses_but_no_press_does_so() -> None:
    world = World(GRID, "eagle 0,0", "bear 0,2", cubes=1)
    poor = dataclasses.replace(world.player(0), reserve=0)
    state = world.state.with_player(Seat(0), poor)
    gone = world.state.general + world.player(0).reserve
    world.with_state(dataclasses.replace(state, general=0, spent=state.spent + gone))
    world.check()
    assert GAME.press(world.state, Seat(0), 10**9) is None
    assert world.do("0 dice @1.000000000").ending == "no_cubes"


def test_a_table_without_cubes_has_lost() -> None:
    world = World(GRID, "eagle 0,0", cubes=0)
    state = world.state
    gone = state.general + world.player(0).reserve
    last = dataclasses.replace(world.player(0), reserve=1)
    state = dataclasses.replace(state, general=0, spent=state.spent + gone - 1)
    world.with_state(state.with_player(Seat(0), last))
    world.roll(0, "stacking", "sky").do("0 stack 0,0>1,0")
    assert world.ending == "no_cubes"


@pytest.mark.parametrize("rule", ["environment_gone", "no_cubes", "impossible", "time_up"])
def test_a_lost_match_has_no_winner(rule: str) -> None:
    world = World(STRIP, "turtle 2,0", "bat 5,0")
    world.with_state(end(Progress(world.state), f"totemix.{rule}").state)
    outcome = GAME.outcome(world.state)
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((), {0: 0, 1: 0})
    assert GAME.to_act(world.state) == frozenset()
