"""What is listed and worked out fast is what the rules and a map made anew say."""

from __future__ import annotations

from itertools import chain, combinations
from typing import TYPE_CHECKING

import pytest

from engines.core.judge import judge, legal_moves
from engines.core.match import begin
from engines.core.seats import CHANCE
from engines.core.values import replace
from engines.totemix import moves
from engines.totemix.components import ANIMALS, OUTER_TILE_NAMES, TotemTile
from engines.totemix.map.hexes import BESIDE, is_connected, parts, stays_connected
from engines.totemix.map.terrain import Terrain
from engines.totemix.state import State, awaited
from tests.engines.playing import mixed_options, seeded
from tests.engines.totemix.test_totemix_properties import lively
from tests.engines.totemix.world import GAME, STRIP, World

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engines.totemix.map.hexes import Cell
    from engines.totemix.moves import Move

SEEDS = range(30)
LONGEST = 300
FOLLOWS = (
    *("at", "tops", "spots", "counts", "number_of", "unread", "dirty", "clean"),
    *("parts", "is_whole", "dead", "dead_by_height", "is_settled", "bears", "turtles"),
)
"""What a map keeps besides its fields."""


def states(seed: int) -> Iterator[State]:
    """Yield the states of a match with random options."""
    random = seeded(seed)
    seats = 1 + seed % 6
    state: State = begin(GAME, seats, mixed_options(GAME, random, seats)).state
    for _ in range(LONGEST):
        yield state
        if GAME.outcome(state) is not None:
            return
        seat, move = lively(state, random)
        state = GAME.advance(state, seat, move).state


@pytest.mark.parametrize("seed", SEEDS)
def test_the_fast_list_holds_the_candidates_that_the_judge_accepts_in_their_order(
    seed: int,
) -> None:
    for state in states(seed):
        for seat in (CHANCE, *state.seats):
            listed = legal_moves(GAME, state, seat)
            found = GAME.candidates(state, seat)
            assert listed == tuple(move for move in found if judge(GAME, state, seat, move) is None)


def test_most_lists_need_no_judge() -> None:
    fast = slow = 0
    for state in chain.from_iterable(states(seed) for seed in SEEDS):
        for seat in state.seats:
            is_fast = GAME.fast_legal_moves(state, seat) is not None
            fast, slow = fast + is_fast, slow + (not is_fast)
    assert fast > 0
    assert slow > 0


@pytest.mark.parametrize("seed", SEEDS)
def test_no_move_that_the_judge_accepts_is_missing_from_the_list(seed: int) -> None:
    for state in list(states(seed))[::25]:
        for seat in state.seats:
            listed = set(legal_moves(GAME, state, seat))
            for move in every_move(state, state.players[seat].cell):
                assert (move in listed) == (judge(GAME, state, seat, move) is None), move


def every_move(state: State, here: Cell | None) -> Iterator[Move]:
    """Yield moves of all kinds that a seat can make, on all cells near its pawn."""
    near = list(dict.fromkeys(cell for beside in BESIDE[here or (0, 0)] for cell in BESIDE[beside]))
    yield from (moves.Clean(), moves.Add(), moves.Drop(), moves.Dice(state.clock_ns), moves.Oryx())
    yield from (moves.Pay("general"), moves.Pay("own"))
    yield from (moves.Panther(moves.PILE), moves.Take(moves.PILE), moves.Take(moves.NOTHING))
    for place in range(7):
        yield from (moves.Shed(place), moves.Swap(place))
    for count in range(8):
        yield from (moves.Refill(places) for places in combinations(range(7), count))
    for cell in near:
        yield from (moves.Oryx(cell), moves.Keep(cell), moves.Flee(cell))
        yield from (moves.Pollute(cell), moves.Destroy(cell))
        yield from (moves.Eagle(over, cell) for over in near)
        yield from (moves.Stack(over, cell) for over in near)
        for animal in ANIMALS:
            yield from (moves.Step(animal, cell), moves.Choose(animal, cell))
    if state.options.tiles_by != "table" and state.options.chance != "table":
        for tile in map(TotemTile, OUTER_TILE_NAMES):
            yield from (moves.Take(tile), moves.Panther(tile))


@pytest.mark.parametrize("seed", SEEDS)
def test_what_a_map_hands_on_is_what_follows_from_its_fields(seed: int) -> None:
    for state in states(seed):
        kept = state.terrain
        anew = Terrain(kept.piles, kept.polluted, kept.numbers, kept.lost)
        for name in FOLLOWS:
            assert listed(getattr(kept, name)) == listed(getattr(anew, name)), name
        assert kept == anew
        assert hash(kept) == hash(anew)


def listed(value: object) -> object:
    """Return the value so that the order of its parts counts, where it has one."""
    if isinstance(value, dict) and not all(isinstance(count, int) for count in value.values()):
        return list(value.items())
    return sorted(value) if isinstance(value, tuple) and not is_of_moves(value) else value


def is_of_moves(value: tuple[object, ...]) -> bool:
    """Tell whether the parts are moves, which are listed in an order and cannot be compared."""
    return any(isinstance(part, (moves.Bear, moves.Turtle, frozenset)) for part in value)


@pytest.mark.parametrize("seed", range(200))
def test_a_map_without_some_cells_is_connected_if_a_look_at_all_of_it_says_so(seed: int) -> None:
    random = seeded(seed)
    cells = {(0, 0)}
    while len(cells) < 24:
        cells.add(random.choice(BESIDE[random.choice(sorted(cells))]))
    gone = random.sample(sorted(cells), 1 + seed % 3)
    left = cells.difference(gone)
    assert stays_connected(left, gone) == is_connected(left) == (len(parts(left)) == 1)


def test_a_state_that_knows_what_it_waits_for_is_equal_to_one_that_does_not() -> None:
    state = World(STRIP, "eagle 0,0").state
    asked = replace(state, spent=state.spent)
    awaited(asked)
    assert asked == state
    assert hash(asked) == hash(state)
    assert repr(asked) == repr(state)
    over = replace(asked, phase=state.phase.OVER)
    assert awaited(over) is not awaited(asked)
