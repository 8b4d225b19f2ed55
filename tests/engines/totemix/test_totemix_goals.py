"""The goals: free in turn, mirror image, place and what the text does not name; and the hint."""

from __future__ import annotations

import dataclasses
from itertools import permutations
from typing import TYPE_CHECKING, Any

import pytest

from engines.core.match import begin
from engines.totemix.components import ENVIRONMENTS, LETTER_OF, LETTERS, Tile
from engines.totemix.goals import status
from engines.totemix.goals.hint import pattern_hint, zone_hint
from engines.totemix.goals.printed import BUILT_IN, Goal, PrintedData
from engines.totemix.goals.shapes import shapes_of
from engines.totemix.map.hexes import blob, mirrored, turned
from engines.totemix.map.terrain import Terrain
from tests.engines.playing import seeded
from tests.engines.totemix.world import GAME, World, drawn

if TYPE_CHECKING:
    from random import Random

    from engines.totemix.map.hexes import Cell
    from engines.totemix.state import State

NAMES = tuple(goal.name for goal in BUILT_IN.goals)
TILES: tuple[Tile, ...] = begin(GAME, 1, {}).state.tiles

each_goal = pytest.mark.parametrize("name", NAMES)


def built(spots: dict[Cell, str]) -> Terrain:
    """Return a clean map with these piles."""
    left = {letter: [t for t in TILES if t[0] == letter] for letter in LETTERS}
    piles = {
        cell: tuple(left[letter].pop(0) for letter in pile) for cell, pile in sorted(spots.items())
    }
    lost = tuple(tile for tiles in left.values() for tile in tiles)
    return Terrain(tuple(sorted(piles.items())), lost=lost)


def distance(name: str, terrain: Terrain) -> int:
    """Return how far the map is from that picture."""
    return pattern_hint(BUILT_IN.goal(name), TILES, terrain).distance


def some_way(goal: Goal, random: Random) -> dict[Cell, str]:
    """Return the goal turned, mirrored, moved and with free environments exchanged at random."""
    names = dict(zip(goal.free, random.sample(goal.free, len(goal.free)), strict=True))
    turns, flips = random.randrange(6), random.randrange(2)
    dq, dr = random.randrange(-9, 10), random.randrange(-9, 10)
    spots: dict[Cell, str] = {}
    for cell, pile in goal.spots:
        there = cell
        for _ in range(turns):
            there = turned(there)
        there = mirrored(there) if flips else there
        spots[there[0] + dq, there[1] + dr] = "".join(names.get(x, x) for x in pile)
    return spots


@each_goal
def test_a_goal_may_lie_anyhow(name: str) -> None:
    goal, random = BUILT_IN.goal(name), seeded(1)
    for _ in range(12):
        spots = some_way(goal, random)
        hint = pattern_hint(goal, TILES, built(spots))
        assert hint.distance == 0
        assert {place.cell for place in hint.places} == set(spots)
        assert all(place.in_place == len(place.wanted) for place in hint.places)


@each_goal
def test_two_terrains_exchanged_are_two_away_and_a_dirty_or_lost_one_is_one(name: str) -> None:
    goal = BUILT_IN.goal(name)
    spots = dict(goal.spots)
    single = [cell for cell, pile in goal.spots if len(pile) == 1]
    here = single[0]
    there = next(cell for cell in single if spots[cell] != spots[here])
    swapped = {**spots, here: spots[there], there: spots[here]}
    assert distance(name, built(swapped)) == 2
    whole = built(spots)
    dirty = whole.turned(whole.top(here), is_polluted=True)
    hint = pattern_hint(goal, TILES, dirty)
    assert hint.stray == (whole.top(here),)
    lost = whole.without([here])
    assert distance(name, lost) == 1
    left = tuple(tile for tile in TILES if tile in lost.spots)
    assert pattern_hint(goal, left, lost).distance == 0


def test_named_environments_are_not_exchanged() -> None:
    swap = str.maketrans("CV", "VC")
    strates = {cell: pile.translate(swap) for cell, pile in BUILT_IN.goal("strates").spots}
    assert distance("strates", built(strates)) == 12
    peak = str.maketrans("MC", "CM")
    himalaya = {cell: pile.translate(peak) for cell, pile in BUILT_IN.goal("himalaya_belts").spots}
    assert distance("himalaya_belts", built(himalaya)) > 0
    heart = str.maketrans("FO", "OF")
    fleur = {cell: pile.translate(heart) for cell, pile in BUILT_IN.goal("fleur").spots}
    assert distance("fleur", built(fleur)) > 0
    volcan = {cell: pile.translate(swap) for cell, pile in BUILT_IN.goal("volcan").spots}
    assert distance("volcan", built(volcan)) == 0


def test_each_row_of_the_strata_may_lie_half_a_tile_to_either_side() -> None:
    straight = """
C   C   C   C   C   C
  F   F   F   F   F   F
    O   O   O   O   O   O
      D   D   D   D   D   D
    M   M   M   M   M   M
      V   V   V   V   V   V
"""
    assert pattern_hint(BUILT_IN.goal("strates"), TILES, drawn(straight)).distance == 0
    apart = straight.replace("    M   M", "            M   M")
    assert pattern_hint(BUILT_IN.goal("strates"), TILES, drawn(apart)).distance > 0


def test_the_peak_must_be_one_pile_of_six() -> None:
    spots = dict(BUILT_IN.goal("himalaya_belts").spots)
    peak = next(cell for cell, pile in spots.items() if len(pile) == 6)
    spots[peak] = "MMMMM"
    spots[50, 50] = "M"
    assert distance("himalaya_belts", built(spots)) == 1


