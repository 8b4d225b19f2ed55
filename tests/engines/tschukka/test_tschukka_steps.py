"""The steps to moves of which a sample is listed reach every legal one, and no other."""

from __future__ import annotations

from itertools import combinations, permutations, product
from typing import TYPE_CHECKING, Any

import pytest

from engines.core.judge import judge
from engines.core.seats import CHANCE, Seat
from engines.tschukka import moves
from engines.tschukka.components import ALL_KINDS, HUT_NAMES, LETTERS, SPELLS, Family, Spell
from engines.tschukka.people import People
from engines.tschukka.rules.spells import targets
from engines.tschukka.state import Phase
from tests.engines.playing import seeded
from tests.engines.stepping import all_moves, ends_in
from tests.engines.tschukka.village import TSCHUKKA, Village

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

RED = Seat(0)
RED_FAMILY = Family(0)


def shares(count: int) -> Iterator[tuple[int, int, int]]:
    """Return how many of so many may live in each hut; the others are discarded."""
    each = range(count + 1)
    return ((a, b, c) for a in each for b in each for c in each if a + b + c <= count)


def house(by_kind: tuple[tuple[int, int, int], ...]) -> moves.House:
    """Return the housing of red with these shares of each kind."""
    return moves.House(RED_FAMILY, tuple(zip(*by_kind, strict=True)))


def is_legal(village: Village, move: moves.Move) -> bool:
    return judge(TSCHUKKA, village.state, RED, move) is None


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"empty_huts": False},
        {"free_discard": True},
        {"empty_huts": False, "free_discard": True},
    ],
    ids=str,
)
@pytest.mark.parametrize("huts", ["1w1m1W1M1e - -", "1w 1m -", "2w 1m 1b", "3e1m - -", "1w - -"])
def test_every_legal_housing_of_a_small_family_is_reached_and_no_other(
    huts: str, options: dict[str, Any]
) -> None:
    village = Village(**options).live("red", huts)
    there: People = village.clan("red").people
    tried = map(house, product(*(tuple(shares(there[kind])) for kind in ALL_KINDS)))
    legal = {move for move in tried if is_legal(village, move)}
    assert set(all_moves(TSCHUKKA, village.state, RED)) == legal


@pytest.mark.parametrize(
    "huts", ["2w2m1W1M1e - -", "4w4m4W4M4e - -", "6g6b6e 2w2m -", "3w 3m 9W9M"]
)
@pytest.mark.parametrize("has_all", [False, True])
def test_any_legal_housing_of_a_large_family_is_reached_hut_by_hut(
    huts: str, has_all: bool
) -> None:
    village = Village(empty_huts=not has_all).live("red", huts)
    random, reached = seeded(5), 0
    for _ in range(4000):
        move = _random_house(village, random)
        if is_legal(village, move):
            way = _by_hut(village, move)
            assert ends_in(TSCHUKKA, village.state, RED, way) == move
            reached += 1
            if reached == 25:
                return
    raise AssertionError(reached)


def test_a_hold_for_each_question_leaves_the_family_as_it_lives() -> None:
    village = Village().live("red", "1w1m 2W1M1e -")
    first = TSCHUKKA.steps(village.state, RED, ("house red",))[0]
    assert first.move == moves.House(RED_FAMILY, village.clan("red").huts)
    chosen = ["house red", "by_hut"]
    while True:
        step = TSCHUKKA.steps(village.state, RED, chosen)[0]
        if step.move is not None:
            assert step.move == first.move
            return
        chosen.append(step.word)


@pytest.mark.parametrize(("pole", "birds"), [(1, 0), (3, 0), (1, 2), (6, 9), (0, 0)])
def test_every_choice_of_spells_that_can_be_paid_is_reached_in_any_order(
    pole: int, birds: int
) -> None:
    village = _moved_in("base", pole, birds)
    most = min(len(SPELLS), pole + birds)
    found = 0
    for count in range(most + 1):
        for spells in combinations(SPELLS, count):
            move = moves.Choose(RED_FAMILY, spells)
            assert is_legal(village, move)
            orders = [spells, spells[::-1]] if count > 3 else permutations(spells)
            for order in orders:
                words = ["choose red", *order, "enough"]
                assert ends_in(TSCHUKKA, village.state, RED, words) == move
            found += 1
    if most <= 3:
        reached = set(all_moves(TSCHUKKA, village.state, RED))
        assert len(reached) == found
        assert all(is_legal(village, move) for move in reached)


