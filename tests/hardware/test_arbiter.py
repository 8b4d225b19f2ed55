"""Presses to a finish: stamps decide, arrival never does."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hardware.arbiter import Arbiter, Finish, Ignored
from hardware.ports import Press

if TYPE_CHECKING:
    from collections.abc import Iterable

US = 1_000
MS = 1_000_000


def finish(arbiter: Arbiter, presses: Iterable[Press], arrived_ns: int = 20 * MS) -> Finish:
    for press in presses:
        arbiter.add(press, arrived_ns)
    due_ns = arbiter.due_ns()
    assert due_ns is not None
    return arbiter.close(due_ns)


def test_nothing_is_due_before_a_press() -> None:
    arbiter = Arbiter()
    assert arbiter.due_ns() is None
    with pytest.raises(ValueError, match="nothing may close"):
        arbiter.close(10**12)


def test_the_window_counts_from_the_first_arrival() -> None:
    arbiter = Arbiter(window_ms=15)
    arbiter.add(Press(5 * MS, 1), 10 * MS)
    arbiter.add(Press(4 * MS, 0), 12 * MS)
    assert arbiter.due_ns() == 25 * MS
    with pytest.raises(ValueError, match="may close"):
        arbiter.close(25 * MS - 1)
    assert arbiter.close(25 * MS).winner == 0
    assert arbiter.due_ns() is None


def test_the_earlier_stamp_wins_though_it_arrived_last() -> None:
    result = finish(Arbiter(), [Press(9 * MS, 0), Press(8 * MS, 1), Press(7 * MS, 2)])
    assert [press.button for press in result.presses] == [2, 1, 0]
    assert (result.winner, result.heat) == (2, ())


@pytest.mark.parametrize(("gap_ns", "heat"), [(50 * US, (0, 1)), (50 * US + 1, ())])
def test_a_dead_heat_is_up_to_and_including_the_margin(gap_ns: int, heat: tuple[int, ...]) -> None:
    result = finish(Arbiter(dead_heat_us=50), [Press(MS, 1), Press(MS + gap_ns, 0)])
    assert result.heat == heat
    assert result.winner == (None if heat else 1)


def test_a_dead_heat_is_measured_from_the_first_only() -> None:
    presses = [Press(MS, 2), Press(MS + 40 * US, 0), Press(MS + 80 * US, 1)]
    assert finish(Arbiter(dead_heat_us=50), presses).heat == (0, 2)


def test_equal_stamps_are_a_dead_heat_even_without_a_margin() -> None:
    assert finish(Arbiter(dead_heat_us=0), [Press(MS, 1), Press(MS, 0)]).heat == (0, 1)


def test_a_button_counts_once_by_its_earliest_press() -> None:
    result = finish(Arbiter(), [Press(3 * MS, 0), Press(2 * MS, 0), Press(4 * MS, 0)])
    assert result.presses == (Press(2 * MS, 0),)
    assert [(i.press.at_ns, i.why) for i in result.ignored] == [
        (3 * MS, "repeated"),
        (4 * MS, "repeated"),
    ]


def test_a_held_button_is_ignored_until_it_was_released() -> None:
    arbiter = Arbiter()
    arbiter.hold(0)
    result = finish(arbiter, [Press(MS, 0), Press(2 * MS, 1)])
    assert result.winner == 1
    assert result.ignored == (Ignored(Press(MS, 0), "held"),)
    arbiter.release(0)
    assert finish(arbiter, [Press(60 * MS, 0)]).winner == 0


def test_a_press_from_before_the_release_stays_ignored_though_it_arrives_after() -> None:
    arbiter = Arbiter()
    arbiter.hold(0)
    arbiter.release(0, at_ns=30 * MS)
    assert finish(arbiter, [Press(30 * MS - 1, 0)]).ignored[0].why == "held"
    assert finish(arbiter, [Press(30 * MS, 0)]).winner == 0


def test_a_press_that_does_not_count_opens_no_window_but_is_told_at_once() -> None:
    arbiter = Arbiter(window_ms=15)
    arbiter.hold(0)
    arbiter.add(Press(MS, 0), 10 * MS)
    assert arbiter.due_ns() == 10 * MS
    arbiter.add(Press(2 * MS, 1), 11 * MS)
    assert arbiter.due_ns() == 26 * MS
    result = arbiter.close(26 * MS)
    assert (len(result.ignored), result.winner) == (1, 1)


@pytest.mark.parametrize("at_ns", [MS, 5 * MS, 5 * MS + 50 * US])
def test_a_straggler_that_would_have_changed_the_verdict_is_reported(at_ns: int) -> None:
    arbiter = Arbiter(dead_heat_us=50)
    assert finish(arbiter, [Press(5 * MS, 0)]).winner == 0
    result = finish(arbiter, [Press(at_ns, 1)], arrived_ns=90 * MS)
    assert result == Finish((), late=(Press(at_ns, 1),))
    assert result.winner is None


def test_a_straggler_does_not_count_in_the_next_window() -> None:
    arbiter = Arbiter()
    finish(arbiter, [Press(5 * MS, 0)])
    result = finish(arbiter, [Press(4 * MS, 1), Press(80 * MS, 2)], arrived_ns=90 * MS)
    assert (result.winner, result.late) == (2, (Press(4 * MS, 1),))


def test_a_second_straggler_is_reported_too() -> None:
    arbiter = Arbiter()
    finish(arbiter, [Press(5 * MS, 0)])
    finish(arbiter, [Press(4 * MS, 1)], arrived_ns=90 * MS)
    assert finish(arbiter, [Press(3 * MS, 2)], arrived_ns=95 * MS).late == (Press(3 * MS, 2),)


def test_a_late_loser_opens_the_next_window() -> None:
    arbiter = Arbiter(dead_heat_us=50)
    finish(arbiter, [Press(5 * MS, 0)])
    assert finish(arbiter, [Press(6 * MS, 1)]).winner == 1


def test_a_press_delivered_twice_is_a_repeat_not_a_straggler() -> None:
    arbiter = Arbiter()
    finish(arbiter, [Press(5 * MS, 0)])
    assert finish(arbiter, [Press(5 * MS, 0)]) == Finish(
        (), ignored=(Ignored(Press(5 * MS, 0), "repeated"),)
    )


@pytest.mark.parametrize(("window_ms", "dead_heat_us"), [(0, 50), (15, -1)])
def test_senseless_settings_are_refused(window_ms: int, dead_heat_us: int) -> None:
    with pytest.raises(ValueError, match="too small"):
        Arbiter(window_ms=window_ms, dead_heat_us=dead_heat_us)


presses_of_a_window = st.lists(
    st.builds(Press, st.integers(0, 300 * US), st.integers(0, 7)), min_size=1, max_size=12
)


@given(presses_of_a_window, st.integers(0, 2**32), st.integers(0, 100))
def test_the_order_of_arrival_changes_nothing(
    presses: list[Press], seed: int, dead_heat_us: int
) -> None:
    shuffled = list(presses)
    Random(seed).shuffle(shuffled)  # noqa: S311 - reproducible, not secret
    one = finish(Arbiter(dead_heat_us=dead_heat_us), presses)
    other = finish(Arbiter(dead_heat_us=dead_heat_us), shuffled)
    assert (one.presses, one.heat, one.winner) == (other.presses, other.heat, other.winner)


@given(presses_of_a_window)
def test_no_press_vanishes(presses: list[Press]) -> None:
    result = finish(Arbiter(), presses)
    told = [*result.presses, *(ignored.press for ignored in result.ignored), *result.late]
    assert sorted(told) == sorted(presses)


@given(presses_of_a_window, st.integers(0, 100))
def test_there_is_a_winner_or_a_heat_and_never_both(
    presses: list[Press], dead_heat_us: int
) -> None:
    result = finish(Arbiter(dead_heat_us=dead_heat_us), presses)
    first = min(presses)
    assert (result.winner is None) == bool(result.heat)
    assert first.button in (result.heat or (result.winner,))