def test_the_first_goal_wants_one_zone_of_each_clean_and_flat() -> None:
    rows = {(q, r): letter for r, letter in enumerate("CFODMV") for q in range(6)}
    assert zone_hint(TILES, built(rows)).distance == 0
    stacked = {**rows, (4, 0): "CC"}
    del stacked[5, 0]
    assert zone_hint(TILES, built(stacked)).distance == 2
    away = {**rows, (9, 5): "C"}
    del away[5, 0]
    assert zone_hint(TILES, built(away)).stray == ("C6",)
    whole = built(rows)
    through = whole.turned(whole.top((2, 0)), is_polluted=True)
    assert zone_hint(TILES, through).distance == 1


@pytest.mark.parametrize("options", [{"goal": "first"}, {"goal": "strates"}, {"goal": "volcan"}])
def test_the_last_action_into_place_wins_for_all(options: dict[str, Any]) -> None:
    name = status.picture_of(begin(GAME, 1, options).options)
    rows: dict[Cell, str] = {(q, r): x for r, x in enumerate("CFODMV") for q in range(6)}
    spots = dict(BUILT_IN.goal(name).spots) if name else rows
    world = World("C   F   O   D   M   V", "turtle 0,0", "bear 1,0", **options)
    here = max(spots)
    outside = next(
        cell for cell in ((here[0] + 1, here[1]), (here[0] + 1, here[1] - 1)) if cell not in spots
    )
    moved = {**spots, outside: spots[here]}
    del moved[here]
    start = min(spots)
    players = tuple(dataclasses.replace(player, cell=start) for player in world.state.players)
    world.with_state(dataclasses.replace(world.state, terrain=built(moved), players=players))
    assert status.hint(world.state).distance > 0 or not name
    world.do(f"0 turtle {outside[0]},{outside[1]}>{here[0]},{here[1]}")
    assert world.ending == "restored"
    outcome = GAME.outcome(world.state)
    assert outcome is not None
    assert outcome.winners == (0, 1)


def test_lost_terrains_are_needed_unless_forgiven() -> None:
    map_ = """
C   C   F   O   D   M   V
          F
"""
    for lost_tiles, ending in (("needed", None), ("forgiven", "restored")):
        world = World(map_, "turtle 3,0", "bear 5,0", lost_tiles=lost_tiles)
        total = GAME.view(world.state, None).goal.total
        assert total == (36 if lost_tiles == "needed" else 8)
        assert world.do("0 turtle 2,1>1,1").ending == ending


def slow_distance(goal: Goal, terrain: Terrain) -> int:
    """Return the distance by trying every shape, place and exchange."""
    clean = {
        (cell, level): tile[0]
        for tile, (cell, level) in terrain.spots.items()
        if tile not in terrain.polluted
    }
    best = 0
    for shape in shapes_of(goal):
        wanted = [
            (cell, level, letter)
            for cell, pile in shape.spots
            for level, letter in enumerate(pile, start=1)
        ]
        near = {(cell[0] - q, cell[1] - r) for cell, _ in clean for (q, r), _, _ in wanted}
        for names in permutations(goal.free):
            called = dict(zip(goal.free, names, strict=True))
            for dq, dr in near:
                found = sum(
                    clean.get(((q + dq, r + dr), level)) == called.get(letter, letter)
                    for (q, r), level, letter in wanted
                )
                best = max(best, found)
    return len(TILES) - best


def tiny(free: str) -> Goal:
    """Return a small goal, so that the slow way ends."""
    return Goal("tiny", (((0, 0), "CC"), ((1, 0), "F"), ((0, 1), "O"), ((1, 1), "FO")), free)


@pytest.mark.parametrize("free", ["", "FO", "CFO"])
def test_the_hint_equals_an_exhaustive_search(free: str) -> None:
    random = seeded(len(free))
    goal = tiny(free)
    for _ in range(6):
        cells = random.sample(blob(10), 8)
        spots = {cell: "".join(random.choices("CFO", k=random.randrange(1, 3))) for cell in cells}
        few = {cell: pile for cell, pile in spots.items() if _fits(spots)}
        terrain = built(few)
        if terrain.piles:
            terrain = terrain.turned(terrain.top(cells[0]), is_polluted=True)
        fast = pattern_hint(goal, TILES, terrain).distance
        assert fast == slow_distance(goal, terrain)


def _fits(spots: dict[Cell, str]) -> bool:
    letters = "".join(spots.values())
    return all(letters.count(letter) <= 6 for letter in LETTERS)


def test_equal_states_have_one_hint_and_it_is_in_every_view() -> None:
    world = World("C   F   O   D   M   V", "turtle 2,0", goal="volcan")
    view = GAME.view(world.state, None)
    assert view.goal.distance == len(view.goal.stray) == status.hint(world.state).distance
    assert (view.goal.name, view.goal.picture, view.goal.total) == ("volcan", "volcan", 36)
    assert len(view.goal.places) == 36


def test_an_overridden_picture_is_the_goal_of_the_match() -> None:
    other = Goal("volcan", BUILT_IN.goal("strates").spots)
    kept = tuple(other if goal.name == "volcan" else goal for goal in BUILT_IN.goals)
    printed = PrintedData(BUILT_IN.numbers, kept)
    state: State = begin(GAME, 1, {"goal": "volcan"}).state
    state = dataclasses.replace(state, printed=printed, terrain=built(dict(other.spots)))
    assert status.is_reached(state)


def test_letters_and_environments_belong_together() -> None:
    assert "".join(LETTER_OF[name] for name in ENVIRONMENTS) == LETTERS