def test_every_sheet_of_two_spells_is_reached_and_any_longer_one() -> None:
    village = _moved_in("b", 2, 0)
    reached = set(all_moves(TSCHUKKA, village.state, RED))
    pairs = len(SPELLS) * (len(SPELLS) - 1) // 2
    assert len(reached) == 1 + len(SPELLS) * 12 + pairs * 12 * 12
    assert all(is_legal(village, move) for move in reached)
    rich, random = _moved_in("b", 6, 3), seeded(2)
    for _ in range(50):
        spells = random.sample(SPELLS, random.randrange(10))
        orders = {spell: random.choice(targets(rich.state)) for spell in spells}
        words = [word for spell, hut in orders.items() for word in (spell, HUT_NAMES[hut])]
        told = tuple(sorted(orders.items(), key=lambda order: SPELLS.index(order[0])))
        found = ends_in(TSCHUKKA, rich.state, RED, ["write red", *words, "enough"])
        assert found == moves.Write(RED_FAMILY, told)


def test_every_placing_is_reached_where_it_costs_a_bird() -> None:
    village = _moved_in("a", 1, 4).play("0 place red girls red1")
    for colour in ("green", "blue", "yellow"):
        village.play(f"{('red', 'green', 'blue', 'yellow').index(colour)} pass {colour}")
    reached = set(all_moves(TSCHUKKA, village.state, RED))
    legal = {
        move
        for spell, hut in product(SPELLS, targets(village.state))
        if is_legal(village, move := moves.Place(RED_FAMILY, Spell(spell), hut))
    }
    assert len(legal) == 9 * 12
    assert reached == legal


def test_every_throw_is_reached() -> None:
    village = Village(chance="table").live("red", "5w1m 5w1m 5w1m").at(Phase.BIRTHS)
    reached = set(all_moves(TSCHUKKA, village.state, CHANCE))
    assert len(reached) == 6**3
    assert all(judge(TSCHUKKA, village.state, CHANCE, move) is None for move in reached)
    assert not TSCHUKKA.steps(village.state, RED, ())


def test_counters_that_cost_nothing_more_are_listed_in_full_and_need_no_steps() -> None:
    village = _moved_in("base", 2, 0).play("0 choose red girls twins", "1 choose green -")
    village.play("2 choose blue -", "3 choose yellow -")
    assert village.state.phase is Phase.PLACING
    assert TSCHUKKA.steps(village.state, RED, ()) == ()


def _moved_in(spells: str, pole: int, birds: int) -> Village:
    village = Village(spells=spells).live("red", "1w1m1e - -", birds=birds, pole=pole)
    for seat, colour in enumerate(("red", "green", "blue", "yellow")):
        village.play(f"{seat} house {colour} {village.huts(colour)}")
    return village


def _random_house(village: Village, random: Random) -> moves.House:
    there = village.clan("red").people
    over = max(0, sum(there) - 18)
    gone = random.sample([kind for kind in ALL_KINDS for _ in range(there[kind])], over)
    by_kind: list[tuple[int, int, int]] = []
    for kind in ALL_KINDS:
        places = [random.randrange(3) for _ in range(there[kind] - gone.count(kind))]
        by_kind.append((places.count(0), places.count(1), places.count(2)))
    return house(tuple(by_kind))


def _by_hut(village: Village, move: moves.House) -> list[str]:
    kinds = [kind for kind in ALL_KINDS if village.clan("red").people[kind]]
    counts = (
        f"{hut}:{group[kind]}{LETTERS[kind]}"
        for hut, group in enumerate(move.huts, start=1)
        for kind in kinds
    )
    return ["house red", "by_hut", *counts]
