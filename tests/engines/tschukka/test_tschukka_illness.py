"""Phases 6 and 7: illness, cures, ageing and youth (T-25 to T-31, T-54, T-57, T-61)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.tschukka.changes import Change
from engines.tschukka.events import Aged, EldersLost, Kept, Struck
from engines.tschukka.state import Phase
from tests.engines.tschukka.village import Village


def ill(*orders: str, red: str = "1g1b1w1m1e 2w2m1e -", **options: Any) -> Village:
    """Return the village after everybody revealed in the illness phase."""
    return Village(**options).live("red", red).cast(*orders).at(Phase.ILLNESS).reveal_all()


@pytest.mark.parametrize(
    ("orders", "rule", "dead"),
    [
        (("green illness red1",), "illness", 5),
        (("green illness red1", "blue illness red1"), "illness", 5),
        (("green illness red1", "red minor_cure red1"), "minor_cure", 2),
        (("green illness red1", "blue illness red1", "red minor_cure red1"), "minor_cure", 2),
        (("green illness red1", "red major_cure red1"), "major_cure", 0),
        (("green illness red1", "blue illness red1", "red major_cure red1"), "major_cure", 0),
        (("green illness red1", "red major_cure red1", "red minor_cure red1"), "major_cure", 0),
        (("green illness red1", "red major_cure red2"), "illness", 5),
    ],
)
def test_t25_t26_t27_cures_protect_against_any_number_of_illnesses(
    orders: tuple[str, ...], rule: str, dead: int
) -> None:
    assert ill(*orders).told(Struck) == [Struck(f"tschukka.{rule}", "red", "red1", dead)]


def test_a_cure_without_illness_does_nothing() -> None:
    assert ill("red major_cure red1", "red minor_cure red2").told(Struck) == []


def test_t06_all_illness_of_a_family_is_one_step() -> None:
    village = ill("green illness red1", "blue illness red2")
    assert {"illness", "extinct"} <= village.rules
    assert not village.told(EldersLost)


def test_t30_illness_that_takes_the_last_elder_costs_a_piece_at_once() -> None:
    village = Village().live("red", "2w2m 1e -", pole=4).cast("green illness red2")
    village.at(Phase.ILLNESS).reveal_all()
    assert EldersLost("tschukka.elders_lost", "red", 1, 3) in village.told(EldersLost)


def test_t57_the_last_piece_stays_and_the_family_is_barred_all_the_same() -> None:
    village = Village().live("red", "9w9m 1e -").cast("green illness red2")
    village.at(Phase.ILLNESS).reveal_all()
    assert EldersLost("tschukka.elders_floor", "red", 0, 1) in village.told(EldersLost)
    assert "barred" in village.rules


def test_t47_totem_a_takes_the_whole_pole() -> None:
    village = Village(totem_a=True).live("red", "2w2m 1e -", pole=4).cast("green illness red2")
    village.at(Phase.ILLNESS).reveal_all()
    assert EldersLost("tschukka.dismantled", "red", 4, 0) in village.told(EldersLost)


def test_everybody_ages_by_one_generation() -> None:
    village = Village().live("red", "2g1b3w4m1W1M5e - -").at(Phase.AGEING)
    assert village.huts("red") == "2w1m3W4M2e - -"
    assert Aged("tschukka.ageing", "red", 12, 2) in village.told(Aged)


def test_the_changes_for_the_real_board_list_the_ageing() -> None:
    village = Village().live("red", "2g1b3w4m1W1M5e - -").at(Phase.AGEING)
    red = [change for change in village.report("ageing") if change.family == "red"]
    assert red == [
        Change("red", "red1", "elder", "remove", 5, "ageing"),
        Change("red", "red1", "man", "swap", 1, "ageing"),
        Change("red", "red1", "woman", "swap", 1, "ageing"),
        Change("red", "red1", "young_man", "turn", 4, "ageing"),
        Change("red", "red1", "young_woman", "turn", 3, "ageing"),
        Change("red", "red1", "boy", "swap", 1, "ageing"),
        Change("red", "red1", "girl", "swap", 2, "ageing"),
    ]


def test_t31_adults_that_age_are_elders_at_once() -> None:
    village = Village().live("red", "1g1b1w1m1W1M1e - -", pole=3).at(Phase.AGEING)
    assert not village.told(EldersLost)


def test_t30_a_family_whose_elders_die_without_heirs_loses_a_piece_once() -> None:
    village = Village().live("red", "1g1b1w1m1e - -", pole=3).at(Phase.AGEING)
    assert EldersLost("tschukka.elders_lost", "red", 1, 2) in village.told(EldersLost)
    assert not village.live("red", "1g1b2w2m - -", pole=2).at(Phase.AGEING).told(EldersLost)


def test_t63_a_table_may_take_a_piece_every_round_without_elders() -> None:
    village = Village(elder_penalty="per_round").live("red", "1g1b2w2m - -", pole=3)
    assert EldersLost("tschukka.elders_lost", "red", 1, 2) in village.at(Phase.AGEING).told(
        EldersLost
    )


def test_t63_per_round_nothing_is_taken_before_the_ageing() -> None:
    village = Village(elder_penalty="per_round").live("red", "2w2m1W1M 1e -", pole=4)
    village.cast("green illness red2").at(Phase.ILLNESS).reveal_all()
    assert not village.told(EldersLost)
    assert village.clan("red").pole == 4


def test_t05_children_do_not_save_a_family_unless_the_table_says_so() -> None:
    lost = ill("green illness red1", red="3W1e 2g2b1w -")
    assert "extinct" in lost.rules
    saved = ill("green illness red1", red="3W1e 2g2b1w -", children_save_family=True)
    assert "extinct" not in saved.rules


def test_t06_a_table_may_check_at_the_end_of_the_round_only() -> None:
    village = Village(checks="round").live("red", "3W1e 2g2b1w -")
    village.cast("green illness red1").at(Phase.ILLNESS).reveal_all()
    assert "extinct" not in village.rules


def young(*orders: str, **options: Any) -> Village:
    """Return the choice of who stays young, red's huts being full of life."""
    village = Village(**options).live("red", "1g1b1w1M 1e -").cast(*orders)
    return village.at(Phase.AGEING).reveal_all()


