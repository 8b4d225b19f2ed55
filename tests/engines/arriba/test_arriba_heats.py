"""Dead heats: A-25 and A-32."""

from __future__ import annotations

import pytest

from engines.arriba import events
from engines.arriba.game import Arriba
from engines.arriba.moves import Lower, Signal
from engines.arriba.state import Phase
from engines.core.judge import legal_moves
from engines.core.notation import NS_PER_MS
from engines.core.seats import CHANCE, Seat
from tests.engines.arriba.bench import Bench, opened, settled
from tests.engines.playing import seeded


def duel(**options: object) -> Bench:
    """Return a table of four where 1 and 2 match; seat 2 flipped last."""
    return Bench(4, **options).deal("Dr", "Ar", "Ag").flips(3)


def two_heats(**options: object) -> Bench:
    """Return a table of six where 0 and 1, and 2 and 3 each pressed at one instant."""
    bench = Bench(6, **options).deal("Ar", "Ag", "Br", "Bg").flips(2).timeout().flips(2)
    for seat in (0, 1):
        bench.press(seat, 200)
    return bench.heat(2, 3)


@pytest.mark.parametrize(("gap_us", "rule"), [(0, "tie"), (50, "tie"), (50.001, "duel")])
def test_a25_stamps_up_to_the_uncertainty_apart_are_a_tie(gap_us: float, rule: str) -> None:
    assert duel().press(1).press(2, us=gap_us).settle().rules == {rule}


@pytest.mark.parametrize(("gap_us", "rule"), [(0, "tie"), (0.001, "duel")])
def test_a25_option_dead_heat_us_zero_ties_equal_stamps_only(gap_us: float, rule: str) -> None:
    assert duel(dead_heat_us=0).press(1).press(2, us=gap_us).settle().rules == {rule}


def test_a25_the_tied_grab_again_after_a_random_one_to_three_seconds() -> None:
    bench = duel().heat(1, 2)
    assert [(event.rule, event.seats) for event in bench.told(events.Tied)] == [
        ("arriba.tie", (1, 2))
    ]
    waits = {_drawn_wait_ms(bench, seed) for seed in range(300)}
    assert min(waits) >= 1_000
    assert max(waits) <= 3_000
    assert len(waits) > 100
    assert bench.signal().told(events.Opened) == [opened("regrab", (1, 2))]
    assert bench.grab(2, 1).marks == [(2, "won"), (1, "lost")]


def test_a25_the_third_tie_goes_to_the_first_in_turn_order_from_the_flipper() -> None:
    bench = duel().heat(1, 2).signal().heat(1, 2)
    assert bench.rules == {"tie"}
    bench.signal().heat(1, 2)
    assert bench.rules == {"turn_order", "duel"}
    assert bench.told(events.Settled)[0].seat == 2


def test_a25_a_tied_seat_that_presses_before_the_signal_is_early() -> None:
    bench = duel().heat(1, 2)
    assert bench.press(1, 700).rules == {"late"}
    assert bench.press(1, 900).settle().rules == {"early"}
    assert bench.state.ties == ()


def test_a25_a_tied_seat_may_press_at_the_very_signal_and_not_before() -> None:
    assert duel().heat(1, 2).signal().press(1, 0).settle().rules == {"duel"}
    early = duel().heat(1, 2).signal().press(1, 0, us=-0.001)
    assert early.settle().rules == {"early"}


def test_a25_a_slower_party_is_out_of_the_race() -> None:
    bench = Bench(4).deal("Ar", "Ag", "Cb", "Ab").flips(2).timeout().flips(2)
    bench.press(0).press(1).press(3, 310).settle()
    assert bench.marks == [(0, "tied"), (1, "tied"), (3, "lost")]
    bench.signal()
    assert bench.press(3, 100).rules == {"late"}
    assert bench.grab(1).told(events.Settled)[0].seats == (3, 0)


def test_a25_a_race_without_presses_lapses() -> None:
    bench = duel().heat(1, 2).signal().timeout()
    assert bench.rules == {"lapsed_match"}
    assert (bench.phase, bench.state.ties) == (Phase.FLIP, ())


def test_a25_a_race_for_the_totem_without_presses_lapses_as_a_totem() -> None:
    bench = Bench(3).deal("totem").flip().heat(0, 1).signal().timeout()
    assert bench.rules == {"lapsed_totem"}


