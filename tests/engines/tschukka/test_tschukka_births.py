"""Phase 3: births, their spells and their cancelling (T-17 to T-19, T-62, T-09)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.core.seats import CHANCE
from engines.tschukka import moves
from engines.tschukka.events import Born, Cancelled, Short
from engines.tschukka.state import Phase
from tests.engines.playing import seeded
from tests.engines.tschukka.village import TSCHUKKA, Village

CALM = "1e - -"
"""A family that bears nobody."""


def born(red: str, *orders: str, **options: Any) -> Village:
    """Return the births after everybody revealed; only red can have children."""
    village = Village(**options).live("red", red)
    for colour in ("green", "blue", "yellow"):
        village.live(colour, CALM)
    village.cast(*orders).at(Phase.BIRTHS)
    return village.reveal_all() if orders else village


def children(village: Village) -> dict[str, tuple[int, int]]:
    """Return the girls and boys that were born in each hut."""
    return {event.hut: (event.girls, event.boys) for event in village.told(Born)}


def due(village: Village) -> list[int]:
    """Return the children that are to be thrown."""
    return [birth.children for birth in TSCHUKKA.view(village.state, None).births]


def test_the_rulebooks_hut_of_five_women_one_man_girls_boys_and_twins_gets_ten_children() -> None:
    village = born("5w1m - -", "green girls red1", "blue boys red1", "yellow twins red1")
    assert village.told(Cancelled) == [Cancelled("tschukka.cancelled", "red1", ("girls", "boys"))]
    assert due(village) == [10]
    village.play("chance born red 4g6b - -")
    assert village.told(Born) == [Born("tschukka.birth", "red", "red1", 4, 6)]


@pytest.mark.parametrize(
    ("huts", "children"),
    [
        ("1w1m - -", [1]),
        ("1w1M - -", [1]),
        ("1W1m - -", [1]),
        ("2w1W1m - -", [3]),
        ("3w - 1m", []),
        ("2w1e 2g1m -", []),
        ("3w1b - -", []),
        ("1g3m1e - -", []),
        ("2w3m 1W1M 1w", [2, 1]),
    ],
)
def test_t19_each_woman_bears_a_child_where_a_man_lives(huts: str, children: list[int]) -> None:
    assert due(born(huts)) == children


@pytest.mark.parametrize(
    ("orders", "girls", "boys"),
    [
        (("green girls red1",), 2, 0),
        (("green boys red1",), 0, 2),
        (("green girls red1", "blue girls red1"), 2, 0),
        (("green twins red1", "blue boys red1"), 0, 4),
        (("green twins red1", "blue twins red1", "yellow boys red1"), 0, 4),
        (("green barren red1",), 0, 0),
        (("green barren red1", "blue boys red1"), 0, 0),
        (("green barren red1", "blue twins red1", "yellow girls red1"), 2, 0),
        (("green barren red1", "blue barren red1", "red twins red1", "red boys red1"), 0, 2),
    ],
)
def test_spells_settle_number_and_sex(orders: tuple[str, ...], girls: int, boys: int) -> None:
    expected = {"red1": (girls, boys)} if girls + boys else {}
    assert children(born("2w1m - -", *orders)) == expected


def test_t17_any_number_of_opposites_wipe_each_other_out() -> None:
    village = born("2w1m - -", "green girls red1", "blue girls red1", "yellow boys red1")
    assert due(village) == [2]


def test_spells_work_in_one_hut_only() -> None:
    village = born("1w1m 1w1m -", "green girls red2")
    assert due(village) == [1]
    village.play("chance born red 1b - -")
    assert children(village) == {"red1": (0, 1), "red2": (1, 0)}


def test_t18_a_table_may_add_equal_spells_up() -> None:
    orders = ("green twins red1", "blue twins red1", "yellow boys red1")
    assert children(born("2w1m - -", *orders, spell_stack="add")) == {"red1": (0, 6)}


def test_t62_a_useless_spell_still_cancels() -> None:
    village = born("3w - -", "green girls red1", "blue boys red1")
    assert "cancelled" in village.rules


@pytest.mark.parametrize("line", ["1g - -", "2g - -", "1g1b1w - -", "1g1b 1g -", "2w - -"])
def test_the_entered_throw_must_match_the_children_due(line: str) -> None:
    refused = born("2w1m - -").refused(f"chance born red {line}")
    assert refused == (None if line == "2g - -" else "births_due")


def test_under_box_chance_the_sexes_are_drawn_and_under_table_chance_entered() -> None:
    box, table = born("2w1m - -"), born("2w1m - -", chance="table")
    assert TSCHUKKA.to_act(box.state) == {CHANCE}
    assert not TSCHUKKA.must_be_entered(box.state)
    assert TSCHUKKA.must_be_entered(table.state)
    move = TSCHUKKA.sample_chance(box.state, seeded(3), 0)
    assert isinstance(move, moves.Born)
    assert box.refused(f"chance {TSCHUKKA.write(move)}") is None


def test_draws_are_fair_enough_to_bring_both_sexes() -> None:
    village = born("5w1m - -")
    random = seeded(1)
    girls = 0
    for _ in range(200):
        move = TSCHUKKA.sample_chance(village.state, random, 0)
        assert isinstance(move, moves.Born)
        girls += move.huts[0][0]
    assert 420 < girls < 580


def test_t09_a_notice_says_when_real_counters_run_out_and_births_continue() -> None:
    village = born("20w1m 20w1m -", "green girls red1", "green boys red2")
    assert Short("tschukka.counters_short", "children", 1) in village.told(Short)
    assert children(village) == {"red1": (20, 0), "red2": (0, 20)}


def test_t09_a_table_may_stop_births_when_its_counters_are_used_up() -> None:
    village = born("60w5m 60w5m -", "green girls red1", "blue girls red2", people_limit="counters")
    assert children(village) == {"red1": (35, 0)}
