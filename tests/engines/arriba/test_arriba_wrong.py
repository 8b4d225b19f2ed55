"""Presses to which nothing was due: A-15 to A-19, A-26, A-27, A-39, A-40."""

from __future__ import annotations

import pytest

from engines.arriba import events, moves
from engines.arriba.state import Phase
from tests.engines.arriba.bench import Bench, settled


def test_a15_a_wrong_grabber_takes_all_open_piles_and_the_centre() -> None:
    bench = Bench(3).deal("totem", "Br", "Cr", "Ar").flip().grab(0).flips(3).pause().grab(2)
    assert bench.told(events.Settled) == [settled("wrong_grab", 2, (), 4)]
    assert bench.sizes() == [(25, 0), (26, 0), (29, 0)]
    assert bench.state.centre == ()


def test_a15_a_wrong_grab_ends_standing_duels() -> None:
    bench = Bench(3).deal("Ar", "Ag").flips(2).grab(2)
    assert bench.phase is Phase.FLIP
    assert bench.pause().grab(0).rules == {"idle_press"}


def test_a16_an_outsider_before_the_parties_is_punished_and_the_duel_is_void() -> None:
    bench = Bench(3).deal("Ar", "Ag").flips(2).grab(2, 0, 1)
    assert bench.told(events.Settled) == [settled("outsider", 2, (), 2)]
    assert bench.marks == [(2, "wrong"), (0, "late"), (1, "late")]


def test_a16_option_outsider_ignored_leaves_the_duel_to_the_parties() -> None:
    bench = Bench(3, outsider="ignored").deal("Ar", "Ag").flips(2).grab(2, 0, 1)
    assert bench.rules == {"ignored", "duel"}
    assert bench.marks == [(2, "late"), (0, "won"), (1, "lost")]


def test_a17_presses_after_the_grab_are_ignored_for_the_lock_out() -> None:
    bench = Bench(3).deal("Ar", "Bg", "Ag").flips(3).grab(0)
    assert bench.press(1, 799).rules == {"late"}
    assert bench.press(1, 800).settle().rules == {"wrong_grab"}


def test_a17_option_lockout_none_judges_the_next_press_at_once() -> None:
    bench = Bench(4, lockout_ms=0).deal("Ar", "Bg", "Ag").flips(3).grab(0)
    assert bench.press(3, 301).settle().rules == {"wrong_grab"}


def test_a18_of_several_wrong_presses_only_the_earliest_is_punished() -> None:
    bench = Bench(4).deal("Ar", "Bg").flips(2).pause().press(3, 10).press(2, 9).settle()
    assert [event.seat for event in bench.told(events.Settled)] == [2]
    assert bench.marks == [(2, "wrong"), (3, "late")]


def test_a18_option_lockout_none_finds_nothing_left_to_take() -> None:
    bench = Bench(4, lockout_ms=0).deal("Ar", "Bg").flips(2).pause().grab(2, 3)
    assert [event.rule for event in bench.told(events.Settled)] == [
        "arriba.wrong_grab",
        "arriba.idle_press",
    ]


def test_a19_a_press_while_a_card_is_turned_is_a_wrong_grab() -> None:
    bench = Bench(3).deal("Ar", "Ag").flip()
    bench.play(1, moves.Flip())
    assert bench.pause().grab(0).rules == {"early"}
    assert (bench.phase, bench.state.flipper) == (Phase.FLIP, 0)


def test_a19_a_party_that_pressed_before_the_reveal_is_early_by_its_stamp() -> None:
    bench = Bench(3).deal("Ar", "Ag").flips(2).press(0, -1).press(1, 200).settle()
    assert bench.rules == {"early"}
    assert bench.marks == [(0, "early"), (1, "late")]


@pytest.mark.parametrize(("at_ms", "rule"), [(119, "early"), (120, "duel")])
def test_a19_option_anticipation_guards_the_reveal_of_a_match(at_ms: int, rule: str) -> None:
    bench = Bench(3, anticipation_ms=120).deal("Ar", "Ag").flips(2).grab(0, at_ms=at_ms)
    assert rule in bench.rules


@pytest.mark.parametrize(("at_ms", "rule"), [(119, "early"), (120, "totem")])
def test_a19_option_anticipation_guards_the_reveal_of_a_totem(at_ms: int, rule: str) -> None:
    bench = Bench(3, anticipation_ms=120).deal("totem").flip().grab(0, at_ms=at_ms)
    assert rule in bench.rules


def test_a19_option_early_ignored_costs_nothing() -> None:
    bench = Bench(3, early="ignored").deal("Ar", "Ag").flip()
    bench.play(1, moves.Flip())
    assert bench.pause().grab(0).rules == {"ignored"}
    assert bench.phase is Phase.TURNING
    assert bench.reveal().grab(0).rules == {"duel"}


def test_a26_a_button_counts_once_in_a_grab() -> None:
    bench = Bench(3).deal("totem").flip().press(0)
    assert bench.refusal("0 grab @9.000000000") == "pressed_already"


def test_a27_a_wrong_press_with_nothing_open_costs_nothing_and_leaves_the_turn() -> None:
    bench = Bench(3).deal("Ar").pause().grab(2)
    assert bench.told(events.Settled) == [settled("idle_press", 2)]
    assert bench.sizes() == [(27, 0), (27, 0), (26, 0)]
    assert bench.state.flipper == 0


def test_a27_a_centre_is_something_to_take() -> None:
    bench = Bench(3).deal("totem").flip().grab(0).pause().grab(1)
    assert bench.told(events.Settled) == [settled("wrong_grab", 1, (), 1)]


def test_a27_option_idle_press_takes_turn() -> None:
    assert Bench(3, idle_press="takes_turn").deal().pause().grab(2).state.flipper == 2


def test_a27_option_idle_press_takes_turn_reports_that_a_count_down_starts_again() -> None:
    bench = Bench(3, idle_press="takes_turn").deal("head").flip().pause().grab(1).pause().grab(2)
    assert bench.rules == {"idle_press", "head"}
    assert bench.phase is Phase.HEAD


def test_a39_the_lock_out_is_a_setting() -> None:
    bench = Bench(3, lockout_ms=2_000).deal("Ar", "Bg", "Ag").flips(3).grab(0)
    assert bench.press(1, 2_299).rules == {"late"}
    assert bench.press(1, 2_300).settle().rules == {"wrong_grab"}


def test_a40_a_wrong_grabber_takes_from_his_left_round_his_own_last_the_centre_below() -> None:
    bench = Bench(3).deal("totem", "Br", "Cr", "Ar").flip().grab(0).flips(3).pause().grab(1)
    assert bench.hand(1).draw[-4:] == ("Cr", "Ar", "Br", "totem")


def test_a_press_before_the_deal_or_after_the_round_is_late() -> None:
    bench = Bench(3)
    assert bench.press(0).rules == {"late"}
    assert bench.deal().run_dry().press(1).rules == {"late"}
