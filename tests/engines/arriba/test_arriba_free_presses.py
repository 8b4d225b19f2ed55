"""Presses that cost nothing: late hands on a real event, and presses that nobody can have meant."""

from __future__ import annotations

import pytest

from engines.arriba.state import Phase
from tests.engines.arriba.bench import Bench

HOUSE: dict[str, object] = {
    "late_hands": "until_next_card",
    "turning_press": "ignored",
    "countdown_press": "ignored",
}


def after_totem(**options: object) -> Bench:
    """Return a table where seat 2 won a totem card, and others have open piles."""
    return Bench(3, **{**HOUSE, **options}).deal("Ar", "Br", "totem").flips(3).grab(2)


def spotted_totem() -> Bench:
    """Return a table where seat 2 won a totem card that was not announced."""
    bench = Bench(3, **HOUSE | {"announce": "after"}).deal("Ar", "Br", "totem")
    return bench.flip().timeout().flip().timeout().flip().grab(2)


@pytest.mark.parametrize("won", [after_totem, spotted_totem])
def test_a06_a_late_hand_on_a_totem_costs_nothing_until_the_next_card(won: object) -> None:
    bench = after_totem() if won is after_totem else spotted_totem()
    sizes = bench.sizes()
    bench.press(0, 300 + 550)
    assert (bench.rules, bench.sizes()) == ({"late"}, sizes)
    assert bench.marks[-1] == (0, "late")
    bench.press(1, 300 + 3_000)
    assert (bench.rules, bench.sizes()) == ({"late"}, sizes)


def test_a06_slower_hands_on_a_totem_cost_nothing_without_a_lock_out() -> None:
    bench = Bench(3, **HOUSE | {"lockout_ms": 0}).deal("Ar", "Br", "totem").flips(3).grab(2, 0, 1)
    assert bench.rules == {"totem"}
    assert {seat for seat, verdict in bench.marks if verdict in ("late", "lost")} == {0, 1}


def test_a15_after_the_next_card_a_press_without_a_claim_costs_again() -> None:
    assert after_totem().flip().pause().grab(0).rules == {"wrong_grab"}


def test_a17_only_a_moment_is_free_where_the_table_says_so() -> None:
    bench = after_totem(late_hands="lockout").press(0, 300 + 550).settle()
    assert bench.rules == {"wrong_grab"}


def test_a19_a_press_while_a_card_is_being_turned_counts_for_nothing() -> None:
    bench = Bench(3, **HOUSE).deal("Ar", "Br", "Cr").flips(2)
    bench.play(2, bench.match.game.parse("flip"))
    sizes = bench.sizes()
    bench.press(0, 20).settle()
    assert (bench.phase, bench.rules, bench.sizes()) == (Phase.TURNING, {"ignored"}, sizes)


def test_a19_a_press_stamped_before_the_reveal_and_judged_after_it_counts_for_nothing() -> None:
    bench = Bench(3, **HOUSE).deal("Ar", "Br", "Cr").flips(3)
    sizes = bench.sizes()
    bench.press(0, -10).settle()
    assert (bench.rules, bench.sizes()) == ({"ignored"}, sizes)


def test_a28_a_press_between_a_head_and_its_signal_counts_for_nothing() -> None:
    bench = Bench(3, **HOUSE).deal("Ar", "Br", "head").flips(3)
    sizes = bench.sizes()
    bench.press(1).settle()
    assert (bench.phase, bench.rules, bench.sizes()) == (Phase.HEAD, {"ignored"}, sizes)


def test_a28_a_match_in_sight_is_still_won_before_the_signal() -> None:
    bench = Bench(3, **HOUSE | {"announce": "after"}).deal("Ar", "Ab", "head")
    bench.flip().timeout().flip().timeout().flip()
    assert bench.phase is Phase.HEAD
    assert bench.grab(0).rules == {"duel", "head"}