def test_t28_the_owner_of_the_hut_chooses_who_stays_young() -> None:
    village = young("green youth red1")
    assert (village.state.phase, village.awaited) == (Phase.YOUTH, "red")
    assert village.refused("0 keep red red2 e") == "youth_hut"
    assert village.refused("0 keep red red1 e") == "youth_person"
    village.play("0 keep red red1 w")
    assert village.told(Kept) == [Kept("tschukka.youth", "red", "red1", "young_woman")]
    assert village.huts("red") == "2w1m1e - -"


def test_t28_a_table_may_let_the_caster_choose() -> None:
    village = young("green youth red1", youth_chooser="caster")
    assert village.awaited == "green"
    assert village.play("1 keep green red1 M").huts("red") == "1w1m1W1M - -"


def test_t29_even_an_elder_may_stay() -> None:
    village = young("green youth red2")
    assert village.play("0 keep red red2 e").huts("red") == "1w1m1W1e 1e -"


def test_t29_each_counter_keeps_another_villager() -> None:
    village = young("green youth red1", "blue youth red1").play("0 keep red red1 g")
    assert village.refused("0 keep red red1 g") == "youth_person"
    assert village.play("0 keep red red1 M").huts("red") == "1g1m1W1M - -"


@pytest.mark.parametrize("chooser", ["hut_owner", "caster"])
def test_t29_a_table_may_let_only_one_counter_work(chooser: str) -> None:
    village = young("green youth red1", "blue youth red1", youth_stack=False, youth_chooser=chooser)
    colour, seat = ("red", 0) if chooser == "hut_owner" else ("green", 1)
    village.play(f"{seat} keep {colour} red1 g")
    assert village.state.phase is Phase.HOUSING


def test_t54_surplus_counters_lapse_and_an_empty_hut_asks_nobody() -> None:
    village = young("green youth red2", "blue youth red2", "yellow youth red3")
    assert village.play("0 keep red red2 e").state.phase is Phase.HOUSING


def test_t54_somebody_must_stay_young_unless_the_table_leaves_it_free() -> None:
    assert young("green youth red1").refused("0 keep red red1 -") == "youth_compulsory"
    free = young("green youth red1", youth_compulsory=False)
    assert free.play("0 keep red red1 -").huts("red") == "1w1m1W1e - -"


def test_t54_keeping_the_only_one_who_would_turn_old_costs_the_elders() -> None:
    village = young("green youth red1").live("red", "1w1m1M 1e -", pole=3)
    assert "elders_lost" in village.play("0 keep red red1 M").rules
