"""Phase 2: choosing, placing, passing and writing spells (T-11 to T-14, T-43, T-44, T-52)."""

from __future__ import annotations

import pytest

from engines.core.seats import Seat
from engines.tschukka.components import COLOURS
from engines.tschukka.events import Sacrificed
from engines.tschukka.secret import Chose, Placed, Wrote
from engines.tschukka.state import Phase
from tests.engines.tschukka.village import TSCHUKKA, Village

NONE = tuple(f"{seat} choose {COLOURS[seat]} -" for seat in range(4))


def magic(village: Village) -> Village:
    """House everybody as they are."""
    for family in village.state.order:
        seat, colour = village.state.owners[family], COLOURS[family]
        village.play(f"{seat} house {colour} {village.huts(colour)}")
    return village


def test_t12_pieces_are_free_and_every_further_spell_costs_a_bird_at_once() -> None:
    village = magic(Village().live("red", "1w1m1e - -", birds=3, pole=2))
    village.play("0 choose red girls twins plenty illness")
    assert village.told(Sacrificed) == [Sacrificed("tschukka.sacrifice", "red", 2)]
    assert village.clan("red").birds == 1


def test_t12_nobody_casts_more_than_pole_and_pen_allow() -> None:
    village = magic(Village().live("red", "1w1m1e - -", birds=1, pole=2))
    assert village.refused("0 choose red girls boys twins barren") == "allowance"
    assert village.refused("0 choose red girls boys twins") is None


def test_t11_each_spell_is_cast_once() -> None:
    assert magic(Village()).refused("0 choose red girls girls") == "one_of_each"


def test_t11_all_ten_can_be_cast() -> None:
    village = magic(Village().live("red", "1w1m1e - -", pole=5))
    spells = "girls boys twins barren plenty famine illness major_cure minor_cure youth"
    village.play(f"0 choose red {spells}")
    assert village.clan("red").birds == 0


def test_t14_counters_are_placed_one_by_one_in_turn_and_a_family_without_any_is_skipped() -> None:
    village = magic(Village())
    village.play("0 choose red girls twins", NONE[1], "2 choose blue youth", NONE[3])
    order = []
    for line in ("0 place red twins green1", "2 place blue youth red3", "0 place red girls red1"):
        order.append(village.awaited)
        village.play(line)
    assert order == ["red", "blue", "red"]
    assert village.state.phase is Phase.BIRTHS


def test_t14_only_chosen_counters_are_placed_and_none_is_kept_back() -> None:
    village = magic(Village()).play("0 choose red girls", *NONE[1:])
    assert village.refused("0 place red boys red1") == "not_chosen"
    assert village.refused("0 pass red") == "no_passing"


def test_nobody_need_cast_anything() -> None:
    village = magic(Village()).play(*NONE)
    assert village.state.phase is Phase.THROWING


def test_t13_any_hut_of_a_family_in_the_match_is_a_target() -> None:
    village = magic(Village(3)).play("0 choose red girls", NONE[1], NONE[2])
    assert village.refused("0 place red girls green3") is None
    assert village.refused("0 place red girls yellow1") == "target"


def test_t13_a_table_may_spare_empty_huts() -> None:
    village = magic(Village(spell_targets="inhabited")).play("0 choose red girls", *NONE[1:])
    assert village.refused("0 place red girls green3") == "target"
    assert village.refused("0 place red girls green1") is None


def test_t13_several_counters_of_one_owner_may_lie_on_one_hut() -> None:
    village = magic(Village()).play("0 choose red girls twins", *NONE[1:])
    village.play("0 place red girls red1", "0 place red twins red1")
    assert {counter.hut for counter in village.state.counters} == {0}


