"""Phase 1: start, huts, surplus and new families (T-01 to T-08, T-40, T-42, T-50, T-51)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.core.match import begin
from engines.core.options import BadSetupError
from engines.tschukka.changes import Change
from engines.tschukka.components import COLOURS
from engines.tschukka.events import Discarded, Replaced
from engines.tschukka.game import Tschukka
from engines.tschukka.people import write_people
from engines.tschukka.state import Phase
from tests.engines.tschukka.village import Village, started


def test_every_family_starts_with_seven_people_six_birds_and_one_piece() -> None:
    for clan in started().clans:
        assert write_people(clan.people) == "2w2m1W1M1e"
        assert (clan.birds, clan.pole, clan.members) == (6, 1, 7)


@pytest.mark.parametrize(
    ("seats", "owners"), [(2, (0, 1, 0, 1)), (3, (0, 1, 2)), (4, (0, 1, 2, 3))]
)
def test_t40_two_seats_run_two_families_each(seats: int, owners: tuple[int, ...]) -> None:
    state = started(seats)
    assert tuple(state.owners[family] for family in state.order) == owners


def test_t40_two_seats_may_sit_paired() -> None:
    assert started(2, two_seats="paired").owners == (0, 0, 1, 1)


def test_t50_chance_names_the_first_family() -> None:
    game = Tschukka()
    state = begin(game, 4, {}).state
    assert game.to_act(state) == {-1}
    village = Village()
    village.state = state
    assert village.play("chance first blue").awaited == "blue"
    assert village.refused("1 house green 2w2m1W1M1e - -") == "turn"


def test_t50_a_first_family_that_does_not_play_is_no_setup() -> None:
    with pytest.raises(BadSetupError, match="tschukka-first-family"):
        begin(Tschukka(), 3, {"first_family": "yellow"})


def test_t01_families_are_housed_in_turn_order() -> None:
    village = Village()
    village.state = started()
    village.play("0 house red 2w2m - 1W1M1e", "1 house green 2w2m1W1M - 1e")
    assert village.awaited == "blue"
    assert village.huts("red") == "2w2m - 1W1M1e"


def test_t01_the_first_turn_goes_left_after_each_round() -> None:
    village = Village(3)
    firsts = [village.at(Phase.CENSUS).awaited for _ in range(4)]
    assert firsts == ["green", "blue", "red", "green"]


def test_t02_a_hut_holds_six_when_housing_ends() -> None:
    village = Village().live("red", "4w3m1e - -")
    assert village.refused("0 house red 4w3m 1e -") == "hut_full"
    assert village.refused("0 house red 3w3m 1w1e -") is None


def test_only_members_of_the_family_move_in() -> None:
    assert Village().refused("0 house red 2w1m1W1M1e - -") == "strangers"


def test_t03_the_owner_discards_exactly_what_is_beyond_eighteen() -> None:
    village = Village().live("red", "9w8m3e - -")
    assert village.refused("0 house red 6w 3w3m 5m1e") is None
    assert village.refused("0 house red 6w 3w3m 5m") == "surplus"
    village.play("0 house red 6w 3w3m 5m1e")
    assert village.told(Discarded) == [Discarded("tschukka.discard", "red", "2e")]
    assert village.clan("red").members == 18


def test_t03_nobody_is_discarded_without_need() -> None:
    assert Village().refused("0 house red 1w1m1W1M - -") == "surplus"


def test_t51_a_table_may_let_people_go_freely() -> None:
    assert Village(free_discard=True).refused("0 house red 1w1m1W1M - -") is None


def test_t04_empty_huts_are_allowed_unless_the_table_forbids_them() -> None:
    line = "0 house red 1w1m1W1M1e - -"
    assert Village().refused(line) is None
    village = Village(empty_huts=False)
    assert village.refused(line) == "empty_hut"
    assert village.refused("0 house red 1w1m 1W1M 1e") is None


def test_t03_t30_discarding_the_last_elder_costs_a_piece() -> None:
    village = Village().live("red", "9w9m1e - -", pole=3)
    village.play("0 house red 3w3m 3w3m 3w3m")
    assert village.rules == {"discard", "elders_lost"}
    assert (village.clan("red").pole, village.clan("red").is_barred) == (2, True)


def test_t51_a_family_that_discards_its_last_man_casts_no_spells_and_returns_next_round() -> None:
    village = Village().live("red", "18w1m - -")
    village.play("0 house red 6w 6w 6w")
    assert village.rules == {"discard", "extinct"}
    village.play(*(f"{seat} house {COLOURS[seat]} 1w1m1W1M1e - -" for seat in (1, 2, 3)))
    assert village.awaited == "green"
    village.at(Phase.CENSUS)
    assert village.told(Replaced) == [Replaced("tschukka.replacement", "red", 5, 1)]


def new_family(**options: Any) -> tuple[str, int, int]:
    """Return people, birds and pole of the family after one with four birds, three pieces."""
    village = Village(**options).live("red", "2w1m1e - -", birds=4, pole=3)
    village.cast("green illness red1").at(Phase.ILLNESS).reveal_all()
    clan = village.clan("red")
    return write_people(clan.people), clan.birds, clan.pole


@pytest.mark.parametrize(
    ("options", "people", "birds", "pole"),
    [
        ({}, "1w1m1W1M1e", 5, 1),
        ({"totem_a": True}, "1w1m1W1M1e", 5, 1),
        ({"village": True}, "1w1m1W1M", 3, 1),
        ({"village": True, "totem_a": True}, "1w1m1W1M", 3, 0),
        ({"village": True, "village_pole": "none"}, "1w1m1W1M", 3, 0),
        ({"extinct_assets": "keep"}, "1w1m1W1M1e", 9, 3),
        ({"extinct_assets": "keep", "totem_a": True}, "1w1m1W1M1e", 9, 1),
        ({"extinct_assets": "keep", "village": True}, "1w1m1W1M", 7, 2),
    ],
)
def test_t07_t08_t42_what_a_new_family_starts_with(
    options: dict[str, object], people: str, birds: int, pole: int
) -> None:
    assert new_family(**options) == (people, birds, pole)


def test_t42_a_village_family_without_elders_has_lost_none() -> None:
    village = Village(village=True).live("red", "2w1m1e - -")
    village.cast("green illness red1").at(Phase.ILLNESS).reveal_all()
    assert not village.clan("red").had_elders
    assert "elders_lost" not in village.rules


def test_t58_extinction_counts_alone_when_the_elders_go_with_it() -> None:
    village = Village().live("red", "2w1m1e - -", pole=4)
    village.cast("green illness red1").at(Phase.ILLNESS).reveal_all()
    assert not village.rules & {"elders_lost", "elders_floor", "dismantled"}


def test_the_changes_for_the_real_board_list_the_set_up_and_every_hut() -> None:
    village = Village()
    village.state = started(3)
    village.play(*(f"{seat} house {COLOURS[seat]} 2w2m - 1W1M1e" for seat in range(3)))
    changes = village.report("housing")
    assert Change("red", "pen", "bird", "add", 6, "setup") in changes
    assert Change("blue", "blue3", "elder", "add", 1, "setup") in changes
