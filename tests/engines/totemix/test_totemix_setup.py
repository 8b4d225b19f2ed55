"""Cubes, maps, animals and the modes that change them."""

from __future__ import annotations

import dataclasses

import pytest

from engines.core.judge import apply, judge, legal_moves
from engines.core.match import Match, begin
from engines.core.options import BadSetupError
from engines.core.seats import CHANCE, Seat
from engines.core.verdicts import Applied
from engines.totemix import moves
from engines.totemix.components import ENVIRONMENTS
from engines.totemix.map.hexes import is_connected, parts
from engines.totemix.map.layout import sample_maps, scattered, zones_for
from engines.totemix.state import Phase, State
from tests.engines.playing import scripted, seeded
from tests.engines.totemix.world import GAME, World


@pytest.mark.parametrize(
    ("seats", "general"), [(1, 16), (2, 16), (3, 16), (4, 16), (5, 15), (6, 8)]
)
def test_the_general_reserve_by_seats(seats: int, general: int) -> None:
    state: State = begin(GAME, seats, {}).state
    assert state.general == general
    assert [player.reserve for player in state.players] == [7] * seats


def test_the_first_game_has_nine_cubes_each_and_no_general_reserve() -> None:
    state: State = begin(GAME, 4, {"first_game": True}).state
    assert state.general == 0
    assert [player.reserve for player in state.players] == [9] * 4
    assert len(state.tiles) == 24
    assert set(state.animals) == {"eagle", "turtle", "bear", "bat"}
    assert len(state.pile) == 24


def test_the_first_game_is_for_four_and_has_its_own_goal() -> None:
    for seats, options in ((5, {}), (2, {"goal": "strates"})):
        with pytest.raises(BadSetupError):
            begin(GAME, seats, {"first_game": True, **options})


def test_the_timed_game_has_no_general_reserve() -> None:
    assert begin(GAME, 2, {"chrono": "gentle"}).state.general == 0


@pytest.mark.parametrize("is_first", [False, True])
def test_random_maps_keep_the_rules_of_the_set_up(*, is_first: bool) -> None:
    state: State = begin(GAME, 1, {"first_game": is_first}).state
    for seed in range(60):
        lay = scattered(seeded(seed), is_first_game=is_first)
        assert judge(GAME, state, CHANCE, lay) is None
        cells = {cell for cell, _ in lay.spots}
        assert len(cells) == len(lay.spots) == (24 if is_first else 36)
        assert is_connected(cells)
        for environment in ENVIRONMENTS:
            own = {cell for cell, there in lay.spots if there == environment}
            zones = parts(own)
            assert sorted(map(len, zones), reverse=True) == list(zones_for(is_first_game=is_first))
            assert sum(cell in own for cell in lay.polluted) == 1


def test_random_maps_differ_and_the_samples_do_not() -> None:
    assert len({scattered(seeded(seed), is_first_game=False) for seed in range(20)}) == 20
    assert sample_maps(is_first_game=False) == sample_maps(is_first_game=False)
    state: State = begin(GAME, 1, {"chance": "table"}).state
    assert legal_moves(GAME, state, CHANCE) == sample_maps(is_first_game=False)


def laid(seats: int = 2, **options: object) -> Match:
    """Return a match whose map lies there."""
    match = begin(GAME, seats, options)
    is_first = bool(options.get("first_game"))
    applied = match.play(CHANCE, sample_maps(is_first_game=is_first)[0])
    assert isinstance(applied, Applied)
    return applied.state


def test_terrains_are_named_row_by_row_and_no_number_is_known_before_it_is_read() -> None:
    state: State = laid().state
    assert state.terrain.at[0, -3] == ("D1",)
    assert state.terrain.at[0, 3] == ("O6",)
    assert state.terrain.numbers == ()
    assert set(state.owed) == state.terrain.polluted
    assert all(tile.number is None for tile in GAME.view(state, None).tiles)


def test_open_numbers_are_all_read_at_the_start() -> None:
    match = laid(numbers="open")
    assert len(match.state.owed) == 36
    number = GAME.sample_chance(match.state, seeded(1), 0)
    applied = match.play(CHANCE, number)
    assert isinstance(applied, Applied)
    view = GAME.view(applied.state.state, None)
    forest = [tile.number for tile in view.tiles if tile.environment == "forest"]
    assert sorted(forest, key=str) == sorted([2, 3, 5, 8, 12, 16], key=str)