def test_t52_others_see_how_many_but_not_which() -> None:
    village = magic(Village()).play("0 choose red girls twins")
    (chose,) = village.told(Chose)
    assert TSCHUKKA.event_for(chose, Seat(0)) == chose
    assert TSCHUKKA.event_for(chose, Seat(1)) == Chose("red", Seat(0), 2, None)
    village.play(*NONE[1:], "0 place red twins blue2")
    (placed,) = village.told(Placed)
    assert TSCHUKKA.event_for(placed, None) == Placed("red", Seat(0), "blue2", None)


def test_two_seats_know_the_counters_of_both_their_families() -> None:
    village = magic(Village(2)).play("0 choose red girls")
    view = TSCHUKKA.view(village.state, Seat(0))
    assert [own.family for own in view.mine] == ["red", "blue"]
    assert view.mine[0].chosen == ("red:girls",)


def test_t43_sorts_a_places_without_a_choice_and_pays_at_the_table() -> None:
    village = magic(Village(spells="a").live("red", "1w1m1e - -", birds=1, pole=1))
    village.play("0 place red girls red1")
    assert village.clan("red").birds == 1
    village.play("1 pass green", "2 pass blue", "3 pass yellow", "0 place red boys red1")
    assert village.told(Sacrificed) == [Sacrificed("tschukka.sacrifice", "red", 1)]
    assert village.state.phase is Phase.BIRTHS


def test_t43_sorts_a_passing_is_final() -> None:
    village = magic(Village(spells="a")).play("0 pass red", "1 place green girls red1")
    village.play("2 pass blue", "3 pass yellow")
    assert village.awaited == "green"
    assert village.refused("0 place red girls red1") == "turn"


def test_t43_sorts_a_each_counter_lies_once() -> None:
    village = magic(Village(spells="a")).play("0 place red girls red1")
    village.play("1 pass green", "2 pass blue", "3 pass yellow")
    assert village.refused("0 place red girls red2") == "one_of_each"


def test_t43_sorts_a_a_family_that_cannot_pay_is_not_asked() -> None:
    village = Village(spells="a", totem_a=True).live("red", "1w1m1e - -", birds=0, pole=0)
    assert magic(village).awaited == "green"


def test_t44_sorts_b_all_write_at_once_and_birds_leave_when_the_sheets_are_in() -> None:
    village = magic(Village(spells="b"))
    assert village.awaited == "red green blue yellow"
    village.play("2 write blue girls@red1 twins@red1", "0 write red -", "3 write yellow -")
    assert village.clan("blue").birds == 5
    village.play("1 write green illness@blue1")
    assert village.clan("blue").birds == 4
    assert len(village.state.counters) == 3
    assert village.state.phase is Phase.BIRTHS


def test_t44_sorts_b_a_sheet_is_handed_in_once_and_must_be_payable() -> None:
    village = magic(Village(spells="b").live("red", "1w1m1e - -", birds=0))
    assert village.refused("0 write red girls@red1 boys@red1") == "allowance"
    village.play("0 write red girls@red1")
    assert village.refused("0 write red -") == "turn"


def test_t44_sorts_b_nobody_learns_from_a_sheet_before_its_time() -> None:
    village = magic(Village(spells="b")).play("2 write blue girls@red1 twins@red1")
    (wrote,) = village.told(Wrote)
    assert TSCHUKKA.event_for(wrote, Seat(0)) == Wrote("blue", Seat(2), None)
    assert TSCHUKKA.event_for(wrote, Seat(2)) == wrote
    mine = TSCHUKKA.view(village.state, Seat(2)).mine[0]
    assert mine.placed == (("blue:girls", "red1"), ("blue:twins", "red1"))


@pytest.mark.parametrize("spells", ["base", "b"])
def test_t57_pieces_count_for_the_allowance_and_a_bare_pole_counts_nothing(spells: str) -> None:
    village = Village(spells=spells, totem_a=True).live("red", "1w1m1e - -", birds=1, pole=0)
    magic(village)
    word, order = (
        ("choose", "girls boys") if spells == "base" else ("write", "girls@red1 boys@red1")
    )
    assert village.refused(f"0 {word} red {order}") == "allowance"
