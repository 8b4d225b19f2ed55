"""Presses of a window: collected in any order, handed on in the order of their stamps."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hardware.ports import Press
from hardware.press_collector import Collected, PressCollector

if TYPE_CHECKING:
    from collections.abc import Iterable

MS = 1_000_000


def collected(
    collector: PressCollector, presses: Iterable[Press], arrived_ns: int = 20 * MS
) -> Collected:
    for press in presses:
        collector.add(press, arrived_ns)
    due_ns = collector.due_ns()
    assert due_ns is not None
    return collector.close(due_ns)


@pytest.fixture
def collector() -> PressCollector:
    return PressCollector(window_ms=15)


def test_nothing_is_due_before_a_press(collector: PressCollector) -> None:
    assert collector.due_ns() is None
    with pytest.raises(ValueError, match="nothing may close"):
        collector.close(10**12)


def test_the_window_counts_from_the_first_arrival(collector: PressCollector) -> None:
    collector.add(Press(5 * MS, 1), 10 * MS)
    collector.add(Press(4 * MS, 0), 12 * MS)
    assert collector.due_ns() == 25 * MS
    with pytest.raises(ValueError, match="may close"):
        collector.close(25 * MS - 1)
    assert collector.close(25 * MS).presses == (Press(4 * MS, 0), Press(5 * MS, 1))
    assert collector.due_ns() is None


def test_the_next_press_opens_a_window_of_its_own(collector: PressCollector) -> None:
    collected(collector, [Press(5 * MS, 0)])
    collector.add(Press(80 * MS, 0), 90 * MS)
    assert collector.due_ns() == 105 * MS


def test_presses_are_ordered_by_stamp_and_not_by_arrival(collector: PressCollector) -> None:
    found = collected(collector, [Press(9 * MS, 0), Press(8 * MS, 1), Press(7 * MS, 2)])
    assert [press.button for press in found.presses] == [2, 1, 0]


def test_a_withdrawn_button_is_not_handed_on(collector: PressCollector) -> None:
    collector.add(Press(4 * MS, 0), 10 * MS)
    collector.add(Press(5 * MS, 1), 12 * MS)
    collector.withdraw(0)
    assert collector.due_ns() == 25 * MS
    assert collector.close(25 * MS).presses == (Press(5 * MS, 1),)


def test_a_window_without_presses_is_not_open_any_more(collector: PressCollector) -> None:
    collector.add(Press(4 * MS, 0), 10 * MS)
    collector.withdraw(0)
    assert collector.due_ns() is None
    collector.add(Press(5 * MS, 1), 30 * MS)
    assert collector.due_ns() == 45 * MS
    collector.drop()
    assert collector.due_ns() is None


@pytest.mark.parametrize(("at_ns", "is_late"), [(4 * MS, True), (5 * MS, True), (9 * MS, False)])
def test_a_press_stamped_before_one_that_was_handed_on_is_late(
    collector: PressCollector, at_ns: int, is_late: bool
) -> None:
    collected(collector, [Press(5 * MS, 0), Press(9 * MS, 1)])
    straggler = Press(at_ns, 2)
    found = collected(collector, [straggler, Press(80 * MS, 3)], arrived_ns=90 * MS)
    assert found.presses == (straggler, Press(80 * MS, 3))
    assert found.late == ((straggler,) if is_late else ())


def test_a_second_late_press_is_late_too(collector: PressCollector) -> None:
    collected(collector, [Press(5 * MS, 0)])
    assert collected(collector, [Press(3 * MS, 1)]).late == (Press(3 * MS, 1),)
    assert collected(collector, [Press(4 * MS, 2)]).late == (Press(4 * MS, 2),)


def test_a_senseless_window_is_refused() -> None:
    with pytest.raises(ValueError, match="too short"):
        PressCollector(window_ms=0)


@given(st.lists(st.builds(Press, st.integers(0, 9), st.integers(0, 7)), min_size=1))
def test_no_press_vanishes_and_arrival_decides_nothing(presses: list[Press]) -> None:
    found = collected(PressCollector(window_ms=15), presses)
    assert found == Collected(tuple(sorted(presses)), late=())
