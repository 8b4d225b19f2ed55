"""Phase 4: the catch (T-10, T-17, T-18, T-20, T-21, T-53, T-59)."""

from __future__ import annotations

import pytest

from engines.tschukka.events import Caught
from engines.tschukka.state import Phase
from tests.engines.tschukka.village import Village


def hunt(village: Village, *orders: str) -> list[tuple[int, int]]:
    """Return hunters and birds of each family in turn order."""
    village.cast(*orders).at(Phase.HUNT)
    if orders:
        village.reveal_all()
    return [(caught.hunters, caught.birds) for caught in village.told(Caught)]


def test_the_rulebooks_eleven_hunters_in_three_huts_get_three_birds() -> None:
    assert hunt(Village().live("red", "5m 2b3M 1m1w"))[0] == (11, 3)


@pytest.mark.parametrize(
    ("hunters", "birds"), [("-", 0), ("1m", 1), ("5m", 1), ("5m1b", 2), ("5m5M", 2), ("5m5M1b", 3)]
)
def test_t20_a_bird_for_every_five_hunters_rounded_up(hunters: str, birds: int) -> None:
    assert hunt(Village().live("red", f"2w1e {hunters} -"))[0][1] == birds


def test_t21_boys_hunt_girls_women_and_elders_do_not() -> None:
    assert hunt(Village().live("red", "9g2b9w9W9e - -"))[0] == (2, 1)


@pytest.mark.parametrize(
    ("orders", "hunters"),
    [
        (("green plenty red1",), 7),
        (("green plenty red1", "blue plenty red1"), 7),
        (("green famine red1",), 1),
        (("green famine red1", "blue famine red1"), 1),
        (("green famine red1", "blue plenty red1", "yellow plenty red1"), 4),
        (("green famine red1", "blue plenty red2"), 2),
    ],
)
def test_plenty_doubles_famine_forbids_and_both_cancel(
    orders: tuple[str, ...], hunters: int
) -> None:
    assert hunt(Village().live("red", "3m1w 1m1w -"), *orders)[0][0] == hunters


def test_t18_a_table_may_add_plenty_up() -> None:
    village = Village(spell_stack="add").live("red", "3m1w 1m1w -")
    assert hunt(village, "green plenty red1", "blue plenty red1")[0][0] == 10


def test_thirteen_birds_go_round_in_turn_order_until_there_are_none() -> None:
    village = Village()
    for colour in ("red", "green", "blue", "yellow"):
        village.live(colour, "16m1w1e 4M1w -")
    assert [birds for _, birds in hunt(village)] == [4, 4, 4, 1]
    assert {"hunt", "hunt_short"} <= village.rules


def test_three_families_share_ten_birds() -> None:
    village = Village(3)
    for colour in ("red", "green", "blue"):
        village.live(colour, "16m1w1e 4M1w -")
    assert [birds for _, birds in hunt(village)] == [4, 4, 2]


def test_the_family_whose_round_it_is_claims_first() -> None:
    village = Village().at(Phase.CENSUS)
    for colour in ("red", "green", "blue", "yellow"):
        village.live(colour, "16m1w1e 4M1w -")
    village.at(Phase.HUNT)
    shares = [(caught.family, caught.birds) for caught in village.told(Caught)]
    assert shares == [("green", 4), ("blue", 4), ("yellow", 4), ("red", 1)]


@pytest.mark.parametrize(("limit", "caught"), [("none", 13), ("36", 12)])
def test_t10_the_catch_is_thirteen_unless_the_real_birds_are_the_limit(
    limit: str, caught: int
) -> None:
    village = Village(bird_limit=limit)
    for colour in ("red", "green", "blue", "yellow"):
        village.live(colour, "16m1w1e 4M1w -", birds=6)
    assert sum(birds for _, birds in hunt(village)) == caught


def test_t10_a_notice_tells_when_the_real_birds_run_out() -> None:
    village = Village()
    for colour in ("red", "green", "blue", "yellow"):
        village.live(colour, "16m1w1e 4M1w -", birds=6)
    hunt(village)
    assert "counters_short" in village.rules


def test_t59_what_nobody_claims_goes_back_and_is_no_larger_catch_next_round() -> None:
    village = Village()
    assert [birds for _, birds in hunt(village)] == [1, 1, 1, 1]
    assert sum(change.count for change in village.report("hunt")) == 4
    for colour in ("red", "green", "blue", "yellow"):
        village.live(colour, "16m1w1e 4M1w -")
    assert sum(birds for _, birds in hunt(village)) == 13


def test_t53_where_the_first_family_died_out_the_next_one_claims_first() -> None:
    village = Village()
    for colour in ("green", "blue", "yellow"):
        village.live(colour, "16m1w1e 9M1w -")
    village.live("red", "- - -", is_extinct=True, birds=0).at(Phase.HUNT)
    shares = [(caught.family, caught.birds) for caught in village.told(Caught)]
    assert shares == [("green", 5), ("blue", 5), ("yellow", 3)]
    assert village.state.round == 2
    assert village.state.first == village.family("green")
