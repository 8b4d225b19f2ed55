"""The timed game: clocks start, add dice, and end the match, with table time as an argument."""

from __future__ import annotations

from engines.core.seats import CHANCE, Seat
from engines.totemix import moves
from tests.engines.playing import seeded
from tests.engines.totemix.world import GAME, World

GRID = """
C   C   C   F   F   F
  O   O   O   D   D   D
    M   M   M   V   V   V
"""
MINUTE = 60 * 10**9


def bell(world: World) -> moves.Bell:
    """Return the bell that the box would ring."""
    move = GAME.sample_chance(world.state, seeded(0), 7)
    assert isinstance(move, moves.Bell)
    return move


def test_the_nasty_clocks_run_from_the_start_six_minutes_each_with_one_two_three_dice() -> None:
    world = World(GRID, "bear 0,2", "bat 3,2", chrono="nasty")
    assert CHANCE in GAME.to_act(world.state)
    assert bell(world) == moves.Bell(7)
    world.do("chance bell @0.000000007")
    for clock in (1, 2, 3):
        view = GAME.view(world.state, None).chrono
        assert view is not None
        assert (view.clock, view.dice, view.clocks) == (clock, clock, 3)
        assert view.until_ns == 7 + clock * 6 * MINUTE
        assert GAME.time_of(bell(world)) == view.until_ns
        world.do("chance " + GAME.write(bell(world)))
    assert world.ending == "time_up"
    assert GAME.to_act(world.state) == frozenset()


def test_the_gentle_clocks_begin_with_the_first_animal_of_four_tiles() -> None:
    world = World(GRID, "bear 0,2 bat1 bat2", "bat 3,2", chrono="gentle", chance="table")
    assert CHANCE not in GAME.to_act(world.state)
    assert world.refused("chance bell @0.000000000") == "bell_time"
    world.roll(0, "stacking", "sky").do("0 stack 0,0>1,0")
    world.do("0 take pile", "chance drawn eagle1", "0 add")
    assert CHANCE in GAME.to_act(world.state)
    world.do("chance bell @9.000000000")
    assert world.rules == {"clock"}
    view = GAME.view(world.state, None)
    assert view.chrono is not None
    assert (view.chrono.dice, view.chrono.length_ns) == (2, 8 * MINUTE)
    assert [seat.dice for seat in view.seats] == [2, 2]
    world.do("chance " + GAME.write(bell(world)))
    assert [seat.dice for seat in GAME.view(world.state, None).seats] == [3, 3]
    assert world.do("chance " + GAME.write(bell(world))).ending == "time_up"


def test_rolls_cost_nothing() -> None:
    world = World(GRID, "bear 0,2", chrono="nasty")
    reserve, spent = world.player(0).reserve, world.state.spent
    world.do("0 dice @1.000000000", "chance rolled stacking sky", "0 stack 0,0>1,0")
    assert (world.player(0).reserve, world.state.spent) == (reserve, spent)


def test_a_roll_begun_before_an_inner_bell_keeps_its_dice() -> None:
    world = World(GRID, "bear 0,2", "bat 3,2", chrono="nasty", chance="table")
    world.do("chance bell @0.000000000", "0 dice @359.000000000", "chance bell @360.000000000")
    assert world.refused("chance rolled stacking sky sky") == "dice_count"
    world.do("chance rolled stacking sky", "0 stack 0,0>1,0", "1 dice @361.000000000")
    assert world.refused("chance rolled stacking ocean ocean") is None


def test_the_last_bell_ends_the_match_within_a_roll() -> None:
    world = World(GRID, "bear 0,2", chrono="nasty", nasty_minutes=1, chance="table")
    world.do(*(f"chance bell @{second}.000000000" for second in (0, 60, 120)))
    world.do("0 dice @179.000000000", "chance rolled stacking sky ocean mountain")
    assert GAME.to_act(world.state) == {CHANCE, 0}
    assert world.do("chance bell @180.000000000").ending == "time_up"


def test_a_press_after_the_bell_waits_for_it() -> None:
    world = World(GRID, "bear 0,2", chrono="nasty", nasty_minutes=1)
    world.do("chance bell @0.000000000")
    assert GAME.press(world.state, Seat(0), 60 * 10**9) is not None
    assert GAME.press(world.state, Seat(0), 60 * 10**9 + 1) is None
    assert world.refused("0 dice @60.000000001") == "dice_time"
    world.do("chance bell @60.000000000")
    assert GAME.press(world.state, Seat(0), 60 * 10**9 + 1) is not None


def test_with_real_dice_the_clock_does_not_wait_for_an_entry() -> None:
    world = World(GRID, "bear 0,2", "bat 3,2", chrono="nasty", chance="table")
    world.do("chance bell @0.000000000", "0 dice @5.000000000")
    assert not GAME.must_be_entered(world.state)
    assert GAME.entered_by(world.state) == {0}
    assert bell(world) == moves.Bell(6 * MINUTE)
    calm = World(GRID, "bear 0,2", chance="table").do("0 dice @5.000000000")
    assert GAME.must_be_entered(calm.state)


def test_no_bell_rings_before_its_time_or_without_a_clock() -> None:
    world = World(GRID, "bear 0,2", chrono="nasty").do("chance bell @0.000000000")
    assert world.refused("chance bell @359.999999999") == "bell_time"
    assert World(GRID, "bear 0,2").refused("chance bell @0.000000000") == "bell_time"
