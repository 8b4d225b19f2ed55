"""Phase 5: the meal, starvation with its variants, and the pens (T-22 to T-24, T-45, T-46)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.core.seats import Seat
from engines.tschukka.changes import Change
from engines.tschukka.events import Ate, NotesOpened, PenCut, Starved
from engines.tschukka.secret import Noted
from engines.tschukka.state import Phase
from tests.engines.tschukka.village import TSCHUKKA, Village


def hungry(huts: str, birds: int, seats: int = 4, **options: Any) -> Village:
    """Return the meal at which red has so few birds."""
    return Village(seats, **options).live("red", huts, birds=birds).at(Phase.MEAL)


@pytest.mark.parametrize(("huts", "birds"), [("1w1m - -", 1), ("3w2m - -", 1), ("3w3m - -", 2)])
def test_t22_a_bird_feeds_five_and_is_gone_even_if_half_eaten(huts: str, birds: int) -> None:
    ate = hungry(huts, 3).told(Ate)[0]
    assert (ate.rule, ate.birds, ate.missing) == ("tschukka.meal", birds, 0)


def test_t23_one_starves_for_each_missing_bird_chosen_by_the_owner() -> None:
    village = hungry("6w4m 1e -", 1)
    assert village.told(Ate)[0] == Ate("tschukka.hunger", "red", 11, 1, 2)
    assert village.awaited == "red"
    village.play("0 remove red red1 w")
    assert village.state.missing == 1
    village.play("0 remove red red1 m")
    assert Change("red", "red1", "young_man", "remove", 1, "starvation") in village.report("meal")


def test_t23_elders_do_not_starve() -> None:
    village = hungry("3w2m 6e -", 2)
    assert village.refused("0 remove red red2 e") == "elders_spared"
    assert village.refused("0 remove red red2 w") == "nobody_there"
    assert village.refused("0 remove red green1 w") == "hungry_family"


def test_t23_when_too_few_are_no_elders_all_of_them_go_and_the_family_with_them() -> None:
    village = hungry("1w1m 14e -", 1)
    assert {"starvation", "extinct"} <= village.rules
    assert [starved.count for starved in village.told(Starved)] == [1, 1]


def test_t23_nobody_is_asked_when_just_as_many_must_go_as_can() -> None:
    village = hungry("1w1m 14e -", 2)
    assert village.told(Ate)[0].missing == 2
    assert [starved.count for starved in village.told(Starved)] == [1, 1]
    assert village.awaited != "red"


def test_t56_a_family_is_checked_before_the_next_one_eats() -> None:
    village = Village().live("red", "1w5m - -", birds=1).live("green", "5w1m - -", birds=1)
    village.at(Phase.MEAL).play("0 remove red red1 w")
    assert village.clan("red").is_extinct
    assert village.awaited == "green"


def test_t24_pens_are_cut_to_five_at_the_end_of_the_meal() -> None:
    village = hungry("1w1m1e - -", 9)
    assert village.told(PenCut) == [PenCut("tschukka.pen_cut", "red", 3)]
    assert village.clan("red").birds == 5


def test_t24_a_consolation_bird_may_make_six() -> None:
    village = Village().live("red", "5w5m5e - -").at(Phase.CENSUS)
    assert village.clan("green").birds == 6


def test_t45_repas_a_the_others_choose_one_each_round_and_round_elders_too() -> None:
    village = hungry("9w9m 3e -", 0, meal="a")
    chosen = []
    for line in ("green red1 w", "blue red2 e", "yellow red1 m", "green red1 m"):
        chosen.append(village.awaited)
        village.play(f"{village.state.owners[village.state.awaited[0]]} remove {line}")
    assert chosen == ["green", "blue", "yellow", "green"]
    assert village.state.missing == 1


def test_t45_repas_a_the_last_elder_may_go_which_costs_a_piece() -> None:
    village = Village(meal="a").live("red", "3w3m 1e -", birds=1, pole=3)
    village.at(Phase.MEAL).play("1 remove green red2 e")
    assert "elders_lost" in village.rules
    assert village.clan("red").pole == 2


def test_t45_repas_a_players_of_extinct_families_choose_too() -> None:
    village = Village(meal="a").live("green", "3w - -").live("red", "3w3m 1e -", birds=1)
    village.cast("blue illness green1").at(Phase.ILLNESS).play("2 ready blue")
    assert village.live("red", "3w3m 1e -", birds=1).at(Phase.MEAL).awaited == "green"


@pytest.mark.parametrize(("meals", "voters"), [("seat", "green"), ("family", "green")])
def test_t55_repas_a_with_two_seats_is_the_opponents_choice(meals: str, voters: str) -> None:
    village = hungry("9w9m 3e -", 3, seats=2, meal="a", two_seat_meals=meals)
    assert village.awaited == voters
    village.play("1 remove green red1 w")
    assert village.awaited == ("green" if meals == "seat" else "blue")


def test_t46_repas_b_all_note_at_once_and_the_notes_open_together() -> None:
    village = hungry("5w3m 1M1e -", 1, meal="b")
    assert village.awaited == "red green blue yellow"
    village.play("3 note yellow red2 e")
    (noted,) = village.told(Noted)
    assert TSCHUKKA.event_for(noted, Seat(0)) == Noted("yellow", Seat(3), None)
    assert TSCHUKKA.view(village.state, Seat(3)).mine[0].note == "yellow:red2:e"
    assert TSCHUKKA.secrets(village.state, Seat(0)) >= {"yellow:red2:e"}
    village.play("0 note red red1 w", "2 note blue red1 m", "1 note green red1 m")
    (opened,) = village.told(NotesOpened)
    assert opened.notes == ("red:red1:w", "green:red1:m", "blue:red1:m", "yellow:red2:e")
    assert [starved.villager for starved in village.told(Starved)] == ["young_woman"]


def test_t46_repas_b_a_note_with_nobody_left_is_lost_and_all_note_again() -> None:
    village = hungry("9w5m 1M1e -", 0, meal="b")
    for seat, colour in enumerate(("red", "green", "blue", "yellow")):
        village.play(f"{seat} note {colour} red2 M")
    (opened,) = village.told(NotesOpened)
    assert opened.lost == ("green:red2:M", "blue:red2:M", "yellow:red2:M")
    assert (village.state.phase, village.state.missing) == (Phase.NOTING, 3)


def test_t46_repas_b_a_table_may_leave_the_victim_out() -> None:
    village = hungry("3w3m 1e -", 1, meal="b", repas_b_victim_votes=False)
    assert village.awaited == "green blue yellow"


@pytest.mark.parametrize(
    ("meals", "victim_votes", "voters"),
    [
        ("seat", True, "red green"),
        ("seat", False, "green"),
        ("family", True, "red green blue yellow"),
        ("family", False, "green blue yellow"),
    ],
)
def test_t55_repas_b_with_two_seats_is_one_note_a_seat(
    meals: str, victim_votes: object, voters: str
) -> None:
    village = hungry(
        "3w3m 1e -", 1, 2, meal="b", two_seat_meals=meals, repas_b_victim_votes=victim_votes
    )
    assert village.awaited == voters