def test_numbers_are_read_one_by_one_or_all_at_once_and_none_twice() -> None:
    match = laid(chance="table")
    assert GAME.must_be_entered(match.state)
    assert GAME.entered_by(match.state) == {0, 1}
    match = scripted(match, ["chance number C1=8", "chance number F3=2 O2=2"])
    assert set(match.state.owed) == {"D3", "M3", "V3"}
    assert judge(GAME, match.state, CHANCE, GAME.parse("number C1=8")) is not None
    assert judge(GAME, match.state, CHANCE, GAME.parse("number D3=4")) is not None
    assert judge(GAME, match.state, CHANCE, GAME.parse("number D3=2 D3=2")) is not None


def test_in_the_first_game_the_two_highest_numbers_are_not_there() -> None:
    match = laid(first_game=True)
    tile = match.state.owed[0]
    for number, is_there in ((2, True), (8, True), (12, False), (16, False)):
        move = moves.Number(((tile, number),))
        assert (judge(GAME, match.state, CHANCE, move) is None) is is_there


def test_everybody_takes_another_animal_in_any_order_and_then_play_begins() -> None:
    match = laid(3)
    match = scripted(match, ["chance " + GAME.write(GAME.sample_chance(match.state, seeded(2), 0))])
    assert GAME.to_act(match.state) == {0, 1, 2}
    match = scripted(match, ["2 choose bear 0,0", "0 choose turtle 0,2"])
    assert GAME.to_act(match.state) == {1}
    assert match.state.phase is Phase.CHOOSE
    match = scripted(match, ["1 choose oryx 0,-3"])
    assert match.state.phase is Phase.PLAY
    assert [player.totem.cubes for player in match.state.players] == [1, 1, 1]
    assert [player.reserve for player in match.state.players] == [6, 6, 6]


def test_a_pawn_may_begin_on_pollution_unless_agreed_otherwise() -> None:
    for allowed in (True, False):
        match = laid(1, start_polluted=allowed)
        match = scripted(
            match, ["chance " + GAME.write(GAME.sample_chance(match.state, seeded(2), 0))]
        )
        move = GAME.parse("choose bear 0,0")
        assert (judge(GAME, match.state, Seat(0), move) is None) is allowed


def test_a_pawn_strong_enough_for_its_first_terrain_cleans_it_at_once() -> None:
    owned = GAME.with_overrides({"pollution": {"mountain": [1, 3, 5, 8, 12, 16]}})
    match = begin(owned, 1, {"chance": "table"})
    applied = match.play(CHANCE, sample_maps(is_first_game=False)[0])
    assert isinstance(applied, Applied)
    match = scripted(applied.state, ["chance number C1=8 D3=8 F3=8 M3=1 O2=8 V3=8"])
    match = scripted(match, ["0 choose bear 0,0"])
    assert "M3" not in match.state.terrain.polluted


def test_the_box_draws_numbers_dice_and_tiles_fairly() -> None:
    world = World("C   F   O   D   M   V", "bear 4,0")
    world.do("0 dice @1.000000000")
    random = seeded(5)
    shown = [GAME.sample_chance(world.state, random, 0) for _ in range(1_800)]
    for environment in ENVIRONMENTS:
        count = sum(
            isinstance(move, moves.Rolled) and move.dice == (environment,) for move in shown
        )
        assert 200 < count < 400
    faces = [move.face for move in shown if isinstance(move, moves.Rolled)]
    assert all(500 < faces.count(face) < 700 for face in set(faces))
    assert len(set(faces)) == 3


def test_a_totem_tile_is_drawn_from_what_is_left() -> None:
    world = World("C   F   O   D   M   V", "bear 4,0")
    state = dataclasses.replace(world.state, drawing=Seat(0), pile=world.state.pile[:2])
    drawn = {GAME.sample_chance(state, seeded(seed), 0) for seed in range(20)}
    assert drawn == {moves.Drawn(tile) for tile in state.pile}
    assert all(not hasattr(apply(GAME, state, CHANCE, move), "rule") for move in drawn)
