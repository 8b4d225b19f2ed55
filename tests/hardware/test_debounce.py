"""Debouncing: contacts, glitches and releases."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hardware.debounce import Debouncer
from hardware.ports import Edge, Press

if TYPE_CHECKING:
    from random import Random

US = 1_000
MS = 1_000_000
DOWN, UP = True, False
NO_LEVELS: dict[int, bool] = {}


def feed(debouncer: Debouncer, *edges: tuple[int, bool], button: int = 0) -> None:
    for at_ns, is_down in edges:
        debouncer.feed(Edge(button, is_down, at_ns))


def run_dry(debouncer: Debouncer, levels: dict[int, bool] | None = None) -> list[Press]:
    """Tick at every due time until nothing is due."""
    presses: list[Press] = []
    while (due_ns := debouncer.next_due_ns()) is not None:
        presses += debouncer.tick(due_ns, levels or NO_LEVELS)
    return presses


@pytest.fixture
def debouncer() -> Debouncer:
    return Debouncer(range(3))


def test_nothing_is_due_without_an_edge(debouncer: Debouncer) -> None:
    assert debouncer.next_due_ns() is None
    assert debouncer.tick(10 * MS, {0: DOWN}) == ()


def test_a_contact_is_confirmed_by_the_level_and_keeps_its_first_stamp(
    debouncer: Debouncer,
) -> None:
    feed(debouncer, (100, DOWN))
    assert debouncer.next_due_ns() == 100 + 5 * MS
    assert debouncer.tick(100 + 5 * MS - 1, {0: DOWN}) == ()
    assert debouncer.tick(100 + 5 * MS, {0: DOWN}) == (Press(100, 0),)
    assert debouncer.next_due_ns() is None


def test_the_first_edge_is_the_contact_even_when_it_says_up(debouncer: Debouncer) -> None:
    feed(debouncer, (100, UP), (100 + 40 * US, DOWN))
    assert run_dry(debouncer) == [Press(100, 0)]


def test_a_lone_edge_that_says_up_is_a_contact_when_the_line_reads_down(
    debouncer: Debouncer,
) -> None:
    feed(debouncer, (100, UP))
    assert run_dry(debouncer, {0: DOWN}) == [Press(100, 0)]


def test_without_a_level_the_last_edge_shows_it(debouncer: Debouncer) -> None:
    feed(debouncer, (0, DOWN), (50 * US, UP), (90 * US, DOWN))
    assert debouncer.tick(5 * MS, NO_LEVELS) == (Press(0, 0),)


def test_a_glitch_gives_no_press_and_no_lock(debouncer: Debouncer) -> None:
    feed(debouncer, (0, DOWN), (30 * US, UP))
    assert run_dry(debouncer, {0: UP}) == []
    assert debouncer.held(11 * MS) == frozenset()
    feed(debouncer, (12 * MS, DOWN))
    assert run_dry(debouncer, {0: DOWN}) == [Press(12 * MS, 0)]


def test_a_lone_down_edge_on_a_line_that_reads_up_gives_no_press(debouncer: Debouncer) -> None:
    feed(debouncer, (0, DOWN))
    assert run_dry(debouncer, {0: UP}) == []


@pytest.mark.parametrize("second", [UP, DOWN])
@pytest.mark.parametrize("first", [UP, DOWN])
def test_a_tap_counts_whatever_its_edges_say(
    debouncer: Debouncer, *, first: bool, second: bool
) -> None:
    feed(debouncer, (0, first), (3 * MS, second))
    assert run_dry(debouncer, {0: UP}) == [Press(0, 0)]


@pytest.mark.parametrize(("length_us", "count"), [(199, 0), (200, 1)])
def test_a_burst_of_tap_us_is_the_shortest_tap(
    debouncer: Debouncer, length_us: int, count: int
) -> None:
    feed(debouncer, (0, DOWN), (length_us * US, UP))
    assert len(run_dry(debouncer, {0: UP})) == count


def test_a_tap_whose_end_is_still_on_its_way_is_not_dropped(debouncer: Debouncer) -> None:
    feed(debouncer, (0, DOWN))
    assert debouncer.tick(5 * MS, {0: UP}) == ()
    assert debouncer.next_due_ns() == 10 * MS
    feed(debouncer, (3 * MS, UP))
    assert debouncer.tick(6 * MS, {0: UP}) == (Press(0, 0),)


def test_bounce_gives_one_press_and_the_release_none(debouncer: Debouncer) -> None:
    feed(debouncer, (0, DOWN), (400 * US, UP), (700 * US, DOWN), (6 * MS, UP), (7 * MS, DOWN))
    feed(debouncer, (90 * MS, UP), (91 * MS, DOWN), (92 * MS, UP))
    assert run_dry(debouncer) == [Press(0, 0)]


@pytest.mark.parametrize(("quiet_ms", "count"), [(19, 1), (20, 2)])
def test_a_button_counts_again_after_release_and_quiet(
    debouncer: Debouncer, quiet_ms: int, count: int
) -> None:
    feed(debouncer, (0, DOWN), (50 * MS, UP), ((50 + quiet_ms) * MS, DOWN))
    assert len(run_dry(debouncer)) == count


def test_quiet_alone_does_not_unlock_a_button_that_is_down(debouncer: Debouncer) -> None:
    feed(debouncer, (0, DOWN), (900 * MS, DOWN))
    assert run_dry(debouncer) == [Press(0, 0)]


def test_edges_of_one_button_may_arrive_out_of_order(debouncer: Debouncer) -> None:
    feed(debouncer, (300 * US, DOWN), (0, UP), (100 * US, UP))
    assert run_dry(debouncer) == [Press(0, 0)]


def test_a_straggling_edge_of_an_old_contact_is_no_new_one(debouncer: Debouncer) -> None:
    feed(debouncer, (0, DOWN), (3 * MS, UP))
    assert run_dry(debouncer) == [Press(0, 0)]
    feed(debouncer, (2 * MS, DOWN))
    assert run_dry(debouncer) == []
    assert debouncer.held(23 * MS) == frozenset()


def test_presses_of_one_tick_are_sorted_by_stamp(debouncer: Debouncer) -> None:
    feed(debouncer, (2_000, DOWN), button=0)
    feed(debouncer, (1_000, DOWN), button=2)
    feed(debouncer, (1_500, DOWN), button=1)
    assert [p.button for p in debouncer.tick(9 * MS, NO_LEVELS)] == [2, 1, 0]


def test_after_a_stall_every_press_in_the_queue_counts(debouncer: Debouncer) -> None:
    feed(debouncer, (0, DOWN), (50 * MS, UP), (100 * MS, DOWN), (150 * MS, UP))
    assert debouncer.tick(500 * MS, {0: UP}) == (Press(0, 0), Press(100 * MS, 0))


def test_after_a_stall_the_level_of_now_does_not_prove_an_old_glitch(
    debouncer: Debouncer,
) -> None:
    feed(debouncer, (0, UP))
    assert debouncer.tick(50 * MS, {0: DOWN}) == ()
    feed(debouncer, (49 * MS, DOWN))
    assert run_dry(debouncer, {0: DOWN}) == [Press(49 * MS, 0)]


def test_a_button_down_at_the_start_is_held_until_released_and_quiet() -> None:
    debouncer = Debouncer(range(2), down=[1])
    assert debouncer.held(0) == {1}
    feed(debouncer, (5 * MS, UP), (6 * MS, DOWN), (7 * MS, UP), button=1)
    assert run_dry(debouncer) == []
    assert debouncer.held(27 * MS - 1) == {1}
    assert debouncer.held(27 * MS) == frozenset()
    feed(debouncer, (27 * MS, DOWN), button=1)
    assert run_dry(debouncer) == [Press(27 * MS, 1)]
    assert debouncer.held(90 * MS) == {1}


def test_a_lost_release_is_healed_by_reading_the_line(debouncer: Debouncer) -> None:
    feed(debouncer, (0, DOWN))
    assert run_dry(debouncer) == [Press(0, 0)]
    assert debouncer.tick(100 * MS, {0: UP}) == ()
    assert debouncer.held(120 * MS - 1) == {0}
    feed(debouncer, (120 * MS, DOWN))
    assert run_dry(debouncer, {0: DOWN}) == [Press(120 * MS, 0)]


def test_a_release_read_before_its_edges_arrive_is_no_press(debouncer: Debouncer) -> None:
    feed(debouncer, (0, DOWN))
    assert run_dry(debouncer) == [Press(0, 0)]
    assert debouncer.tick(100 * MS, {0: UP}) == ()
    feed(debouncer, (99 * MS, UP), (101 * MS, DOWN), (102 * MS, UP))
    assert run_dry(debouncer, {0: UP}) == []


def test_a_release_read_after_a_stall_does_not_eat_the_next_press(debouncer: Debouncer) -> None:
    feed(debouncer, (0, DOWN))
    assert run_dry(debouncer) == [Press(0, 0)]
    # The loop stood still: the line was let go at 90 ms, and its edge is read after the level.
    assert debouncer.tick(500 * MS, {0: UP}) == ()
    feed(debouncer, (90 * MS, UP), (510 * MS, DOWN))
    assert run_dry(debouncer, {0: DOWN}) == [Press(510 * MS, 0)]


def test_a_line_that_reads_down_early_does_not_eat_its_contact(debouncer: Debouncer) -> None:
    assert debouncer.tick(10 * MS, {0: DOWN}) == ()
    feed(debouncer, (9 * MS, DOWN))
    assert run_dry(debouncer, {0: DOWN}) == [Press(9 * MS, 0)]


def test_unknown_buttons_are_refused(debouncer: Debouncer) -> None:
    with pytest.raises(ValueError, match="no button 3"):
        debouncer.feed(Edge(3, is_down=True, at_ns=0))
    with pytest.raises(ValueError, match=r"no such buttons: \[7\]"):
        Debouncer(range(3), down=[7])


@pytest.mark.parametrize(
    ("tap_us", "confirm_ms", "release_ms"), [(0, 5, 20), (5_001, 5, 20), (200, 5, 4)]
)
def test_settings_out_of_order_are_refused(tap_us: int, confirm_ms: int, release_ms: int) -> None:
    with pytest.raises(ValueError, match="in this order"):
        Debouncer(range(1), tap_us=tap_us, confirm_ms=confirm_ms, release_ms=release_ms)


edge_lists = st.lists(
    st.builds(Edge, st.integers(0, 2), st.booleans(), st.integers(0, 200 * MS)), max_size=40
)


@given(edge_lists, st.randoms(use_true_random=False))
def test_delivery_order_within_one_read_never_matters(edges: list[Edge], rng: Random) -> None:
    unique = list({(e.button, e.at_ns): e for e in edges}.values())
    shuffled = sorted(unique, key=lambda _: rng.random())
    results: list[list[Press]] = []
    for order in (unique, shuffled):
        debouncer = Debouncer(range(3))
        for edge in order:
            debouncer.feed(edge)
        results.append(run_dry(debouncer))
    assert results[0] == results[1]


@given(edge_lists, st.dictionaries(st.integers(0, 2), st.booleans()))
def test_every_press_is_stamped_by_an_edge_and_locks_its_button(
    edges: list[Edge], levels: dict[int, bool]
) -> None:
    debouncer = Debouncer(range(3))
    for edge in edges:
        debouncer.feed(edge)
    presses = run_dry(debouncer, levels)
    stamps = {(e.at_ns, e.button) for e in edges}
    assert {(p.at_ns, p.button) for p in presses} <= stamps
    for button in range(3):
        own = sorted(p.at_ns for p in presses if p.button == button)
        assert all(later - sooner >= 20 * MS for sooner, later in pairwise(own))
    assert debouncer.next_due_ns() is None
