"""The third phase, the panther, the full totem, and enfer."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from engines.core.judge import legal_moves
from engines.core.options import read_options
from engines.core.seats import CHANCE, Seat
from engines.totemix.components import TotemTile
from engines.totemix.moves import Drawn
from engines.totemix.options import Options
from engines.totemix.state import Stage, Wait, awaited
from tests.engines.totemix.world import GAME, World

GRID = """
C   C   C   F   F   F
  O   O   O   D   D   D
    M   M   M   V   V   V
"""
SIX_BEARS = " ".join(f"bear{place}" for place in range(1, 7))


def rolled(*seats: str, **options: Any) -> World:
    """Return a world in which the first seat has rolled and may take a tile."""
    world = World(GRID, *seats, chance="table", **options)
    return world.at_stage(0, Stage.TAKE)


def discarding(world: World, *tiles: str) -> World:
    """Return the world with totem tiles moved from the pile to the discard."""
    named = tuple(TotemTile(tile) for tile in tiles)
    pile = tuple(tile for tile in world.state.pile if tile not in named)
    return world.with_state(dataclasses.replace(world.state, pile=pile, discard=named))


def test_a_tile_comes_from_the_pile_as_chance_shows_it_and_adds_power_and_a_cube() -> None:
    world = rolled("bear 0,2").do("0 take pile")
    assert awaited(world.state) is Wait.DRAW
    assert GAME.entered_by(world.state) == {0}
    assert GAME.view(world.state, None).wait.seats == (0,)
    world.do("chance drawn oryx4", "0 add")
    assert world.player(0).totem.size == 2
    assert [part.cubes for _, part in world.player(0).totem.parts] == [1, 1]
    assert world.player(0).stage is Stage.ACT


def test_a_tile_that_lies_elsewhere_cannot_be_drawn() -> None:
    world = rolled("bear 0,2 oryx4").do("0 take pile")
    assert world.refused("chance drawn oryx4") == "impossible_tile"
    assert world.refused("chance drawn oryx5") is None


def test_a_real_tile_of_the_pile_is_named_as_it_is_taken() -> None:
    world = rolled("bear 0,2", tiles_by="table")
    named = rolled("bear 0,2", tiles_by="table").do("0 take oryx4")
    drawn = world.do("0 take pile", "chance drawn oryx4")
    assert named.state == drawn.state
    assert named.do("0 add").refused("0 take oryx4") == "own_phase"
    assert discarding(rolled("bear 0,2"), "bat2").do("0 take bat2").state.discard == ()


@pytest.mark.parametrize(
    ("options", "entered"),
    [
        ({"chance": "box"}, ()),
        ({"chance": "table"}, ("map", "number", "dice", "draw")),
        ({"chance": "box", "map_by": "table"}, ("map", "number")),
        ({"chance": "box", "dice_by": "table"}, ("dice",)),
        ({"chance": "table", "dice_by": "box"}, ("map", "number", "draw")),
        ({"chance": "box", "tiles_by": "table"}, ("draw",)),
    ],
)
def test_map_dice_and_tiles_are_real_each_by_itself(
    options: dict[str, str], entered: tuple[str, ...]
) -> None:
    state = GAME.start(2, read_options(Options, options))
    assert GAME.view(state, None).entered == entered
    assert GAME.must_be_entered(state) == ("map" in entered)


def test_any_discarded_tile_may_be_taken_instead() -> None:
    world = discarding(rolled("bear 0,2", tiles_by="box"), "bat2", "eagle6")
    assert world.refused("0 take bat3") == "no_totem_tile"
    world.do("0 take eagle6", "0 add")
    assert world.state.discard == ("bat2",)


def test_with_pile_and_discard_empty_nothing_is_taken() -> None:
    assert rolled("bear 0,2").refused("0 take nothing") == "no_totem_tile"
    homes = {"bear": "0,2", "eagle": "0,0", "panther": "3,0", "turtle": "0,1", "oryx": "3,1"}
    full = [
        f"{animal} {cell} " + " ".join(f"{animal}{place}" for place in range(1, 7))
        for animal, cell in {**homes, "bat": "3,2"}.items()
    ]
    world = rolled(*full)
    assert world.state.pile == ()
    assert world.refused("0 take pile") == "no_totem_tile"
    listed = [GAME.write(move) for move in legal_moves(GAME, world.state, Seat(0))]
    assert listed[0] == "take nothing"
    assert all(move.startswith("shed") for move in listed[1:])
    assert world.do("0 take nothing").player(0).stage is Stage.ACT
    assert world.player(0).totem.cubes == 7


def test_the_tile_may_be_discarded_at_once_and_the_cubes_come_all_the_same() -> None:
    world = rolled("bear 0,2 bat1").do("0 take pile", "chance drawn oryx4", "0 drop")
    assert world.state.discard == ("oryx4",)
    assert world.player(0).totem.cubes == 2


def test_a_replaced_tile_is_discarded_and_its_cube_passes_on() -> None:
    world = rolled("bear 0,2 bat1* bat2").do("0 take pile", "chance drawn oryx4")
    assert world.refused("0 swap 0") == "no_outer_tile"
    assert world.refused("0 swap 5") == "no_outer_tile"
    world.do("0 swap 1")
    part = world.player(0).totem.places[1]
    assert part is not None
    assert (part.tile, part.cubes) == ("oryx4", 1)
    assert world.state.discard == ("bat1",)


def test_with_six_outer_tiles_one_replaces_or_discards() -> None:
    world = rolled(f"bear 0,2 {SIX_BEARS}").do("0 take pile", "chance drawn oryx4")
    assert world.refused("0 add") == "no_place"
    assert world.refused("0 swap 3") is None
    assert world.refused("0 drop") is None


def test_tiles_that_hold_a_cube_get_none_unless_agreed_otherwise() -> None:
    world = rolled("bear 0,2 bat1* bat2").do("0 take pile", "chance drawn oryx4", "0 drop")
    assert [part.cubes for _, part in world.player(0).totem.parts] == [1, 1, 1]
    more = rolled("bear 0,2 bat1* bat2", refill="one_more")
    more.do("0 take pile", "chance drawn oryx4", "0 drop")
    assert [part.cubes for _, part in more.player(0).totem.parts] == [2, 2, 1]


def test_a_seat_with_too_few_cubes_chooses_their_places() -> None:
    world = rolled("bear 0,2 bat1 bat2 bat3", "eagle 0,0")
    poor = dataclasses.replace(world.player(0), reserve=1)
    lost = world.player(0).reserve - 1
    state = dataclasses.replace(world.state, spent=world.state.spent + lost)
    world.with_state(state.with_player(Seat(0), poor))
    world.do("0 take pile", "chance drawn oryx4", "0 add")
    assert world.player(0).stage is Stage.REFILL
    assert world.refused("0 refill 1 2") == "refill"
    assert world.refused("0 refill 0") == "refill"
    assert world.refused("0 step bear 1,2") == "own_phase"
    assert world.refused("1 step eagle 1,0") is None
    world.do("0 refill 3")
    part = world.player(0).totem.places[3]
    assert part is not None
    assert part.cubes == 1
    assert world.player(0).stage is Stage.ACT


def test_throwing_off_a_tile_while_cubes_are_due_leaves_a_way_on() -> None:
    world = rolled("bear 0,2 bat1 bat2* bat3*", "eagle 0,0")
    poor = dataclasses.replace(world.player(0), reserve=1)
    lost = world.player(0).reserve - 1
    state = dataclasses.replace(world.state, spent=world.state.spent + lost)
    world.with_state(state.with_player(Seat(0), poor))
    world.do("0 take pile", "chance drawn oryx4", "0 add", "0 shed 2", "0 shed 3", "0 shed 1")
    moves = legal_moves(GAME, world.state, Seat(0))
    assert "refill 4" in [GAME.write(move) for move in moves]
    world.do("0 refill 4")
    assert world.player(0).reserve == 2


def test_an_outer_tile_may_be_thrown_off_at_any_time_outside_a_roll() -> None:
    world = World(GRID, "bear 0,2 bat1* bat2", "eagle 0,0")
    reserve = world.player(0).reserve
    assert world.refused("0 shed 0") == "no_outer_tile"
    assert world.refused("0 shed 6") == "no_outer_tile"
    world.do("0 shed 1")
    assert world.player(0).reserve == reserve + 1
    assert world.state.discard == ("bat1",)
    world.at_stage(0, Stage.TAKE).do("0 shed 2")
    gone = World(GRID, "bear 0,2 bat1*", shed_cube="box")
    spent = gone.state.spent
    gone.do("0 shed 1")
    assert gone.state.spent == spent + 1


def test_the_panther_takes_a_tile_and_discards_one_with_its_cube_passing_on() -> None:
    world = World(GRID, "panther 3,0 bat1* bat2", chance="table")
    world.do("0 panther pile", "chance drawn oryx4")
    assert world.player(0).stage is Stage.SWAP
    assert world.refused("0 add") == "own_phase"
    assert world.refused("0 step bat 4,0") == "own_phase"
    world.do("0 swap 1")
    part = world.player(0).totem.places[1]
    assert part is not None
    assert (part.tile, part.cubes) == ("oryx4", 1)
    assert world.player(0).stage is Stage.ACT
    assert world.player(0).totem.size == 3


def test_the_panther_may_pick_from_the_discard_and_discard_the_new_tile() -> None:
    world = discarding(World(GRID, "panther 3,0 bat1"), "eagle6")
    assert world.refused("0 panther eagle5") == "no_totem_tile"
    world.do("0 panther eagle6", "0 drop")
    assert world.state.discard == ("eagle6",)
    strict = discarding(World(GRID, "panther 3,0 bat1", panther_new=False), "eagle6")
    strict.do("0 panther eagle6")
    assert strict.refused("0 drop") == "panther_new"
    bare = discarding(World(GRID, "panther 3,0", panther_new=False), "eagle6")
    assert bare.do("0 panther eagle6").refused("0 drop") is None


def test_a_full_totem_of_one_animal_makes_every_cube_any_power() -> None:
    world = World(GRID, f"bear 0,2 {SIX_BEARS}", cubes=2)
    assert GAME.view(world.state, None).seats[0].is_complete
    for line in (
        "0 turtle 0,0>-1,0",
        "0 eagle 1,2>2,2",
        "0 bat F4 0,3",
        "0 oryx",
        "0 panther pile",
    ):
        assert world.refused(line) is None
    world.do("0 turtle 0,0>-1,0", "0 shed 3")
    assert world.refused("0 turtle 2,0>2,-1") == "no_cube"
    assert world.refused("0 bear 2,0>2,1") is None


def test_seven_tiles_of_several_animals_are_no_full_totem() -> None:
    world = World(GRID, "bear 0,2 bear1 bear2 bear3 bear4 bear5 bat6")
    assert world.refused("0 turtle 0,0>-1,0") == "no_cube"


def test_completing_the_totem_is_an_event() -> None:
    five = " ".join(f"bear{place}" for place in range(1, 6))
    world = rolled(f"bear 0,2 {five}").do("0 take pile", "chance drawn bear6", "0 add")
    assert world.rules == {"complete"}


def test_in_the_first_game_a_full_totem_has_the_powers_of_the_animals_in_play() -> None:
    world = World(GRID, f"bear 0,2 {SIX_BEARS}", cubes=2)
    state = dataclasses.replace(
        world.state, options=dataclasses.replace(world.state.options, first_game=True)
    )
    world.with_state(state)
    assert world.refused("0 oryx") == "no_cube"
    assert world.refused("0 turtle 0,0>-1,0") is None


def test_in_enfer_a_tile_only_fits_the_place_of_its_strokes() -> None:
    world = rolled("bear 0,2 bat1* bat2", enfer=True).do("0 take pile", "chance drawn oryx2")
    assert world.refused("0 add") == "no_place"
    assert world.refused("0 swap 1") == "wrong_place"
    world.do("0 swap 2")
    fresh = rolled("bear 0,2 bat1", enfer=True).do("0 take pile", "chance drawn oryx5", "0 add")
    part = fresh.player(0).totem.places[5]
    assert part is not None
    assert part.tile == "oryx5"


def test_in_enfer_the_panther_may_make_room_elsewhere() -> None:
    world = World(GRID, "panther 3,0 bat1* bat2", chance="table", enfer=True)
    world.do("0 panther pile", "chance drawn oryx5", "0 swap 1")
    places = world.player(0).totem.places
    assert places[1] is None
    assert places[5] is not None
    assert (places[5].tile, places[5].cubes) == ("oryx5", 1)
    taken = World(GRID, "panther 3,0 bat1 bat5", chance="table", enfer=True)
    taken.do("0 panther pile", "chance drawn oryx5")
    assert taken.refused("0 swap 1") == "wrong_place"


def test_a_real_tile_held_to_the_reader_is_the_one_that_was_drawn() -> None:
    world = rolled("bear 0,2 bat1").do("0 take pile")
    assert GAME.move_for_piece(world.state, "oryx4") == (CHANCE, Drawn(TotemTile("oryx4")))
    assert GAME.move_for_piece(world.state, "bat1") is None
    assert GAME.move_for_piece(world.state, "F3") is None
    world.do("chance drawn oryx4")
    assert GAME.move_for_piece(world.state, "oryx5") is None


def test_no_tile_is_scanned_where_the_box_draws() -> None:
    world = rolled("bear 0,2 bat1").do("0 take pile")
    options = dataclasses.replace(world.state.options, chance="box")
    drawn_by_box = dataclasses.replace(world.state, options=options)
    assert GAME.move_for_piece(world.state, "oryx4") is not None
    assert GAME.move_for_piece(drawn_by_box, "oryx4") is None