def test_a25_option_dead_heat_turn_order_decides_at_once() -> None:
    bench = duel(dead_heat="turn_order").heat(1, 2)
    assert bench.rules == {"turn_order", "duel"}
    # The photo finish says so too: no time decided between these two.
    assert {mark.rule for mark in bench.state.photo} == {"arriba.turn_order"}
    assert bench.told(events.Settled)[0].seat == 2


def test_a25_option_dead_heat_entered_lets_the_host_enter_the_winner() -> None:
    bench = duel(dead_heat="entered").heat(1, 2)
    assert bench.phase is Phase.LOWER
    assert Arriba().must_be_entered(bench.state)
    lower = {
        Arriba().sample_chance(bench.state, seeded(seed), bench.state.clock_ns)
        for seed in range(20)
    }
    assert lower == {Lower(Seat(1)), Lower(Seat(2))}
    assert set(legal_moves(Arriba(), bench.state, CHANCE)) == lower
    assert bench.press(0, 310).rules == {"late"}
    bench.play(-1, bench.match.game.parse("lower 1"))
    assert bench.told(events.Settled) == [settled("duel", 1, (2,), 2)]
    assert bench.marks == [(1, "won"), (2, "lost"), (0, "late")]


def test_a25_two_ties_are_raced_at_once_and_each_is_judged() -> None:
    bench = two_heats().signal().press(0, 200).press(1, 200).grab(3, 2, at_ms=210)
    assert bench.rules == {"tie", "duel"}
    assert bench.marks == [(0, "tied"), (1, "tied"), (3, "won"), (2, "lost")]
    assert (bench.phase, [tie.seats for tie in bench.state.ties]) == (Phase.SIGNAL, [(0, 1)])


def test_a25_a_race_still_on_is_not_signalled_again_for_the_race_that_is_won() -> None:
    bench = two_heats().signal().grab(1)
    assert (bench.phase, [tie.seats for tie in bench.state.ties]) == (Phase.REGRAB, [(2, 3)])
    assert bench.grab(2, at_ms=400).rules == {"duel"}


def test_a25_another_duel_is_judged_while_two_are_tied() -> None:
    bench = Bench(6).deal("Ar", "Ag", "Br", "Bg").flips(2).timeout().flips(2).heat(0, 1)
    assert bench.phase is Phase.SIGNAL
    assert bench.grab(3, at_ms=350).rules == {"duel"}
    assert bench.phase is Phase.SIGNAL


def test_a25_another_duel_keeps_its_own_time_when_the_tied_get_their_signal() -> None:
    bench = Bench(6).deal("Ar", "Ag", "Br", "Bg").flips(2).timeout().flips(2).heat(0, 1)
    assert bench.signal().press(2, -1).settle().rules == {"duel"}


def test_a25_option_dead_heat_entered_does_not_drop_another_duel() -> None:
    bench = Bench(6, dead_heat="entered").deal("Ar", "Ag", "Br", "Bg").flips(2).timeout().flips(2)
    bench.press(0, 300).press(1, 300).grab(3, at_ms=301)
    assert bench.rules == {"tie", "duel"}
    assert (bench.phase, [tie.seats for tie in bench.state.ties]) == (Phase.LOWER, [(0, 1)])


def test_a32_a_party_in_a_dead_heat_with_an_outsider_counts_as_first() -> None:
    bench = duel().press(0).press(1, us=30).settle()
    assert bench.told(events.Settled)[0].rule == "arriba.duel"
    assert bench.marks == [(0, "spared"), (1, "won")]


def test_a32_option_heat_outsider_punished_judges_by_the_bare_stamps() -> None:
    bench = duel(heat_outsider="punished").press(0).press(1, us=30).settle()
    assert bench.rules == {"outsider"}
    bench = duel(heat_outsider="punished").press(0, us=30).press(1).settle()
    assert bench.rules == {"duel"}


def test_a32_of_outsiders_only_the_first_in_turn_order_is_punished() -> None:
    bench = duel().heat(0, 3)
    assert bench.told(events.Settled) == [settled("outsider", 3, (), 3)]
    assert bench.marks == [(0, "late"), (3, "wrong")]


def _drawn_wait_ms(bench: Bench, seed: int) -> int:
    signal = Arriba().sample_chance(bench.state, seeded(seed), bench.state.clock_ns)
    assert isinstance(signal, Signal)
    return (signal.at_ns - bench.state.clock_ns) // NS_PER_MS
