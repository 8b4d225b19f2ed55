"""Phase 8: every case of the census (T-32 to T-37, T-39, T-48, T-49)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.tschukka.components import COLOURS
from engines.tschukka.events import Ranked
from engines.tschukka.state import Phase
from tests.engines.tschukka.village import Village

Sizes = tuple[int, ...]


def census(sizes: Sizes, *, without_elders: str = "", **options: Any) -> Village:
    """Return the village after a census of families of these sizes."""
    village = Village(len(sizes), **options)
    for colour, size in zip(COLOURS, sizes, strict=False):
        old = 0 if colour in without_elders.split() else 1
        village.live(colour, f"{size - 1 - old}w1m{old}e - -", birds=2)
        if not size:
            village.live(colour, "- - -", is_extinct=True)
    return village.at(Phase.CENSUS)


def ranked(sizes: Sizes, **options: Any) -> tuple[str, str, str]:
    """Return the rule, who builds and who is consoled."""
    (told,) = census(sizes, **options).told(Ranked)
    return told.rule.partition(".")[2], " ".join(told.pieces), " ".join(told.birds)


@pytest.mark.parametrize(
    ("sizes", "rule", "pieces", "birds"),
    [
        ((9, 8, 7, 6), "first_and_second", "red green", ""),
        ((9, 8, 7, 7), "first_and_second", "red green", ""),
        ((9, 9, 7, 6), "two_first", "red green", ""),
        ((9, 9, 7, 7), "two_first", "red green", ""),
        ((9, 7, 7, 6), "tied_second", "red", "green blue"),
        ((9, 7, 7, 7), "tied_second", "red", "green blue yellow"),
        ((9, 9, 9, 6), "tied_first", "", "red green blue"),
        ((9, 9, 9, 9), "tied_first", "", "red green blue yellow"),
        ((9, 0, 0, 0), "first_and_second", "red", ""),
        ((9, 8, 0, 0), "first_and_second", "red green", ""),
        ((0, 0, 0, 0), "first_and_second", "", ""),
    ],
)
def test_t36_four_families(sizes: Sizes, rule: str, pieces: str, birds: str) -> None:
    assert ranked(sizes) == (rule, pieces, birds)


@pytest.mark.parametrize(
    ("sizes", "rule", "pieces", "birds"),
    [
        ((9, 8, 7, 6), "first_and_second", "red green", ""),
        ((9, 9, 7, 6), "two_first", "red green", ""),
        ((9, 7, 7, 6), "b_tied_second", "red green blue", ""),
        ((9, 7, 7, 7), "b_tied_second", "red green blue yellow", ""),
        ((9, 9, 9, 6), "b_tied_first", "red green blue", ""),
        ((9, 9, 9, 9), "b_tied_first", "red green blue yellow", ""),
    ],
)
def test_t48_totem_b_rewards_all_who_are_tied(
    sizes: Sizes, rule: str, pieces: str, birds: str
) -> None:
    assert ranked(sizes, totem_b=True) == (rule, pieces, birds)


def test_t48_a_table_may_read_the_print_as_it_stands_for_four_tied() -> None:
    options = {"totem_b": True, "totem_b_four": "birds"}
    assert ranked((9, 9, 9, 9), **options)[0] == "tied_first"
    assert ranked((9, 9, 9, 6), **options)[0] == "b_tied_first"


@pytest.mark.parametrize(
    ("sizes", "rule", "pieces"),
    [
        ((9, 8, 7), "largest", "red"),
        ((9, 7, 7), "largest", "red"),
        ((9, 9, 7), "all_largest", "red green"),
        ((9, 9, 9), "all_largest", "red green blue"),
    ],
)
@pytest.mark.parametrize("totem_b", [False, True])
def test_t39_t49_of_three_families_only_the_largest_build(
    sizes: Sizes, rule: str, pieces: str, *, totem_b: bool
) -> None:
    assert ranked(sizes, totem_b=totem_b) == (rule, pieces, "")


def test_t39_a_table_of_three_may_console_the_tied_second() -> None:
    assert ranked((9, 7, 7), consolation_3p=True) == ("tied_second", "red", "green blue")


def test_t49_a_table_of_three_may_play_totem_b() -> None:
    told = ranked((9, 7, 7), totem_b=True, totem_b_3p=True)
    assert told == ("b_tied_second", "red green blue", "")


def test_pieces_and_birds_arrive() -> None:
    village = census((9, 7, 7, 6))
    assert [clan.pole for clan in village.state.clans] == [2, 1, 1, 1]
    assert [clan.birds for clan in village.state.clans] == [2, 3, 3, 2]


def test_t32_t34_a_family_without_elders_keeps_its_rank_but_nobody_builds_for_it() -> None:
    village = census((9, 8, 7, 6), without_elders="red")
    (told,) = village.told(Ranked)
    assert (told.pieces, told.barred) == (("green",), ("red",))
    assert "barred" in village.rules


def test_t32_a_family_without_elders_may_be_consoled() -> None:
    assert ranked((9, 7, 7, 6), without_elders="green")[2] == "green blue"


def test_t35_extinct_families_are_not_ranked_unless_the_table_says_so() -> None:
    assert ranked((9, 0, 0, 6)) == ("first_and_second", "red yellow", "")
    assert ranked((9, 0, 0, 0)) == ("first_and_second", "red", "")
    assert ranked((9, 0, 0, 0), rank_extinct=True) == ("tied_second", "red", "green blue yellow")


def test_t37_where_no_bird_is_left_nobody_is_consoled_and_none_is_owed() -> None:
    village = Village(bird_limit="36")
    for colour, women in zip(COLOURS, (9, 7, 7, 6), strict=True):
        village.live(colour, f"{women}w1m1e - -", birds=9)
    assert village.state.supply == 0
    village.at(Phase.CENSUS)
    assert [clan.birds for clan in village.state.clans] == [9, 9, 9, 9]
